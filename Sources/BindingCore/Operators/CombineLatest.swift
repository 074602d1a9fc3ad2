/// Delivers the latest elements of both signals whenever one of them delivers, once both have.
///
///     a:    --1-----2----|
///     b:    ----3-------5---|
///     combineLatest(a, b) { $0 + $1 }
///     out:  ----4---5---7---|
///
/// Glitch-free: a change that arrives along several paths is delivered once, with values that belong together.
/// Fails with the first failure. Finishes when both have finished, or as soon as one has finished without an element,
/// for then there is nothing to combine any more; the other is left at once.
@inlinable
public func combineLatest<A: SignalProtocol, B: SignalProtocol>(_ a: A, _ b: B) -> Signal<
  (A.Element, B.Element), A.Failure
> where A.Failure == B.Failure {
  Signal(attach: { observer, subscription in
    let next = observer.next
    let latest = Latest<(A.Element?, B.Element?)>((nil, nil), inputs: 2, observer, subscription) { join in
      let e = join.elements
      pass(join, (e.0.unsafelyUnwrapped, e.1.unsafelyUnwrapped), next)
    }
    latest.attach(a, 0, observer) { $0.0 = $1 }
    latest.attach(b, 1, observer) { $0.1 = $1 }
  })
}

/// `combineLatest` of three signals.
@inlinable
public func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(_ a: A, _ b: B, _ c: C) -> Signal<
  (A.Element, B.Element, C.Element), A.Failure
> where A.Failure == B.Failure, A.Failure == C.Failure {
  Signal(attach: { observer, subscription in
    let next = observer.next
    let latest = Latest<(A.Element?, B.Element?, C.Element?)>((nil, nil, nil), inputs: 3, observer, subscription) {
      join in
      let e = join.elements
      pass(join, (e.0.unsafelyUnwrapped, e.1.unsafelyUnwrapped, e.2.unsafelyUnwrapped), next)
    }
    latest.attach(a, 0, observer) { $0.0 = $1 }
    latest.attach(b, 1, observer) { $0.1 = $1 }
    latest.attach(c, 2, observer) { $0.2 = $1 }
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
      pass(join, (e.0.unsafelyUnwrapped, e.1.unsafelyUnwrapped, e.2.unsafelyUnwrapped, e.3.unsafelyUnwrapped), next)
    }
    latest.attach(a, 0, observer) { $0.0 = $1 }
    latest.attach(b, 1, observer) { $0.1 = $1 }
    latest.attach(c, 2, observer) { $0.2 = $1 }
    latest.attach(d, 3, observer) { $0.3 = $1 }
  })
}

/// `combineLatest` of five signals.
@inlinable
public func combineLatest<
  A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol, E: SignalProtocol
>(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) -> Signal<(A.Element, B.Element, C.Element, D.Element, E.Element), A.Failure>
where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure {
  Signal(attach: { observer, subscription in
    let next = observer.next
    let latest = Latest<(A.Element?, B.Element?, C.Element?, D.Element?, E.Element?)>(
      (nil, nil, nil, nil, nil), inputs: 5, observer, subscription
    ) { join in
      let e = join.elements
      pass(
        join,
        (
          e.0.unsafelyUnwrapped, e.1.unsafelyUnwrapped, e.2.unsafelyUnwrapped, e.3.unsafelyUnwrapped,
          e.4.unsafelyUnwrapped
        ), next)
    }
    latest.attach(a, 0, observer) { $0.0 = $1 }
    latest.attach(b, 1, observer) { $0.1 = $1 }
    latest.attach(c, 2, observer) { $0.2 = $1 }
    latest.attach(d, 3, observer) { $0.3 = $1 }
    latest.attach(e, 4, observer) { $0.4 = $1 }
  })
}

/// `combineLatest` of six signals.
@inlinable
public func combineLatest<
  A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol, E: SignalProtocol, F: SignalProtocol
>(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) -> Signal<
  (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element), A.Failure
>
where
  A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure, A.Failure == F.Failure
{
  Signal(attach: { observer, subscription in
    let next = observer.next
    let latest = Latest<(A.Element?, B.Element?, C.Element?, D.Element?, E.Element?, F.Element?)>(
      (nil, nil, nil, nil, nil, nil), inputs: 6, observer, subscription
    ) { join in
      let e = join.elements
      pass(
        join,
        (
          e.0.unsafelyUnwrapped, e.1.unsafelyUnwrapped, e.2.unsafelyUnwrapped, e.3.unsafelyUnwrapped,
          e.4.unsafelyUnwrapped, e.5.unsafelyUnwrapped
        ), next)
    }
    latest.attach(a, 0, observer) { $0.0 = $1 }
    latest.attach(b, 1, observer) { $0.1 = $1 }
    latest.attach(c, 2, observer) { $0.2 = $1 }
    latest.attach(d, 3, observer) { $0.3 = $1 }
    latest.attach(e, 4, observer) { $0.4 = $1 }
    latest.attach(f, 5, observer) { $0.5 = $1 }
  })
}
