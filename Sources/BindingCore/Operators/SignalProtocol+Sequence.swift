extension SignalProtocol {
  /// Delivers the members of the arrays that `transform` makes of the elements, one by one.
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
  /// Delivers arrays of what `transform` makes of the members of each sequence.
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
  /// A sequence is asked no further as soon as nobody listens.
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
