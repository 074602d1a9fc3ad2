extension KeyedChangeset {
  /// What this changeset means for who sees only some of the keys.
  ///
  /// An updated key may come into view or leave it: then it is an insert or a delete there. What happens among hidden
  /// keys is nothing there.
  ///
  /// - Parameters:
  ///   - wasShown: Says whether a deleted or updated key was seen before.
  ///   - isShown: Says whether an inserted or updated key is seen now; asked once for each.
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
