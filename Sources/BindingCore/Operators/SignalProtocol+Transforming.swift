extension SignalProtocol {
  /// Transforms each element.
  ///
  ///     --1--2--3--|
  ///     map { $0 * 2 }
  ///     --2--4--6--|
  ///
  /// A key path also works: `map(\.count)`.
  @inlinable
  public func map<Output>(_ transform: @escaping (Element) -> Output) -> Signal<Output, Failure> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      attach(observer.with { next(transform($0)) }, subscription)
    })
  }

  /// Transforms each element and drops `nil` results.
  ///
  ///     --1--x--3--|
  ///     compactMap { Int($0) }
  ///     --1-----3--|
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
  ///
  ///     --1--2--3--|
  ///     replaceElements(with: "x")
  ///     --x--x--x--|
  @inlinable
  public func replaceElements<Output>(with value: Output) -> Signal<Output, Failure> {
    map { _ in value }
  }

  /// Delivers an empty element for each element.
  ///
  ///     --1--2--3--|
  ///     eraseType().map { _ in "x" }
  ///     --x--x--x--|
  ///
  /// For targets that take no value, such as `bind(to: self) { $0.reload() }`.
  @inlinable
  public func eraseType() -> Signal<Void, Failure> { replaceElements(with: ()) }

  /// Delivers `element` first, immediately.
  ///
  ///     --1--2--|
  ///     prepend(0)
  ///     0-1--2--|
  @inlinable
  public func prepend(_ element: Element) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      observer.next(element)
      if !subscription.isDisposed { attach(observer, subscription) }
    })
  }

  /// Delivers `element` last, when the source finishes.
  ///
  ///     --1--2--|
  ///     append(9)
  ///     --1--2--(9|)
  ///
  /// If the source fails, nothing is appended.
  @inlinable
  public func append(_ element: Element) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      attach(
        observer.with(end: { completion in
          observer.receive(completion: completion, after: CollectionOfOne(element), subscription)
        }), subscription)
    })
  }

  /// Delivers `element` if the source finishes without having delivered any.
  ///
  ///     -----|
  ///     replaceEmpty(with: 9)
  ///     -----(9|)
  ///
  /// A source that fails is not treated as empty.
  @inlinable
  public func replaceEmpty(with element: Element) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let isEmpty = Box(true)
      attach(
        Observer(
          next: {
            isEmpty.value = false
            observer.next($0)
          },
          end: { completion in
            observer.receive(completion: completion, after: isEmpty.value ? [element] : [], subscription)
          },
          node: observer.node),
        subscription)
    })
  }
}
