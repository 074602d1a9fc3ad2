/// A key of a dictionary with its value: what a sorted dictionary is an array of.
public nonisolated struct KeyedElement<Key: Hashable, Value>: Identifiable {
  /// The key, which is also the identity.
  public let key: Key
  /// The value.
  public var value: Value

  /// A key with its value.
  @inlinable
  public init(key: Key, value: Value) {
    self.key = key
    self.value = value
  }

  /// The key.
  @inlinable public var id: Key { key }
}

extension KeyedElement: Equatable where Value: Equatable {}
extension KeyedElement: Hashable where Value: Hashable {}
extension KeyedElement: Sendable where Key: Sendable, Value: Sendable {}
