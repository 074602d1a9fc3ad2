// Edits of which the observers of a collection are not notified, like `Property.silentUpdate(value:)`.

extension MutableObservableArray {
  /// Edits the array in `body` without notifying the observers.
  ///
  /// The next event, sent at the next edit or when another observer attaches, is a `.reset` with the whole array. Use
  /// this for an edit whose origin already shows the result to the observers.
  /// - Complexity: That of `body`, after one copy of the array.
  public func silentUpdate(_ body: (inout [Item]) throws -> Void) rethrows { try core.updateSilently(body) }
}

extension MutableObservable2DArray {
  /// Edits the sections in `body` without notifying the observers.
  ///
  /// The next event, sent at the next edit or when another observer attaches, is a `.reset` with the whole array.
  /// - Complexity: That of `body`, after one copy of the array of sections.
  public func silentUpdate(_ body: (inout [Section]) throws -> Void) rethrows {
    try core.updateSilently { try body(&$0.sections) }
  }
}

extension MutableObservableTree {
  /// Edits the tree in `body` without notifying the observers.
  ///
  /// The next event, sent at the next edit or when another observer attaches, is a `.reset` with the whole tree.
  /// - Complexity: That of `body`, after one copy of each array that it edits.
  public func silentUpdate(_ body: (inout TreeArray<Value>) throws -> Void) rethrows { try core.updateSilently(body) }
}

extension MutableObservableDictionary {
  /// Edits the dictionary in `body` without notifying the observers.
  ///
  /// The next event, sent at the next edit or when another observer attaches, is a `.reset` with the whole dictionary.
  /// - Complexity: That of `body`, after one copy of the dictionary.
  public func silentUpdate(_ body: (inout [Key: Value]) throws -> Void) rethrows { try core.updateSilently(body) }
}

extension MutableObservableSet {
  /// Edits the set in `body` without notifying the observers.
  ///
  /// The next event, sent at the next edit or when another observer attaches, is a `.reset` with the whole set.
  /// - Complexity: That of `body`, after one copy of the set.
  public func silentUpdate(_ body: (inout Set<Member>) throws -> Void) rethrows { try core.updateSilently(body) }
}
