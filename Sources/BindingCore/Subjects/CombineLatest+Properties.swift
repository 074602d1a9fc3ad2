/// The property of the values of both, which is always consistent with them.
///
///     a:    1-----2---3-----|
///     b:    x--y------------|
///     out:  A--B--C---D-----|
///
/// Glitch-free like `combineLatest` of signals. Ends when both have ended.
@inlinable
public func combineLatest<A: PropertyProtocol, B: PropertyProtocol>(
  _ a: A, _ b: B
) -> AnyProperty<(A.Element, B.Element)> {
  AnyProperty(get: { (a.value, b.value) }, signal: combineLatest(a, b))
}

/// `combineLatest` of three properties.
@inlinable
public func combineLatest<A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol>(
  _ a: A, _ b: B, _ c: C
) -> AnyProperty<(A.Element, B.Element, C.Element)> {
  AnyProperty(get: { (a.value, b.value, c.value) }, signal: combineLatest(a, b, c))
}

/// `combineLatest` of four properties.
@inlinable
public func combineLatest<A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol>(
  _ a: A, _ b: B, _ c: C, _ d: D
) -> AnyProperty<(A.Element, B.Element, C.Element, D.Element)> {
  AnyProperty(get: { (a.value, b.value, c.value, d.value) }, signal: combineLatest(a, b, c, d))
}

/// `combineLatest` of two properties with a transformation.
@inlinable
public func combineLatest<A: PropertyProtocol, B: PropertyProtocol, Output>(
  _ a: A, _ b: B, combine: @escaping (A.Element, B.Element) -> Output
) -> AnyProperty<Output> {
  AnyProperty(get: { combine(a.value, b.value) }, signal: combineLatest(a, b, combine: combine))
}

/// `combineLatest` of three properties with a transformation.
@inlinable
public func combineLatest<A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, Output>(
  _ a: A, _ b: B, _ c: C, combine: @escaping (A.Element, B.Element, C.Element) -> Output
) -> AnyProperty<Output> {
  combineLatest(a, b, c).map { combine($0.0, $0.1, $0.2) }
}

/// `combineLatest` of four properties with a transformation.
@inlinable
public func combineLatest<
  A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol, Output
>(
  _ a: A, _ b: B, _ c: C, _ d: D, combine: @escaping (A.Element, B.Element, C.Element, D.Element) -> Output
) -> AnyProperty<Output> {
  combineLatest(a, b, c, d).map { combine($0.0, $0.1, $0.2, $0.3) }
}
