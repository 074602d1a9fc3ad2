import BindingCore
import BindingTesting
import Testing

/// Operators that leave elements out.
struct FilteringTests {
  let scheduler = TestScheduler()

  @Test func filterDeliversWhatItIsAskedFor() {
    let source = scheduler.coldSignal("-1-2-3-4|") { Int($0)! }
    #expect(scheduler.marbles(of: source.filter { $0 % 2 == 0 }) == "---2---4|")
  }

  @Test func compactMapLeavesOutNil() {
    let source = scheduler.coldSignal("-1-x-3|")
    #expect(scheduler.marbles(of: source.compactMap { Int($0) }.map { $0 + 1 }) == "-2---4|")
  }

  @Test func removeDuplicatesComparesWithTheLastElementDelivered() {
    #expect(scheduler.marbles(of: scheduler.coldSignal("-aa-b-b-a|").removeDuplicates()) == "-a--b---a|")
    let rising = scheduler.coldSignal("-1-2-4-5-9|") { Int($0)! }
    #expect(scheduler.marbles(of: rising.removeDuplicates { $1 - $0 < 2 }) == "-1---4---9|")
  }

  @Test func removeDuplicatesRemembersForEachObserverApart() {
    let property = Property(1)
    let changes = property.removeDuplicates()
    var first: [Int] = []
    var second: [Int] = []
    changes.observeNext { first.append($0) }
    property.value = 2
    changes.observeNext { second.append($0) }
    property.value = 2
    property.value = 1
    #expect(first == [1, 2, 1])
    #expect(second == [2, 1])
  }

  @Test func prefixFinishesWithItsLastElement() {
    let source = scheduler.coldSignal("-a-b-c|")
    #expect(scheduler.marbles(of: source.prefix(maxLength: 2)) == "-a-(b|)")
    #expect(source.subscriptions == ["^--!"])
  }

  @Test func prefixOfAShorterSignalEndsWithIt() {
    #expect(scheduler.marbles(of: scheduler.coldSignal("-a|").prefix(maxLength: 2)) == "-a|")
    let failing = scheduler.coldSignal("-a#", failure: Failure.broken)
    #expect(scheduler.marbles(of: failing.prefix(maxLength: 2)) == "-a#")
  }

  @Test func dropFirstSwallowsTheFirstOnes() {
    #expect(scheduler.marbles(of: scheduler.coldSignal("-a-b-c|").dropFirst(2)) == "-----c|")
    #expect(scheduler.marbles(of: scheduler.coldSignal("-a|").dropFirst(2)) == "--|")
    #expect(scheduler.marbles(of: scheduler.coldSignal("-a|").dropFirst(0)) == "-a|")
  }

  @Test func countsAreKeptForEachObserverApart() {
    let property = Property(0)
    let changes = property.dropFirst(1).prefix(maxLength: 1)
    var log: [Int] = []
    changes.observeNext { log.append($0) }
    changes.observeNext { log.append($0 + 10) }
    property.value = 1
    property.value = 2
    #expect(log == [1, 11])
  }

  @Test func ignoreOutputDeliversTheEndOnly() {
    #expect(marbles("--1--|") { $0.ignoreOutput() } == "-----|")
    #expect(marbles("--1--#") { $0.ignoreOutput() } == "-----#")
  }

  @Test func ignoreTerminalDeliversElementsOnly() {
    #expect(marbles("--1--|") { $0.ignoreTerminal() } == "--1---")
    #expect(marbles("--1--#") { $0.ignoreTerminal() } == "--1---")
  }

  @Test func pausableSwallowsElementsWhileTheOtherSaysNo() {
    expectNoLeaks {
      let source = scheduler.hotSignal("-1--2--3--4--5--|")
      let other = scheduler.hotSignal("--f-----t--------")
      #expect(scheduler.marbles(of: source.pausable(by: other.map { $0 == "t" })) == "-1--------4--5--|")
      #expect(other.subscriptions == ["^---------------!"])
    }
  }

  @Test func pausableStaysAsItIsWhenTheOtherEnds() {
    for end in ["#", "|"] {
      let scheduler = TestScheduler()
      let other = scheduler.hotSignal(Marbles("--f" + end), failure: Failure.broken)
      let source = scheduler.hotSignal("-1--2--3|")
      #expect(scheduler.marbles(of: source.pausable(by: other.map { _ in false })) == "-1------|")
    }
  }

  @Test func pausableByAPropertyBeginsAsThePropertySays() {
    #expect(marbles("-1-2-|") { $0.pausable(by: Property(false)) } == "-----|")
  }

  @Test func flatMapFilterAsksASignal() {
    #expect(marbles("--1--2--3--|") { $0.flatMapFilter { SafeSignal(just: $0 != 2) } } == "--1-----3--|")
    #expect(marbles("--1--|") { $0.flatMapFilter { _ in SafeSignal<Bool>.completed() } } == "-----|")
    #expect(marbles("--1--#") { $0.flatMapFilter { _ in Property(true) } } == "--1--#")
  }

  @Test func flatMapFilterTakesTheFirstAnswer() {
    let answer = scheduler.coldSignal("--tf").map { $0 == "t" }
    let source = scheduler.coldSignal("1--2|")
    #expect(scheduler.marbles(of: source.flatMapFilter { _ in answer }) == "--1--(2|)")
  }

  @Test func whatWaitsForAnAnswerDependsOnTheStrategy() {
    let answer = scheduler.coldSignal("---t").map { $0 == "t" }
    let source = scheduler.coldSignal("12|")
    #expect(scheduler.marbles(of: source.flatMapFilter { _ in answer }) == "---1--(2|)")
    #expect(scheduler.marbles(of: source.flatMapFilter(.latest) { _ in answer }) == "----(2|)")
  }
}
