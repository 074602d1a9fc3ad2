extension SignalProtocol {
  /// Calls the closures as events pass, before they are delivered downstream, without changing anything.
  ///
  ///     --1--2--|
  ///     handleEvents()
  ///     --1--2--|
  ///
  /// - Parameters:
  ///   - receiveSubscription: Called for each observer before it is attached to the source.
  ///   - receiveOutput: Called with each element.
  ///   - receiveCompletion: Called with the end.
  ///   - receiveCancel: Called once when the observation is over, as in ReactiveKit: when it is disposed, or after the
  ///     end. (Combine calls it only in the former case.)
  @inlinable
  public func handleEvents(
    receiveSubscription: (() -> Void)? = nil,
    receiveOutput: ((Element) -> Void)? = nil,
    receiveCompletion: ((Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      if subscription.isDisposed { return }
      receiveSubscription?()
      let cancel = receiveCancel.map { BlockDisposable($0) }
      if let cancel { subscription.add(cancel) }
      if subscription.isDisposed { return }
      let downstream = observer.next
      var next = downstream
      if let receiveOutput {
        next = {
          receiveOutput($0)
          downstream($0)
        }
      }
      var end = observer.end
      if receiveCompletion != nil || cancel != nil {
        end = { completion in
          receiveCompletion?(completion)
          observer.end?(completion)
          cancel?.dispose()
        }
      }
      attach(Observer(next: next, end: end, node: observer.node), subscription)
    })
  }
}
