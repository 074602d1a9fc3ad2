import BindingCore
import BindingTesting
import Testing

struct TestSchedulerTests {
  let scheduler = TestScheduler()

  @Test func nothingRunsUntilTheClockMoves() {
    var ran = false
    scheduler.schedule(after: .zero) { ran = true }
    #expect(!ran)
    scheduler.advance(by: .zero)
    #expect(ran)
  }

  @Test func actionsRunInOrderOfDueTimeThenOfScheduling() {
    var log: [String] = []
    scheduler.schedule(after: .seconds(2)) { log.append("late") }
    scheduler.schedule(after: .seconds(1)) { log.append("first") }
    scheduler.schedule(after: .seconds(1)) { log.append("second") }
    scheduler.schedule(after: .zero) { log.append("now") }
    scheduler.advance(by: .seconds(1))
    #expect(log == ["now", "first", "second"])
    scheduler.advance(by: .seconds(1))
    #expect(log == ["now", "first", "second", "late"])
  }

  @Test func eachActionSeesItsOwnDueTime() {
    var times: [Duration] = []
    for seconds in [3, 1, 2] { scheduler.schedule(after: .seconds(seconds)) { times.append(scheduler.now) } }
    scheduler.advance(by: .seconds(10))
    #expect(times == [.seconds(1), .seconds(2), .seconds(3)])
    #expect(scheduler.now == .seconds(10))
  }

  @Test func actionsScheduledMeanwhileRunWhenTheyAreDueToo() {
    var log: [Duration] = []
    func tick() {
      log.append(scheduler.now)
      scheduler.schedule(after: .seconds(2)) { tick() }
    }
    scheduler.schedule(after: .seconds(1)) { tick() }
    scheduler.advance(by: .seconds(6))
    #expect(log == [.seconds(1), .seconds(3), .seconds(5)])
    #expect(scheduler.nextDueTime == .seconds(7))
  }

  @Test func aCancelledActionDoesNotRun() {
    var log: [Int] = []
    let first = scheduler.schedule(after: .seconds(1)) { log.append(1) }
    scheduler.schedule(after: .seconds(1)) { log.append(2) }
    first.dispose()
    #expect(first.isDisposed)
    #expect(scheduler.waitingCount == 1)
    scheduler.advance(by: .seconds(1))
    #expect(log == [2])
  }

  @Test func anActionMayCancelAnotherThatIsDueAtTheSameTime() {
    var ran = false
    var victim: (any Disposable)?
    scheduler.schedule(after: .seconds(1)) { victim?.dispose() }
    victim = scheduler.schedule(after: .seconds(1)) { ran = true }
    scheduler.advance(by: .seconds(1))
    #expect(!ran)
  }

  @Test func anActionThatHasRunCountsAsDisposedAndReleasesWhatItCaptured() {
    weak var captured: Token?
    let action = {
      let token = Token()
      captured = token
      return scheduler.schedule(after: .seconds(1)) { _ = token }
    }()
    #expect(captured != nil)
    scheduler.advance(by: .seconds(1))
    #expect(action.isDisposed)
    #expect(captured == nil)
  }

  @Test func runGoesOnUntilNothingIsLeft() {
    var count = 0
    func again() {
      count += 1
      if count < 5 { scheduler.schedule(after: .seconds(60)) { again() } }
    }
    scheduler.schedule(after: .zero) { again() }
    #expect(scheduler.run())
    #expect(count == 5)
    #expect(scheduler.now == .seconds(240))
  }

  @Test func runGivesUpOnAnActionThatSchedulesItselfForEver() {
    var count = 0
    func again() {
      count += 1
      scheduler.schedule(after: .seconds(1)) { again() }
    }
    scheduler.schedule(after: .zero) { again() }
    #expect(!scheduler.run(limit: 100))
    #expect(count == 100)
  }
}

private final class Token {}
