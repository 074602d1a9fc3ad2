import BindingTesting
import Bond
import Testing

/// The spellings of Bond 6 do what the newer ones do.
struct Bond6OperatorTests {
  private let source: Marbles = "-1-1-2-3-#"
  private let finite: Marbles = "-1-1-2-3-|"

  @Test func beginningsAndEnds() {
    #expect(marbles(finite) { $0.element(at: 2) } == "-----(2|)")
    #expect(marbles(finite) { $0.skip(first: 2) } == "-----2-3-|")
    #expect(marbles(finite) { $0.skip(last: 2) } == "-----1-1-|")
    #expect(marbles(finite) { $0.take(first: 2) } == "-1-(1|)")
    #expect(marbles(finite) { $0.take(last: 1) } == "---------(3|)")
    #expect(marbles(finite) { $0.take(while: { $0 < 2 }) } == "-1-1-|")
    #expect(marbles(finite) { $0.take(until: SafeSignal.just(0)) } == "|")
    #expect(marbles(finite) { $0.start(with: 0) } == "01-1-2-3-|")
    #expect(marbles(finite) { $0.concat(with: 4) } == "-1-1-2-3-(4|)")
  }

  @Test func typesHaveTheirOlderNames() {
    var log: [Int] = []
    let observer: SafeObserver<Int> = Observer(next: { log.append($0) })
    let source = Property(1)
    let signal: Signal1<Int> = source.toSignal()
    let bag: DisposeBagProtocol = DisposeBag()
    let observation: any Cancellable = signal.observe { observer.on($0) }
    bag.add(disposable: observation)
    source.value = 2
    observation.cancel()
    source.value = 3
    #expect(log == [1, 2])
    #expect(AnyProperty(property: source).value == 3)
    let taps = PublishSubject<Void, NoError>()
    taps.observe { log.append(0) }
    taps.next()
    #expect(log.last == 0)
  }

  @Test func duplicates() {
    #expect(marbles(finite) { $0.distinct() } == "-1---2-3-|")
    #expect(marbles(finite) { $0.distinctUntilChanged() } == "-1---2-3-|")
    #expect(marbles(finite) { $0.distinct(by: { $0 != $1 }) } == "-1---2-3-|")
    #expect(marbles(finite) { $0.distinctUntilChanged { $1 - $0 > 1 } } == "-1-----3-|")
  }

  @Test func elements() {
    #expect(marbles(source) { $0.ignoreElements() } == "---------#")
    #expect(marbles("-|") { $0.defaultIfEmpty(7) } == "-(7|)")
    #expect(marbles(finite) { $0.replace(with: "x") } == "-x-x-x-x-|")
    #expect(marbles(finite) { $0.buffer(ofSize: 2).map { $0[0] + $0[1] } } == "---2---5-|")
    #expect(marbles(finite) { $0.map { $0 == 1 ? nil : $0 }.ignoreNil() } == "-----2-3-|")
    #expect(marbles(finite) { $0.map { $0 == 1 ? nil : $0 }.replaceNil(with: 0) } == "-0-0-2-3-|")
    #expect(marbles("-1---2---|") { $0.map { [$0, $0] }.unwrap() } == "-(11)(22)|")
  }

  @Test func failures() {
    #expect(marbles(source) { $0.recover(with: 0) } == "-1-1-2-3-(0|)")
    #expect(marbles("-1#") { $0.retry(times: 1) } == "-1-1#")
    #expect(marbles(source) { $0.materialize().elements() } == "-1-1-2-3-|")
    #expect(marbles(source) { $0.materialize().errors().map { _ in "x" } } == "---------(x|)")
  }

  @Test func observers() {
    var log: [Event<Int, Failure>] = []
    Signal<Int, Failure> { observer in
      observer.next(1)
      observer.failed(.broken)
      return BlockDisposable {}
    }.observe { log.append($0) }
    Signal<Int, Failure> { observer in
      observer.completed(with: 2)
      return BlockDisposable {}
    }.observe { log.append($0) }
    Signal<Int, Failure> { observer in
      observer.completed()
      return BlockDisposable {}
    }.observe { log.append($0) }
    #expect(log == [.next(1), .failed(.broken), .next(2), .completed, .completed])
  }
}
