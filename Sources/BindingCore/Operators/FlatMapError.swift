extension SignalProtocol {
  /// Continues with the signal that `recover` returns for a failure.
  ///
  ///     source:  -1--2--#
  ///     r:              --8--9|
  ///     flatMapError { _ in r }
  ///     out:     -1--2----8--9|
  ///
  /// A failure of that signal ends the result. If that signal cannot fail, neither can the result. Any number of
  /// immediately failing recoveries, each with a recovery of its own, uses no stack.
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
