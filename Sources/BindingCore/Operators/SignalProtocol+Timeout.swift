extension SignalProtocol {
  /// Fails with `failure` when no element and no end has come for `interval`, at first or after another element.
  ///
  ///     --1--2--------|
  ///     timeout(after: 4)
  ///     --1--2---#
  ///
  /// The source is disposed then.
  public func timeout(
    after interval: Duration, with failure: Failure, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let downstream = TimedObserver(scheduler, observer, subscription)
      let upstream = Subscription()
      subscription.add(upstream)
      let restart = {
        downstream.wait(interval) {
          upstream.dispose()
          downstream.end(.failure(failure))
        }
      }
      restart()
      attach(
        Observer(
          next: {
            restart()
            downstream.deliver($0)
          },
          end: { downstream.end($0) },
          node: observer.node),
        upstream)
    })
  }
}
