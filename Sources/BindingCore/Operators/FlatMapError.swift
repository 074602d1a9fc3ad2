extension SignalProtocol {
  /// Goes on with the signal that `recover` makes of a failure.
  ///
  ///     source:  -1--2--#
  ///     r:              --8--9|
  ///     flatMapError { _ in r }
  ///     out:     -1--2----8--9|
  ///
  /// A failure of that signal is the end. With one that cannot fail the result cannot fail either. Any number of recoveries
  /// that fail at once, each with a recovery of its own, takes no stack.
  public func flatMapError<Recovery: SignalProtocol>(
    _ recover: @escaping (Failure) -> Recovery
  ) -> Signal<Element, Recovery.Failure> where Recovery.Element == Element {
    Signal(attach: { observer, subscription in
      attach(
        Observer(
          next: observer.next,
          end: { completion in
            switch completion {
            case .finished: observer.end?(.finished)
            case .failure(let failure):
              Trampoline.run { if !subscription.isDisposed { recover(failure).attach(observer, subscription) } }
            }
          },
          node: observer.node),
        subscription)
    })
  }
}
