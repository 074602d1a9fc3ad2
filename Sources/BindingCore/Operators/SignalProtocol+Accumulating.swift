extension SignalProtocol {
  /// Combines the elements into one value and delivers each intermediate result, beginning immediately with `initial`.
  ///
  ///     --1--2--3--|
  ///     scan(0, +)
  ///     0-1--3--6--|
  ///
  /// `dropFirst(1)` omits the initial value, which Combine and Rx do not deliver.
  @inlinable
  public func scan<Output>(
    _ initial: Output, _ combine: @escaping (Output, Element) -> Output
  ) -> Signal<Output, Failure> {
    scan(into: initial) { $0 = combine($0, $1) }
  }

  /// Combines the elements into one value and delivers it when the source finishes.
  ///
  ///     --1--2--3--|
  ///     reduce(0, +)
  ///     -----------(6|)
  ///
  /// Without elements it delivers `initial`. If the source fails, it delivers only the failure.
  @inlinable
  public func reduce<Output>(
    _ initial: Output, _ combine: @escaping (Output, Element) -> Output
  ) -> Signal<Output, Failure> {
    scan(initial, combine).last()
  }

  /// Delivers all elements as one array when the source finishes.
  ///
  ///     --1--2--3--|
  ///     collect().map(\.count)
  ///     -----------(3|)
  ///
  /// Amortised O(1) per element. If the source fails, the collected elements are dropped.
  @inlinable
  public func collect() -> Signal<[Element], Failure> {
    Signal(attach: { observer, subscription in
      let elements = Box<[Element]>([])
      attach(
        Observer(
          next: { elements.value.append($0) },
          end: { completion in
            observer.receive(completion: completion, after: CollectionOfOne(elements.value), subscription)
          },
          node: observer.node),
        subscription)
    })
  }

  /// Delivers the elements in arrays of `size`.
  ///
  ///     --1--2--3--4--5--|
  ///     buffer(size: 2).map { $0[0] + $0[1] }
  ///     -----3-----7-----|
  ///
  /// An incomplete array at the end of the source is dropped. Amortised O(1) per element.
  @inlinable
  public func buffer(size: Int) -> Signal<[Element], Failure> {
    precondition(size > 0, "A buffer holds at least one element")
    return Signal(attach: { observer, subscription in
      let next = observer.next
      let buffer = Box<[Element]>([])
      attach(
        observer.with { element in
          buffer.value.append(element)
          guard buffer.value.count == size else { return }
          let full = buffer.value
          buffer.value = []
          next(full)
        }, subscription)
    })
  }

  /// Delivers the elements in signals of `size` elements, each when its last element has arrived.
  ///
  ///     --1--2--3--4--5--|
  ///     window(ofSize: 2).flatMapLatest { $0.reduce(0, +) }
  ///     -----3-----7-----|
  ///
  /// An incomplete window at the end of the source is dropped.
  @inlinable
  public func window(ofSize size: Int) -> Signal<Signal<Element, Failure>, Failure> {
    buffer(size: size).map { Signal(sequence: $0) }
  }

  /// Delivers each element with the previous one, which is `nil` for the first.
  ///
  ///     --1--4--9--|
  ///     zipPrevious().map { $1 - ($0 ?? 0) }
  ///     --1--3--5--|
  @inlinable
  public func zipPrevious() -> Signal<(Element?, Element), Failure> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      let last = Box<Element?>(nil)
      attach(
        observer.with { element in
          let previous = last.value
          last.value = element
          next((previous, element))
        }, subscription)
    })
  }

  /// Delivers each element except the first with the previous one.
  ///
  ///     --1--4--9--|
  ///     pairwise().map { $1 - $0 }
  ///     -----3--5--|
  @inlinable
  public func pairwise() -> Signal<(Element, Element), Failure> {
    zipPrevious().compactMap { previous, element in previous.map { ($0, element) } }
  }
}
