import BindingCore
import BindingTesting
import Testing

/// `with(latestFrom:)`, `replayLatest(when:)`, `append` and `prepend`.
struct LatestFromTests {
  let scheduler = TestScheduler()

  @Test func theDiagramOfWithLatestFromIsTrue() {
    let a = scheduler.numbers("-1----2-----3--|")
    let b = scheduler.numbers("---4------5-------|")
    #expect(scheduler.marbles(of: a.with(latestFrom: b) { $0 + $1 }) == "------6-----8--|")
    #expect(scheduler.marbles(of: a.with(latestFrom: b).map { $0 + $1 }) == "------6-----8--|")
    #expect(b.subscriptions.first == "^--------------!")
  }

  @Test func aSignalWithTheLatestOfItselfGivesEqualPairs() {
    expectNoLeaks {
      let a = Numbers()
      var log: [String] = []
      let observation = a.with(latestFrom: a).observeNext { log.append("\($0),\($1)") }
      a.send(1)
      a.send(2)
      #expect(log == ["1,1", "2,2"])
      observation.dispose()
    }
  }

  @Test func aPairBelongsTogetherHoweverLongThePaths() {
    expectNoLeaks {
      let a = Property(1)
      let doubled = Property(0)
      var log: [String] = []
      let first = a.with(latestFrom: doubled).observeNext { log.append("\($0),\($1)") }
      let binding = a.map { $0 * 2 }.bind(to: doubled)
      log = []
      a.value = 5
      a.value = 6
      #expect(log == ["5,10", "6,12"])
      first.dispose()
      binding.dispose()
    }
  }

  @Test func aFirstElementOfTheOtherThatComesWithTheChangeIsInTime() {
    let a = Numbers()
    let late = Numbers()
    var log: [String] = []
    let observation = a.with(latestFrom: late).observeNext { log.append("\($0),\($1)") }
    a.map { $0 * 2 }.bind(to: late)
    a.send(1)
    #expect(log == ["1,2"])
    observation.dispose()
  }

  @Test func twoElementsOfOneChangeAreBothDelivered() {
    let a = Property(1)
    var log: [String] = []
    merge(a.map { $0 * 10 }, a.map { $0 * 100 }).with(latestFrom: a).observeNext { log.append("\($0),\($1)") }
    a.value = 2
    #expect(log == ["10,1", "100,1", "20,2", "200,2"])
  }

  @Test func aSourceThatEndsWithTheChangeIsDeliveredBeforeTheEnd() {
    expectNoLeaks {
      let a = Numbers()
      let doubled = Numbers()
      var log: [String] = []
      a.prefix(maxLength: 1).with(latestFrom: doubled).observe { event in
        if case .next(let pair) = event { log.append("\(pair.0),\(pair.1)") } else { log.append("|") }
      }
      let binding = a.map { $0 * 2 }.bind(to: doubled)
      a.send(1)
      a.send(2)
      #expect(log == ["1,2", "|"])
      binding.dispose()
    }
  }

  @Test func withLatestFromFinishesWhenTheOtherIsEmpty() {
    let a = scheduler.numbers("-1-2-3")
    #expect(scheduler.marbles(of: a.with(latestFrom: scheduler.numbers("--|")) { $0 + $1 }) == "--|")
    #expect(scheduler.marbles(of: a.with(latestFrom: scheduler.numbers("1|")) { $0 + $1 }) == "-2-3-4")
    #expect(scheduler.marbles(of: a.with(latestFrom: Signal.completed()) { (x: Int, y: Int) in x + y }) == "|")
    #expect(a.subscriptions == ["^-!", "--^----!"])
  }

