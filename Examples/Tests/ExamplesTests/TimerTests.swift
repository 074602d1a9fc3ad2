import BindingCore
import BindingTesting
import Gtk
import Testing

@testable import Timer

struct TimerTests {
  private let scheduler = TestScheduler()
  private let viewModel: TimerViewModel

  init() { viewModel = TimerViewModel(scheduler: scheduler) }

  @Test func `it counts up to its duration and then stands still`() {
    viewModel.duration.value = 2
    scheduler.advance(by: .seconds(1))
    #expect(viewModel.elapsed.value == .seconds(1) && viewModel.progress.value == 0.5)
    scheduler.advance(by: .seconds(10))
    #expect(viewModel.elapsed.value == .seconds(2) && viewModel.progress.value == 1)
    #expect(scheduler.waitingCount == 0, "nothing ticks any more")
  }

  @Test func `more duration lets it go on, less makes it stop at once`() {
    scheduler.advance(by: .seconds(4))
    viewModel.duration.value = 3
    scheduler.advance(by: .seconds(1))
    #expect(viewModel.elapsed.value == .seconds(4) && viewModel.progress.value == 1)
    viewModel.duration.value = 8
    #expect(viewModel.progress.value == 0.5)
    scheduler.advance(by: .seconds(1))
    #expect(viewModel.elapsed.value == .seconds(5))
  }

  @Test func `reset begins again`() {
    scheduler.advance(by: .seconds(60))
    viewModel.reset()
    #expect(viewModel.progress.value == 0)
    scheduler.advance(by: .seconds(1))
    #expect(viewModel.elapsed.value == .seconds(1))
  }

  @Test func `no duration is over at once`() {
    viewModel.duration.value = 0
    #expect(viewModel.progress.value == 1)
  }

  @Test func `a timer that nobody holds stops`() {
    let scheduler = TestScheduler()
    withExtendedLifetime(TimerViewModel(scheduler: scheduler)) { #expect(scheduler.waitingCount == 1) }
    #expect(scheduler.waitingCount == 0)
  }
}

extension WindowTests {
  @Test func `Timer: gauge and text follow, slider and button lead`() async throws {
    let scheduler = TestScheduler()
    try await showing(TimerWindow(TimerViewModel(scheduler: scheduler))) { window in
      scheduler.advance(by: .seconds(3))
      #expect(window.elapsed.text == "3.0 s" && abs(window.gauge.fraction - 0.2) < 0.001)
      window.duration.value = 6
      #expect(abs(window.gauge.fraction - 0.5) < 0.001)
      await press(window.reset)
      #expect(window.elapsed.text == "0.0 s" && window.gauge.fraction == 0)
    }
  }
}
