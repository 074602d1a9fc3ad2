/// What a validator says about a value that is proposed.
public nonisolated enum Validation<Value, Reason> {
  /// It is taken.
  case valid
  /// Another one is taken in its place.
  case coerced(Value, Reason?)
  /// It is not taken; the value stays what it is.
  case invalid(Reason)
}

/// What became of a value that was proposed to a `ValidatingProperty`.
public nonisolated enum ValidationResult<Value, Reason> {
  /// It was taken.
  case valid(Value)
  /// Another one was taken in its place.
  case coerced(Value, proposed: Value, Reason?)
  /// It was not taken.
  case invalid(proposed: Value, Reason)

  /// Whether the value or its replacement was taken.
  public var isValid: Bool {
    if case .invalid = self { false } else { true }
  }

  /// Why it was not taken, or not as it was.
  public var reason: Reason? {
    switch self {
    case .valid: nil
    case .coerced(_, _, let reason): reason
    case .invalid(_, let reason): reason
    }
  }

  /// What was proposed.
  public var proposed: Value {
    switch self {
    case .valid(let value): value
    case .coerced(_, let proposed, _): proposed
    case .invalid(let proposed, _): proposed
    }
  }
}

extension Validation: Equatable where Value: Equatable, Reason: Equatable {}
extension Validation: Sendable where Value: Sendable, Reason: Sendable {}
extension ValidationResult: Equatable where Value: Equatable, Reason: Equatable {}
extension ValidationResult: Sendable where Value: Sendable, Reason: Sendable {}
