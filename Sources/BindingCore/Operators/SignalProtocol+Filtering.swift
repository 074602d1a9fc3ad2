extension SignalProtocol {
  /// Delivers the elements for which `isIncluded` is true.
  ///
  ///     --1--2--3--|
  ///     filter { $0 != 2 }
  ///     --1-----3--|
  @inlinable
  public func filter(_ isIncluded: @escaping (Element) -> Bool) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      attach(observer.with { if isIncluded($0) { next($0) } }, subscription)
    })
  }

  /// Delivers an element unless `areSame` returns true for it and the last one delivered.
  ///
  ///     --1--2--4--5--|
  ///     removeDuplicates(by: { $1 - $0 < 2 })
  ///     --1-----4-----|
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

  /// Delivers an element if the first element of the signal that `isIncluded` returns for it is true.
  ///
  ///     --1--2--3--|
  ///     flatMapFilter { SafeSignal(just: $0 != 2) }
  ///     --1-----3--|
  ///
  /// `strategy` determines what happens to elements that arrive while the answer for another is pending: with `.concat`
  /// they wait, with `.latest` only the newest is considered. A signal that finishes without an answer rejects the
  /// element.
  public func flatMapFilter(
    _ strategy: FlattenStrategy = .concat, _ isIncluded: @escaping (Element) -> some SignalProtocol<Bool, Never>
  ) -> Signal<Element, Failure> {
    flatMap(strategy) { element in
      isIncluded(element).first().filter { $0 }.replaceElements(with: element).castError()
    }
  }

  /// Delivers only the end.
  ///
  ///     --1--2--3--|
  ///     ignoreOutput()
  ///     -----------|
  @inlinable
  public func ignoreOutput() -> Signal<Element, Failure> { filter { _ in false } }

  /// Delivers only the elements: the signal never ends.
  ///
  ///     --1--2--3--|
  ///     ignoreTerminal()
  ///     --1--2--3---
  @inlinable
  public func ignoreTerminal() -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      attach(Observer(next: observer.next, end: nil, node: observer.node), subscription)
    })
  }

  /// Drops elements while the last element of `other` is false.
  ///
  ///     a:    -1--2--3--4--5--|
  ///     b:    --f-----t--------
  ///     a.pausable(by: b.map { $0 == "t" })
  ///     out:  -1--------4--5--|
  ///
  /// They pass until `other` delivers an element. When `other` ends, its last element stays in effect.
  @inlinable
  public func pausable(by other: some SignalProtocol<Bool, some Error>) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      let passes = Box(true)
      let control = subscription.makeChild()
      other.attach(Observer(next: { passes.value = $0 }), control)
      if subscription.isDisposed { return }
      attach(
        Observer(
          next: { if passes.value { next($0) } },
          end: {
            control.dispose()
            observer.end?($0)
          },
          node: observer.node),
        subscription)
    })
  }
}

extension SignalProtocol where Element: Equatable {
  /// Delivers an element unless it equals the last one delivered.
  ///
  ///     --1--1--2--1--|
  ///     removeDuplicates()
  ///     --1-----2--1--|
  @inlinable
  public func removeDuplicates() -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      let last = Box<Element?>(nil)
      attach(
        observer.with { element in
          if last.value == element { return }
          last.value = element
          next(element)
        }, subscription)
    })
  }
}
