import BindingCore
import BindingTesting
@preconcurrency public import OpenCombine

/// A test scheduler as a scheduler of OpenCombine, which counts whole seconds.
final class VirtualTime: @MainActor OpenCombine.Scheduler {
  typealias SchedulerTimeType = Int
  typealias SchedulerOptions = Never

  private let clock: TestScheduler

  init(_ clock: TestScheduler) { self.clock = clock }

  var now: Int { Int(clock.now / .seconds(1)) }
  var minimumTolerance: Int { 0 }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    clock.schedule(after: .zero, action)
  }

  func schedule(after date: Int, tolerance: Int, options: Never?, _ action: @escaping () -> Void) {
    clock.schedule(after: .seconds(date - now), action)
  }

  func schedule(
    after date: Int, interval: Int, tolerance: Int, options: Never?, _ action: @escaping () -> Void
  ) -> any OpenCombine.Cancellable {
    let timer = SerialDisposable(otherDisposable: nil)
    repeatedly(date, interval, timer, action)
    return OpenCombine.AnyCancellable { timer.dispose() }
  }

  private func repeatedly(_ date: Int, _ interval: Int, _ timer: SerialDisposable, _ action: @escaping () -> Void) {
    if timer.isDisposed { return }
    timer.otherDisposable = clock.schedule(after: .seconds(date - now)) { [weak self] in
      action()
      self?.repeatedly(date + interval, interval, timer, action)
    }
  }
}

// Nobody else in the test process gives numbers this meaning.
// swift-format-ignore: AvoidRetroactiveConformances
nonisolated extension Int: @retroactive SchedulerTimeIntervalConvertible {
  public static func seconds(_ s: Int) -> Int { s }
  public static func seconds(_ s: Double) -> Int { Int(s) }
  public static func milliseconds(_ ms: Int) -> Int { ms / 1000 }
  public static func microseconds(_ us: Int) -> Int { us / 1_000_000 }
  public static func nanoseconds(_ ns: Int) -> Int { ns / 1_000_000_000 }
}
