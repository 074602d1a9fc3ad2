extension KeyedChangeset {
  /// Creates the difference between two dictionaries; `==` decides whether a value changed.
  ///
  /// - Complexity: O(n) for n keys in both dictionaries.
  @inlinable
  public init<Value: Equatable>(from old: [Key: Value], to new: [Key: Value]) {
    self.init()
    for (key, value) in new {
      if let present = old[key] {
        if present != value { updates.insert(key) }
      } else {
        inserts.insert(key)
      }
    }
    if new.count - inserts.count < old.count { for key in old.keys where new[key] == nil { deletes.insert(key) } }
  }

  /// Creates the difference between two sets, which has no updates.
  ///
  /// - Complexity: O(n) for n members in both sets.
  @inlinable
  public init(from old: Set<Key>, to new: Set<Key>) {
    self.init(inserts: new.subtracting(old), deletes: old.subtracting(new))
  }
}
