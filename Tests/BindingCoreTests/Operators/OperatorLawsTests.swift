import BindingCore
import BindingTesting
import Testing

/// What every operator promises, tried on each of them.
struct OperatorLawsTests {
  /// An operator, with its output as text so that all fit into one table.
  nonisolated struct Operator: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @MainActor @Sendable (Signal<Int, Failure>) -> Signal<String, Failure>

    init<Output>(
      _ name: String, _ apply: @escaping @MainActor @Sendable (Signal<Int, Failure>) -> Signal<Output, Failure>
    ) {
      testDescription = name
      self.apply = { apply($0).map { "\($0)" } }
    }
  }

  nonisolated static let operators: [Operator] = [
    Operator("map") { $0.map { $0 * 2 } },
    Operator("compactMap") { $0.compactMap { $0 == 2 ? nil : $0 } },
    Operator("replaceElements") { $0.replaceElements(with: 7) },
    Operator("eraseType") { $0.eraseType() },
    Operator("prepend") { $0.prepend(0) },
    Operator("append") { $0.append(9) },
    Operator("replaceEmpty") { $0.replaceEmpty(with: 9) },
    Operator("scan") { $0.scan(0, +) },
    Operator("reduce") { $0.reduce(0, +) },
    Operator("collect") { $0.collect() },
    Operator("buffer") { $0.buffer(size: 2) },
    Operator("window") { $0.window(ofSize: 2).flatMapLatest { $0 } },
    Operator("zipPrevious") { $0.zipPrevious() },
    Operator("pairwise") { $0.pairwise() },
    Operator("filter") { $0.filter { $0 != 2 } },
    Operator("removeDuplicates") { $0.removeDuplicates() },
    Operator("flatMapFilter") { $0.flatMapFilter { SafeSignal(just: $0 != 2) } },
    Operator("ignoreOutput") { $0.ignoreOutput() },
    Operator("pausable") { $0.pausable(by: SafeSignal(just: true)) },
    Operator("prefix(maxLength:)") { $0.prefix(maxLength: 2) },
    Operator("prefix(while:)") { $0.prefix(while: { $0 < 3 }) },
    Operator("prefix(while:inclusive:)") { $0.prefix(while: { $0 < 3 }, inclusive: true) },
    Operator("prefix(untilOutputFrom:)") { $0.prefix(untilOutputFrom: SafeSignal<Int>.never()) },
    Operator("first") { $0.first() },
    Operator("first(where:)") { $0.first(where: { $0 > 1 }) },
    Operator("output(at:)") { $0.output(at: 1) },
    Operator("dropFirst") { $0.dropFirst(1) },
    Operator("drop(while:)") { $0.drop(while: { $0 < 3 }) },
    Operator("dropLast") { $0.dropLast(1) },
    Operator("suffix") { $0.suffix(maxLength: 2) },
    Operator("last") { $0.last() },
    Operator("ignoreNils") { $0.map { $0 == 2 ? nil : $0 }.ignoreNils() },
    Operator("replaceNils") { $0.map { $0 == 2 ? nil : $0 }.replaceNils(with: 5) },
    Operator("mapWrapped") { $0.map(Optional.init).mapWrapped { $0 * 2 } },
    Operator("mapElement") { $0.map { [$0] }.mapElement { $0 * 2 } },
    Operator("flattenElements") { $0.map { [$0, $0] }.flattenElements() },
    Operator("tryMap") { $0.tryMap { number throws(Failure) in try half(number * 2) } },
    Operator("getValues") { $0.map { .success($0) }.getValues() },
    Operator("mapValue") { $0.map { Result<Int, Failure>.success($0) }.mapValue { $0 * 2 } },
    Operator("mapToResult") { $0.mapToResult().castError() },
    Operator("materialize") { $0.materialize().castError() },
    Operator("dematerialize") { $0.materialize().dematerialize() },
    Operator("mapError") { $0.mapError { $0 } },
    Operator("replaceError") { $0.replaceError(with: 0).castError() },
    Operator("suppressError") { $0.suppressError(logging: false).castError() },
    Operator("suppressAndFeedError") {
      $0.suppressAndFeedError(into: PassthroughSubject<Failure, Never>(), logging: false).castError()
    },
    Operator("toErrorSignal") { $0.toErrorSignal().castError() },
    Operator("retry") { $0.retry(1) },
    Operator("retry(when:)") { $0.retry(when: SafeSignal(just: 1), if: { _ in false }) },
  ]

  @Test(arguments: operators)
  func eachObserverHasItsOwnState(_ candidate: Operator) {
    for end in ["|", "#"] {
      expectNoLeaks {
        let scheduler = TestScheduler()
        let source: ScriptedSignal<Int, Failure> =
          scheduler.coldSignal(Marbles("--1-2-2-3-4-" + end), failure: .broken) { Int($0)! }
        let signal = candidate.apply(source.toSignal())
        let first = scheduler.record(signal)
        let second = scheduler.record(signal, subscription: "-----^")
        scheduler.run()
        #expect(!first.entries.isEmpty)
        #expect(first.entries.last?.event.isTerminal == true)
        #expect(first.entries.map(\.event) == second.entries.map(\.event))
      }
    }
  }

  @Test(arguments: operators)
  func whatIsSentFromInsideComesInTurn(_ candidate: Operator) {
    func elements(reentrant: Bool) -> [String] {
      let subject = PassthroughSubject<Int, Failure>()
      var log: [String] = []
      var last = 0
      @MainActor func sendNext() {
        guard last < 4 else { return }
        last += 1
        subject.send(last)
      }
      let observation = candidate.apply(subject.toSignal()).observeNext {
        log.append($0)
        // What comes at once comes before the subject is observed.
        if reentrant, last > 0 { sendNext() }
      }
      while last < 4 { sendNext() }
      subject.send(completion: .finished)
      observation.dispose()
      return log
    }
    expectNoLeaks { #expect(elements(reentrant: true) == elements(reentrant: false)) }
  }

  @Test(arguments: operators)
  func nothingComesAfterDisposal(_ candidate: Operator) {
    expectNoLeaks {
      let subject = PassthroughSubject<Int, Failure>()
      var count = 0
      let observation = Subscription()
      candidate.apply(subject.toSignal()).attach(
        Observer(
          next: { _ in
            count += 1
            observation.dispose()
          }, end: { _ in if observation.isDisposed { count += 10 } }),
        observation)
      for number in 1...4 { subject.send(number) }
      subject.send(completion: .finished)
      #expect(count <= 1)
      observation.dispose()
    }
  }

  @Test(arguments: operators)
  func aSourceThatNobodyListensToStops(_ candidate: Operator) {
    expectNoLeaks {
      var made = 0
      let numbers = Signal<Int, Failure>(
        sequence: (1...20).lazy.map {
          made += 1
          return $0
        })
      var heard = 0
      candidate.apply(numbers).prefix(maxLength: 1).observeNext { _ in heard = made }
      #expect(made == heard || heard == 0)
      #expect(made <= 4 || made == 20)
    }
  }

  @Test(arguments: operators)
  func anObservationThatIsLetGoLeaksNothing(_ candidate: Operator) {
    expectNoLeaks { candidate.apply(.never()).observe { _ in } }
    expectNoLeaks {
      let subject = PassthroughSubject<Int, Failure>()
      let observation = candidate.apply(subject.toSignal()).observe { _ in }
      subject.send(1)
      // They keep their source, to be able to observe it again.
      if candidate.testDescription.hasPrefix("retry") { observation.dispose() }
    }
  }
}

/// Fails with odd numbers.
func half(_ number: Int) throws(Failure) -> Int {
  guard number % 2 == 0 else { throw .broken }
  return number / 2
}
