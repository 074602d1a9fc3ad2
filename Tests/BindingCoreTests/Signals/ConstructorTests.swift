import BindingCore
import BindingTesting
import Testing

/// The constructors of `Signal`, in the spelling of ReactiveKit and of Bond 6.
struct ConstructorTests {
  let scheduler = TestScheduler()

  @Test func oneElementThenTheEnd() {
    #expect(scheduler.marbles(of: SafeSignal(just: 1)) == "(1|)")
    #expect(scheduler.marbles(of: SafeSignal(result: .success(1))) == "(1|)")
    #expect(scheduler.marbles(of: SafeSignal(sequence: 1...3)) == "(123|)")
  }

  @Test func aResultMayBeAFailure() {
    #expect(scheduler.marbles(of: Signal<Int, Failure>(result: .failure(.broken))) == "#")
    #expect(scheduler.marbles(of: Signal<Int, Failure>(evaluating: { .failure(.broken) })) == "#")
  }

  @Test func theWorkIsDoneAnewForEachObserverAndNotBefore() {
    var runs = 0
    let performing = SafeSignal<Int>(performing: {
      runs += 1
      return runs
    })
    let evaluating = Signal<Int, Failure>(evaluating: {
      runs += 1
      return .success(runs)
    })
    let deferring = SafeSignal<Int>(deferring: {
      runs += 1
      return SafeSignal(just: runs)
    })
    #expect(runs == 0)
    #expect(scheduler.marbles(of: performing) == "(1|)")
    #expect(scheduler.marbles(of: performing) == "(2|)")
    #expect(scheduler.marbles(of: evaluating) == "(3|)")
    #expect(scheduler.marbles(of: deferring) == "(4|)")
    #expect(scheduler.marbles(of: deferring) == "(5|)")
  }

  @Test func whatIsThrownKeepsItsType() {
    var isBroken = false
    func work() throws(Failure) -> Int {
      if isBroken { throw .broken }
      return 1
    }
    let signal = Signal<Int, Failure>(catching: work)
    #expect(scheduler.marbles(of: signal) == "(1|)")
    isBroken = true
    var failures: [Failure] = []
    signal.observeFailed { failures.append($0) }
    #expect(failures == [.broken])
  }

  @Test func aDeferredSignalIsObservedByTheSameSubscription() {
    let source = scheduler.coldSignal("-a-b|")
    let deferred = SafeSignal<String>(deferring: { source })
    expectNoLeaks { #expect(scheduler.marbles(of: deferred, subscription: "^-!") == "-a") }
    #expect(source.subscriptions == ["^-!"])
  }

  @Test func nobodyHearsTheEndOfWhatWasDisposedByItsElement() {
    expectNoLeaks {
      let subscription = Subscription()
      var log: [String] = []
      SafeSignal(just: 1).attach(
        Observer(
          next: { _ in
            log.append("next")
            subscription.dispose()
          },
          end: { _ in log.append("end") }),
        subscription)
      #expect(log == ["next"])
    }
  }

  @Test func theWorkIsNotDoneForAnObserverThatHasGone() {
    let subscription = Subscription()
    subscription.dispose()
    SafeSignal<Int>(performing: {
      Issue.record("nobody wants to know")
      return 1
    }).attach(Observer(next: { _ in }), subscription)
  }

  @Test func anObserverFeedsItsSignal() {
    expectNoLeaks {
      let (signal, observer) = Signal<Int, Failure>.withObserver()
      let recording = scheduler.record(signal)
      observer.receive(1)
      observer.receive(2)
      observer.receive(completion: .failure(.broken))
      observer.receive(3)
      #expect(recording.marbles == "(12#)")
    }
  }

  @Test func aSignalWithObserverFinishesWhenBothHaveGone() {
    expectNoLeaks {
      var hasFinished = false
      do {
        let (signal, observer) = SafeSignal<Int>.withObserver()
        signal.observeCompleted { hasFinished = true }
        observer.receive(1)
      }
      #expect(hasFinished)
    }
  }

  @Test func aCallbackIsTakenOver() {
    var callback: (Int) -> Void = { _ in }
    var log: [Int] = []
    let signal = SafeSignal(takingOver: &callback)
    signal.observeNext { log.append($0) }
    callback(1)
    callback(2)
    #expect(log == [1, 2])
    var tap: () -> Void = {}
    let taps = SafeSignal(takingOver: &tap)
    taps.observeNext { log.append(0) }
    tap()
    #expect(log == [1, 2, 0])
  }
}
