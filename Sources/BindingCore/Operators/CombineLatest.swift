/// The latest element of each of several signals.
@usableFromInline
nonisolated final class Latest<Elements>: Join {
  @exclusivity(unchecked) @usableFromInline var elements: Elements

  @inlinable
  init<Failure>(
    _ elements: Elements, inputs: Int, _ observer: Observer<some Any, Failure>, _ subscription: Subscription,
    emit: @escaping (Latest<Elements>) -> Void
  ) {
    self.elements = elements
    super.init(subscription, downstream: observer.node, inputs: inputs) {
      emit(unsafeDowncast($0, to: Latest<Elements>.self))
    }
  }

  /// The observer of one input, which stores what arrives and passes the whole on when every input has one.
  @inlinable
  @inline(__always)
  func input<Element, Failure>(
    _ index: Int, _ end: ((Completion<Failure>) -> Void)?, _ store: @escaping (inout Elements, Element) -> Void
  ) -> Observer<Element, Failure> {
    let bit = 1 << index
    return Observer(
      next: {
        store(&self.elements, $0)
        if self.arrived(bit) { self.emit(self) }
      },
      end: end,
      node: Unmanaged<Node>.passUnretained(self))
  }
}

/// An end handler that passes on the first failure, or the finish when `count` inputs have finished, behind the
/// elements that wait at `gate`.
@inlinable
func endAfter<Element, Failure: Error>(
  _ count: Int, _ gate: Gate, _ observer: Observer<Element, Failure>
) -> ((Completion<Failure>) -> Void)? {
  if observer.end == nil { return nil }
  let left = Box(count)
  return { completion in
    left.value &-= 1
    if case .failure = completion {
      passEnd(gate, completion, observer)
    } else if left.value == 0 {
      passEnd(gate, completion, observer)
    }
  }
}

/// Delivers the latest elements of both signals whenever one of them delivers, once both have.
///
///     a:    --1-----2----|
///     b:    ----x-------y---|
///     out:  ----1x--2x--2y--|
///
/// Glitch-free: a change that arrives along several paths is delivered once, with values that belong together.
/// Finishes when both have finished, fails with the first failure.
@inlinable
public func combineLatest<A: SignalProtocol, B: SignalProtocol>(
  _ a: A, _ b: B
) -> Signal<(A.Element, B.Element), A.Failure> where A.Failure == B.Failure {
  Signal(attach: { observer, subscription in
    let next = observer.next
    let latest = Latest<(A.Element?, B.Element?)>((nil, nil), inputs: 2, observer, subscription) { join in
      let e = join.elements
      pass(join, (e.0.unsafelyUnwrapped, e.1.unsafelyUnwrapped), next)
    }
    let end = endAfter(2, latest, observer)
    a.attach(latest.input(0, end) { $0.0 = $1 }, subscription)
    if !subscription.isDisposed { b.attach(latest.input(1, end) { $0.1 = $1 }, subscription) }
  })
}

/// `combineLatest` of three signals.
@inlinable
public func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
  _ a: A, _ b: B, _ c: C
) -> Signal<(A.Element, B.Element, C.Element), A.Failure> where A.Failure == B.Failure, A.Failure == C.Failure {
  Signal(attach: { observer, subscription in
    let next = observer.next
    let latest = Latest<(A.Element?, B.Element?, C.Element?)>(
      (nil, nil, nil), inputs: 3, observer, subscription
    ) { join in
      let e = join.elements
      pass(join, (e.0.unsafelyUnwrapped, e.1.unsafelyUnwrapped, e.2.unsafelyUnwrapped), next)
    }
    let end = endAfter(3, latest, observer)
    a.attach(latest.input(0, end) { $0.0 = $1 }, subscription)
    if !subscription.isDisposed { b.attach(latest.input(1, end) { $0.1 = $1 }, subscription) }
    if !subscription.isDisposed { c.attach(latest.input(2, end) { $0.2 = $1 }, subscription) }
  })
}

/// `combineLatest` of four signals.
@inlinable
public func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol>(
  _ a: A, _ b: B, _ c: C, _ d: D
) -> Signal<(A.Element, B.Element, C.Element, D.Element), A.Failure>
where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
  Signal(attach: { observer, subscription in
    let next = observer.next
    let latest = Latest<(A.Element?, B.Element?, C.Element?, D.Element?)>(
      (nil, nil, nil, nil), inputs: 4, observer, subscription
    ) { join in
      let e = join.elements
      pass(
        join,
        (e.0.unsafelyUnwrapped, e.1.unsafelyUnwrapped, e.2.unsafelyUnwrapped, e.3.unsafelyUnwrapped),
        next)
    }
    let end = endAfter(4, latest, observer)
    a.attach(latest.input(0, end) { $0.0 = $1 }, subscription)
    if !subscription.isDisposed { b.attach(latest.input(1, end) { $0.1 = $1 }, subscription) }
    if !subscription.isDisposed { c.attach(latest.input(2, end) { $0.2 = $1 }, subscription) }
    if !subscription.isDisposed { d.attach(latest.input(3, end) { $0.3 = $1 }, subscription) }
  })
}

/// `combineLatest` of two signals with a transformation, as in Bond 6.
@inlinable
public func combineLatest<A: SignalProtocol, B: SignalProtocol, Output>(
  _ a: A, _ b: B, combine: @escaping (A.Element, B.Element) -> Output
) -> Signal<Output, A.Failure> where A.Failure == B.Failure {
  combineLatest(a, b).map { combine($0.0, $0.1) }
}
