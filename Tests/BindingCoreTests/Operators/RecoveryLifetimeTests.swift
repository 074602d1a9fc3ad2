import BindingCore
import Testing

/// What becomes of attempts and recoveries when their turn is over, or their observer has left.
struct RecoveryLifetimeTests {
  @Test func noRecoveryIsAskedForWhenTheFailureHasMadeTheObserverLeave() {
    expectNoLeaks {
      let numbers = PassthroughSubject<Int, Failure>()
      var recoveries = 0
      var observation: Subscription?
      observation =
        numbers
        .handleEvents(receiveCompletion: { _ in observation?.dispose() })
        .flatMapError { _ -> SafeSignal<Int> in
          recoveries += 1
          return .init(just: 0)
        }
        .observeNext { _ in }
      numbers.send(completion: .failure(.broken))
      #expect(recoveries == 0)
    }
  }

  @Test func anAttemptThatFailedIsLeftBeforeTheNextOneBegins() {
    expectNoLeaks {
      var log: [String] = []
      Signal<Int, Failure>(attach: { observer, subscription in
        log.append("begin")
        subscription.add(BlockDisposable { log.append("leave") })
        observer.receive(completion: .failure(.broken))
      })
      .retry(1)
      .observe { if case .failed = $0 { log.append("failed") } }
      #expect(log == ["begin", "leave", "begin", "leave", "failed"])
    }
  }

  @Test func nothingIsWaitedForWhenTheQuestionWhetherToRetryHasMadeTheObserverLeave() {
    expectNoLeaks {
      let numbers = PassthroughSubject<Int, Failure>()
      let again = Numbers()
      var waits = 0
      var observation: Subscription?
      observation =
        numbers
        .retry(
          when: again.handleEvents(receiveSubscription: { waits += 1 }),
          if: { _ in
            observation?.dispose()
            return true
          }
        )
        .observe { _ in }
      numbers.send(completion: .failure(.broken))
      #expect(waits == 0)
    }
  }
}
