/// Delivers the latest elements of both signals whenever one of them delivers, once both have delivered.
///
///     a:    --1-----2----|
///     b:    ----3-------5---|
///     combineLatest(a, b) { $0 + $1 }
///     out:  ----4---5---7---|
///
/// Glitch-free: a change that arrives along several paths is delivered once, with consistent values. Fails with the
/// first failure. Finishes when both have finished, or as soon as one has finished without an element, because then
/// there is nothing left to combine; the other is disposed immediately.
@inlinable
@MainActor public func combineLatest<A: SignalProtocol, B: SignalProtocol>(_ a: A, _ b: B) -> Signal<
  (A.Element, B.Element), A.Failure
> where A.Failure == B.Failure {
  Signal(attach: { observer, subscription in
    let latest = Latest<(A.Element?, B.Element?)>((nil, nil), inputs: 2, observer, subscription) {
      $0.emit(to: observer)
    }
    latest.observe(a, 0, observer) { element in if latest.takes(0, { $0.0 = element }) { latest.emit(to: observer) } }
    latest.observe(b, 1, observer) { element in if latest.takes(1, { $0.1 = element }) { latest.emit(to: observer) } }
  })
}

/// `combineLatest` of three signals.
@inlinable
@MainActor public func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(_ a: A, _ b: B, _ c: C)
  -> Signal<
    (A.Element, B.Element, C.Element), A.Failure
  > where A.Failure == B.Failure, A.Failure == C.Failure
{
  Signal(attach: { observer, subscription in
    let latest = Latest<(A.Element?, B.Element?, C.Element?)>((nil, nil, nil), inputs: 3, observer, subscription) {
      $0.emit(to: observer)
    }
    latest.observe(a, 0, observer) { element in if latest.takes(0, { $0.0 = element }) { latest.emit(to: observer) } }
    latest.observe(b, 1, observer) { element in if latest.takes(1, { $0.1 = element }) { latest.emit(to: observer) } }
    latest.observe(c, 2, observer) { element in if latest.takes(2, { $0.2 = element }) { latest.emit(to: observer) } }
  })
}

/// `combineLatest` of four signals.
@inlinable
@MainActor public func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol>(
  _ a: A, _ b: B, _ c: C, _ d: D
) -> Signal<(A.Element, B.Element, C.Element, D.Element), A.Failure>
where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
  Signal(attach: { observer, subscription in
    let latest = Latest<(A.Element?, B.Element?, C.Element?, D.Element?)>(
      (nil, nil, nil, nil), inputs: 4, observer, subscription
    ) { $0.emit(to: observer) }
    latest.observe(a, 0, observer) { element in if latest.takes(0, { $0.0 = element }) { latest.emit(to: observer) } }
    latest.observe(b, 1, observer) { element in if latest.takes(1, { $0.1 = element }) { latest.emit(to: observer) } }
    latest.observe(c, 2, observer) { element in if latest.takes(2, { $0.2 = element }) { latest.emit(to: observer) } }
    latest.observe(d, 3, observer) { element in if latest.takes(3, { $0.3 = element }) { latest.emit(to: observer) } }
  })
}

/// `combineLatest` of five signals.
@inlinable
@MainActor
public func combineLatest<
  A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol, E: SignalProtocol
>(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) -> Signal<(A.Element, B.Element, C.Element, D.Element, E.Element), A.Failure>
where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure {
  Signal(attach: { observer, subscription in
    let latest = Latest<(A.Element?, B.Element?, C.Element?, D.Element?, E.Element?)>(
      (nil, nil, nil, nil, nil), inputs: 5, observer, subscription
    ) { $0.emit(to: observer) }
    latest.observe(a, 0, observer) { element in if latest.takes(0, { $0.0 = element }) { latest.emit(to: observer) } }
    latest.observe(b, 1, observer) { element in if latest.takes(1, { $0.1 = element }) { latest.emit(to: observer) } }
    latest.observe(c, 2, observer) { element in if latest.takes(2, { $0.2 = element }) { latest.emit(to: observer) } }
    latest.observe(d, 3, observer) { element in if latest.takes(3, { $0.3 = element }) { latest.emit(to: observer) } }
    latest.observe(e, 4, observer) { element in if latest.takes(4, { $0.4 = element }) { latest.emit(to: observer) } }
  })
}

/// `combineLatest` of six signals.
@inlinable
@MainActor
public func combineLatest<
  A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol, E: SignalProtocol, F: SignalProtocol
>(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) -> Signal<
  (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element), A.Failure
>
where
  A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure, A.Failure == F.Failure
{
  Signal(attach: { observer, subscription in
    let latest = Latest<(A.Element?, B.Element?, C.Element?, D.Element?, E.Element?, F.Element?)>(
      (nil, nil, nil, nil, nil, nil), inputs: 6, observer, subscription
    ) { $0.emit(to: observer) }
    latest.observe(a, 0, observer) { element in if latest.takes(0, { $0.0 = element }) { latest.emit(to: observer) } }
    latest.observe(b, 1, observer) { element in if latest.takes(1, { $0.1 = element }) { latest.emit(to: observer) } }
    latest.observe(c, 2, observer) { element in if latest.takes(2, { $0.2 = element }) { latest.emit(to: observer) } }
    latest.observe(d, 3, observer) { element in if latest.takes(3, { $0.3 = element }) { latest.emit(to: observer) } }
    latest.observe(e, 4, observer) { element in if latest.takes(4, { $0.4 = element }) { latest.emit(to: observer) } }
    latest.observe(f, 5, observer) { element in if latest.takes(5, { $0.5 = element }) { latest.emit(to: observer) } }
  })
}
