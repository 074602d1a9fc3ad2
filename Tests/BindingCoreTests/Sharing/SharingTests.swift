import BindingCore
import BindingTesting
import Testing

/// `multicast`, `publish`, `replay` and `share`: how often the source is observed, and what late observers are told.
struct SharingTests {
  let scheduler = TestScheduler()

  @Test func theDiagramOfShareIsTrue() {
    let source = scheduler.coldSignal("-1--2--3--4--|")
    let shared = source.share(limit: 1)
    let first = scheduler.record(shared)
    let late = scheduler.record(shared, subscription: "---------^")
    scheduler.run()
    #expect(first.marbles == "-1--2--3--4--|")
    #expect(late.marbles == "---------34--|")
    #expect(source.subscriptions == ["^------------!"])
  }

  @Test func nothingIsObservedBeforeTheConnection() {
    let source = scheduler.coldSignal("1-2-3|")
    let published = source.publish()
    let first = scheduler.record(published)
    scheduler.advance(to: .seconds(10))
    #expect(source.subscriptions.isEmpty)
    let connection = published.connect()
    #expect(published.connect() === connection)
    scheduler.advance(to: .seconds(11))
    let late = scheduler.record(published)
    scheduler.run()
    #expect(first.elements == ["1", "2", "3"])
    #expect(late.marbles == "-2-3|")
    #expect(source.subscriptions.count == 1)
  }

  @Test func aConnectionThatIsDisposedCanBeMadeAnewForTheSameObservers() {
    expectNoLeaks {
      let source = Numbers()
      let published = source.publish()
      var log: [Int] = []
      let observation = published.observeNext { log.append($0) }
      let connection = published.connect()
      source.send(1)
      connection.dispose()
      source.send(2)
      let second = published.connect()
      source.send(3)
      #expect(log == [1, 3])
      second.dispose()
      observation.dispose()
    }
  }

  @Test func replayTellsLateObserversAlsoAfterTheEnd() {
    var log: [Int] = []
    let replayed = Signal<Int, Failure>(sequence: [1, 2, 3]).replay(limit: 2)
    replayed.connect()
    var isCompleted = false
    replayed.observe { event in
      switch event {
      case .next(let element): log.append(element)
      case .completed: isCompleted = true
      case .failed: break
      }
    }
    #expect(log == [2, 3])
    #expect(isCompleted)
    #expect(replayed.connect().isDisposed)
  }

  @Test func aSourceThatHasEndedIsNotAskedAgain() {
    for end in ["1-2|", "1-2#"] {
      let source = scheduler.coldSignal(Marbles(end), failure: Failure.broken)
      let shared = source.share(limit: 1)
      let first = scheduler.record(shared)
      scheduler.run()
      let late = scheduler.record(shared)
      #expect(first.elements == ["1", "2"])
      #expect(late.marbles == (end.hasSuffix("|") ? "(2|)" : "(2#)"))
      #expect(source.subscriptions.count == 1)
    }
  }

  @Test func theSourceIsLeftAndTheBufferDroppedWithTheLastObserver() {
    let source = scheduler.coldSignal("1-2-3-4|")
    let shared = source.share(limit: 4)
    let first = scheduler.record(shared, subscription: "^-!")
    let second = scheduler.record(shared, subscription: "-^-!")
    scheduler.advance(to: .seconds(5))
    let third = scheduler.record(shared)
    scheduler.run()
    #expect(first.elements == ["1", "2"])
    #expect(second.elements == ["1", "2"])
    #expect(third.marbles == "1-2-3-4|")
    #expect(source.subscriptions == ["^--!", "-----^------!"])
  }

  @Test func keptAliveItGoesOnWithoutObservers() {
    let source = scheduler.coldSignal("1-2-3-4|")
    let shared = source.share(limit: 2, keepAlive: true)
    let first = scheduler.record(shared, subscription: "^!")
    scheduler.advance(to: .seconds(5))
    let second = scheduler.record(shared)
    scheduler.run()
    #expect(first.elements == ["1"])
    #expect(second.elements == ["2", "3", "4"])
    #expect(source.subscriptions == ["^------!"])
  }

