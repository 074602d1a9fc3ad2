import BindingCore
import BindingTesting
import Testing

/// The 24 points of semantics on which ReactiveKit, Bond, RxSwift, ReactiveSwift and Combine disagree or go wrong, one
/// test each. The comment says what the peers do; more tests of the same point are in `Promises`.
struct WhatPeersGetWrongTests {
  let scheduler = TestScheduler()
  /// Ends what an observer of its own subject would keep alive.
  let bag = DisposeBag()

  // All of them deliver (20,100) before (20,200).
  @Test func row01ADiamondIsDeliveredOnceAndConsistently() {
    let a = Property(1)
    var heard: [String] = []
    combineLatest(a.map { $0 * 10 }, a.map { $0 * 100 }).observeNext { heard.append("\($0),\($1)") }
    a.value = 2
    #expect(heard == ["10,100", "20,200"])
  }

  // RxSwift finishes with the next value of the other side, ReactiveKit goes on until both have finished.
  @Test func row02CombineLatestFinishesWhenOneSideHasEndedEmpty() {
    let (empty, other) = (scheduler.numbers("--|"), scheduler.numbers("-1--2--3"))
    #expect(scheduler.marbles(of: combineLatest(empty, other) { $0 + $1 }) == "--|")
    #expect(other.subscriptions == ["^-!"])
  }

  // In ReactiveKit the second observer hears 0, 2, 1, while the value is 2.
  @Test func row03WhatIsSentFromInsideIsQueued() {
    let property = Property(0)
    var heard: [Int] = []
    property.observeNext { if $0 == 1 { property.value = 2 } }.dispose(in: bag)
    property.observeNext { heard.append($0) }
    property.value = 1
    #expect(heard == [0, 1, 2])
    #expect(heard.last == property.value)
  }

  // ReactiveSwift had deadlocks here.
  @Test func row04APropertyMayBeReadSetAndObservedWhileItIsObserved() {
    let (a, b) = (Property(0), Property(0))
    var heard: [String] = []
    a.observeNext { value in
      b.value = value
      b.observeNext { inner in
        if a.value < 2 { a.value += 1 }
        heard.append("\(value)\(inner)\(a.value)")
      }.dispose(in: bag)
    }.dispose(in: bag)
    #expect(a.value == 2 && b.value == 2)
    #expect(heard.last?.last == "2")
  }

  // In ReactiveKit an observer that an earlier one disposes still gets the element in flight.
  @Test func row05AnObserverDisposedDuringTheEmissionHearsNothingMore() {
    let subject = Numbers()
    var heard: [Int] = []
    var second: Subscription?
    subject.observeNext { _ in second?.dispose() }.dispose(in: bag)
    second = subject.observeNext { heard.append($0) }
    subject.send(1)
    #expect(heard.isEmpty)
  }

  // RxSwift had a row of deadlocks: it disposed and replayed while it held a lock.
  @Test func row06DisposalInsideASendMaySendObserveAndDispose() {
    expectNoLeaks {
      let subject = ReplaySubject<Int, Never>(bufferSize: 1)
      let shared = subject.share(limit: 1)
      var heard: [Int] = []
      var observation: Subscription?
      observation = zip(merge(shared, shared), shared).observeNext { first, _ in
        heard.append(first)
        subject.send(first + 1)
        observation?.dispose()
        shared.observeNext { heard.append($0 * 100) }.dispose()
      }
      subject.send(1)
      observation?.dispose()
      #expect(heard.first == 1)
      #expect(heard.dropFirst().allSatisfy { $0 >= 100 })
    }
  }

  // A completed subject with a value replays it in none of them, one with a buffer in all; Combine has none with a buffer.
  @Test func row07WhoComesLateIsToldTheLastElementsAlsoAfterTheEnd() {
    let subject = ReplaySubject<Int, Failure>(bufferSize: 2)
    for number in 1...3 { subject.send(number) }
    #expect(scheduler.marbles(of: subject) == "(23)")
    subject.send(completion: .failure(.broken))
    #expect(scheduler.marbles(of: subject) == "(23#)")
    let one = ReplayOneSubject<Int, Failure>()
    one.send(lastElement: 4)
    #expect(scheduler.marbles(of: one) == "(4|)")
  }

  // RxSwift has two scopes with surprises in both; ReactiveKit has had leaks.
  @Test func row08ASharedSignalLeavesItsSourceWithTheLastObserverAndForgets() {
    let source = scheduler.hotSignal("1-2-3-4-5-6", failure: Failure.broken)
    let (shared, kept) = (source.share(limit: 1), source.share(limit: 1, keepAlive: true))
    let recordings = [shared, kept].map { scheduler.record($0, subscription: "-^-!") }
    let late = [shared, kept].map { scheduler.record($0, subscription: "-------^-!") }
    scheduler.run()
    #expect(recordings.map(\.elements) == [["2"], ["2"]])
    #expect(late.map(\.elements) == [["5"], ["4", "5"]])
    #expect(source.subscriptions == ["-^-!", "-^", "-------^-!"])
  }

