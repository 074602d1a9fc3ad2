import BindingCore
import BindingTesting
import Testing

/// Disposal in the middle of every operator that has several sources, a timer or a memory. (`OperatorLawsTests` has the
/// others.)
struct Promise3DisposalInOperatorsTests {
  nonisolated struct Operator: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @MainActor @Sendable (SafeSignal<Int>, SafeSignal<Int>, TestScheduler) -> SafeSignal<Int>

    init(
      _ name: String,
      _ apply: @escaping @MainActor @Sendable (SafeSignal<Int>, SafeSignal<Int>, TestScheduler) -> SafeSignal<Int>
    ) {
      testDescription = name
      self.apply = apply
    }
  }

  nonisolated static let operators: [Operator] = [
    Operator("combineLatest") { a, b, _ in combineLatest(a, b) { $0 + $1 } },
    Operator("combineLatest of three") { a, b, _ in combineLatest(a, b, a) { $0 + $1 + $2 } },
    Operator("zip") { a, b, _ in zip(a, b) { $0 + $1 } },
    Operator("zip of three") { a, b, _ in zip(a, b, a) { $0 + $1 + $2 } },
    Operator("merge") { a, b, _ in merge(a, b) },
    Operator("merge of three") { a, b, _ in merge(a, b, a) },
    Operator("amb") { a, b, _ in amb(a, b) },
    Operator("with(latestFrom:)") { a, b, _ in a.with(latestFrom: b) { $0 + $1 } },
    Operator("replayLatest(when:)") { a, b, _ in a.replayLatest(when: b) },
    Operator("append") { a, b, _ in a.prefix(maxLength: 1).append(b) },
    Operator("prepend") { a, b, _ in b.prepend(a.prefix(maxLength: 1)) },
    Operator("pausable") { a, b, _ in a.pausable(by: b.map { $0 < 100 }) },
    Operator("prefix(untilOutputFrom:)") { a, b, _ in a.prefix(untilOutputFrom: b.filter { $0 > 100 }) },
    Operator("flatMapLatest") { a, b, _ in a.flatMapLatest { n in b.map { n + $0 } } },
    Operator("flatMapMerge") { a, b, _ in a.flatMapMerge { n in b.map { n + $0 } } },
    Operator("flatMapConcat") { a, b, _ in a.flatMapConcat { n in b.map { n + $0 }.prefix(maxLength: 1) } },
    Operator("flatMapFirst") { a, b, _ in a.flatMapFirst { n in b.map { n + $0 }.prefix(maxLength: 1) } },
    Operator("flatMapLatest of itself") { a, _, _ in a.flatMapLatest { n in a.prepend(n) } },
    Operator("share") { a, b, _ in
      let shared = merge(a, b).share(limit: 1)
      return combineLatest(shared, shared) { $0 + $1 }
    },
    Operator("throttle") { a, b, scheduler in merge(a, b).throttle(for: .seconds(1), scheduler: scheduler) },
    Operator("debounce") { a, b, scheduler in merge(a, b).debounce(for: .seconds(1), scheduler: scheduler) },
    Operator("delay") { a, b, scheduler in merge(a, b).delay(interval: .seconds(1), scheduler: scheduler) },
    Operator("sample") { a, b, scheduler in merge(a, b).sample(interval: .seconds(1), scheduler: scheduler) },
    Operator("sample(when:)") { a, b, _ in a.sample(when: b) },
    Operator("timeout") { a, b, scheduler in
      let fallible: Signal<Int, Failure> = merge(a, b).castError()
      return fallible.timeout(after: .seconds(9), with: .broken, scheduler: scheduler).suppressError(logging: false)
    },
    Operator("buffer(for:)") { a, b, scheduler in
      merge(a, b).buffer(for: .seconds(1), scheduler: scheduler).map { $0.reduce(0, +) }
    },
    Operator("throttle(while:)") { a, b, _ in a.throttle(while: b.map { $0 > 100 }) },
    Operator("retry") { a, b, _ in
      let fallible: Signal<Int, Failure> = merge(a, b).castError()
      return fallible.retry(2).suppressError(logging: false)
    },
  ]

  /// Where the observer disposes itself: in the nth element.
  @Test(arguments: operators)
  func anObserverThatDisposesItselfHearsNothingMore(_ candidate: Operator) {
    for patience in 1...3 {
      expectNoLeaks {
        let scheduler = TestScheduler()
        let (a, b) = (Numbers(), Numbers())
        var heard = 0
        var observation: Subscription?
        observation = candidate.apply(a.toSignal(), b.toSignal(), scheduler).observe { _ in
          heard += 1
          guard heard == patience else { return }
          // What waits now dies with the observation.
          a.send(7)
          b.send(8)
          observation?.dispose()
          a.send(9)
        }
        play(a, b, scheduler)
        #expect(heard == patience)
        #expect(scheduler.waitingCount == 0, "a timer is left behind")
      }
    }
  }

  /// Where a transformation above the operator disposes it, on the way to it.
  @Test(arguments: operators)
  func aSourceThatDisposesTheObservationOnTheWayIsNotHeard(_ candidate: Operator) {
    for fatal in 1...4 {
      expectNoLeaks {
        let scheduler = TestScheduler()
        let (a, b) = (Numbers(), Numbers())
        var observation: Subscription?
        let count = { (number: Int) -> Int in
          if number == fatal { observation?.dispose() }
          return number
        }
        observation = candidate.apply(a.map(count), b.map(count), scheduler).observe { _ in
          #expect(observation?.isDisposed != true)
        }
        play(a, b, scheduler)
        #expect(observation?.isDisposed == true)
        #expect(scheduler.waitingCount == 0, "a timer is left behind")
      }
    }
  }

  /// Where another observer of the source, which came before, disposes it.
  @Test(arguments: operators)
  func anElementInFlightIsNotHeardWhenAnotherObserverDisposes(_ candidate: Operator) {
    expectNoLeaks {
      let scheduler = TestScheduler()
      let (a, b) = (Numbers(), Numbers())
      var observation: Subscription?
      let other = merge(a, b).observeNext { if $0 == 3 { observation?.dispose() } }
      observation = candidate.apply(a.toSignal(), b.toSignal(), scheduler).observe { _ in
        #expect(observation?.isDisposed != true)
      }
      play(a, b, scheduler)
      #expect(observation?.isDisposed == true)
      other.dispose()
    }
  }

  /// What the other source does when it is left must not bring the operator back to life.
  @Test(arguments: operators)
  func whatASourceDoesWhenItIsLeftIsNotHeard(_ candidate: Operator) {
    expectNoLeaks {
      let scheduler = TestScheduler()
      let (a, b) = (Numbers(), Numbers())
      var observation: Subscription?
      @MainActor func noisy(_ subject: Numbers) -> SafeSignal<Int> {
        subject.handleEvents(receiveCancel: {
          observation?.dispose()
          a.send(50)
          b.send(51)
        })
      }
      observation = candidate.apply(noisy(a), noisy(b), scheduler).observe { _ in
        #expect(observation?.isDisposed != true)
      }
      play(a, b, scheduler)
      observation?.dispose()
      play(a, b, scheduler)
    }
  }

  private func play(_ a: Numbers, _ b: Numbers, _ scheduler: TestScheduler) {
    for number in 1...4 {
      a.send(number)
      b.send(number)
      scheduler.advance(by: .seconds(2))
    }
    a.send(5)
    b.send(6)
    scheduler.advance(by: .seconds(2))
  }
}
