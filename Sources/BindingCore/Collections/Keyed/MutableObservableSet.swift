public import Changesets

/// An observable set that can be edited. Each edit is one event, `batchUpdate` makes one of many.
///
///     let tags = MutableObservableSet(["sea"])
///     tags.insert("sky")      // inserts([sky])
///     tags.remove("sea")      // deletes([sea])
///
/// An edit costs what it costs sets, which are copied only while somebody keeps an older `collection`.
@MainActor
public final class MutableObservableSet<Member: Hashable>: ObservableSet<Member> {
  /// Adds a member, unless an equal one is there.
  ///
  /// - Returns: Whether it was added, and the member that is there now.
  @inlinable
  @discardableResult
  public func insert(_ member: Member) -> (inserted: Bool, memberAfterInsert: Member) {
    if let index = core.contents.firstIndex(of: member) { return (false, core.contents[index]) }
    return core.edit(
      KeyedChangeset(inserts: [member]),
      merge: { $0.changeset.insert(member) },
      { $0.insert(member) })
  }

  /// Adds a member, or puts it in the place of an equal one: that is an update.
  ///
  /// - Returns: The member that was there.
  @inlinable
  @discardableResult
  public func update(with member: Member) -> Member? {
    let isNew = !core.contents.contains(member)
    return core.edit(
      isNew ? KeyedChangeset(inserts: [member]) : KeyedChangeset(updates: [member]),
      merge: { isNew ? $0.changeset.insert(member) : $0.changeset.update(member) },
      { $0.update(with: member) })
  }

  /// Removes a member and returns it, nil when it was not there.
  @inlinable
  @discardableResult
  public func remove(_ member: Member) -> Member? {
    if !core.contents.contains(member) { return nil }
    return core.edit(
      KeyedChangeset(deletes: [member]),
      merge: { $0.changeset.delete(member) },
      { $0.remove(member) })
  }

  // MARK: Many at once

  /// Removes every member, as one event.
  @inlinable
  public func removeAll() { replace(with: [], performDiff: true) }

  /// Adds all members that are not there, as one event.
  @inlinable
  public func formUnion(_ other: some Sequence<Member>) {
    replace(with: collection.union(other), performDiff: true)
  }

  /// Removes all members that are there, as one event.
  @inlinable
  public func subtract(_ other: some Sequence<Member>) {
    replace(with: collection.subtracting(other), performDiff: true)
  }

  /// Removes all members that are not among these, as one event.
  @inlinable
  public func formIntersection(_ other: some Sequence<Member>) {
    replace(with: collection.intersection(other), performDiff: true)
  }

  /// Replaces the set: a `.reset` for the observers.
  @inlinable
  public func replace(with members: Set<Member>) { core.reset(to: members) }

  /// Replaces the set; with `performDiff` by the fewest changes, otherwise by a `.reset`.
  ///
  /// - Complexity: O(n) for n members in both sets.
  @inlinable
  public func replace(with members: Set<Member>, performDiff: Bool) {
    guard performDiff else { return replace(with: members) }
    let changeset = KeyedChangeset(from: collection, to: members)
    if !changeset.isEmpty { core.replace(with: changeset.applying(to: collection), as: changeset) }
  }

  /// Merges all edits made inside `body` into one event, without what cancels out. Batches may be nested; the outermost
  /// counts.
  ///
  /// A member that is removed and inserted again is an update: an equal one may be another one. `collection` changes at
  /// once, observers hear of it at the end, also when `body` throws. One that arrives inside the batch makes what has
  /// been done so far an event of its own.
  @inlinable
  public func batchUpdate<Result>(_ body: () throws -> Result) rethrows -> Result {
    try core.batch(body)
  }
}

extension MutableObservableSet {
  /// `batchUpdate` with the set handed in, as in Bond.
  @inlinable
  public func batchUpdate<Result>(_ body: (MutableObservableSet<Member>) throws -> Result) rethrows -> Result {
    try core.batch { try body(self) }
  }
}
