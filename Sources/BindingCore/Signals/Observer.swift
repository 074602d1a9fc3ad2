/// The receiving side of an operator or a producer: one closure for elements, one for the end.
///
/// Two closures rather than one that takes an `Event` make a chain of operators a third faster.
public nonisolated struct Observer<Element, Failure: Error> {
  /// Takes an element. Outside this package, use `receive(_:)`.
  @usableFromInline package let next: (Element) -> Void
  /// Takes the end, or `nil` if it is not needed downstream.
  @usableFromInline package let end: ((Completion<Failure>) -> Void)?
  /// The next node downstream at which several paths may meet (see `Node`).
  @usableFromInline let node: Unmanaged<Node>?

  @inlinable
  init(next: @escaping (Element) -> Void, end: ((Completion<Failure>) -> Void)?, node: Unmanaged<Node>?) {
    self.next = next
    self.end = end
    self.node = node
  }

  /// Creates an observer at the end of a chain.
  @inlinable
  public init(next: @escaping (Element) -> Void, end: ((Completion<Failure>) -> Void)? = nil) {
    self.init(next: next, end: end, node: nil)
  }

  /// Delivers an element.
  @inlinable
  public func receive(_ element: Element) { next(element) }

  /// Delivers the end.
  @inlinable
  public func receive(completion: Completion<Failure>) { end?(completion) }

  /// Delivers an event.
  @inlinable
  public func on(_ event: Event<Element, Failure>) {
    switch event {
    case .next(let element): next(element)
    case .failed(let failure): end?(.failure(failure))
    case .completed: end?(.finished)
    }
  }

  /// Delivers an element, then finishes.
  @inlinable
  public func receive(lastElement element: Element) {
    next(element)
    end?(.finished)
  }

  /// Returns the observer that an operator passes upstream if it changes only elements.
  ///
  /// It belongs to the same path as this one, so an operator that is written with it stays glitch-free:
  ///
  ///     Signal(attach: { observer, subscription in
  ///       source.attach(observer.with { observer.receive($0 * 2) }, subscription)
  ///     })
  ///
  /// Use this only if this observer receives elements synchronously, or not at all, when the source delivers to the new
  /// one.
  @inlinable
  public func with<Input>(next: @escaping (Input) -> Void) -> Observer<Input, Failure> {
    Observer<Input, Failure>(next: next, end: end, node: node)
  }

  /// Returns the observer that an operator passes upstream if it changes only the end.
  @inlinable
  func with<Upstream>(end: @escaping (Completion<Upstream>) -> Void) -> Observer<Element, Upstream> {
    Observer<Element, Upstream>(next: next, end: end, node: node)
  }

  /// `with(next:)` for an operator that also changes the end.
  @inlinable
  public func with<Input, Upstream: Error>(
    next: @escaping (Input) -> Void, end: ((Completion<Upstream>) -> Void)?
  ) -> Observer<Input, Upstream> {
    Observer<Input, Upstream>(next: next, end: end, node: node)
  }
}

nonisolated extension Observer where Element == Void {
  /// Delivers an empty element.
  @inlinable
  public func receive() { next(()) }
}
