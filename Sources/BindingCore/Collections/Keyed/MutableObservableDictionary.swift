public import Changesets

/// An observable dictionary that can be edited. Each edit is one event, `batchUpdate` makes one of many.
///
///     let capitals = MutableObservableDictionary(["Denmark": "Copenhagen"])
///     capitals["Norway"] = "Oslo"     // inserts([Norway])
///     capitals["Denmark"] = nil       // deletes([Denmark])
///
/// An edit costs what it costs dictionaries, which are copied only while somebody keeps an older `collection`.
@MainActor
public final class MutableObservableDictionary<Key: Hashable, Value>: ObservableDictionary<Key, Value> {
  /// The value of a key. Setting it is an insert, or an update whatever was there; setting nil removes the key.
  @inlinable
  public override subscript(key: Key) -> Value? {
    get { core.contents[key] }
    set {
      if let newValue { updateValue(newValue, forKey: key) } else { removeValue(forKey: key) }
    }
  }

  /// Sets the value of a key: an insert, or an update whatever was there.
  ///
  /// - Returns: The value before, nil when the key is new.
  @inlinable
  @discardableResult
  public func updateValue(_ value: Value, forKey key: Key) -> Value? {
    let isNew = core.contents[key] == nil
    return core.edit(
      isNew ? KeyedChangeset(inserts: [key]) : KeyedChangeset(updates: [key]),
      merge: { isNew ? $0.changeset.insert(key) : $0.changeset.update(key) },
      { $0.updateValue(value, forKey: key) })
  }

  /// Removes a key and returns its value, nil when it was not there.
  @inlinable
  @discardableResult
  public func removeValue(forKey key: Key) -> Value? {
    if core.contents[key] == nil { return nil }
    return core.edit(
      KeyedChangeset(deletes: [key]),
      merge: { $0.changeset.delete(key) },
      { $0.removeValue(forKey: key) })
  }

  /// Removes every key, as one event.
  @inlinable
  public func removeAll() {
    if isEmpty { return }
    core.replace(with: [:], as: KeyedChangeset(deletes: Set(keys)))
  }

  /// Sets the values of several keys, as one event.
  @inlinable
  public func merge(_ other: [Key: Value]) {
    if other.isEmpty { return }
    var merged = collection
    var changeset = KeyedChangeset<Key>()
    for (key, value) in other {
      if merged.updateValue(value, forKey: key) == nil {
        changeset.inserts.insert(key)
      } else {
        changeset.updates.insert(key)
      }
    }
    core.replace(with: merged, as: changeset)
  }

  /// Replaces the dictionary: a `.reset` for the observers.
  @inlinable
  public func replace(with dictionary: [Key: Value]) { core.reset(to: dictionary) }

  /// Merges all edits made inside `body` into one event, without what cancels out. Batches may be nested; the outermost
  /// counts.
  ///
  /// A key that is removed and inserted again is an update. `collection` changes at once, observers hear of it at the
  /// end, also when `body` throws. One that arrives inside the batch makes what has been done so far an event of its
  /// own.
  @inlinable
  public func batchUpdate<Result>(_ body: () throws -> Result) rethrows -> Result {
    try core.batch(body)
  }
}

extension MutableObservableDictionary {
  /// `batchUpdate` with the dictionary handed in, as in Bond.
  @inlinable
  public func batchUpdate<Result>(
    _ body: (MutableObservableDictionary<Key, Value>) throws -> Result
  ) rethrows -> Result {
    try core.batch { try body(self) }
  }
}

extension MutableObservableDictionary where Value: Equatable {
  /// Replaces the dictionary; with `performDiff` by the fewest changes, otherwise by a `.reset`.
  ///
  /// - Complexity: O(n) for n keys in both dictionaries.
  @inlinable
  public func replace(with dictionary: [Key: Value], performDiff: Bool) {
    guard performDiff else { return replace(with: dictionary) }
    let changeset = KeyedChangeset(from: collection, to: dictionary)
    if !changeset.isEmpty { core.replace(with: dictionary, as: changeset) }
  }
}
