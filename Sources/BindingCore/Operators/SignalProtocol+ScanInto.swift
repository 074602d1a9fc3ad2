extension SignalProtocol {
  /// Combines the elements into one value, which `update` changes in place, and delivers it as it grows, beginning with
  /// `initial` at once.
  ///
  ///     --1--2--3--|
  ///     scan(into: 0) { $0 += $1 }
  ///     0-1--3--6--|
  ///
  /// For a collection that grows: it is not copied for an element unless an observer keeps what it was delivered.
  @inlinable
  public func scan<Output>(
    into initial: Output, _ update: @escaping (inout Output, Element) -> Void
  ) -> Signal<Output, Failure> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      let result = Box(initial)
      next(initial)
      if subscription.isDisposed { return }
      attach(
        observer.with {
          update(&result.value, $0)
          next(result.value)
        }, subscription)
    })
  }
}
