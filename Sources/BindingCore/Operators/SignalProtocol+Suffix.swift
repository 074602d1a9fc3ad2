extension SignalProtocol {
  /// Drops the first `count` elements. After `combineLatest` of properties, `dropFirst(1)` leaves only the changes.
  ///
  ///     --1--2--3--|
  ///     dropFirst(1)
  ///     -----2--3--|
  @inlinable
  public func dropFirst(_ count: Int) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      let left = Box(count)
      attach(
        observer.with { element in
          if left.value > 0 { left.value &-= 1 } else { next(element) }
        }, subscription)
    })
  }

  /// Drops elements as long as `shouldDrop` returns true; it is not called again after the first element that passes.
  ///
  ///     --1--2--3--1--|
  ///     drop(while: { $0 < 3 })
  ///     --------3--1--|
  @inlinable
  public func drop(while shouldDrop: @escaping (Element) -> Bool) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      let isDropping = Box(true)
      attach(
        observer.with { element in
          if isDropping.value, shouldDrop(element) { return }
          isDropping.value = false
          next(element)
        }, subscription)
    })
  }

  /// Omits the last `count` elements: each element is delivered once `count` others have followed it.
  ///
  ///     --1--2--3--|
  ///     dropLast(1)
  ///     -----1--2--|
  ///
  /// O(1) per element.
  @inlinable
  public func dropLast(_ count: Int) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      let held = Box(LatestElements<Element>(capacity: count))
      attach(
        observer.with { element in
          if let oldest = held.value.append(element) { next(oldest) }
        }, subscription)
    })
  }

  /// Delivers the last `maxLength` elements when the source finishes.
  ///
  ///     --1--2--3--|
  ///     suffix(maxLength: 2)
  ///     -----------(23|)
  ///
  /// O(1) per element. If the source fails, they are dropped.
  @inlinable
  public func suffix(maxLength: Int) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let held = Box(LatestElements<Element>(capacity: maxLength))
      attach(
        Observer(
          next: { _ = held.value.append($0) },
          end: { observer.receive(completion: $0, after: held.value.inOrder, subscription) },
          node: observer.node),
        subscription)
    })
  }

  /// Delivers the last element when the source finishes.
  ///
  ///     --1--2--3--|
  ///     last()
  ///     -----------(3|)
  @inlinable
  public func last() -> Signal<Element, Failure> { suffix(maxLength: 1) }
}

/// A ring buffer of the newest elements of a signal, at most `capacity`.
@usableFromInline
nonisolated struct LatestElements<Element> {
  @usableFromInline let capacity: Int
  @usableFromInline var elements: [Element] = []
  @usableFromInline var oldest = 0

  @inlinable
  init(capacity: Int) { self.capacity = capacity }

  /// Adds an element, and returns the oldest if there is no space for both.
  @inlinable
  mutating func append(_ element: Element) -> Element? {
    if elements.count < capacity {
      elements.append(element)
      return nil
    }
    if capacity <= 0 { return element }
    let displaced = elements[oldest]
    elements[oldest] = element
    oldest = oldest + 1 == capacity ? 0 : oldest + 1
    return displaced
  }

  /// The elements, oldest first.
  @inlinable var inOrder: ArraySlice<Element> { elements[oldest...] + elements[..<oldest] }
}
