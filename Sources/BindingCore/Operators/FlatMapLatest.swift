extension SignalProtocol {
  /// Turns each element into a signal and delivers the elements of the newest one only.
  ///
  ///     source:  --a--------b------------|
  ///     a:         -1--2--3--4
  ///     b:                  -5--6--|
  ///     out:     ---1--2--3--5--6--------|
  ///
  /// The signal before is disposed when a new one arrives and before that is observed. Finishes when both the source
  /// and the newest signal have finished, fails with the first failure. This is what a search as you type is made of:
  /// the answer of an older query never overtakes that of a newer one.
  @inlinable
  public func flatMapLatest<Inner: SignalProtocol>(
    _ transform: @escaping (Element) -> Inner
  ) -> Signal<Inner.Element, Failure> where Inner.Failure == Failure {
    Signal(attach: { observer, subscription in
      let sources = Subscription()
      subscription.add(sources)
      let current = CurrentInner()
      sources.add(current)
      let gate = Gate()
      let next = observer.next
      attach(
        Observer(
          next: { element in
            current.inner?.dispose()
            let inner = Subscription()
            current.inner = inner
            transform(element).attach(
              Observer(
                next: { if inner.isLive { pass(gate, $0, next) } },
                end: { completion in
                  guard inner.isLive else { return }
                  inner.dispose()
                  if case .finished = completion, !current.outerHasFinished { return }
                  sources.dispose()
                  passEnd(gate, completion, observer)
                },
                node: observer.node),
              inner)
          },
          end: { completion in
            current.outerHasFinished = true
            if case .finished = completion, current.inner?.isLive == true { return }
            sources.dispose()
            passEnd(gate, completion, observer)
          },
          node: observer.node),
        sources)
    })
  }
}

/// The subscription to the inner signal that runs, where only one does.
@usableFromInline
nonisolated final class CurrentInner: Disposable {
  @exclusivity(unchecked) @usableFromInline var inner: Subscription?
  @exclusivity(unchecked) @usableFromInline var outerHasFinished = false
  @usableFromInline var isDisposed = false

  @inlinable init() {}

  @usableFromInline
  func dispose() {
    isDisposed = true
    let last = inner
    inner = nil
    last?.dispose()
  }
}
