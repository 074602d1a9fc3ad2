// Computing changesets: the difference between two arrays.
//
// Four steps, each in its own file if it is longer than a loop:
//  1. Trim: skip the common prefix and suffix.
//  2. Resync (`ListPairing+Resync.swift`): a walk along both lists pairs most unmoved elements, without hashing.
//  3. Hash join (`ListPairing+HashJoin.swift`): a hash table pairs the rest; each identity is hashed once.
//  4. Longest increasing subsequence (`ListPairing+Changeset.swift`): the pairs outside it are the moves.

extension ListChangeset {
  /// Creates the difference between two arrays of elements with identity.
  ///
  /// Elements with equal `id` are the same element; `==` decides whether it changed. The number of deletes and inserts
  /// is minimal, even if an `id` occurs more than once. If each occurs once in each array, so is the number of moves.
  /// An element that moved *and* changed is a delete and an insert.
  ///
  /// - Complexity: O(n) for n elements in both arrays, plus O(p log p) if p elements are not in their old order.
  @inlinable
  public init<Element: Identifiable & Equatable>(from old: [Element], to new: [Element]) {
    self.init(from: old.span, to: new.span, by: IdentityByID<Element>.self)
  }

  /// Creates the difference between two arrays whose elements are their own identity: deletes, inserts and moves, no
  /// updates.
  ///
  /// - Complexity: O(n) for n elements in both arrays, plus O(p log p) if p elements are not in their old order.
  @inlinable
  public init<Element: Hashable>(from old: [Element], to new: [Element]) {
    self.init(from: old.span, to: new.span, by: IdentityByValue<Element>.self)
  }

  /// Creates the difference between two arrays of elements that have an `id` and are hashable: the `id` is their
  /// identity.
  ///
  /// - Complexity: O(n) for n elements in both arrays, plus O(p log p) if p elements are not in their old order.
  @inlinable
  public init<Element: Identifiable & Hashable>(from old: [Element], to new: [Element]) {
    self.init(from: old.span, to: new.span, by: IdentityByID<Element>.self)
  }

  /// The difference by a given identity. Lists are limited to 2³¹ - 1 elements.
  @inlinable
  init<Identity: ListIdentity>(
    from old: Span<Identity.Element>, to new: Span<Identity.Element>, by identity: Identity.Type
  ) {
    precondition(max(old.count, new.count) < Int(Int32.max), "A list has at most 2^31 - 2 elements")
    var changed: [Int] = []
    var start = 0
    let shorter = min(old.count, new.count)
    while start < shorter, Identity.isSame(old[start], new[start]) {
      if Identity.isChanged(old[start], new[start]) { changed.append(start) }
      start &+= 1
    }
    var changedInTail: [Int] = []
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, Identity.isSame(old[oldEnd &- 1], new[newEnd &- 1]) {
      oldEnd &-= 1
      newEnd &-= 1
      if Identity.isChanged(old[oldEnd], new[newEnd]) { changedInTail.append(newEnd) }
    }

    if newEnd == start {
      self = .deletes(start..<oldEnd)
      if !changed.isEmpty { updates = changed }
    } else if oldEnd == start {
      self = .inserts(start..<newEnd)
      if !changed.isEmpty { updates = changed }
    } else {
      let oldMiddle = old.extracting(start..<oldEnd)
      let newMiddle = new.extracting(start..<newEnd)
      var pairing = ListPairing(oldCount: oldMiddle.count, newCount: newMiddle.count)
      pairing.resync(oldMiddle, newMiddle, by: Identity.self)
      pairing.joinByHash(oldMiddle, newMiddle, by: Identity.self)
      pairing.collectChanged(oldMiddle, newMiddle, by: Identity.self, offset: start, into: &changed)
      self = pairing.changeset(changed: changed, offset: start)
    }
    if !changedInTail.isEmpty { updates.append(contentsOf: changedInTail.reversed()) }
  }
}
