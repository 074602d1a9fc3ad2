/// Returns the property of the values of both, which is always consistent with them.
///
///     a:    1-----2---3-----|
///     b:    x--y------------|
///     out:  A--B--C---D-----|
///
/// Glitch-free, like `combineLatest` of signals. Ends when both have ended.
@inlinable
@MainActor public func combineLatest<A: PropertyProtocol, B: PropertyProtocol>(
  _ a: A, _ b: B
) -> AnyProperty<(A.Element, B.Element)> {
  AnyProperty(get: { (a.value, b.value) }, signal: combineLatest(a, b))
}

/// `combineLatest` of three properties.
@inlinable
@MainActor public func combineLatest<A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol>(
  _ a: A, _ b: B, _ c: C
) -> AnyProperty<(A.Element, B.Element, C.Element)> {
  AnyProperty(get: { (a.value, b.value, c.value) }, signal: combineLatest(a, b, c))
}

/// `combineLatest` of four properties.
@inlinable
@MainActor
public func combineLatest<A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol>(
  _ a: A, _ b: B, _ c: C, _ d: D
) -> AnyProperty<(A.Element, B.Element, C.Element, D.Element)> {
  AnyProperty(get: { (a.value, b.value, c.value, d.value) }, signal: combineLatest(a, b, c, d))
}

/// `combineLatest` of two properties with a transformation.
@inlinable
@MainActor public func combineLatest<A: PropertyProtocol, B: PropertyProtocol, Output>(
  _ a: A, _ b: B, combine: @escaping (A.Element, B.Element) -> Output
) -> AnyProperty<Output> {
  AnyProperty(get: { combine(a.value, b.value) }, signal: combineLatest(a, b, combine: combine))
}

/// `combineLatest` of three properties with a transformation.
@inlinable
@MainActor public func combineLatest<A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, Output>(
  _ a: A, _ b: B, _ c: C, combine: @escaping (A.Element, B.Element, C.Element) -> Output
) -> AnyProperty<Output> {
  combineLatest(a, b, c).map { combine($0.0, $0.1, $0.2) }
}

/// `combineLatest` of four properties with a transformation.
@inlinable
@MainActor
public func combineLatest<
  A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol, Output
>(
  _ a: A, _ b: B, _ c: C, _ d: D, combine: @escaping (A.Element, B.Element, C.Element, D.Element) -> Output
) -> AnyProperty<Output> {
  combineLatest(a, b, c, d).map { combine($0.0, $0.1, $0.2, $0.3) }
}

/// `combineLatest` of five properties.
@inlinable
@MainActor
public func combineLatest<
  A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol, E: PropertyProtocol
>(
  _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
) -> AnyProperty<(A.Element, B.Element, C.Element, D.Element, E.Element)> {
  combineLatest(combineLatest(a, b, c), combineLatest(d, e)).map { ($0.0.0, $0.0.1, $0.0.2, $0.1.0, $0.1.1) }
}

/// `combineLatest` of six properties.
@inlinable
@MainActor
public func combineLatest<
  A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol, E: PropertyProtocol,
  F: PropertyProtocol
>(
  _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
) -> AnyProperty<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)> {
  combineLatest(combineLatest(a, b, c), combineLatest(d, e, f)).map {
    ($0.0.0, $0.0.1, $0.0.2, $0.1.0, $0.1.1, $0.1.2)
  }
}

/// `combineLatest` of five properties with a transformation.
@inlinable
@MainActor
public func combineLatest<
  A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol, E: PropertyProtocol, Output
>(
  _ a: A, _ b: B, _ c: C, _ d: D, _ e: E,
  combine: @escaping (A.Element, B.Element, C.Element, D.Element, E.Element) -> Output
) -> AnyProperty<Output> {
  combineLatest(a, b, c, d, e).map { combine($0.0, $0.1, $0.2, $0.3, $0.4) }
}

/// `combineLatest` of six properties with a transformation.
@inlinable
@MainActor
public func combineLatest<
  A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol, E: PropertyProtocol,
  F: PropertyProtocol, Output
>(
  _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F,
  combine: @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) -> Output
) -> AnyProperty<Output> {
  combineLatest(a, b, c, d, e, f).map { combine($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) }
}

extension PropertyProtocol {
  /// `combineLatest` with another property, as a method.
  @inlinable
  public func combineLatest<Other: PropertyProtocol>(with other: Other) -> AnyProperty<(Element, Other.Element)> {
    BindingCore.combineLatest(self, other)
  }

  /// `combineLatest` with another property and a transformation, as a method.
  @inlinable
  public func combineLatest<Other: PropertyProtocol, Output>(
    with other: Other, combine: @escaping (Element, Other.Element) -> Output
  ) -> AnyProperty<Output> {
    BindingCore.combineLatest(self, other, combine: combine)
  }
}
