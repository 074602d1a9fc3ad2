import Changesets

// Following the changes of the source.

extension IncrementalSort {
  /// Handles a change of the source.
  func follow(_ changeset: ListChangeset) {
    let (deletes, inserts, updates, moves) = (
      changeset.deletes, changeset.inserts, changeset.updates, changeset.moves
    )
    list.prepare(upTo: list.count)
    if runs.count < marks.count { runs += repeatElement(0, count: marks.count - runs.count) }
    noteFirstPosition(
      [deletes.first, inserts.first, updates.first].compactMap { $0 } + moves.map { min($0.from, $0.to) })
    let deleted = deletes.map { list.members[$0] }
    let moved = moves.map { list.members[$0.from] }
    let updated = changeset.oldPositions(ofUpdates: updates).map { list.members[$0] }
    let ranks = ranks(of: deleted + moved + updated)
    let isFew = inserts.count + updates.count + moves.count <= few

    let new = list.apply(changeset)
    let missing = (Int(new.max() ?? -1) + 1) - marks.count
    if missing > 0 {
      marks += repeatElement([], count: missing)
      runs += repeatElement(0, count: missing)
    }
    for (member, position) in zip(updated, updates) where marks[Int(member)].contains(.loaded) {
      if !isTaken(member) || !isFew { setElement(element(at: position), of: member) }
    }
    if isFew {
      for (member, position) in zip(new, inserts) {
        items.set(element(at: position), for: member)
        marks[Int(member)] = .loaded
      }
    }

    let output: ListChangeset
    // A run that is still gathering all members would take those that are sorted in.
    if isFew, order != nil, !mustSortAll, !isReplacing, !(stage == .gathering && takesAll) {
      output = sortIn(new, changeset, deleted: deleted, moved: moved, updated: updated, ranks)
    } else {
      for member in new { wait(member) }
      output = keepPlaces(changeset, isFew: isFew, deleted: deleted, moved: moved, updated: updated, ranks)
    }
    core.edit(output, inserting: { items[shown[$0]] }, updating: { items[shown[$0]] })
    releaseGone()
  }

  private func noteFirstPosition(_ positions: [Int]) {
    let first = positions.min() ?? 0
    firstWaiting = min(firstWaiting, first)
    if stage == .gathering, first < next {
      next = first
      hasLateMembers = true
    }
  }

  private var isReplacing: Bool { stage != .none && replaces }

  /// Whether the current run has taken a member.
  private func isTaken(_ member: Int32) -> Bool { stage != .none && runs[Int(member)] == runNumber }

  private func wait(_ member: Int32) {
    marks[Int(member)].insert(.waiting)
    waitingCount += 1
    if stage != .none { late.append(member) }
  }

  /// Drops a member that has left the source, or whose place in the run is no longer right.
  private func drop(_ member: Int32) {
    if marks[Int(member)].contains(.waiting) { waitingCount -= 1 }
    if isTaken(member) {
      marks[Int(member)] = [.loaded, .dead]
      dead.append(member)
    } else {
      giveBack(member)
    }
  }

  /// Gives the element at a position a new number, because the run has taken the old one with its old element or place.
  private func renumber(at position: Int) -> Int32 {
    let old = list.members[position]
    let new = list.renumber(at: position)
    if Int(new) >= marks.count {
      marks.append([])
      runs.append(0)
    }
    runs[Int(new)] = 0
    items.set(element(at: position), for: new)
    marks[Int(new)] = [.loaded]
    wait(new)
    drop(old)
    return new
  }

  // MARK: Sorting in

  /// Sorts a few changes in while what is shown is in the right order.
  private func sortIn(
    _ new: [Int32], _ changeset: ListChangeset, deleted: [Int32], moved: [Int32], updated: [Int32],
    _ ranks: Ranks
  ) -> ListChangeset {
    guard let order else { return ListChangeset() }
    let (updates, moves) = (changeset.updates, changeset.moves)
    for (member, position) in zip(moved + updated, moves.map(\.to) + updates)
    where ranks[member] == nil && isTaken(member) {
      _ = renumber(at: position)
    }
    let left = (deleted + moved + updated).compactMap { ranks[$0] }.sorted()
    ListChangeset(deletes: left).apply(to: &shown, inserting: { _ in 0 }, updating: { _, _ in })
    for member in deleted { drop(member) }

    let reentering = (moved + updated).filter { ranks[$0] != nil }
    let entering = (new + reentering).sorted { comesBefore($0, $1, by: order) }
    if shown.isEmpty { shownOrder = order }
    // Their positions among the members that stay.
    var low = 0
    let gaps = entering.map { member in
      low = rank(toInsert: member, in: shown, from: low, by: order)
      marks[Int(member)].insert(.shown)
      return low
    }
    let positions = zip(gaps, 0...).map { $0 + $1 }
    insert(entering, at: positions)

    // A member that is between the same ones as before has not moved.
    var (output, lastKept) = (Changes(), -1)
    let isUpdated = Set(updated)
    for (index, member) in entering.enumerated() {
      guard let origin = ranks[member] else {
        output.inserts.append(positions[index])
        continue
      }
      let leftBefore = left.partitioningIndex { $0 >= origin }
      if gaps[index] == origin - leftBefore, origin > lastKept {
        lastKept = origin
        if isUpdated.contains(member) { output.updates.append(positions[index]) }
      } else if isUpdated.contains(member) {
        output.deletes.append(origin)
        output.inserts.append(positions[index])
      } else {
        output.moves.append(.init(from: origin, to: positions[index]))
      }
    }
    output.deletes += deleted.compactMap { ranks[$0] }
    return output.changeset
  }

