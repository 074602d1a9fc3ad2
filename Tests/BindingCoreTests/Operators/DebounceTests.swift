import BindingCore
import BindingTesting
import Testing

/// `debounce` in virtual time: an element is delivered when the source has been silent for the interval.
struct DebounceTests {
  let scheduler = TestScheduler()

  private func debounced(_ diagram: Marbles, for seconds: Int, subscription: Marbles = "^") -> Marbles {
    let source = scheduler.hotSignal(diagram, failure: Failure.broken)
    return scheduler.marbles(
      of: source.debounce(for: .seconds(seconds), scheduler: scheduler), subscription: subscription)
  }

  @Test func onlyTheLastElementBeforeASilenceIsDelivered() {
    #expect(debounced("--1-2-3---------4--|", for: 3) == "---------3---------(4|)")
    #expect(debounced("abc-----d-----", for: 3) == "-----c-----d")
  }

  @Test func everySilenceStartsAnew() {
    #expect(debounced("a----b----c----", for: 2) == "--a----b----c")
  }

  @Test func anElementAtTheVeryEndOfTheIntervalReplacesTheOneBefore() {
    // Both are due in frame 2; the source was scheduled first.
    #expect(debounced("a-b----", for: 2) == "----b")
  }

  @Test func aFinishDeliversWhatWaitsAndFinishesAtOnce() {
    #expect(debounced("ab|", for: 5) == "--(b|)")
    #expect(debounced("a-----|", for: 3) == "---a--|")
    #expect(debounced("|", for: 5) == "|")
  }

  @Test func aFailureDropsWhatWaits() {
    #expect(debounced("ab#", for: 5) == "--#")
  }

  @Test func aBurstMovesOneTimerInsteadOfStartingOneForEachElement() {
    let subject = Numbers()
    let recording = scheduler.record(subject.debounce(for: .seconds(3), scheduler: scheduler))
    for number in 1...5 {
      subject.send(number)
      #expect(scheduler.waitingCount == 1)
      scheduler.advance(by: .seconds(1))
    }
    scheduler.run()
    #expect(recording.marbles == "-------5")
    recording.dispose()
  }

  @Test func nothingComesAfterDisposal() {
    expectNoLeaks { #expect(debounced("ab--------", for: 5, subscription: "^--!") == "") }
    #expect(scheduler.waitingCount == 0)
  }

  @Test func eachObserverHasATimerOfItsOwn() {
    let debounced = scheduler.coldSignal("ab---|").debounce(for: .seconds(2), scheduler: scheduler)
    let early = scheduler.record(debounced)
    let late = scheduler.record(debounced, subscription: "--^")
    scheduler.run()
    #expect(early.marbles == "---b-|")
    #expect(late.marbles == "-----b-|")
  }

  @Test func theLastElementArrivesThoughTheSourceIsSilentForEver() {
    let source = Signal<Int, Never>.never().prepend(1)
    #expect(scheduler.marbles(of: source.debounce(for: 3, scheduler: scheduler)) == "---1")
    #expect(scheduler.marbles(of: source.debounce(for: .seconds(3), scheduler: scheduler)) == "---1")
  }

  @Test func whatTheObserverSendsFromATimerIsDeliveredAfterwards() {
    expectNoLeaks {
      let subject = Numbers()
      var log: [String] = []
      let observation = subject.debounce(for: 1, scheduler: scheduler).observe { event in
        switch event {
        case .next(let value):
          if value == 1 {
            subject.send(2)
            subject.send(completion: .finished)
          }
          log.append("\(value)")
        case .completed: log.append("|")
        }
      }
      subject.send(1)
      scheduler.run()
      #expect(log == ["1", "2", "|"])
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
        let observation = subject.debounce(for: 1, scheduler: scheduler).observeNext { _ in _ = token }
        subject.send(1)
        observation.dispose()
      }
      #expect(captured == nil)
      scheduler.run()
    }
  }

  @Test func anObserverThatDisposesTheSourceInATimerHearsNothingMore() {
    expectNoLeaks {
      var property: Property<Int>? = Property(0)
      var log: [Int] = []
      property?.debounce(for: 1, scheduler: scheduler).observeNext {
        log.append($0)
        property = nil
      }
      scheduler.run()
      #expect(log == [0])
    }
  }

  @Test func aSearchAsYouTypeAsksOnceForWhatWasTypedLastAndDropsLateAnswers() {
    expectNoLeaks {
      let strokes = scheduler.hotSignal("a-b------c------|")
      let answers = strokes.debounce(for: .seconds(2), scheduler: scheduler)
        .flatMapLatest { text in scheduler.coldSignal("--------x|") { _ in text.uppercased() } }
      #expect(scheduler.marbles(of: answers) == "-------------------C|")
    }
  }
}
