import BindingCore
import BindingTesting
import Testing

/// `delay` in virtual time: everything later, a failure at once.
struct DelayTests {
  let scheduler = TestScheduler()

  private func delayed(_ diagram: Marbles, by seconds: Int, subscription: Marbles = "^") -> Marbles {
    let source = scheduler.hotSignal(diagram, failure: Failure.broken)
    return scheduler.marbles(
      of: source.delay(interval: .seconds(seconds), scheduler: scheduler), subscription: subscription)
  }

  @Test func elementsAndTheFinishComeLater() {
    #expect(delayed("--1-2---3|", by: 3) == "-----1-2---3|")
    #expect(delayed("|", by: 3) == "---|")
    #expect(delayed("(12|)", by: 2) == "--(12|)")
  }

  @Test func aFailureComesAtOnceAndDropsWhatWaits() {
    #expect(delayed("1--2#", by: 3) == "---1#")
  }

  @Test func noIntervalStillMeansTheNextTurn() {
    let recording = scheduler.record(Signal<Int, Never>(just: 1).delay(interval: .zero, scheduler: scheduler))
    #expect(recording.elements.isEmpty)
    scheduler.run()
    #expect(recording.marbles == "(1|)")
  }

  @Test func nothingComesAfterDisposal() {
    expectNoLeaks { #expect(delayed("123", by: 2, subscription: "^--!") == "--1") }
    #expect(scheduler.waitingCount == 0)
  }

  @Test func anObserverThatDisposesDuringADeliveryOfSeveralHearsNothingMore() {
    expectNoLeaks {
      let bag = DisposeBag()
      var log: [Int] = []
      Signal<Int, Never>(sequence: 1...3).delay(interval: .seconds(1), scheduler: scheduler).observeNext {
        log.append($0)
        bag.dispose()
      }.dispose(in: bag)
      scheduler.run()
      #expect(log == [1])
    }
  }

  @Test func aFailureBetweenElementsThatAreDueTogetherDropsTheRest() {
    expectNoLeaks {
      let scheduler = TestScheduler()
      let subject = PassthroughSubject<Int, Failure>()
      var log: [Int] = []
      // The recovery goes on in the same observation.
      let recovering = subject.delay(interval: .seconds(1), scheduler: scheduler).flatMapError { _ in
        SafeSignal<Int>.never().prepend(9)
      }
      let observation = recovering.observeNext {
        log.append($0)
        subject.send(completion: .failure(.broken))
      }
      subject.send(1)
      subject.send(2)
      scheduler.run()
      #expect(log == [1, 9])
      observation.dispose()
    }
  }

  @Test func whatTheObserverSendsIsDelayedToo() {
    let subject = Numbers()
    let recording = scheduler.record(subject.delay(interval: .seconds(2), scheduler: scheduler))
    let answer = subject.delay(interval: .seconds(2), scheduler: scheduler).observeNext {
      if $0 < 3 { subject.send($0 + 1) }
    }
    subject.send(1)
    scheduler.run()
    #expect(recording.marbles == "--1-2-3")
    recording.dispose()
    answer.dispose()
  }

  @Test func eachObserverHasATimerOfItsOwn() {
    let delayed = scheduler.coldSignal("a|").delay(interval: .seconds(2), scheduler: scheduler)
    let early = scheduler.record(delayed)
    let late = scheduler.record(delayed, subscription: "-^")
    scheduler.run()
    #expect(early.marbles == "--a|")
    #expect(late.marbles == "---a|")
  }

  @Test func anElementArrivesThoughItsSourceHasFinished() {
    var log: [Int] = []
    expectNoLeaks {
      let subject = Numbers()
      subject.delay(interval: 0.5, scheduler: scheduler).observeNext { log.append($0) }
      subject.send(1)
      subject.send(completion: .finished)
      scheduler.run()
    }
    #expect(log == [1])
  }
}