  // MARK: Keeping places

  /// Handles a change while what is shown is not in the right order, or a change of many elements, after which it is
  /// not. What is shown keeps its place.
  private func keepPlaces(
    _ changeset: ListChangeset, isFew: Bool, deleted: [Int32], moved: [Int32], updated: [Int32],
    _ ranks: Ranks
  ) -> ListChangeset {
    var output = Changes()
    if stage == .paging { takeFromPages((deleted + moved + updated).filter(isTaken)) }
    let changed = zip(moved + updated, changeset.moves.map(\.to) + changeset.updates)
    for (member, position) in changed where !marks[Int(member)].contains(.waiting) {
      if isFew, isTaken(member) {
        let new = renumber(at: position)
        if let rank = ranks[member] {
          shown[rank] = new
          marks[Int(new)].insert(.shown)
        }
      } else {
        mustSortAll = true
      }
    }
    output.deletes = deleted.compactMap { ranks[$0] }.sorted()
    for member in deleted { drop(member) }
    ListChangeset(deletes: output.deletes).apply(to: &shown, inserting: { _ in 0 }, updating: { _, _ in })
    output.updates = updated.compactMap { ranks[$0] }.map { rank in
      rank - output.deletes.partitioningIndex { $0 >= rank }
    }
    if mustSortAll { sortAll() }
    return output.changeset
  }

  /// Removes members from the pages made of the run.
  private func takeFromPages(_ members: [Int32]) {
    if members.count > 16 {
      dropPages()
      next = 0
    } else {
      for index in members.compactMap(paged.firstIndex(of:)).sorted().reversed() {
        paged.remove(at: index)
        _ = pages.remove(at: index)
      }
    }
  }

  /// Replaces what is shown by the sorted run.
  @usableFromInline
  func replace() {
    guard let order else { return }
    if waitingCount <= few {
      for member in late where marks[Int(member)].isSuperset(of: [.waiting, .loaded]) {
        marks[Int(member)].remove(.waiting)
        marks[Int(member)].insert(.shown)
        waitingCount -= 1
        let rank = rank(toInsert: member, in: paged, from: 0, by: order)
        paged.insert(member, at: rank)
        pages.insert(items[member], at: rank)
      }
    }
    if shown.isEmpty, paged.isEmpty { return endRun() }
    let new = pages
    pages = PagedList([])
    shown = paged
    shownOrder = order
    endRun()
    Leftovers.release(core.replace(withPages: new, isReordered: true))
  }

  // MARK: Ranks

  /// Returns the ranks of those members that are shown.
  private func ranks(of members: [Int32]) -> Ranks {
    var ranks = Ranks()
    let wanted = members.filter { marks[Int($0)].contains(.shown) }
    if wanted.count <= 16 {
      for member in wanted { ranks.few[member] = rank(of: member) }
    } else {
      ranks.all = Array(repeating: -1, count: marks.count)
      for (rank, member) in shown.enumerated() { ranks.all[Int(member)] = Int32(rank) }
    }
    return ranks
  }

  private func rank(of member: Int32) -> Int? {
    // The element may have been changed in place already, so that the search misses it.
    if let shownOrder, !isReplacing {
      let rank = rank(toInsert: member, in: shown, from: 0, by: shownOrder)
      for candidate in [rank, rank - 1] where shown.indices.contains(candidate) && shown[candidate] == member {
        return candidate
      }
    }
    return shown.firstIndex(of: member)
  }
}

/// The ranks of some members, or of all that are shown, before a change.
private nonisolated struct Ranks {
  var few: [Int32: Int] = [:]
  /// By member; -1 for those that are not shown.
  var all: [Int32] = []

  subscript(member: Int32) -> Int? {
    if all.isEmpty { return few[member] }
    // New members may have higher numbers.
    guard member < all.count else { return nil }
    return all[Int(member)] < 0 ? nil : Int(all[Int(member)])
  }
}

/// The groups of a changeset that is being made, in any order.
private nonisolated struct Changes {
  var deletes: [Int] = []
  var inserts: [Int] = []
  var updates: [Int] = []
  var moves: [ListChangeset.Move] = []

  var changeset: ListChangeset {
    ListChangeset(
      deletes: deletes.sorted(), inserts: inserts.sorted(), updates: updates.sorted(),
      moves: moves.sorted { $0.to < $1.to })
  }
}

nonisolated extension [Int] {
  /// The index of the first element that satisfies a condition, as do all that follow it.
  fileprivate func partitioningIndex(where isAfter: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
