import BindingTesting
import Bond
import Testing

/// What Bond 6 calls by other names.
struct SpellingTests {
  private final class Table: ReactiveExtensionsProvider {
    let rowHeight = Request<Int, Int>(default: 1)
  }

  @Test func doOnSeesWhatHandleEventsSees() {
    let scheduler = TestScheduler()
    var log: [String] = []
    let source = scheduler.coldSignal("-1-#", failure: Failure.broken)
      .doOn(
        next: { log.append($0) }, start: { log.append("start") }, failed: { log.append("\($0)") },
        completed: { log.append("completed") }, disposed: { log.append("disposed") })
    #expect(scheduler.marbles(of: source) == "-1-#")
    SafeSignal(just: 1).doOn(completed: { log.append("completed") }).observeNext { _ in }
    #expect(log == ["start", "1", "broken", "disposed", "completed"])
  }

  @Test func concatAndShareReplay() {
    var log: [Int] = []
    let shared = Signal<Int, Never>(sequence: [1, 2]).concat(with: Signal(sequence: [3])).shareReplay(limit: 2)
    shared.observeNext { log.append($0) }
    shared.observeNext { log.append($0) }
    #expect(log == [1, 2, 3, 2, 3])
  }

  @Test func subjectsAreSentToWithNext() {
    let subject = PublishSubject<Int, NoError>()
    let name = Observable("x")
    var log: [Int] = []
    subject.observeNext { log.append($0) }
    subject.next(1)
    subject.completed()
    subject.next(2)
    #expect(log == [1])
    #expect(name.value == "x")
    let failing = PublishSubject<Int, Failure>()
    var failure: Failure?
    failing.observeFailed { failure = $0 }
    failing.failed(.broken)
    #expect(failure == .broken)
  }

  @Test func aPropertyIsFedToARequest() {
    let table = Table()
    let unit = Property(10)
    table.reactive.feed(property: unit, to: \.base.rowHeight) { unit, row in unit * row }
    #expect(table.rowHeight.ask(3) == 30)
    table.reactive.feed(property: unit, to: \.base.rowHeight)
    #expect(table.rowHeight.ask(3) == 10)
  }

  @Test func intervalsAreSeconds() {
    let scheduler = TestScheduler()
    #expect(scheduler.marbles(of: SafeSignal(just: 1, after: 3.0, scheduler: scheduler)) == "---(1|)")
    #expect(scheduler.marbles(of: SafeSignal.timer(element: 1, time: 3, scheduler: scheduler)) == "---(1|)")
    #expect(scheduler.marbles(of: SafeSignal(sequence: [1, 2], interval: 2.0, scheduler: scheduler)) == "--1-2-|")
    #expect(scheduler.marbles(of: SafeSignal.interval(1.0, scheduler: scheduler).prefix(maxLength: 2)) == "-0(1|)")
    let first = SafeSignal.heartbeat(interval: 3.0, scheduler: scheduler).prefix(maxLength: 1).map { "x" }
    #expect(scheduler.marbles(of: first) == "(x|)")
  }

