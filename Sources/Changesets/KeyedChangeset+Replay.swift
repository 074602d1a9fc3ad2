extension KeyedChangeset {
  /// Returns the result of applying this changeset to the old dictionary, with inserted and updated values taken from
  /// `new`.
  ///
  /// - Precondition: `new` contains all inserted and updated keys.
  /// - Complexity: O(n) for n keys of the old dictionary.
  @inlinable
  public func applying<Value>(to old: [Key: Value], from new: [Key: Value]) -> [Key: Value] {
    var result = old
    apply(to: &result) { key in
      guard let value = new[key] else { preconditionFailure("The changeset does not lead to this dictionary") }
      return value
    }
    return result
  }

  /// Applies this changeset to a dictionary with the same keys, in place.
  ///
  /// - Parameter value: A closure that creates the value of an inserted or updated key.
  /// - Complexity: O(c) for c changes.
  @inlinable
  public func apply<Value>(to dictionary: inout [Key: Value], value: (Key) -> Value) {
    for key in deletes { dictionary.removeValue(forKey: key) }
    for key in inserts { dictionary[key] = value(key) }
    for key in updates { dictionary[key] = value(key) }
  }

  /// Returns the result of applying this changeset to the old set.
  ///
  /// - Complexity: O(n) for n members of the old set.
  @inlinable
  public func applying(to old: Set<Key>) -> Set<Key> {
    var result = old
    apply(to: &result)
    return result
  }

  /// Applies this changeset to a set, in place.
  ///
  /// - Complexity: O(c) for c changes.
  @inlinable
  public func apply(to set: inout Set<Key>) {
    set.subtract(deletes)
    set.formUnion(inserts)
    for key in updates { set.update(with: key) }
  }
}
