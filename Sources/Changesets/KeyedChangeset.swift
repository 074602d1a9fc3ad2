/// The difference between two versions of a dictionary, or of a set, whose members are then the keys.
///
/// A key is in at most one of the groups.
public struct KeyedChangeset<Key: Hashable>: Hashable {
  /// The keys that are only in the new version.
  public var inserts: Set<Key>
  /// The keys that are only in the old version.
  public var deletes: Set<Key>
  /// The keys that are in both versions with different values.
  public var updates: Set<Key>

  /// Creates a changeset with these groups.
  @inlinable
  public init(inserts: Set<Key> = [], deletes: Set<Key> = [], updates: Set<Key> = []) {
    self.inserts = inserts
    self.deletes = deletes
    self.updates = updates
  }

  /// Whether the two versions are equal.
  @inlinable public var isEmpty: Bool { inserts.isEmpty && deletes.isEmpty && updates.isEmpty }

  /// The number of changes.
  @inlinable public var count: Int { inserts.count + deletes.count + updates.count }
}

extension KeyedChangeset: Sendable where Key: Sendable {}

// Merging several edits: each of these methods adds an edit that follows the previous ones.

extension KeyedChangeset {
  /// Records that a key was inserted. A key that was deleted before becomes an update, because its value may differ.
  @inlinable
  public mutating func insert(_ key: Key) {
    if deletes.remove(key) != nil { updates.insert(key) } else { inserts.insert(key) }
  }

  /// Records that a key was removed. A key that was inserted before leaves no trace.
  @inlinable
  public mutating func delete(_ key: Key) {
    if inserts.remove(key) != nil { return }
    updates.remove(key)
    deletes.insert(key)
  }

  /// Records that the value of a key changed. A key that was inserted before remains an insert.
  @inlinable
  public mutating func update(_ key: Key) {
    if !inserts.contains(key) { updates.insert(key) }
  }

  /// Adds all changes of a changeset that follows this one.
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
  /// The non-empty groups, such as `inserts([a]), deletes([b, c])`.
  public var description: String {
    func list(_ keys: Set<Key>) -> String { keys.map { "\($0)" }.sorted().joined(separator: ", ") }
    var groups: [String] = []
    if !inserts.isEmpty { groups.append("inserts([\(list(inserts))])") }
    if !deletes.isEmpty { groups.append("deletes([\(list(deletes))])") }
    if !updates.isEmpty { groups.append("updates([\(list(updates))])") }
    return groups.isEmpty ? "nothing" : groups.joined(separator: ", ")
  }
}
