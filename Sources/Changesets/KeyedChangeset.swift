/// The difference between two versions of a dictionary, or of a set, whose members are the keys then.
///
/// A key is never in two of the groups.
public struct KeyedChangeset<Key: Hashable>: Hashable {
  /// The keys that are only in the new version.
  public var inserts: Set<Key>
  /// The keys that are only in the old version.
  public var deletes: Set<Key>
  /// The keys that are in both, with another value.
  public var updates: Set<Key>

  /// The changeset with these groups.
  @inlinable
  public init(inserts: Set<Key> = [], deletes: Set<Key> = [], updates: Set<Key> = []) {
    self.inserts = inserts
    self.deletes = deletes
    self.updates = updates
  }

  /// Whether the two versions are the same.
  @inlinable public var isEmpty: Bool { inserts.isEmpty && deletes.isEmpty && updates.isEmpty }

  /// How many changes there are.
  @inlinable public var count: Int { inserts.count + deletes.count + updates.count }
}

extension KeyedChangeset: Sendable where Key: Sendable {}

// Several edits as one: each of these is an edit after those so far.

extension KeyedChangeset {
  /// The key is new. One that was deleted before is an update: it may have another value.
  @inlinable
  public mutating func insert(_ key: Key) {
    if deletes.remove(key) != nil { updates.insert(key) } else { inserts.insert(key) }
  }

  /// The key is gone. One that was inserted before is nothing.
  @inlinable
  public mutating func delete(_ key: Key) {
    if inserts.remove(key) != nil { return }
    updates.remove(key)
    deletes.insert(key)
  }

  /// The key has another value. One that was inserted before still is an insert.
  @inlinable
  public mutating func update(_ key: Key) {
    if !inserts.contains(key) { updates.insert(key) }
  }

  /// All changes of a changeset that follows this one.
  ///
  /// - Complexity: O(c) for c changes in `next`.
  @inlinable
  public mutating func merge(_ next: KeyedChangeset) {
    for key in next.deletes { delete(key) }
    for key in next.inserts { insert(key) }
    for key in next.updates { update(key) }
  }
}

extension KeyedChangeset: CustomStringConvertible {
  /// The groups that are not empty, such as `inserts([a]), deletes([b, c])`.
  public var description: String {
    func list(_ keys: Set<Key>) -> String { keys.map { "\($0)" }.sorted().joined(separator: ", ") }
    var groups: [String] = []
    if !inserts.isEmpty { groups.append("inserts([\(list(inserts))])") }
    if !deletes.isEmpty { groups.append("deletes([\(list(deletes))])") }
    if !updates.isEmpty { groups.append("updates([\(list(updates))])") }
    return groups.isEmpty ? "nothing" : groups.joined(separator: ", ")
  }
}
