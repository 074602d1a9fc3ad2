extension SignalProtocol {
  /// Combines the elements into one value, which `update` mutates in place, and delivers each intermediate result,
  /// beginning immediately with `initial`.
  ///
  ///     --1--2--3--|
  ///     scan(into: 0) { $0 += $1 }
  ///     0-1--3--6--|
  ///
  /// For growing collections: the value is not copied for each element unless an observer retains an earlier one.
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
