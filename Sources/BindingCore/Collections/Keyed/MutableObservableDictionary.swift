public import Changesets

/// An observable dictionary that can be edited. Each edit is one event; `batchUpdate` merges several into one.
///
///     let capitals = MutableObservableDictionary(["Denmark": "Copenhagen"])
///     capitals["Norway"] = "Oslo"     // inserts([Norway])
///     capitals["Denmark"] = nil       // deletes([Denmark])
///
/// An edit costs the same as for a dictionary, which is copied only while an older `collection` is retained.
@MainActor
public final class MutableObservableDictionary<Key: Hashable, Value>: ObservableDictionary<Key, Value> {
  /// The value for a key. Setting it inserts or updates the key; setting `nil` removes it.
  @inlinable
  public override subscript(key: Key) -> Value? {
    get { core.contents[key] }
    set {
      if let newValue { updateValue(newValue, forKey: key) } else { removeValue(forKey: key) }
    }
  }

  /// Sets the value for a key, which inserts or updates the key.
  ///
  /// - Returns: The previous value, or `nil` if the key is new.
  @inlinable
  @discardableResult
  public func updateValue(_ value: Value, forKey key: Key) -> Value? {
    let isNew = core.contents[key] == nil
    return core.edit(
      isNew ? KeyedChangeset(inserts: [key]) : KeyedChangeset(updates: [key]),
      merge: { isNew ? $0.changeset.insert(key) : $0.changeset.update(key) },
      { $0.updateValue(value, forKey: key) })
  }

  /// Removes a key and returns its value, or `nil` if the key is missing.
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

  /// Replaces the dictionary, with a `.reset` for the observers.
  @inlinable
  public func replace(with dictionary: [Key: Value]) { core.reset(to: dictionary) }

  /// Merges all edits made in `body` into one event, omitting those that cancel out. Batches may be nested; the
  /// outermost sends the event.
  ///
  /// A key that is removed and inserted again is updated. `collection` changes immediately. Observers are notified at
  /// the end, even if `body` throws. If an observer attaches within the batch, the edits so far become a separate
  /// event.
  @inlinable
  public func batchUpdate<Result>(_ body: () throws -> Result) rethrows -> Result {
    try core.batch(body)
  }
}

extension MutableObservableDictionary {
  /// `batchUpdate` with the dictionary as an argument, as in Bond.
  @inlinable
  public func batchUpdate<Result>(
    _ body: (MutableObservableDictionary<Key, Value>) throws -> Result
  ) rethrows -> Result {
    try core.batch { try body(self) }
  }
}

extension MutableObservableDictionary where Value: Equatable {
  /// Replaces the dictionary, with the fewest changes if `performDiff` is true, otherwise with a `.reset`.
  ///
  /// - Complexity: O(n) for n keys in both dictionaries.
  @inlinable
  public func replace(with dictionary: [Key: Value], performDiff: Bool) {
    guard performDiff else { return replace(with: dictionary) }
    let changeset = KeyedChangeset(from: collection, to: dictionary)
    if !changeset.isEmpty { core.replace(with: dictionary, as: changeset) }
  }
}
