/// `combineLatest` of two signals with a transformation: delivers the result of `combine` for the latest elements.
///
///     combineLatest(email, password) { !$0.isEmpty && $1.count > 7 }.bind(to: login.reactive.isEnabled)
@inlinable
@MainActor public func combineLatest<A: SignalProtocol, B: SignalProtocol, Output>(
  _ a: A, _ b: B, combine: @escaping (A.Element, B.Element) -> Output
) -> Signal<Output, A.Failure> where A.Failure == B.Failure {
  combineLatest(a, b).map { combine($0.0, $0.1) }
}

/// `combineLatest` of three signals with a transformation.
@inlinable
@MainActor public func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, Output>(
  _ a: A, _ b: B, _ c: C, combine: @escaping (A.Element, B.Element, C.Element) -> Output
) -> Signal<Output, A.Failure> where A.Failure == B.Failure, A.Failure == C.Failure {
  combineLatest(a, b, c).map { combine($0.0, $0.1, $0.2) }
}

/// `combineLatest` of four signals with a transformation.
@inlinable
@MainActor
public func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol, Output>(
  _ a: A, _ b: B, _ c: C, _ d: D, combine: @escaping (A.Element, B.Element, C.Element, D.Element) -> Output
) -> Signal<Output, A.Failure> where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
  combineLatest(a, b, c, d).map { combine($0.0, $0.1, $0.2, $0.3) }
}

/// `combineLatest` of five signals with a transformation.
@inlinable
@MainActor
public func combineLatest<
  A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol, E: SignalProtocol, Output
>(
  _ a: A, _ b: B, _ c: C, _ d: D, _ e: E,
  combine: @escaping (A.Element, B.Element, C.Element, D.Element, E.Element) -> Output
) -> Signal<Output, A.Failure>
where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure {
  combineLatest(a, b, c, d, e).map { combine($0.0, $0.1, $0.2, $0.3, $0.4) }
}

/// `combineLatest` of six signals with a transformation.
@inlinable
@MainActor
public func combineLatest<
  A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol, E: SignalProtocol, F: SignalProtocol,
  Output
>(
  _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F,
  combine: @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) -> Output
) -> Signal<Output, A.Failure>
where
  A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure, A.Failure == F.Failure
{
  combineLatest(a, b, c, d, e, f).map { combine($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) }
}
