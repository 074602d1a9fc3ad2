extension SignalProtocol {
  /// Delivers what `transform` makes of each element.
  ///
  ///     --1--2--3--|
  ///     map { $0 * 10 }
  ///     --10-20-30-|
  @inlinable
  public func map<Output>(_ transform: @escaping (Element) -> Output) -> Signal<Output, Failure> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      attach(observer.with { next(transform($0)) }, subscription)
    })
  }

  /// Delivers what `transform` makes of each element unless that is `nil`.
  @inlinable
  public func compactMap<Output>(_ transform: @escaping (Element) -> Output?) -> Signal<Output, Failure> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      attach(
        observer.with { element in
          if let output = transform(element) { next(output) }
        }, subscription)
    })
  }

  /// Delivers the same value for each element.
  @inlinable
  public func replaceElements<Output>(with value: Output) -> Signal<Output, Failure> {
    map { _ in value }
  }

  /// Delivers `element` first.
  @inlinable
  public func prepend(_ element: Element) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      observer.next(element)
      if !subscription.isDisposed { attach(observer, subscription) }
    })
  }
}
