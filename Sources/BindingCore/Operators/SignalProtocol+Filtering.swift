extension SignalProtocol {
  /// Delivers the elements for which `isIncluded` is true.
  @inlinable
  public func filter(_ isIncluded: @escaping (Element) -> Bool) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      attach(observer.with { if isIncluded($0) { next($0) } }, subscription)
    })
  }

  /// Delivers an element unless `areSame` finds it the same as the last one delivered.
  ///
  ///     --1--1--2--1--|
  ///     removeDuplicates()
  ///     --1-----2--1--|
  @inlinable
  public func removeDuplicates(by areSame: @escaping (Element, Element) -> Bool) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      let last = Box<Element?>(nil)
      attach(
        observer.with { element in
          if let previous = last.value, areSame(previous, element) { return }
          last.value = element
          next(element)
        }, subscription)
    })
  }

  /// Delivers the first `maxLength` elements, then finishes. The source stops at once, also a synchronous one.
  ///
  ///     --1--2--3--4--|
  ///     prefix(maxLength: 2)
  ///     --1--(2|)
  @inlinable
  public func prefix(maxLength: Int) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      if maxLength <= 0 {
        observer.end?(.finished)
        return
      }
      let upstream = Subscription()
      subscription.add(upstream)
      let left = Box(maxLength)
      attach(
        observer.with { element in
          if left.value <= 0 { return }
          left.value &-= 1
          if left.value > 0 { return observer.next(element) }
          // The element first: leaving the source settles this path, and a join below would fire without it.
          observer.next(element)
          if upstream.isDisposed { return }
          upstream.dispose()
          observer.end?(.finished)
        }, upstream)
    })
  }

  /// Swallows the first `count` elements. After `combineLatest` of properties, `dropFirst(1)` leaves the changes.
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
}

extension SignalProtocol where Element: Equatable {
  /// Delivers an element unless it equals the last one delivered.
  @inlinable
  public func removeDuplicates() -> Signal<Element, Failure> { removeDuplicates { $0 == $1 } }
}
