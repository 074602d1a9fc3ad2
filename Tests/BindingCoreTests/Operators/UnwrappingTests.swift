import BindingCore
import BindingTesting
import Testing

/// Operators about elements that hold others: optionals, sequences, results, events.
struct UnwrappingTests {
  @Test func ignoreNilsLeavesOutNil() {
    #expect(marbles("--1--2--3--|") { $0.map { $0 == 2 ? nil : $0 }.ignoreNils() } == "--1-----3--|")
  }

  @Test func replaceNilsPutsSomethingInTheirPlace() {
    #expect(marbles("--1--2--#") { $0.map { $0 == 2 ? nil : $0 }.replaceNils(with: 0) } == "--1--0--#")
  }

  @Test func mapWrappedLeavesNilAlone() {
    #expect(
      marbles("--1--2--3--|") { $0.map { $0 == 2 ? nil : $0 }.mapWrapped { $0 * 2 }.replaceNils(with: 0) }
        == "--2--0--6--|")
  }

  @Test func flattenElementsDeliversMembers() {
    #expect(marbles("--1----4----|") { $0.map { [$0, $0 + 1] }.flattenElements() } == "--(12)-(45)-|")
    #expect(marbles("--1--#") { $0.map { _ in [Int]() }.flattenElements() } == "-----#")
  }

  @Test func flatMapTakesArrays() {
    #expect(marbles("--1----4----|") { $0.flatMap { [$0, $0 + 1] } } == "--(12)-(45)-|")
    #expect(marbles("--1--|") { $0.flatMap { SafeSignal(just: $0 + 1).castError() } } == "--2--|")
  }

  @Test func aSequenceIsAskedNoFurtherThanNeeded() {
    var made = 0
    let sequence = (1...1_000_000).lazy.map {
      made += 1
      return $0
    }
    SafeSignal(just: sequence).flattenElements().prefix(maxLength: 2).observeNext { _ in }
    #expect(made == 2)
  }

  @Test func mapElementTransformsMembers() {
    #expect(
      marbles("--1----2----|") { $0.map { [$0, $0] }.mapElement { $0 * 2 }.flattenElements() } == "--(22)-(44)-|")
  }

  @Test func mapToResultHoldsTheFailure() {
    #expect(marbles("--1--2--#") { $0.mapToResult().map { (try? $0.get()) ?? 0 } } == "--1--2--(0|)")
    #expect(marbles("--1--2--|") { $0.mapToResult().map { (try? $0.get()) ?? 0 } } == "--1--2--|")
  }

  @Test func getValuesFailsWithTheFirstFailure() {
    func result(_ number: Int) -> Result<Int, Failure> { number == 3 ? .failure(.broken) : .success(number * 2) }
    #expect(marbles("--1--2--3--4--|") { $0.map(result).getValues() } == "--2--4--#")
    #expect(marbles("--1--#") { $0.map(result).getValues() } == "--2--#")
    var failure: Failure?
    SafeSignal(just: 3).map(result).getValues().observeFailed { failure = $0 }
    #expect(failure == .broken)
  }

  @Test func mapValueTransformsSuccesses() {
    let results: [Result<Int, Failure>] = [.success(1), .failure(.broken)]
    var log: [Result<Int, Failure>] = []
    SafeSignal(sequence: results).mapValue { $0 + 1 }.observeNext { log.append($0) }
    #expect(log == [.success(2), .failure(.broken)])
  }

  @Test func tryMapFailsWithWhatIsThrown() {
    #expect(marbles("--4--2--1--2--|") { $0.tryMap(half) } == "--2--1--#")
    #expect(marbles("--4--#") { $0.tryMap(half) } == "--2--#")
    #expect(marbles("--4--|") { $0.tryMap { $0 * 2 } } == "--8--|")
  }

  @Test func tryMapGivesASafeSignalAFailure() {
    var failure: Failure?
    let numbers = SafeSignal(sequence: [2, 4, 5, 6])
    var log: [Int] = []
    numbers.tryMap(half).observe { event in
      event.element.map { log.append($0) }
      failure = event.error
    }
    #expect(log == [1, 2])
    #expect(failure == .broken)
    let inferred: Signal<Int, Failure> = numbers.tryMap { number throws(Failure) in
      if number == 5 { throw .broken }
      return number
    }
    inferred.observeFailed { failure = $0 }
    let safe: SafeSignal<Int> = numbers.tryMap { $0 + 1 }
    safe.observeNext { log.append($0) }
    #expect(log == [1, 2, 3, 5, 6, 7])
  }

  @Test func materializeDeliversTheEndAsAnElement() {
    #expect(marbles("--1--2--#") { $0.materialize().map { $0.isTerminal ? "x" : "n" } } == "--n--n--(x|)")
    #expect(marbles("--1--2--|") { $0.materialize().map(\.isCompleted).map { $0 ? "x" : "n" } } == "--n--n--(x|)")
  }

  @Test func dematerializeIsItsReverse() {
    for source in ["--1--2--#", "--1--2--|", "|", "--1----"] as [Marbles] {
      #expect(marbles(source) { $0.materialize().dematerialize() } == source)
    }
    var log: [Int] = []
    SafeSignal(just: 1).materialize().dematerialize().observeNext { log.append($0) }
    #expect(log == [1])
  }

  @Test func dematerializeStopsAtTheFirstEnd() {
    expectNoLeaks {
      let events = PassthroughSubject<Event<Int, Failure>, Failure>()
      var log: [Event<Int, Failure>] = []
      events.dematerialize().observe { log.append($0) }
      events.send(.next(1))
      events.send(.completed)
      events.send(.next(2))
      #expect(log == [.next(1), .completed])
    }
  }
}
