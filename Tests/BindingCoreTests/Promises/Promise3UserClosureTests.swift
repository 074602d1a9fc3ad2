import BindingCore
import BindingTesting
import Testing

/// No closure of the user runs after disposal, whether it observes or stands in the middle of the chain.
struct Promise3UserClosureTests {
  @Test(arguments: Promise3DisposalInOperatorsTests.operators)
  func noClosureBelowAnOperatorRunsAfterItsObserverDisposed(
    _ candidate: Promise3DisposalInOperatorsTests.Operator
  ) {
    for patience in 1...4 {
      expectNoLeaks {
        let scheduler = TestScheduler()
        let (a, b) = (Numbers(), Numbers())
        var heard = 0
        var late: [String] = []
        var observation: Subscription?
        @MainActor func note(_ what: String) { if observation?.isDisposed == true { late.append(what) } }
        observation = candidate.apply(a.toSignal(), b.toSignal(), scheduler)
          .map { (number: Int) -> Int in
            note("map")
            return number
          }
          .handleEvents(receiveOutput: { _ in note("output") }, receiveCompletion: { _ in note("completion") })
          .observe { _ in
            heard += 1
            guard heard == patience else { return }
            // What waits now dies with the observation.
            a.send(7)
            b.send(8)
            a.send(completion: .finished)
            b.send(9)
            b.send(completion: .finished)
            observation?.dispose()
          }
        for number in 1...4 {
          a.send(number)
          b.send(number)
          scheduler.advance(by: .seconds(2))
        }
        #expect(late == [])
        observation?.dispose()
      }
    }
  }

  @Test func whatWaitsBehindADisposalReachesNoClosureBelowAMerge() {
    expectNoLeaks {
      let numbers = Numbers()
      var mapped: [Int] = []
      var observation: Subscription?
      observation = merge(numbers, numbers.map { $0 * 10 })
        .map { (number: Int) -> Int in
          mapped.append(number)
          return number
        }
        .observeNext { _ in
          observation?.dispose()
        }
      numbers.send(1)
      #expect(mapped == [1])
    }
  }

  @Test func whatWaitsBehindADisposalReachesNoClosureBelowAJoin() {
    expectNoLeaks {
      let a = Property(1)
      let b = Property(1)
      var mapped: [Int] = []
      var observation: Subscription?
      observation = combineLatest(a, b).map { (pair: (Int, Int)) -> Int in
        mapped.append(pair.0 + pair.1)
        return mapped.last!
      }.observeNext { sum in
        guard sum == 11 else { return }
        b.value = 20
        observation?.dispose()
      }
      a.value = 10
      #expect(mapped == [2, 11])
    }
  }

  @Test func leavingTheInnerSignalMayDisposeAndNoOtherIsMade() {
    expectNoLeaks {
      let source = Numbers()
      var made: [Int] = []
      var observation: Subscription?
      observation = source.flatMapLatest { value -> SafeSignal<Int> in
        made.append(value)
        return SafeSignal<Int>.never().handleEvents(receiveCancel: { observation?.dispose() })
      }.observeNext { _ in }
      source.send(1)
      source.send(2)
      #expect(made == [1])
    }
  }

  @Test func aProducerDoesNotRunForASubscriptionThatIsDisposed() {
    var runs = 0
    let subscription = Subscription()
    subscription.dispose()
    SafeSignal<Int> { _ in
      runs += 1
      return NonDisposable.instance
    }.attach(Observer(next: { _ in }), subscription)
    SafeSignal<Int>(deferring: { () -> SafeSignal<Int> in
      runs += 1
      return .init(just: 1)
    }).attach(Observer(next: { _ in }), subscription)
    SafeSignal(just: 1).handleEvents(receiveSubscription: { runs += 1 })
      .attach(Observer(next: { _ in }), subscription)
    #expect(runs == 0)
  }

  @Test(arguments: [FlattenStrategy.concat, .latest, .merge, .first])
  func aSignalThatIsMadeWhileTheObservationEndsIsNotStarted(strategy: FlattenStrategy) {
    expectNoLeaks {
      let source = Numbers()
      var runs = 0
      var observation: Subscription?
      observation = source.flatMap(strategy) { _ -> SafeSignal<Int> in
        observation?.dispose()
        return SafeSignal { _ in
          runs += 1
          return NonDisposable.instance
        }
      }.observeNext { _ in }
      source.send(1)
      #expect(runs == 0)
    }
  }
}
