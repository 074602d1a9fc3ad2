import BindingCore
import BindingTesting
import Testing

/// Operators that keep or leave out a beginning or an end.
struct PrefixSuffixTests {
  let scheduler = TestScheduler()

  @Test func prefixWhileEndsWithTheFirstElementThatDoesNotFit() {
    #expect(marbles("--1--2--3--4--|") { $0.prefix(while: { $0 < 3 }) } == "--1--2--|")
    #expect(marbles("--1--2--3--4--|") { $0.prefix(while: { $0 < 3 }, inclusive: true) } == "--1--2--(3|)")
    #expect(marbles("--1-|") { $0.prefix(while: { $0 < 3 }) } == "--1-|")
    #expect(marbles("--1-#") { $0.prefix(while: { $0 < 3 }) } == "--1-#")
  }

  @Test func prefixWhileStopsASynchronousProducer() {
    for inclusive in [false, true] {
      var made = 0
      let numbers = SafeSignal(
        sequence: (1...1_000_000).lazy.map {
          made += 1
          return $0
        })
      numbers.prefix(while: { $0 < 3 }, inclusive: inclusive).observeNext { _ in }
      #expect(made == 3)
    }
  }

  @Test func prefixWhileIsNotFooledByWhatItsObserverSends() {
    expectNoLeaks {
      let subject = Numbers()
      var log: [Int] = []
      let observation = subject.prefix(while: { $0 != 2 }, inclusive: true).observeNext {
        log.append($0)
        subject.send($0 - 1)
      }
      subject.send(2)
      #expect(log == [2])
      #expect(observation.isDisposed)
    }
  }

  @Test func aJoinGoesOnWithoutAnInputThatWasLeft() {
    expectNoLeaks {
      let property = Property(1)
      var log: [[Int]] = []
      let sums = combineLatest(property.prefix(while: { $0 < 3 }), property).observeNext { log.append([$0.0, $0.1]) }
      for value in 2...4 { property.value = value }
      #expect(log == [[1, 1], [2, 2], [2, 3], [2, 4]])
      sums.dispose()
    }
  }

  @Test(arguments: ["-------x------", "-------|", "-------#"])
  func prefixUntilEndsWithWhateverTheOtherDoes(_ other: Marbles) {
    expectNoLeaks {
      let source = scheduler.hotSignal("--1--2--3--4--|")
      let end = scheduler.hotSignal(other, failure: Failure.broken)
      #expect(scheduler.marbles(of: source.prefix(untilOutputFrom: end)) == "--1--2-|")
      #expect(source.subscriptions == ["^------!"])
      #expect(end.subscriptions == ["^------!"])
    }
  }

  @Test func prefixUntilLeavesTheOtherWhenTheSourceEnds() {
    for source in ["--1-|", "--1-#"] {
      expectNoLeaks {
        let scheduler = TestScheduler()
        let numbers = scheduler.coldSignal(Marbles(source), failure: Failure.broken)
        let end = scheduler.hotSignal("---------x")
        #expect(scheduler.marbles(of: numbers.prefix(untilOutputFrom: end)) == Marbles(source))
        #expect(end.subscriptions == ["^---!"])
      }
    }
  }

  @Test func prefixUntilSomethingThatFiresAtOnceDoesNotAskTheSource() {
    let source = scheduler.coldSignal("a|")
    #expect(scheduler.marbles(of: source.prefix(untilOutputFrom: Property(0))) == "|")
    #expect(source.subscriptions.isEmpty)
  }

  @Test func anElementComesWholeBeforeTheEndThatItCauses() {
    expectNoLeaks {
      let subject = Numbers()
      let end = PassthroughSubject<Void, Never>()
      var log: [String] = []
      subject.prefix(untilOutputFrom: end).observe { event in
        log.append("\(event) begins")
        if event.isNext { end.send() }
        log.append("\(event) is over")
      }
      subject.send(1)
      subject.send(2)
      #expect(log == ["next(1) begins", "next(1) is over", "completed begins", "completed is over"])
    }
  }

  @Test func firstFinishesWithItsElement() {
    #expect(marbles("--1--2--3--|") { $0.first() } == "--(1|)")
    #expect(marbles("--|") { $0.first() } == "--|")
    #expect(marbles("--1--2--3--|") { $0.first(where: { $0 > 1 }) } == "-----(2|)")
    #expect(marbles("--1--#") { $0.first(where: { $0 > 1 }) } == "-----#")
  }

  @Test func outputAtDeliversThatElementOnly() {
    #expect(marbles("--1--2--3--|") { $0.output(at: 1) } == "-----(2|)")
    #expect(marbles("--1--2--3--|") { $0.output(at: 0) } == "--(1|)")
    // Not the last one, as in ReactiveKit.
    #expect(marbles("--1--2--3--|") { $0.output(at: 3) } == "-----------|")
    #expect(marbles("--1--#") { $0.output(at: 1) } == "-----#")
  }

  @Test func dropWhileAsksUntilTheFirstElementThatPasses() {
    #expect(marbles("--1--2--3--1--|") { $0.drop(while: { $0 < 3 }) } == "--------3--1--|")
    #expect(marbles("--1--|") { $0.drop(while: { $0 < 3 }) } == "-----|")
    #expect(marbles("--1--#") { $0.drop(while: { $0 < 3 }) } == "-----#")
  }

  @Test func dropLastDeliversEachElementWhenEnoughHaveFollowed() {
    #expect(marbles("--1--2--3--|") { $0.dropLast(1) } == "-----1--2--|")
    #expect(marbles("-1-2-3-4-5-|") { $0.dropLast(2) } == "-----1-2-3-|")
    #expect(marbles("-1-2-3-|") { $0.dropLast(0) } == "-1-2-3-|")
    #expect(marbles("-1-2-#") { $0.dropLast(3) } == "-----#")
  }

  @Test func suffixDeliversTheLastElementsInTheEnd() {
    #expect(marbles("--1--2--3--|") { $0.suffix(maxLength: 2) } == "-----------(23|)")
    #expect(marbles("-1-2-3-4-5-|") { $0.suffix(maxLength: 3) } == "-----------(345|)")
    #expect(marbles("-1-|") { $0.suffix(maxLength: 3) } == "---(1|)")
    #expect(marbles("-1-|") { $0.suffix(maxLength: 0) } == "---|")
    #expect(marbles("-1-#") { $0.suffix(maxLength: 3) } == "---#")
    #expect(marbles("--1--2--3--|") { $0.last() } == "-----------(3|)")
    #expect(marbles("---|") { $0.last() } == "---|")
  }

  @Test func aSuffixThatIsLeftStops() {
    #expect(marbles("-1-2-3-|") { $0.suffix(maxLength: 3).first() } == "-------(1|)")
  }
}
