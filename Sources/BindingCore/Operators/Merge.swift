/// Delivers the elements of both signals as they arrive.
///
///     a:    --1-----3--|
///     b:    ----2---------4--|
///     out:  --1-2---3-----4--|
///
/// Finishes when both have finished; fails with the first failure and disposes the other. An element that arrives while
/// another is being delivered waits for it. A change that arrives along both paths yields two elements, in the order of
/// the paths.
@inlinable
@MainActor public func merge<A: SignalProtocol, B: SignalProtocol>(
  _ a: A, _ b: B
) -> Signal<A.Element, A.Failure> where A.Element == B.Element, A.Failure == B.Failure {
  Signal(attach: { observer, subscription in
    let merging = Merging(observer, subscription, count: 2)
    let next = observer.next
    merging.attach(a, next)
    merging.attach(b, next)
  })
}

/// `merge` of three or more signals.
@MainActor public func merge<Element, Failure: Error>(
  _ a: any SignalProtocol<Element, Failure>, _ b: any SignalProtocol<Element, Failure>,
  _ c: any SignalProtocol<Element, Failure>, _ more: any SignalProtocol<Element, Failure>...
) -> Signal<Element, Failure> {
  merge([a, b, c] + more)
}

/// `merge` of all signals in an array. An empty array finishes immediately.
@MainActor public func merge<Element, Failure: Error>(
  _ signals: [any SignalProtocol<Element, Failure>]
) -> Signal<Element, Failure> {
  if signals.isEmpty { return .completed() }
  return Signal(attach: { observer, subscription in
    let merging = Merging(observer, subscription, count: signals.count)
    for signal in signals { merging.attach(signal, observer.next) }
  })
}

/// The state of several concurrently delivering signals for one observer.
@usableFromInline
nonisolated final class Merging<Element, Failure: Error>: Gate {
  @usableFromInline let observer: Observer<Element, Failure>
  @usableFromInline let sources = Subscription()
  /// The number of signals that have not finished.
  @exclusivity(unchecked) @usableFromInline var running: Int

  @inlinable
  init(_ observer: Observer<Element, Failure>, _ subscription: Subscription, count: Int) {
    self.observer = observer
    running = count
    super.init(subscription)
    subscription.add(sources)
  }

  @MainActor
  @inlinable
  @inline(__always)
  func attach(_ source: some SignalProtocol<Element, Failure>, _ next: @escaping (Element) -> Void) {
    if sources.isDisposed { return }
    source.attach(
      Observer(next: { pass(self, $0, next) }, end: { self.end($0) }, node: observer.node), sources)
  }

  /// Handles the end of one of the signals.
  @usableFromInline
  func end(_ completion: Completion<Failure>) {
    if sources.isDisposed { return }
    running &-= 1
    if case .finished = completion, running > 0 { return }
    sources.dispose()
    passEnd(self, completion, observer)
  }
}