  // ReactiveKit never completes when the source finishes before it has sent a signal.
  @Test func row09FlatMapLatestLeavesTheOldSignalFirstAndFinishesWithAnEmptySource() {
    var log: [String] = []
    let selection = Numbers()
    selection.flatMapLatest { number -> SafeSignal<Int> in
      log.append("make \(number)")
      return SafeSignal<Int>.never().handleEvents(
        receiveSubscription: { log.append("observe \(number)") }, receiveCancel: { log.append("leave \(number)") })
    }.observeNext { _ in }
    selection.send(1)
    selection.send(2)
    #expect(log == ["make 1", "observe 1", "leave 1", "make 2", "observe 2"])
    #expect(scheduler.marbles(of: scheduler.numbers("--|").flatMapLatest { Signal(just: $0) }) == "--|")
  }

  // Three policies for the end; in ReactiveKit the first element after an idle time waits a whole interval.
  @Test func row10ThrottleDeliversAtOnceAfterAnIdleTimeAndFlushesAtTheEnd() {
    let throttled = scheduler.numbers("12--------34|").throttle(for: .seconds(4), scheduler: scheduler)
    #expect(scheduler.marbles(of: throttled) == "1---2-----3-(4|)")
  }

  // In ReactiveKit a finish is swallowed while nothing waits; ReactiveSwift and Combine drop what waits.
  @Test func row11DebounceFinishesAlsoWhenNothingWaitsAndFlushesOtherwise() {
    let idle = scheduler.numbers("1-----|").debounce(for: .seconds(2), scheduler: scheduler)
    let busy = scheduler.numbers("1-----2|").debounce(for: .seconds(2), scheduler: scheduler)
    #expect(scheduler.marbles(of: idle) == "--1---|")
    #expect(scheduler.marbles(of: busy) == "--1----(2|)")
  }

  // Where the other is observed second, the first pair is missing and the others are one behind.
  @Test func row12ASignalWithTheLatestOfItselfGivesEqualPairs() {
    let numbers = Numbers()
    var heard: [Bool] = []
    numbers.with(latestFrom: numbers).observeNext { heard.append($0 == $1) }
    for number in 1...3 { numbers.send(number) }
    #expect(heard == [true, true, true])
  }

  // OpenCombine goes on with an empty side that has ended while it was being observed.
  @Test func row13ZipFinishesAsSoonAsNoPairCanCome() {
    let (short, long) = (scheduler.numbers("1-|"), scheduler.numbers("---2-3"))
    #expect(scheduler.marbles(of: zip(short, long) { $0 + $1 }) == "---(3|)")
    #expect(scheduler.marbles(of: zip(Signal<Int, Failure>.completed(), long) { $0 + $1 }) == "|")
  }

  // In ReactiveKit all thousand are made.
  @Test func row14ASatisfiedPrefixStopsASynchronousProducer() {
    var made = 0
    let numbers = (1...1000).lazy.map { number in
      made += 1
      return number
    }
    SafeSignal(sequence: numbers).prefix(maxLength: 2).observeNext { _ in }
    #expect(made == 2)
  }

  // All get this right since each had it wrong; some depend on the order in which an object declares its members.
  @Test func row15ABindingEndsWithItsTargetWhichItDoesNotRetain() {
    expectNoLeaks {
      let source = Property(1)
      var target: Target<Int>? = Target(0)
      weak let weakTarget = target
      let binding = target.map { source.bind(to: $0.bond) }
      target = nil
      #expect(weakTarget == nil)
      #expect(binding?.isDisposed == true)
    }
  }

  // ReactiveKit and ReactiveSwift do so too; RxSwift's and Combine's subjects leave their observers waiting for ever.
  @Test func row16APropertyThatGoesAwayFinishesAfterItsLastValue() {
    var property: Property<Int>? = Property(1)
    var heard: [Event<Int, Never>] = []
    property?.observe { heard.append($0) }
    property?.value = 2
    property = nil
    #expect(heard == [.next(1), .next(2), .completed])
  }

  // Bond drops what comes back, so a target that clamps and its source stay different for ever.
  @Test func row17BothEndsOfATwoWayBindingAgreeWhenOneClamps() {
    let (p, q) = (Property(1), Property(0))
    q.observeNext { if $0 > 3 { q.value = 3 } }.dispose(in: bag)
    p.bidirectionalBind(to: q)
    p.value = 10
    #expect(p.value == 3 && q.value == 3)
    var heard: [Int] = []
    p.observeNext { heard.append($0) }
    q.value = 2
    #expect(heard == [3, 2], "no echo")
  }

