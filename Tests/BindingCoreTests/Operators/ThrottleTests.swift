import BindingCore
import BindingTesting
import Testing

/// `throttle` in virtual time: the first element at once, then the latest of each interval, the last one always.
struct ThrottleTests {
  let scheduler = TestScheduler()

  private func throttled(_ diagram: Marbles, for seconds: Int, subscription: Marbles = "^") -> Marbles {
    let source = scheduler.hotSignal(diagram, failure: Failure.broken)
    return scheduler.marbles(
      of: source.throttle(for: .seconds(seconds), scheduler: scheduler), subscription: subscription)
  }

  @Test func theFirstElementPassesAtOnceAndTheLatestAtTheEndOfTheInterval() {
    #expect(throttled("--1-2-3---------4----", for: 4) == "--1---3---------4----")
  }

  @Test func anIntervalWithElementsOpensTheNextOne() {
    #expect(throttled("abcdefgh", for: 3) == "a--d--g--h")
  }

  @Test func afterAnIdleIntervalTheNextElementPassesAtOnce() {
    #expect(throttled("a-------b-------c", for: 3) == "a-------b-------c")
  }

  @Test func anElementInsideTheIntervalAfterATrailingOneWaits() {
    #expect(throttled("ab--c", for: 3) == "a--b--c")
  }

  @Test func onlyTheFirstOfEachIntervalIsDeliveredWhenTheLatestIsNotWanted() {
    let source = scheduler.hotSignal("--1-2-3---------4-5--|")
    let firsts = source.throttle(for: .seconds(3), latest: false, scheduler: scheduler)
    #expect(scheduler.marbles(of: firsts) == "--1---3---------4----|")
    let short = scheduler.hotSignal("ab|").throttle(for: 5, latest: false, scheduler: scheduler)
    #expect(scheduler.marbles(of: short) == "a-|")
  }

  @Test func aFinishDeliversWhatWaitsAndFinishesAtOnce() {
    #expect(throttled("ab|", for: 5) == "a-(b|)")
    #expect(throttled("a-|", for: 5) == "a-|")
    #expect(throttled("|", for: 5) == "|")
  }

  @Test func aFailureDropsWhatWaits() {
    #expect(throttled("ab#", for: 5) == "a-#")
  }

  @Test func nothingComesAfterDisposal() {
    expectNoLeaks { #expect(throttled("ab--------", for: 5, subscription: "^--!") == "a") }
    #expect(scheduler.waitingCount == 0)
  }

  @Test func nothingWaitsAfterTheEnd() {
    let source = scheduler.hotSignal("ab|")
    let recording = scheduler.record(source.throttle(for: .seconds(60), scheduler: scheduler))
    scheduler.advance(by: .seconds(2))
    #expect(recording.marbles == "a-(b|)")
    #expect(scheduler.waitingCount == 0)
  }

  @Test func eachObserverHasIntervalsOfItsOwn() {
    let source = scheduler.hotSignal("abcd----")
    let throttled = source.throttle(for: .seconds(3), scheduler: scheduler)
    let early = scheduler.record(throttled)
    let late = scheduler.record(throttled, subscription: "-^")
    scheduler.run()
    #expect(early.elements.first == "a")
    #expect(late.elements.first == "c")
  }

  @Test func theLastElementArrivesThoughTheSourceIsSilentForEver() {
    let source = Signal<Int, Never>.never().prepend(2).prepend(1)
    #expect(scheduler.marbles(of: source.throttle(for: 3, scheduler: scheduler)) == "1--2")
  }

  @Test func whatTheObserverSendsFromATimerIsDeliveredAfterwards() {
    expectNoLeaks {
      let subject = Numbers()
      var log: [String] = []
      let observation = subject.throttle(for: 1, scheduler: scheduler).observe { event in
        switch event {
        case .next(let value):
          if value == 2 {
            subject.send(3)
            subject.send(completion: .finished)
          }
          log.append("\(value)")
        case .completed: log.append("|")
        }
      }
      subject.send(1)
      subject.send(2)
      scheduler.run()
      #expect(log == ["1", "2", "3", "|"])
      observation.dispose()
    }
  }

  @Test func everythingMayBeReleasedBeforeTheTimerFires() {
    expectNoLeaks {
      weak var captured: Token?
      do {
        let token = Token()
        captured = token
        let subject = Numbers()
        let observation = subject.throttle(for: 1, scheduler: scheduler).observeNext { _ in _ = token }
        subject.send(1)
        subject.send(2)
        observation.dispose()
      }
      #expect(captured == nil)
      scheduler.run()
    }
  }

  @Test func aSourceThatFinishesDeliversWhatWaits() {
    expectNoLeaks {
      var log: [Int] = []
      let subject = Numbers()
      subject.throttle(for: 1, scheduler: scheduler).observeNext { log.append($0) }
      subject.send(1)
      subject.send(2)
      subject.send(completion: .finished)
      #expect(log == [1, 2])
    }
  }
}
