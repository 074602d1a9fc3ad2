import Testing

@testable import BindingCore

/// The signals inside of `flatMapConcat` and `flatMapMerge(maxConcurrent:_:)`: their order, and that none stays behind.
struct InnerSignalTests {
  @Test func theLastSignalWaitsUntilTheElementBeforeItIsOut() {
    expectNoLeaks {
      let source = Numbers()
      var firstObserver: Observer<Int, Never>?
      let first = Signal<Int, Never>(attach: { observer, _ in firstObserver = observer })
      var log: [String] = []
      source.flatMapConcat { $0 == 1 ? first : Signal(sequence: [20, 21]) }
        .observeNext { element in
          log.append("begin \(element)")
          if element == 10 { firstObserver?.receive(completion: .finished) }
          log.append("end \(element)")
        }
      source.send(1)
      source.send(2)
      source.send(completion: .finished)
      firstObserver?.receive(10)
      #expect(log == ["begin 10", "end 10", "begin 20", "end 20", "begin 21", "end 21"])
      firstObserver = nil
    }
  }

  @Test func theLastSignalTakesThePlaceOfTheOperatorWithoutATrace() {
    let (source, first) = (Numbers(), Numbers())
    let observation = source.flatMapConcat { $0 == 1 ? first.toSignal() : Signal.never() }.observeNext { _ in }
    source.send(1)
    source.send(2)
    source.send(completion: .finished)
    #expect(observation.children.count == 1)
    first.send(completion: .finished)
    #expect(observation.children.isEmpty)
    observation.dispose()
  }

  @Test func signalsThatHaveFinishedAreNotKeptAmongThoseThatRun() {
    let source = Numbers()
    let observation = source.flatMapMerge(maxConcurrent: 2) { SafeSignal(just: $0) }.observeNext { _ in }
    for number in 0..<100 { source.send(number) }
    let kept = observation.children.compactMap { $0 as? Subscription }.map(\.children.count).reduce(0, +)
    #expect(kept < 5)
    observation.dispose()
  }
}
