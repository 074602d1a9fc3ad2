extension SignalProtocol {
  /// Delivers the members of the arrays that `transform` returns, one by one.
  ///
  ///     --1----4----|
  ///     flatMap { [$0, $0 + 1] }
  ///     --(12)-(45)-|
  @inlinable
  public func flatMap<Output>(_ transform: @escaping (Element) -> [Output]) -> Signal<Output, Failure> {
    map(transform).flattenElements()
  }
}

extension SignalProtocol where Element: Sequence {
  /// Transforms the members of each sequence and delivers the results as arrays.
  ///
  ///     --1----2----|
  ///     map { [$0, $0] }.mapElement { $0 * 2 }.flattenElements()
  ///     --(22)-(44)-|
  @inlinable
  public func mapElement<Output>(_ transform: @escaping (Element.Element) -> Output) -> Signal<[Output], Failure> {
    map { $0.map(transform) }
  }

  /// Delivers the members of each sequence one by one.
  ///
  ///     --1----4----|
  ///     map { [$0, $0 + 1] }.flattenElements()
  ///     --(12)-(45)-|
  ///
  /// Iteration of a sequence stops once the observer is disposed.
  @inlinable
  public func flattenElements() -> Signal<Element.Element, Failure> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      attach(
        observer.with { sequence in
          for element in sequence {
            next(element)
            if subscription.isDisposed { return }
          }
        }, subscription)
    })
  }
}
