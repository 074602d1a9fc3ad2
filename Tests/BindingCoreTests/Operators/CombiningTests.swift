import BindingCore
import BindingTesting
import Testing

/// `merge` and `combineLatest`: what they deliver when, and when they end.
struct CombiningTests {
  let scheduler = TestScheduler()

  @Test func mergeDeliversElementsAsTheyCome() {
    let a = scheduler.coldSignal("--1-----3--|")
    let b = scheduler.coldSignal("----2---------4--|")
    #expect(scheduler.marbles(of: merge(a, b)) == "--1-2---3-----4--|")
  }

  @Test func mergeFailsWithTheFirstFailureAndLeavesTheOther() {
    let a = scheduler.coldSignal("-1-2-3", failure: Failure.broken)
    let b = scheduler.coldSignal("---#", failure: Failure.broken)
    #expect(scheduler.marbles(of: merge(a, b)) == "-1-(2#)")
    #expect(a.subscriptions == ["^--!"])
  }

  @Test func mergeOfEndedSignalsFinishes() {
    #expect(scheduler.marbles(of: merge(Signal<Int, Never>.completed(), Signal.completed())) == "|")
    #expect(scheduler.marbles(of: merge(Signal<Int, Never>.completed(), Signal(just: 1))) == "(1|)")
  }

  @Test func combineLatestWaitsForBothAndThenDeliversEachChange() {
    let a = scheduler.coldSignal("--1-----2----|")
    let b = scheduler.coldSignal("----x-------y---|")
    let output = combineLatest(a, b).map { $0 + $1 }
    let expected: [Marbles.Marble] = [
      .init(frame: 4, event: .element("1x")), .init(frame: 8, event: .element("2x")),
      .init(frame: 12, event: .element("2y")), .init(frame: 16, event: .finished),
    ]
    #expect(scheduler.marbles(of: output) == Marbles(expected))
  }

  @Test func combineLatestFinishesWhenAllHaveFinished() {
    let a = scheduler.coldSignal("a|")
    let b = scheduler.coldSignal("--b-|")
    #expect(scheduler.marbles(of: combineLatest(a, b).map { $1 }) == "--b-|")
  }

  @Test func combineLatestFailsWithTheFirstFailure() {
    let a = scheduler.coldSignal("a----", failure: Failure.broken)
    let b = scheduler.coldSignal("-b-#", failure: Failure.broken)
    #expect(scheduler.marbles(of: combineLatest(a, b).map { $1 }) == "-b-#")
  }

  @Test func combineLatestOfThreeAndFourDeliversEachChange() {
    let a = Property(1)
    let b = Property(2)
    let c = Property(3)
    let d = Property(4)
    var three: [[Int]] = []
    var four: [[Int]] = []
    combineLatest(a, b, c).observeNext { three.append([$0.0, $0.1, $0.2]) }
    combineLatest(a, b, c, d).observeNext { four.append([$0.0, $0.1, $0.2, $0.3]) }
    b.value = 20
    d.value = 40
    c.value = 30
    #expect(three == [[1, 2, 3], [1, 20, 3], [1, 20, 30]])
    #expect(four == [[1, 2, 3, 4], [1, 20, 3, 4], [1, 20, 3, 40], [1, 20, 30, 40]])
  }

  @Test func combineLatestOfFourFinishesWithTheLast() {
    let signals = ["a|", "a--|", "a-|", "a---|"].map { scheduler.coldSignal(Marbles($0)) }
    let joined = combineLatest(signals[0], signals[1], signals[2], signals[3]).map { $0.3 }
    #expect(scheduler.marbles(of: joined) == "a---|")
  }

  @Test func combineLatestWithATransformationDeliversItsResult() {
    let a = Property(1)
    let b = Property(2)
    var log: [Int] = []
    combineLatest(a, b) { $0 + $1 }.observeNext { log.append($0) }
    a.value = 5
    #expect(log == [3, 7])
  }

  @Test func optionalElementsAreElements() {
    let a = Property<Int?>(nil)
    let b = Property<Int?>(nil)
    var count = 0
    combineLatest(a, b).observeNext { _ in count += 1 }
    a.value = 1
    a.value = nil
    #expect(count == 3)
  }

  @Test func eachObserverHasLatestElementsOfItsOwn() {
    let a = Numbers()
    let b = Numbers()
    let joined = combineLatest(a, b)
    var early = 0
    var late = 0
    joined.observeNext { _ in early += 1 }
    a.send(1)
    joined.observeNext { _ in late += 1 }
    b.send(1)
    #expect([early, late] == [1, 0])
    a.send(2)
    #expect([early, late] == [2, 1])
  }
}
