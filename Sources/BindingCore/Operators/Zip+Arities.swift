/// `zip` of three signals: delivers the first elements of all, then the second elements of all, and so on.
@MainActor public func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(_ a: A, _ b: B, _ c: C) -> Signal<
  (A.Element, B.Element, C.Element), A.Failure
> where A.Failure == B.Failure, A.Failure == C.Failure {
  zipAll(a, b, c)
}

/// `zip` of four signals.
@MainActor public func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol>(
  _ a: A, _ b: B, _ c: C, _ d: D
) -> Signal<(A.Element, B.Element, C.Element, D.Element), A.Failure>
where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
  zipAll(a, b, c, d)
}

/// `zip` of five signals.
@MainActor
public func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol, E: SignalProtocol>(
  _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
) -> Signal<(A.Element, B.Element, C.Element, D.Element, E.Element), A.Failure>
where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure {
  zipAll(a, b, c, d, e)
}

/// `zip` of six signals.
@MainActor
public func zip<
  A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol, E: SignalProtocol, F: SignalProtocol
>(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) -> Signal<
  (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element), A.Failure
>
where
  A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure, A.Failure == F.Failure
{
  zipAll(a, b, c, d, e, f)
}

/// `zip` of two signals with a transformation: delivers the result of `combine` for the first elements of both, then
/// for the second elements of both, and so on.
@inlinable
@MainActor public func zip<A: SignalProtocol, B: SignalProtocol, Output>(
  _ a: A, _ b: B, combine: @escaping (A.Element, B.Element) -> Output
) -> Signal<Output, A.Failure> where A.Failure == B.Failure {
  zip(a, b).map { combine($0.0, $0.1) }
}

/// `zip` of three signals with a transformation.
@inlinable
@MainActor public func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, Output>(
  _ a: A, _ b: B, _ c: C, combine: @escaping (A.Element, B.Element, C.Element) -> Output
) -> Signal<Output, A.Failure> where A.Failure == B.Failure, A.Failure == C.Failure {
  zip(a, b, c).map { combine($0.0, $0.1, $0.2) }
}

/// `zip` of four signals with a transformation.
@inlinable
@MainActor public func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol, Output>(
  _ a: A, _ b: B, _ c: C, _ d: D, combine: @escaping (A.Element, B.Element, C.Element, D.Element) -> Output
) -> Signal<Output, A.Failure> where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
  zip(a, b, c, d).map { combine($0.0, $0.1, $0.2, $0.3) }
}

/// `zip` of five signals with a transformation.
@inlinable
@MainActor
public func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol, E: SignalProtocol, Output>(
  _ a: A, _ b: B, _ c: C, _ d: D, _ e: E,
  combine: @escaping (A.Element, B.Element, C.Element, D.Element, E.Element) -> Output
) -> Signal<Output, A.Failure>
where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure {
  zip(a, b, c, d, e).map { combine($0.0, $0.1, $0.2, $0.3, $0.4) }
}

/// `zip` of six signals with a transformation.
@inlinable
@MainActor
public func zip<
  A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol, E: SignalProtocol, F: SignalProtocol,
  Output
>(
  _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F,
  combine: @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) -> Output
) -> Signal<Output, A.Failure>
where
  A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure, A.Failure == F.Failure
{
  zip(a, b, c, d, e, f).map { combine($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) }
}
