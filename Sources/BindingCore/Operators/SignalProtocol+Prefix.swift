extension SignalProtocol {
  /// Delivers the first `maxLength` elements, then finishes. The source stops immediately, even if synchronous.
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
      let source = subscription.makeChild()
      let left = Box(maxLength)
      attach(
        observer.with { element in
          if left.value <= 0 { return }
          left.value &-= 1
          if left.value > 0 { return observer.next(element) }
          observer.next(element)
          observer.receive(completion: .finished, leaving: source)
        }, source)
    })
  }

  /// Delivers elements as long as `shouldContinue` returns true, then finishes. The source stops immediately.
  ///
  ///     --1--2--3--4--|
  ///     prefix(while: { $0 < 3 })
  ///     --1--2--|
  ///
  /// With `inclusive`, the element that ends it is delivered too.
  ///
  ///     --1--2--3--4--|
  ///     prefix(while: { $0 < 3 }, inclusive: true)
  ///     --1--2--(3|)
  @inlinable
  public func prefix(
    while shouldContinue: @escaping (Element) -> Bool, inclusive: Bool = false
  ) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let source = subscription.makeChild()
      let isOver = Box(false)
      attach(
        observer.with { element in
          if isOver.value { return }
          if shouldContinue(element) { return observer.next(element) }
          isOver.value = true
          if inclusive { observer.next(element) }
          observer.receive(completion: .finished, leaving: source)
        }, source)
    })
  }

  /// Delivers elements until `other` delivers an element or ends, then finishes.
  ///
  ///     a:    --1--2--3--4--|
  ///     b:    -------x------|
  ///     a.prefix(untilOutputFrom: b)
  ///     out:  --1--2-|
  ///
  /// Both are disposed immediately, whichever ends the result. If `other` fires as soon as it is observed, as a
  /// property does, the source is not observed at all. A failure of `other` is treated like any other end.
  @inlinable
  public func prefix(untilOutputFrom other: some SignalProtocol) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let gate = Gate(subscription)
      let next = observer.next
      let sources = subscription.makeChild()
      let leave = { (completion: Completion<Failure>) in
        if sources.isDisposed { return }
        sources.dispose()
        passEnd(gate, completion, observer)
      }
      other.attach(Observer(next: { _ in leave(.finished) }, end: { _ in leave(.finished) }), sources)
      if sources.isDisposed { return }
      attach(Observer(next: { pass(gate, $0, next) }, end: leave, node: observer.node), sources)
    })
  }

  /// Delivers the first element, then finishes.
  ///
  ///     --1--2--3--|
  ///     first()
  ///     --(1|)
  @inlinable
  public func first() -> Signal<Element, Failure> { prefix(maxLength: 1) }

  /// Delivers the first element for which `predicate` is true, then finishes.
  ///
  ///     --1--2--3--|
  ///     first(where: { $0 > 1 })
  ///     -----(2|)
  @inlinable
  public func first(where predicate: @escaping (Element) -> Bool) -> Signal<Element, Failure> {
    filter(predicate).first()
  }

  /// Delivers the element at this zero-based index, then finishes.
  ///
  ///     --1--2--3--|
  ///     output(at: 1)
  ///     -----(2|)
  ///
  /// If there are too few elements, delivers none and ends with the source.
  @inlinable
  public func output(at index: Int) -> Signal<Element, Failure> {
    precondition(index >= 0, "The first element has index 0")
    return dropFirst(index).first()
  }
}
