public import Changesets

/// An observable set that can be edited. Each edit is one event; `batchUpdate` merges several into one.
///
///     let tags = MutableObservableSet(["sea"])
///     tags.insert("sky")      // inserts([sky])
///     tags.remove("sea")      // deletes([sea])
///
/// An edit costs the same as for a set, which is copied only while an older `collection` is retained.
@MainActor
public final class MutableObservableSet<Member: Hashable>: ObservableSet<Member> {
  /// Inserts a member, unless the set contains an equal one.
  ///
  /// - Returns: Whether the member was inserted, and the member in the set afterwards.
  @inlinable
  @discardableResult
  public func insert(_ member: Member) -> (inserted: Bool, memberAfterInsert: Member) {
    if let index = core.contents.firstIndex(of: member) { return (false, core.contents[index]) }
    return core.edit(
      KeyedChangeset(inserts: [member]),
      merge: { $0.changeset.insert(member) },
      { $0.insert(member) })
  }

  /// Inserts a member, or replaces an equal one, which is an update.
  ///
  /// - Returns: The replaced member, if any.
  @inlinable
  @discardableResult
  public func update(with member: Member) -> Member? {
    let isNew = !core.contents.contains(member)
    return core.edit(
      isNew ? KeyedChangeset(inserts: [member]) : KeyedChangeset(updates: [member]),
      merge: { isNew ? $0.changeset.insert(member) : $0.changeset.update(member) },
      { $0.update(with: member) })
  }

  /// Removes a member and returns it, or returns `nil` if it is missing.
  @inlinable
  @discardableResult
  public func remove(_ member: Member) -> Member? {
    if !core.contents.contains(member) { return nil }
    return core.edit(
      KeyedChangeset(deletes: [member]),
      merge: { $0.changeset.delete(member) },
      { $0.remove(member) })
  }

  // MARK: Bulk edits

  /// Removes every member, as one event.
  @inlinable
  public func removeAll() { replace(with: [], performDiff: true) }

  /// Inserts the given members, as one event.
  @inlinable
  public func formUnion(_ other: some Sequence<Member>) {
    replace(with: collection.union(other), performDiff: true)
  }

  /// Removes the given members, as one event.
  @inlinable
  public func subtract(_ other: some Sequence<Member>) {
    replace(with: collection.subtracting(other), performDiff: true)
  }

  /// Removes all members that are not among the given ones, as one event.
  @inlinable
  public func formIntersection(_ other: some Sequence<Member>) {
    replace(with: collection.intersection(other), performDiff: true)
  }

  /// Replaces the set, with a `.reset` for the observers.
  @inlinable
  public func replace(with members: Set<Member>) { core.reset(to: members) }

  /// Replaces the set, with the fewest changes if `performDiff` is true, otherwise with a `.reset`.
  ///
  /// - Complexity: O(n) for n members in both sets.
  @inlinable
  public func replace(with members: Set<Member>, performDiff: Bool) {
    guard performDiff else { return replace(with: members) }
    let changeset = KeyedChangeset(from: collection, to: members)
    if !changeset.isEmpty { core.replace(with: changeset.applying(to: collection), as: changeset) }
  }

  /// Merges all edits made in `body` into one event, omitting those that cancel out. Batches may be nested; the
  /// outermost sends the event.
  ///
  /// A member that is removed and inserted again is updated, because equal members may differ. `collection` changes
  /// immediately. Observers are notified at the end, even if `body` throws. If an observer attaches within the batch,
  /// the edits so far become a separate event.
  @inlinable
  public func batchUpdate<Result>(_ body: () throws -> Result) rethrows -> Result {
    try core.batch(body)
  }
}

extension MutableObservableSet {
  /// `batchUpdate` with the set as an argument, as in Bond.
  @inlinable
  public func batchUpdate<Result>(_ body: (MutableObservableSet<Member>) throws -> Result) rethrows -> Result {
    try core.batch { try body(self) }
  }
}
