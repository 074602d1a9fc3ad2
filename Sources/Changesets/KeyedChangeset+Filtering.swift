extension KeyedChangeset {
  /// Returns this changeset as seen by a view that shows only some of the keys.
  ///
  /// An updated key can become visible or hidden, which makes it an insert or a delete. Changes of hidden keys are
  /// dropped.
  ///
  /// - Parameters:
  ///   - wasShown: A closure that returns whether a deleted or updated key was visible before.
  ///   - isShown: A closure that returns whether an inserted or updated key is visible now. It is called once per key.
  /// - Complexity: O(c) for c changes.
  public func seen(whereWasShown wasShown: (Key) -> Bool, isShown: (Key) -> Bool) -> KeyedChangeset {
    var seen = KeyedChangeset(inserts: inserts.filter(isShown), deletes: deletes.filter(wasShown))
    for key in updates {
      switch (wasShown(key), isShown(key)) {
      case (true, true): seen.updates.insert(key)
      case (true, false): seen.deletes.insert(key)
      case (false, true): seen.inserts.insert(key)
      case (false, false): break
      }
    }
    return seen
  }
}
