import BindingCore
import BindingTesting
import Testing

/// Operators that change elements or add some.
struct TransformingTests {
  let scheduler = TestScheduler()

  @Test func mapTransformsEachElement() {
    let source = scheduler.coldSignal("-1-2|") { Int($0)! }
    #expect(scheduler.marbles(of: source.map { $0 * 2 }) == "-2-4|")
  }

  @Test func replaceElementsDeliversTheSameValue() {
    #expect(scheduler.marbles(of: scheduler.coldSignal("-1-2|").replaceElements(with: "x")) == "-x-x|")
  }

  @Test func prependDeliversFirst() {
    #expect(scheduler.marbles(of: scheduler.coldSignal("-a|").prepend("x")) == "xa|")
    #expect(scheduler.marbles(of: scheduler.coldSignal("----a|").prepend("y").prepend("x")) == "(xy)a|")
  }

  @Test func mapTakesAKeyPath() {
    var log: [Int] = []
    SafeSignal(sequence: ["a", "abc"]).map(\.count).observeNext { log.append($0) }
    #expect(log == [1, 3])
  }

  @Test func eraseTypeTellsOnlyThatThereWasAnElement() {
    #expect(marbles("-1-2-#") { $0.eraseType().replaceElements(with: "x") } == "-x-x-#")
  }

  @Test func appendDeliversLast() {
    #expect(marbles("--1--2--|") { $0.append(9) } == "--1--2--(9|)")
    #expect(marbles("|") { $0.append(8).append(9) } == "(89|)")
    #expect(marbles("--1--#") { $0.append(9) } == "--1--#")
    #expect(marbles("--|") { $0.append(9).first() } == "--(9|)")
  }

  @Test func replaceEmptyDeliversOnlyWhenNothingCame() {
    #expect(marbles("-----|") { $0.replaceEmpty(with: 9) } == "-----(9|)")
    #expect(marbles("--1--|") { $0.replaceEmpty(with: 9) } == "--1--|")
    #expect(marbles("-----#") { $0.replaceEmpty(with: 9) } == "-----#")
  }

  @Test func handleEventsSeesEverythingAndChangesNothing() {
    var log: [String] = []
    let source = scheduler.coldSignal("-a-#", failure: Failure.broken).handleEvents(
      receiveOutput: { log.append($0) }, receiveCompletion: { _ in log.append("#") })
    #expect(scheduler.marbles(of: source) == "-a-#")
    #expect(log == ["a", "#"])
  }

  @Test func failuresPassThroughAChain() {
    let source = scheduler.coldSignal("-1#", failure: Failure.broken).map { $0 + "0" }.filter { _ in true }
    var failure: Failure?
    source.observeFailed { failure = $0 }
    scheduler.run()
    #expect(failure == .broken)
  }

  @Test func observingOneEventHearsOnlyThat() {
    var log: [String] = []
    let source = scheduler.hotSignal("a|", failure: Failure.broken)
    source.observeNext { log.append($0) }
    source.observeCompleted { log.append("|") }
    source.observeFailed { _ in log.append("#") }
    scheduler.run()
    #expect(log == ["a", "|"])
  }

  @Test func aProducerThatGoesOnAfterItsEndIsNotHeard() {
    expectNoLeaks {
      var isDisposed = false
      let signal = Signal<Int, Never> { observer in
        observer.receive(1)
        observer.receive(completion: .finished)
        observer.receive(2)
        observer.receive(completion: .finished)
        return BlockDisposable { isDisposed = true }
      }
      #expect(scheduler.marbles(of: signal) == "(1|)")
      #expect(isDisposed)
    }
  }
}
