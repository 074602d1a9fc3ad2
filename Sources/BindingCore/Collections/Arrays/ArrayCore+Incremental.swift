public import Changesets

// The array in which an incremental operator keeps its results.

extension ArrayCore {
  /// Creates an empty array in pages, which never moves many elements at once as long as it has only followers.
  @usableFromInline
  nonisolated static func startingInPages() -> ArrayCore {
    let core = ArrayCore([])
    core.room = inPages
    return core
  }

  /// Edits the array by a changeset.
  ///
  /// - Parameters:
  ///   - inserting: Returns the inserted elements, in the order of their positions. Must run no foreign code.
  ///   - updating: Returns the updated elements, in the order of their positions. Must run no foreign code.
  @inlinable
  nonisolated func edit(_ changeset: ListChangeset, inserting: (Int) -> Item, updating: (Int) -> Item) {
    if changeset.isEmpty { return }
    // Released when the array is consistent again, because releasing may run code that reads it.
    var gone: [Item] = []
    if room < 0, isPaged() {
      editPages(
        changeset, merge: { $0.builder.apply(changeset) },
        { gone = $0.apply(changeset, inserting: inserting, updating: updating) })
    } else {
      gone = changeset.replacedElements(of: contents)
      edit(
        changeset, merge: { $0.builder.apply(changeset) },
        { changeset.apply(to: &$0, inserting: inserting, updating: { $0 = updating($1) }) })
    }
    withExtendedLifetime(gone) {}
  }

  /// Replaces the elements by others in pages.
  ///
  /// - Parameter isReordered: Whether they are the same elements in another order.
  /// - Returns: The previous elements, whose release may take long.
  @usableFromInline
  nonisolated func replace(withPages new: PagedList<Item>, isReordered: Bool = false) -> PagedList<Item> {
    let old = room < 0 ? pages : PagedList(contents)
    version &+= 1
    contents = []
    pages = new
    room = Self.inPages
    batch = nil
    if batchDepth > 0 {
      isReset = true
    } else {
      isReset = false
      isReordering = isReordered
      publish(.reset)
      isReordering = false
    }
    return old
  }
}

extension ArrayCore {
  /// Calls `action` when every path on which a change is on its way has settled.
  func settle(_ action: @escaping () -> Void) {
    whenSettled = action
    flags.insert(.owesValues)
  }

  /// Removes all elements, and releases them bit by bit if there are many.
  func clear() { Leftovers.release(replace(withPages: PagedList([]))) }
}

nonisolated extension PagedList {
  /// Applies a changeset.
  ///
  /// - Returns: The elements that were deleted, and the old versions of those that were updated.
  /// - Complexity: O(c · p) for c contiguous changes and p pages, but with a small factor; O(n) if the changes are
  ///   dense among n elements.
  @inlinable
  package mutating func apply(
    _ changeset: ListChangeset, inserting: (Int) -> Item, updating: (Int) -> Item
  ) -> [Item] {
    switch changeset.edit {
    case .inserts(let range):
      replaceSubrange(range.lowerBound..<range.lowerBound, with: range.map(inserting))
      return []
    case .deletes(let range):
      let gone = items(at: range)
      replaceSubrange(range, with: [])
      return gone
    case .updates(let range):
      let gone = items(at: range)
      for position in range { self[position] = updating(position) }
      return gone
    case .move(let source, let destination):
      insert(remove(at: source), at: destination)
      return []
    case nil:
      let hull = hull(of: changeset)
      guard hull.count < 32 * changeset.changeCount else {
        return applyGroups(changeset, inserting: inserting, updating: updating)
      }
      // The changes are dense.
      let start = hull.lowerBound
      let local = changeset.shifted(by: -start)
      var part = items(at: hull)
      let gone = local.replacedElements(of: part)
      local.apply(
        to: &part, inserting: { inserting(start + $0) }, updating: { $0 = updating(start + $1) })
      replaceSubrange(hull, with: part)
      return gone
    }
  }

  /// The range of positions outside which a changeset changes nothing.
  @usableFromInline
  func hull(of changeset: ListChangeset) -> Range<Int> {
    let (deletes, inserts, updates, moves) = (
      changeset.deletes, changeset.inserts, changeset.updates, changeset.moves
    )
    let from = moves.map(\.from)
    let start = [deletes.first, inserts.first, updates.first, moves.first?.to, from.min()].compactMap { $0 }.min() ?? 0
    let oldEnd = [deletes.last, from.max()].compactMap { $0 }.max() ?? start - 1
    let newEnd = [inserts.last, updates.last, moves.last?.to].compactMap { $0 }.max() ?? start - 1
    let unchanged = min(count - 1 - oldEnd, count + changeset.growth - 1 - newEnd)
    return start..<count - unchanged
  }

  @inlinable
  mutating func applyGroups(
    _ changeset: ListChangeset, inserting: (Int) -> Item, updating: (Int) -> Item
  ) -> [Item] {
    let (deletes, inserts, updates, moves) = (
      changeset.deletes, changeset.inserts, changeset.updates, changeset.moves
    )
    let movers = moves.map { self[$0.from] }
    var gone = deletes.map { self[$0] }
    var next = 0
    for range in (deletes + moves.map(\.from)).sorted().contiguousRanges.reversed() {
      replaceSubrange(range, with: [])
    }
    for range in (inserts + moves.map(\.to)).sorted().contiguousRanges {
      func entering(_ position: Int) -> Item {
        guard next < moves.count, moves[next].to == position else { return inserting(position) }
        next += 1
        return movers[next - 1]
      }
      if range.count == 1 {
        insert(entering(range.lowerBound), at: range.lowerBound)
      } else {
        replaceSubrange(range.lowerBound..<range.lowerBound, with: range.map(entering))
      }
    }
    for position in updates {
      gone.append(self[position])
      self[position] = updating(position)
    }
    return gone
  }
}
