extension SignalProtocol {
  /// Continues with `other` if no event arrives for `interval`, at the beginning or after an element.
  ///
  ///     a:    --1--2--------|
  ///     b:             -8--9|
  ///     a.timeout(after: 4, switchingTo: b)
  ///     out:  --1--2----8--9|
  ///
  /// The source is then disposed; `other` has no time limit. Ends with the signal observed last.
  public func timeout(
    after interval: Duration, switchingTo other: some SignalProtocol<Element, Failure>,
    scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let downstream = TimedObserver(scheduler, observer, subscription)
      let upstream = subscription.makeChild()
      let restart = {
        downstream.wait(interval) {
          upstream.dispose()
          other.attach(
            Observer(next: { downstream.deliver($0) }, end: { downstream.end($0) }, node: observer.node), subscription)
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