  @Test func withLatestFromFailsWithEither() {
    let a = scheduler.numbers("-1-2-3")
    #expect(scheduler.marbles(of: a.with(latestFrom: scheduler.numbers("1-#")) { $0 + $1 }) == "-2#")
    #expect(
      scheduler.marbles(of: scheduler.numbers("-1#").with(latestFrom: scheduler.numbers("1----")) { $0 + $1 }) == "-2#")
    #expect(a.subscriptions == ["^-!"])
  }

  @Test func whatAnObserverOfWithLatestFromSendsComesAfterwards() {
    let a = Numbers()
    let b = Property(0)
    let bag = DisposeBag()
    var log: [String] = []
    a.with(latestFrom: b).observeNext {
      log.append("\($0),\($1)")
      if $0 == 1 {
        b.value = 7
        a.send(2)
      }
    }.dispose(in: bag)
    a.send(1)
    #expect(log == ["1,0", "2,7"])
  }

  // MARK: replayLatest

  @Test func theDiagramOfReplayLatestIsTrue() {
    let a = scheduler.numbers("---1-----2---|")
    let b: ScriptedSignal<String, Never> = scheduler.coldSignal("-x---x-----x---x-|")
    #expect(scheduler.marbles(of: a.replayLatest(when: b)) == "---1-1---2-2---2-|")
  }

  @Test func replayLatestOfNothingFinishesAtOnce() {
    let b: ScriptedSignal<String, Never> = scheduler.coldSignal("x---x---")
    #expect(scheduler.marbles(of: scheduler.numbers("--|").replayLatest(when: b)) == "--|")
    #expect(scheduler.marbles(of: scheduler.numbers("-1-#").replayLatest(when: b)) == "-1-#")
    #expect(b.subscriptions == ["^-!", "--^--!"])
  }

  @Test func replayLatestGoesOnWhenTheOtherIsOver() {
    #expect(
      scheduler.marbles(of: scheduler.numbers("-1-2-|").replayLatest(when: Signal<Int, Never>.completed())) == "-1-2-|")
  }

  @Test func aChangeThatReachesBothIsReplayedOnce() {
    expectNoLeaks {
      let a = Property(1)
      let refresh = Numbers()
      var log: [Int] = []
      let observation = a.replayLatest(when: merge(refresh, a.dropFirst(1))).observeNext { log.append($0) }
      a.value = 2
      refresh.send(0)
      #expect(log == [1, 2, 2])
      observation.dispose()
    }
  }

  // MARK: append

  @Test func theDiagramsOfAppendAndPrependAreTrue() {
    let a = scheduler.numbers("-1--2--|")
    let b = scheduler.numbers("--3--4|")
    #expect(scheduler.marbles(of: a.append(b)) == "-1--2----3--4|")
    #expect(scheduler.marbles(of: scheduler.numbers("--3--4|").prepend(scheduler.numbers("-1--2|"))) == "-1--2--3--4|")
    #expect(b.subscriptions == ["-------^-----!"])
  }

  @Test func aFailureKeepsTheAppendedFromBeingAsked() {
    let b = scheduler.numbers("1|")
    #expect(scheduler.marbles(of: scheduler.numbers("-1#").append(b)) == "-1#")
    #expect(b.subscriptions.isEmpty)
  }

  @Test func whatIsAppendedToAnEarlyEndIsAsked() {
    expectNoLeaks {
      let a = Numbers()
      let b = Property(7)
      var log: [Int] = []
      let observation = a.prefix(maxLength: 1).append(b).observeNext { log.append($0) }
      a.send(1)
      a.send(2)
      b.value = 8
      #expect(log == [1, 7, 8])
      observation.dispose()
    }
  }

  @Test func disposalAtTheSeamKeepsTheAppendedFromBeingAsked() {
    let b = scheduler.numbers("1|")
    let a = PassthroughSubject<Int, Failure>()
    var observation: Subscription?
    observation =
      a.handleEvents(receiveCompletion: { _ in observation?.dispose() }).append(b).observeNext { _ in }
    a.send(completion: .finished)
    Signal<Int, Failure>(just: 1).append(b).prefix(maxLength: 1).observeNext { _ in }
    #expect(b.subscriptions.isEmpty)
  }
}