  @Test func aSubjectThatWasPassedInKeepsItsBuffer() {
    expectNoLeaks {
      let source = Numbers()
      let shared = source.multicast(subject: SafeReplaySubject<Int>()).refCount()
      var log: [Int] = []
      let first = shared.observeNext { log.append($0) }
      source.send(1)
      first.dispose()
      source.send(2)
      let second = shared.observeNext { log.append($0) }
      source.send(3)
      #expect(log == [1, 1, 3])
      second.dispose()
    }
  }

  @Test func multicastThroughASubjectThatIsMadeAnewForgets() {
    expectNoLeaks {
      let source = Numbers()
      let shared = source.multicast { SafeReplayOneSubject<Int>() }.refCount()
      var log: [Int] = []
      let first = shared.observeNext { log.append($0) }
      source.send(1)
      first.dispose()
      let second = shared.observeNext { log.append($0) }
      source.send(3)
      #expect(log == [1, 3])
      second.dispose()
    }
  }

  @Test func twoPathsThroughASharedSignalMeetConsistently() {
    expectNoLeaks {
      let a = Property(1)
      for shared in [a.map { $0 }.share(limit: 1), a.map { $0 }.publish().refCount().prepend(1)] {
        var log: [String] = []
        let observation = combineLatest(shared.map { $0 * 10 }, shared.map { $0 * 100 }, a)
          .observeNext { log.append("\($0.0),\($0.1),\($0.2)") }
        let start = a.value
        a.value = start + 1
        a.value = start + 2
        #expect(log.suffix(2) == ["20,200,2", "30,300,3"])
        #expect(log.count <= 4)
        observation.dispose()
        a.value = 1
      }
    }
  }

  @Test func sharedSignalsInARowMeetConsistently() {
    expectNoLeaks {
      let a = Property(1)
      let x = a.map { $0 + 1 }.share(limit: 1)
      let y = x.map { $0 * 10 }.share(limit: 1)
      var log: [String] = []
      let observation = combineLatest(y, x, a).observeNext { log.append("\($0.0),\($0.1),\($0.2)") }
      a.value = 2
      #expect(log == ["20,2,1", "30,3,2"])
      observation.dispose()
    }
  }

  @Test func aSatisfiedPrefixStopsTheSharedProducer() {
    expectNoLeaks {
      var made = 0
      let counted = Signal<Int, Never>(
        sequence: (0..<1_000_000).lazy.map {
          made += 1
          return $0
        })
      let shared = counted.share(limit: 1)
      shared.prefix(maxLength: 2).observeNext { _ in }
      #expect(made == 2)
      shared.prefix(maxLength: 3).observeNext { _ in }
      #expect(made == 5)
    }
  }

  @Test func theLastObserverMayLeaveAndComeBackInTheMiddleOfAnEmission() {
    expectNoLeaks {
      let source = Numbers()
      let bag = DisposeBag()
      let shared = source.share()
      var log: [String] = []
      var first: Subscription?
      first = shared.observeNext {
        log.append("a\($0)")
        first?.dispose()
        shared.observeNext { log.append("b\($0)") }.dispose(in: bag)
      }
      source.send(1)
      source.send(2)
      #expect(log == ["a1", "b2"])
      bag.dispose()
    }
  }

  @Test func theObserverThatSendsToTheSourceHearsItOnceAndInOrder() {
    expectNoLeaks {
      let source = Numbers()
      let shared = source.share()
      let bag = DisposeBag()
      var first: [Int] = []
      var second: [Int] = []
      shared.observeNext {
        first.append($0)
        if $0 < 3 { source.send($0 + 1) }
      }.dispose(in: bag)
      shared.observeNext { second.append($0) }.dispose(in: bag)
      source.send(1)
      #expect(first == [1, 2, 3])
      #expect(second == [1, 2, 3])
      bag.dispose()
    }
  }

  @Test func anObservationDoesNotKeepASilentSourceAlive() {
    expectNoLeaks {
      weak var token: Token?
      do {
        let element = Token()
        token = element
        let shared = Signal<Int, Never>.never().map { _ in _ = element }.share()
        shared.observeNext { _ in }
      }
      #expect(token == nil)
    }
  }

  @Test func anObservationLivesAsLongAsTheSourceWhoeverHoldsTheSharedSignal() {
    expectNoLeaks {
      let source = Numbers()
      var log: [Int] = []
      let observation = source.share().observeNext { log.append($0) }
      source.publish().connect()
      source.send(1)
      #expect(log == [1])
      source.send(completion: .finished)
      #expect(observation.isDisposed)
    }
  }
}
