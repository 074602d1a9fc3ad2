import BindingCore
import BindingTesting
import Testing

/// Operators that make something of several elements.
struct AccumulatingTests {
  @Test func scanDeliversTheResultAsItGrows() {
    #expect(marbles("--1--2--3--|") { $0.scan(0, +) } == "0-1--3--6--|")
    #expect(marbles("--|") { $0.scan(7, +) } == "7-|")
    #expect(marbles("--1-#") { $0.scan(7, +) } == "7-8-#")
  }

  @Test func scanThatIsLeftAtItsBeginningAsksNobody() {
    let source = TestScheduler().coldSignal("a|")
    source.scan("", +).first().observeNext { _ in }
    #expect(source.subscriptions.isEmpty)
  }

  @Test func reduceDeliversTheResultInTheEnd() {
    #expect(marbles("--1--2--3--|") { $0.reduce(0, +) } == "-----------(6|)")
    #expect(marbles("--|") { $0.reduce(7, +) } == "--(7|)")
    #expect(marbles("--1-#") { $0.reduce(7, +) } == "----#")
  }

  @Test func collectDeliversAllElementsAsOne() {
    #expect(marbles("--1--2--3--|") { $0.collect().map(\.count) } == "-----------(3|)")
    #expect(marbles("--|") { $0.collect().map(\.count) } == "--(0|)")
    #expect(marbles("--1-#") { $0.collect() } == "----#")
    var collected: [[Int]] = []
    SafeSignal(sequence: [3, 1, 2]).collect().observeNext { collected.append($0) }
    #expect(collected == [[3, 1, 2]])
  }

  @Test func bufferDeliversFullArrays() {
    #expect(marbles("--1--2--3--4--5--|") { $0.buffer(size: 2).map { $0[0] + $0[1] } } == "-----3-----7-----|")
    #expect(marbles("-1-2-|") { $0.buffer(size: 1).map(\.count) } == "-1-1-|")
    #expect(marbles("-1-|") { $0.buffer(size: 2) } == "---|")
    #expect(marbles("-1-2-3-#") { $0.buffer(size: 2).map(\.count) } == "---2---#")
  }

  @Test func aBufferBeginsAnewBeforeItIsDelivered() {
    expectNoLeaks {
      let subject = Numbers()
      var log: [[Int]] = []
      let observation = subject.buffer(size: 2).observeNext {
        log.append($0)
        if $0 == [1, 2] { subject.send(3) }
      }
      for number in [1, 2, 4] { subject.send(number) }
      #expect(log == [[1, 2], [3, 4]])
      observation.dispose()
    }
  }

  @Test func windowDeliversSignals() {
    #expect(
      marbles("--1--2--3--4--5--|") { $0.window(ofSize: 2).flatMapLatest { $0.reduce(0, +) } }
        == "-----3-----7-----|")
  }

  @Test func zipPreviousPairsFromTheFirstElementOn() {
    #expect(marbles("--1--4--9--|") { $0.zipPrevious().map { $1 - ($0 ?? 0) } } == "--1--3--5--|")
    #expect(marbles("-1#") { $0.zipPrevious().map { ($0 ?? 0) + $1 } } == "-1#")
  }

  @Test func pairwisePairsFromTheSecondElementOn() {
    #expect(marbles("--1--4--9--|") { $0.pairwise().map { $1 - $0 } } == "-----3--5--|")
    #expect(marbles("--1--|") { $0.pairwise() } == "-----|")
  }

  @Test func anElementThatIsNilHasAPredecessorLikeAnyOther() {
    var log: [[Int?]] = []
    SafeSignal<Int?>(sequence: [nil, 1, nil]).pairwise().observeNext { log.append([$0, $1]) }
    #expect(log == [[nil, 1], [1, nil]])
  }
}