  // A toolkit tells of what the program sets as of what the user does, so the program hears itself.
  @Test func row18WhatTheProgramSetsDoesNotComeBackAsIfTheUserHadDoneIt() {
    final class Entry: DisposeBagProvider {
      let bag = DisposeBag()
      let changed = PassthroughSubject<Void, Never>()
      var sets = 0
      var text = "" {
        didSet { changed.send() }
      }
    }
    let entry = Entry()
    let model = Property("a")
    var heard: [String] = []
    model.observeNext { heard.append($0) }
    model.bidirectionalBind(
      to: DynamicSubject(
        target: entry, signal: entry.changed.toSignal(), get: { $0.text },
        set: { entry, text in
          entry.sets += 1
          entry.text = text
        }))
    model.value = "b"
    #expect(heard == ["a", "b"] && entry.sets == 2)
    entry.text = "typed"
    #expect(heard == ["a", "b", "typed"])
    #expect(entry.sets == 2, "what the user types is not set again")
  }

  // The peers check at run time, or promise it in the documentation.
  @Test func row19WhatOtherThreadsSendArrivesOnTheMainActorInOrder() async {
    let relay = MainRelay<Int>()
    var heard: [Int] = []
    await withCheckedContinuation { arrived in
      relay.signal.observeNext {
        MainActor.preconditionIsolated()
        heard.append($0)
        if $0 == 3 { arrived.resume() }
      }
      Task.detached { for number in 1...3 { relay.send(number) } }
    }
    #expect(heard == [1, 2, 3])
  }

  // DifferenceKit needs stages and IGListKit repairs batches, because views crash where the spaces are mixed up.
  @Test func row20ADifferenceHasItsIndicesInTheRightArrayAndDoesNotMoveWhatItUpdates() {
    let old = [Song(id: 1), Song(id: 2), Song(id: 3), Song(id: 4), Song(id: 5)]
    let new = [Song(id: 5), Song(id: 2, plays: 1), Song(id: 9), Song(id: 3), Song(id: 1, plays: 1)]
    let difference = ListChangeset(from: old, to: new)
    #expect(difference.applying(to: old, from: new) == new)
    #expect(difference.updates == [1])
    #expect(difference.moves == [.init(from: 4, to: 0)])
    #expect(difference.deletes == [0, 3], "4 has gone, and 1 is at another place and different")
    #expect(difference.inserts == [2, 4])
  }

  // In Bond the second observer of a filtered or sorted array gets empty changes, and some batches do not add up.
  @Test func row21EveryObserverOfAnOperatorOnAnArrayGetsChangesThatReplay() {
    let numbers = MutableObservableArray([2, 4])
    let filtered = numbers.filterCollection { $0 % 2 == 0 }
    let followers = [ArrayFollower(filtered), ArrayFollower(filtered)]
    numbers.batchUpdate {
      numbers.removeFirst()
      numbers[0] = 40
    }
    for follower in followers {
      #expect(follower.flaws.isEmpty)
      #expect(follower.changes == [.reset, .changes(ListChangeset(deletes: [0], updates: [0]))])
    }
  }

  // In Bond an empty change, one that was filtered out and a replacement all look the same: reload everything.
  @Test func row22NothingChangedIsNoEventAndAReplacementIsAReset() {
    let numbers = MutableObservableArray([1, 2])
    let follower = ArrayFollower(numbers)
    let even = ArrayFollower(numbers.filterCollection { $0 % 2 == 0 })
    numbers.batchUpdate {}
    numbers.replace(with: [1, 2], performDiff: true)
    numbers.append(3)
    #expect(follower.changes == [.reset, .inserts([2])])
    #expect(even.changes == [.reset])
    numbers.replace(with: [8])
    #expect(follower.changes.last == .reset)
    #expect(even.changes == [.reset, .reset])
  }

  // In Bond it gets the whole array with the change before, so a view inserts what it has already.
  @Test func row23ALateObserverOfAnArrayBeginsWithAReset() {
    let numbers = MutableObservableArray([1, 2, 3])
    numbers.append(4)
    let late = ArrayFollower(numbers)
    #expect(late.events == [.init(collection: [1, 2, 3, 4], change: .reset)])
  }

  // What Observation drives runs again in a task: one frame late, and two changes as one.
  @Test func row24EveryValueIsDeliveredBeforeTheAssignmentIsOver() {
    let property = Property(0)
    let target = Target(0)
    let slot = SerialDisposable()
    slot.otherDisposable = property.bind(to: target.bond)
    property.value = 1
    #expect(target.value == 1)
    property.value = 2
    #expect(target.history == [0, 1, 2])
    slot.otherDisposable = Property(9).bind(to: target.bond)
    property.value = 3
    #expect(target.value == 9, "the new binding has replaced the old one")
  }
}
