import BindingCore
import BindingTesting
import Testing

/// `flatMapMerge`, `flatMapConcat`, `flatMapFirst`, `flatMapError` and their kin.
struct FlatteningTests {
  let scheduler = TestScheduler()

  /// What `flatten` makes of `outer` when each of its elements stands for one of the inner diagrams, and the inner
  /// signals that were made.
  private func flattened(
    _ strategy: FlattenStrategy, _ outer: Marbles, _ inner: [String: Marbles]
  ) -> (Marbles, [ScriptedSignal<String, Failure>]) {
    var made: [ScriptedSignal<String, Failure>] = []
    let source = scheduler.hotSignal(outer, failure: Failure.broken)
    let output = source.flatMap(strategy) { name in
      let signal = scheduler.coldSignal(inner[name] ?? "", failure: Failure.broken)
      made.append(signal)
      return signal
    }
    return (scheduler.marbles(of: output), made)
  }

  // MARK: Diagrams

  @Test func theDiagramOfFlatMapMergeIsTrue() {
    let (output, _) = flattened(.merge, "--a-----b----------|", ["a": "-1--3--5|", "b": "--2--4|"])
    #expect(output == "---1--3--52--4-----|")
  }

  @Test func theDiagramOfFlatMapConcatIsTrue() {
    let (output, inner) = flattened(.concat, "--a--b-----------|", ["a": "-1--2--3|", "b": "-4--5|"])
    #expect(output == "---1--2--3-4--5--|")
    #expect(inner.map(\.subscriptions) == [["^-------!"], ["^----!"]])
  }

  @Test func theDiagramOfFlatMapFirstIsTrue() {
    let (output, inner) = flattened(.first, "--a--b-----c-----|", ["a": "-1--2|", "b": "-3|", "c": "-4--5|"])
    #expect(output == "---1--2-----4--5-|")
    #expect(inner.count == 2)
  }

  @Test func theDiagramOfFlatMapErrorIsTrue() {
    let source = scheduler.coldSignal("-1--2--#", failure: Failure.broken)
    let recovery: ScriptedSignal<String, Never> = scheduler.coldSignal("--8--9|")
    #expect(scheduler.marbles(of: source.flatMapError { _ in recovery }) == "-1--2----8--9|")
  }

