import BindingCore
import BindingTesting
import Testing

/// `sample` and `buffer(for:)` in virtual time.
struct SampleTests {
  let scheduler = TestScheduler()

  private func sampled(_ diagram: Marbles, every seconds: Int, subscription: Marbles = "^") -> Marbles {
    let source = scheduler.hotSignal(diagram, failure: Failure.broken)
    return scheduler.marbles(
      of: source.sample(interval: .seconds(seconds), scheduler: scheduler), subscription: subscription)
  }

  @Test func theNewestOfEachIntervalIsDeliveredAtItsEnd() {
    #expect(sampled("--1-2---3-------4--|", every: 5) == "-----2----3--------(4|)")
    #expect(sampled("abcdef", every: 2) == "--c-e-f")
  }

  @Test func intervalsCountFromTheObservation() {
    #expect(sampled("----a------", every: 5, subscription: "---^") == "--------a")
  }

  @Test func anElementAtTheEndOfAnIntervalBelongsToIt() {
    #expect(sampled("-----a", every: 5) == "-----a")
    #expect(sampled("a", every: 5) == "-----a")
  }

  @Test func anIntervalDeliversOnlyOnce() {
    let subject = Numbers()
    let recording = scheduler.record(subject.sample(interval: .seconds(2), scheduler: scheduler))
    subject.send(1)
    scheduler.advance(by: .seconds(2))
    subject.send(2)
    scheduler.run()
    #expect(recording.marbles == "--1-2")
    recording.dispose()
  }

  @Test func aFinishDeliversWhatWaitsAndAFailureDropsIt() {
    #expect(sampled("ab|", every: 5) == "--(b|)")
    #expect(sampled("a----|", every: 5) == "-----(a|)")
    #expect(sampled("ab#", every: 5) == "--#")
    #expect(sampled("|", every: 5) == "|")
  }

  @Test func noTimerRunsWhileNothingWaits() {
    let subject = Numbers()
    let observation = subject.sample(interval: .seconds(1), scheduler: scheduler).observeNext { _ in }
    #expect(scheduler.waitingCount == 0)
    subject.send(1)
    #expect(scheduler.waitingCount == 1)
    observation.dispose()
    #expect(scheduler.waitingCount == 0)
  }

  @Test func aBufferDeliversTogetherWhatArrivesTogether() {
    let source = scheduler.hotSignal("--1-2-3---------4--|").buffer(for: .seconds(3), scheduler: scheduler)
    #expect(scheduler.marbles(of: source.map(\.count)) == "-----2---1---------(1|)")
    let joined = scheduler.hotSignal("abc").buffer(for: .seconds(2), scheduler: scheduler).map { $0.joined() }
    #expect(scheduler.record(joined).elements.isEmpty)
    let burst = scheduler.hotSignal("(abc)")
    let recording = scheduler.record(burst.buffer(for: .seconds(2), scheduler: scheduler))
    scheduler.run()
    #expect(recording.elements == [["a", "b", "c"]])
    recording.dispose()
  }

  @Test func aBufferIsFlushedByAFinishAndDroppedByAFailure() {
    for (diagram, expected) in [("ab|", "--(2|)"), ("ab#", "--#"), ("|", "|")] {
      let source = scheduler.hotSignal(Marbles(diagram), failure: Failure.broken)
      let counts = source.buffer(for: .seconds(5), scheduler: scheduler).map(\.count)
      #expect(scheduler.marbles(of: counts) == Marbles(expected))
      #expect(scheduler.waitingCount == 0)
    }
  }

  @Test func anObserverOfABufferMaySendToItsSource() {
    expectNoLeaks {
      let subject = Numbers()
      var log: [[Int]] = []
      let observation = subject.buffer(for: .seconds(1), scheduler: scheduler).observeNext {
        log.append($0)
        if log.count < 3 { subject.send($0.count) }
      }
      subject.send(7)
      subject.send(8)
      scheduler.run()
      #expect(log == [[7, 8], [2], [1]])
      observation.dispose()
    }
  }
}
