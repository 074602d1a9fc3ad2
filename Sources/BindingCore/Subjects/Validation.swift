/// The verdict of a validator on a proposed value.
public nonisolated enum Validation<Value, Reason> {
  /// The value is accepted.
  case valid
  /// Another value is accepted in its place.
  case coerced(Value, Reason?)
  /// The value is rejected; the current value stays.
  case invalid(Reason)
}

/// The result of proposing a value to a `ValidatingProperty`.
public nonisolated enum ValidationResult<Value, Reason> {
  /// The value was accepted.
  case valid(Value)
  /// Another value was accepted in its place.
  case coerced(Value, proposed: Value, Reason?)
  /// The value was rejected.
  case invalid(proposed: Value, Reason)

  /// Whether the value or its replacement was accepted.
  public var isValid: Bool {
    if case .invalid = self { false } else { true }
  }

  /// The reason why the value was rejected or replaced.
  public var reason: Reason? {
    switch self {
    case .valid: nil
    case .coerced(_, _, let reason): reason
    case .invalid(_, let reason): reason
    }
  }

  /// The proposed value.
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
