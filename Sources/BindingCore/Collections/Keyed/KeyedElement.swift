/// A key of a dictionary with its value: the element type of a sorted dictionary.
public nonisolated struct KeyedElement<Key: Hashable, Value>: Identifiable {
  /// The key, which is also the identity.
  public let key: Key
  /// The value.
  public var value: Value

  /// Creates an element from a key and its value.
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