  @Test func latestIsFlatMapLatest() {
    let expected: Marbles = "---1--2--3--5--6--------|"
    #expect(flattened(.latest, "--a--------b------------|", ["a": "-1--2--3--4", "b": "-5--6--|"]).0 == expected)
    let source = scheduler.coldSignal("ab|")
    #expect(
      scheduler.marbles(of: source.flatMap { name in scheduler.coldSignal(Marbles("\(name)-\(name)|")) }) == "ab-b|")
  }

  @Test func signalsOfSignalsAreFlattened() {
    let inner = [scheduler.coldSignal("1--2|"), scheduler.coldSignal("-3--4|")]
    let outer = Signal<ScriptedSignal<String, Never>, Never>(sequence: inner)
    #expect(scheduler.marbles(of: outer.merge()) == "13-24|")
    #expect(scheduler.marbles(of: outer.concat()) == "1--2-3--4|")
    #expect(scheduler.marbles(of: outer.switchToLatest()) == "-3--4|")
    #expect(scheduler.marbles(of: outer.flatten(.first)) == "1--2|")
  }

  // MARK: Ends

  @Test(arguments: [FlattenStrategy.concat, .merge, .first, .latest])
  func aSourceThatDeliversNothingEndsIt(strategy: FlattenStrategy) {
    #expect(flattened(strategy, "---|", [:]).0 == "---|")
    #expect(flattened(strategy, "---#", [:]).0 == "---#")
  }

  @Test(arguments: [FlattenStrategy.concat, .merge, .first, .latest])
  func itFinishesWhenTheSourceAndTheSignalsHave(strategy: FlattenStrategy) {
    #expect(flattened(strategy, "a|", ["a": "--1--|"]).0 == "--1--|")
    #expect(flattened(strategy, "a----|", ["a": "-1|"]).0 == "-1---|")
  }

  @Test(arguments: [FlattenStrategy.concat, .merge, .first, .latest])
  func aFailureOfASignalLeavesTheSource(strategy: FlattenStrategy) {
    let source = scheduler.coldSignal("a------b", failure: Failure.broken)
    let inner = scheduler.coldSignal("-1-#", failure: Failure.broken)
    let output = source.flatMap(strategy) { _ in inner }.append(Signal.completed())
    #expect(scheduler.marbles(of: output.flatMapError { _ in Signal<String, Failure>.never() }) == "-1")
    #expect(source.subscriptions == ["^--!"])
  }

  @Test(arguments: [FlattenStrategy.concat, .merge, .first, .latest])
  func aFailureOfTheSourceLeavesTheSignals(strategy: FlattenStrategy) {
    let (output, inner) = flattened(strategy, "a---#", ["a": "-1-----2"])
    #expect(output == "-1--#")
    #expect(inner.map(\.subscriptions) == [["^---!"]])
  }

  @Test func aFailureAmongMergedSignalsLeavesTheOthers() {
    let (output, inner) = flattened(.merge, "ab---", ["a": "-1--1--", "b": "--#"])
    #expect(output == "-1-#")
    #expect(inner.map(\.subscriptions) == [["^--!"], ["^-!"]])
  }

  @Test func whatWaitsForItsTurnIsDroppedWithAFailure() {
    let (output, inner) = flattened(.concat, "ab---", ["a": "--#", "b": "1"])
    #expect(output == "--#")
    #expect(inner.count == 1)
  }

  @Test func aRecoveryThatFailsIsTheEnd() {
    let source = Signal<Int, Failure>.failed(.broken)
    #expect(scheduler.marbles(of: source.flatMapError { Signal<Int, Failure>.failed($0) }) == "#")
    #expect(
      scheduler.marbles(of: Signal<Int, Failure>(just: 1).flatMapError { _ in Signal<Int, Never>(just: 2) }) == "(1|)")
  }

  // MARK: Synchronous signals

  @Test(arguments: [FlattenStrategy.concat, .merge, .first, .latest])
  func signalsThatDeliverAtOnceKeepTheirOrder(strategy: FlattenStrategy) {
    expectNoLeaks {
      var log: [Int] = []
      var isCompleted = false
      Signal<Int, Never>(sequence: [1, 2, 3]).flatMap(strategy) { Signal(sequence: [$0 * 10, $0 * 10 + 1]) }
        .observe { event in
          if case .next(let element) = event { log.append(element) } else { isCompleted = true }
        }
      #expect(log == [10, 11, 20, 21, 30, 31])
      #expect(isCompleted)
    }
  }

  @Test func manySynchronousSignalsThatWaitedTakeNoStack() {
    expectNoLeaks {
      let gate = Numbers()
      var count = 0
      var isCompleted = false
      let source = gate.prepend(Signal(just: 0))
      let observation = Signal<Int, Never>(sequence: 0..<100_000)
        .flatMapConcat { $0 == 0 ? source : Signal(just: $0) }
        .observe { event in
          if case .next = event { count += 1 } else { isCompleted = true }
        }
      #expect(count == 1)
      gate.send(completion: .finished)
      #expect(count == 100_000)
      #expect(isCompleted)
      #expect(observation.isDisposed)
    }
  }

  @Test(arguments: [FlattenStrategy.concat, .merge, .first, .latest])
  func aSatisfiedPrefixStopsTheProducers(strategy: FlattenStrategy) {
    expectNoLeaks {
      var made = 0
      let counted = Signal<Int, Never>(
        sequence: (0..<1_000_000).lazy.map {
          made += 1
          return $0
        })
      Signal<Int, Never>(sequence: 0..<1_000_000).flatMap(strategy) { _ in counted }.prefix(maxLength: 3)
        .observeNext { _ in }
      #expect(made == 3)
    }
  }

  // MARK: Lifetime

  @Test(arguments: [FlattenStrategy.concat, .merge, .first, .latest])
  func disposalLeavesTheSourceAndTheSignals(strategy: FlattenStrategy) {
    expectNoLeaks {
      let outer = Property(1)
      let inner = Property(10)
      var log: [Int] = []
      let observation = outer.flatMap(strategy) { _ in inner }.observeNext { log.append($0) }
      outer.value = 2
      log = []
      observation.dispose()
      inner.value = 11
      outer.value = 3
      #expect(log.isEmpty)
    }
  }

  @Test(arguments: [FlattenStrategy.concat, .merge, .first, .latest])
  func disposalFromTheTransformationLeavesNothingBehind(strategy: FlattenStrategy) {
    expectNoLeaks {
      let outer = Numbers()
      let inner = Property(10)
      var observation: Subscription?
      var log: [Int] = []
      observation =
        outer.flatMap(strategy) { _ -> Property<Int> in
          observation?.dispose()
          return inner
        }.observeNext { log.append($0) }
      outer.send(1)
      inner.value = 11
      #expect(log.isEmpty)
    }
  }

  @Test(arguments: [FlattenStrategy.concat, .merge, .first, .latest])
  func finishedSignalsDoNotPileUp(strategy: FlattenStrategy) {
    expectNoLeaks {
      let outer = Numbers()
      let target = Property(0)
      let observation = outer.flatMap(strategy) { value in target.map { $0 + value }.prefix(maxLength: 1) }
        .observeNext { _ in }
      let before = Subscription.liveCount
      for value in 1...1000 { outer.send(value) }
      #expect(Subscription.liveCount - before <= 1)
      observation.dispose()
    }
  }

  @Test func signalsThatRunSideBySideMayEndInAnyOrder() {
    expectNoLeaks {
      let outer = PassthroughSubject<Numbers, Never>()
      let inners = (0..<5).map { _ in Numbers() }
      var log: [Int] = []
      let observation = outer.merge().observeNext { log.append($0) }
      for inner in inners { outer.send(inner) }
      for (count, index) in [2, 4, 0, 3, 1].enumerated() {
        inners[index].send(completion: .finished)
        for inner in inners { inner.send(count) }
      }
      #expect(log == [0, 0, 0, 0, 1, 1, 1, 2, 2, 3])
      observation.dispose()
    }
  }

  // MARK: Recursion

  @Test func aSignalThatSendsToItsSourceIsFollowedByWhatItSent() {
    expectNoLeaks {
      for strategy in [FlattenStrategy.concat, .merge, .first, .latest] {
        let outer = Numbers()
        var log: [Int] = []
        let observation = outer.flatMap(strategy) { value in
          Signal<Int, Never>(sequence: [value, value + 1]).handleEvents(receiveOutput: {
            if $0 < 30, $0 % 10 == 0 { outer.send(value + 10) }
          })
        }.observeNext { log.append($0) }
        outer.send(10)
        #expect(log == [10, 11, 20, 21, 30, 31])
        observation.dispose()
      }
    }
  }

  @Test(arguments: [FlattenStrategy.concat, .merge, .first, .latest])
  func anObserverIsNotReentered(strategy: FlattenStrategy) {
    let outer = Numbers()
    let inner = Numbers()
    let bag = DisposeBag()
    var log: [Int] = []
    var isDelivering = false
    outer.flatMap(strategy) { value in inner.map { $0 + value } }.observeNext { element in
      #expect(!isDelivering)
      isDelivering = true
      log.append(element)
      if element == 101 {
        inner.send(2)
        outer.send(200)
        inner.send(3)
      }
      isDelivering = false
    }.dispose(in: bag)
    outer.send(100)
    inner.send(1)
    #expect(log.first == 101)
    #expect(log.contains(102) != (strategy == .latest))
  }

  @Test func aPathThroughMergedSignalsMeetsTheOthersConsistently() {
    expectNoLeaks {
      for strategy in [FlattenStrategy.concat, .merge, .first] {
        let a = Property(1)
        var log: [String] = []
        let observation = combineLatest(Signal<Int, Never>(just: 0).flatMap(strategy) { _ in a.map { $0 * 10 } }, a)
          .observeNext { log.append("\($0),\($1)") }
        a.value = 2
        #expect(log == ["10,1", "20,2"])
        observation.dispose()
      }
    }
  }
}
