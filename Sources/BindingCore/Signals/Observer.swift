/// What an operator or a producer delivers to: one closure for elements, one for the end.
///
/// Two closures instead of one that takes an `Event`: a chain of operators is a third faster this way.
public nonisolated struct Observer<Element, Failure: Error> {
  /// Takes an element. Outside of this package it is called `receive(_:)`.
  @usableFromInline package let next: (Element) -> Void
  /// Takes the end; `nil` when nobody downstream wants to know.
  @usableFromInline package let end: ((Completion<Failure>) -> Void)?
  /// The next place downstream where several paths may meet (see `Node`).
  @usableFromInline let node: Unmanaged<Node>?

  @inlinable
  init(next: @escaping (Element) -> Void, end: ((Completion<Failure>) -> Void)?, node: Unmanaged<Node>?) {
    self.next = next
    self.end = end
    self.node = node
  }

  /// An observer at the end of a chain.
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

  /// The observer that an operator hands upstream when it changes elements only.
  ///
  /// It belongs to the same path as this one, so an operator that is written with it stays glitch-free:
  ///
  ///     Signal(attach: { observer, subscription in
  ///       source.attach(observer.with { observer.receive($0 * 2) }, subscription)
  ///     })
  ///
  /// Only for a source that delivers to this observer synchronously, or not at all, when it delivers to the new one.
  @inlinable
  public func with<Input>(next: @escaping (Input) -> Void) -> Observer<Input, Failure> {
    Observer<Input, Failure>(next: next, end: end, node: node)
  }

  /// The observer that an operator hands upstream when it changes the end only.
  @inlinable
  func with<Upstream>(end: @escaping (Completion<Upstream>) -> Void) -> Observer<Element, Upstream> {
    Observer<Element, Upstream>(next: next, end: end, node: node)
  }

  /// `with(next:)` for an operator that changes the end too.
  @inlinable
  public func with<Input, Upstream: Error>(
    next: @escaping (Input) -> Void, end: ((Completion<Upstream>) -> Void)?
  ) -> Observer<Input, Upstream> {
    Observer<Input, Upstream>(next: next, end: end, node: node)
  }
}

nonisolated extension Observer where Element == Void {
  /// Delivers an element that has no value.
  @inlinable
  public func receive() { next(()) }
}