  @Test func debounceAndThrottleTakeSecondsAndDurations() {
    func same(_ operators: ((SafeSignal<String>, TestScheduler) -> SafeSignal<String>)...) -> Bool {
      let marbles = operators.map { apply in
        let scheduler = TestScheduler()
        return scheduler.marbles(of: apply(scheduler.hotSignal("-1-2-----3-|").toSignal(), scheduler)).description
      }
      return Set(marbles).count == 1
    }
    #expect(
      same(
        { $0.debounce(for: 3, scheduler: $1) }, { $0.debounce(for: 3.0, scheduler: $1) },
        { $0.debounce(for: .seconds(3), scheduler: $1) }, { $0.debounce(interval: 3, scheduler: $1) }))
    #expect(
      same(
        { $0.throttle(for: 3, scheduler: $1) }, { $0.throttle(for: 3.0, scheduler: $1) },
        { $0.throttle(for: .seconds(3), scheduler: $1) }, { $0.throttle(seconds: 3, scheduler: $1) }))
  }

  @Test func theModuleAndTheTypeHaveTheSameName() {
    var shown: [Int] = []
    let target = Target(0)
    let bond: Bond<Int> = target.bond
    let qualified: BindingCore.Bond<Int> = bond
    BondTypes.Observable(1).bind(to: qualified)
    shown = target.history
    #expect(shown == [1])
  }

  @Test func collectionsHaveTheNamesOfBond() {
    let names = MutableObservableArray(["Steve", "Tim"])
    var lengths: [[Int]] = []
    var short: [[String]] = []
    names.map { $0.count }.observeNext { lengths.append($0.source) }
    names.filter { $0.count < 4 }.observeNext { short.append($0.source) }
    names.append("Jo")
    #expect(names.array == ["Steve", "Tim", "Jo"])
    #expect(lengths == [[5, 3], [5, 3, 2]])
    #expect(short == [["Tim"], ["Tim", "Jo"]])
    #expect(MutableObservableDictionary(["a": 1]).dictionary == ["a": 1])
    #expect(MutableObservableSet<Int>([1]).set == [1])
    let letters = MutableObservable2DArray<String, String>(Array2D(sectionsWithItems: [("vowels", ["a", "e"])]))
    #expect(letters.array.sections.count == 1)
    #expect(letters[itemAt: IndexPath(row: 1, section: 0)] == "e")
    #expect(letters[sectionAt: 0].items == ["a", "e"])
    #expect(IndexPath(item: 1, section: 2).row == 1)
    #expect(MutableObservableTree(TreeArray([TreeNode("root")])).tree.children.count == 1)
  }

  @Test func disposablesAreCancelledAndStored() {
    let numbers = PublishSubject<Int, NoError>()
    let bag = DisposeBag()
    var log: [String] = []
    let first: any Cancellable = numbers.observeNext { log.append("first \($0)") }
    numbers.observeNext { log.append("second \($0)") }.store(in: bag)
    numbers.observeNext { log.append("third \($0)") }.disposeIn(bag)
    numbers.next(1)
    first.cancel()
    numbers.next(2)
    bag.dispose()
    numbers.next(3)
    #expect(log == ["first 1", "second 1", "third 1", "second 2", "third 2"])
  }

  @Test func signalsAreMadeByTheirOldNames() async {
    let scheduler = TestScheduler()
    #expect(scheduler.marbles(of: SafeSignal.just(1)) == "(1|)")
    #expect(scheduler.marbles(of: SafeSignal.sequence([1, 2])) == "(12|)")
    let inner = [scheduler.coldSignal("1--2|"), scheduler.coldSignal("-3--4|")]
    #expect(scheduler.marbles(of: Signal(flattening: inner, strategy: .concat)) == "1--2-3--4|")
    var log: [Int] = []
    Signal<Int, Never>(combiningLatest: [Property(1), Property(2)]) { $0[0] * 10 + $0[1] }.observeNext {
      log.append($0)
    }
    #expect(log == [12])
    var elements: [Int] = []
    for await element in SafeSignal(sequence: [1, 2, 3]).toAsyncStream() { elements.append(element) }
    #expect(elements == [1, 2, 3])
    let event = Signal<Int, Failure>.Event.next(1)
    #expect(event.element == 1)
  }

  @Test func aCustomSignalTalksToItsObserverAsInBond() {
    var log: [Event<Int, Failure>] = []
    Signal<Int, Failure> { observer in
      observer.next(1)
      observer.failed(.broken)
      return NonDisposable.instance
    }.observe { log.append($0) }
    Signal<Int, Failure> { observer in
      observer.completed(with: 2)
      return NonDisposable.instance
    }.observe { log.append($0) }
    #expect(log == [.next(1), .failed(.broken), .next(2), .completed])
  }

  @Test func anEventSetsTheValueOfASubjectAndAnEndDoesNotEndIt() {
    let widget = Target(1)
    let subject = DynamicSubject<Int>(
      target: widget, signal: .never(), get: \.value, set: { $0.value = $1 })
    subject.on(.next(2))
    subject.on(.completed)
    subject.map(get: { "\($0)" }, set: { Int($0) ?? 0 }).send("3")
    #expect(widget.history == [2, 3])
  }
}
