extension SortedCopy {
  /// An element to be inserted into the sorted copy.
  @usableFromInline
  struct Entrance {
    @usableFromInline let member: Int
    @usableFromInline let position: Int
    /// Its old position among the sorted elements, or `nil` if it is new.
    @usableFromInline let oldIndex: Int?
    @usableFromInline let isUpdated: Bool

    @inlinable
    init(member: Int, position: Int, oldIndex: Int? = nil, isUpdated: Bool = false) {
      self.member = member
      self.position = position
      self.oldIndex = oldIndex
      self.isUpdated = isUpdated
    }
  }

  /// Removes all deleted, moved or updated elements, then inserts the new, moved and updated ones, each in one pass.
  @inlinable
  mutating func applyMany(_ changeset: ListChangeset, to list: [Element]) -> ListChangeset {
    let oldCount = storage.count
    let (left, entrances) = takeOut(changeset)
    ListChangeset(deletes: left).apply(
      to: &storage, inserting: { list[$0] }, updating: { $0 = list[$1] })

    for entrance in entrances { source.insert(entrance.member, at: entrance.position) }
    // The sort is stable: elements of equal rank keep the order of the list.
    let entering = entrances.sorted { precedes(list[$0.position], list[$1.position]) }
    let indices = entering.indices.map {
      sortedIndex(of: list[entering[$0].position], at: entering[$0].position) &+ $0
    }
    for (entrance, index) in zip(entering, indices) { sorted.insert(entrance.member, at: index) }
    var next = 0
    ListChangeset(inserts: indices).apply(
      to: &storage,
      inserting: { _ in
        defer { next &+= 1 }
        return list[entering[next].position]
      }, updating: { _, _ in })

    guard entering.contains(where: { $0.oldIndex != nil }) else {
      return ListChangeset(deletes: left, inserts: indices)
    }
    return ListChangeset(
      oldCount: oldCount, newCount: storage.count, left: left,
      entered: zip(entering, indices).map { ($1, origin: $0.oldIndex, isUpdated: $0.isUpdated) })
  }

  /// Removes elements and returns their sorted positions, ascending, and the elements to insert, in the order of the
  /// list.
  @inlinable
  mutating func takeOut(_ changeset: ListChangeset) -> (left: [Int], entrances: [Entrance]) {
    let updates = changeset.updates
    let deleted = changeset.deletes.map { source.member(at: $0) }
    let moved = changeset.moves.map { source.member(at: $0.from) }
    let updated = changeset.oldPositions(ofUpdates: updates).map { source.member(at: $0) }
    let leaving = deleted + moved + updated
    let indices = leaving.map { sorted.position(of: $0) }

    var entrances: [Entrance] = []
    for (index, move) in changeset.moves.enumerated() {
      entrances.append(
        Entrance(member: moved[index], position: move.to, oldIndex: indices[deleted.count &+ index]))
    }
    for (index, position) in updates.enumerated() {
      let oldIndex = indices[deleted.count &+ moved.count &+ index]
      entrances.append(
        Entrance(member: updated[index], position: position, oldIndex: oldIndex, isUpdated: true))
    }
    for member in leaving {
      source.remove(member)
      sorted.remove(member)
    }
    for member in deleted { pool.giveBack(member) }
    for position in changeset.inserts { entrances.append(Entrance(member: pool.take(), position: position)) }
    entrances.sort { $0.position < $1.position }
    return (indices.sorted(), entrances)
  }
}

extension ListChangeset {
  /// Creates a changeset from the departures and arrivals, some of which may be the same elements.
  ///
  /// - Parameters:
  ///   - left: The old positions of the elements that did not simply stay, ascending.
  ///   - entered: The new positions of the elements that did not simply stay, ascending, with the old position if there
  ///     is one.
  @usableFromInline
  package init(
    oldCount: Int, newCount: Int, left: [Int], entered: [(position: Int, origin: Int?, isUpdated: Bool)]
  ) {
    var pairing = ListPairing(oldCount: oldCount, newCount: newCount)
    var changed: [Int] = []
    var nextLeft = 0
    var origin = 0
    var position = 0
    func pairStays(upTo end: Int) {
      while position < end {
        while nextLeft < left.count, left[nextLeft] == origin {
          nextLeft += 1
          origin += 1
        }
        pairing.pair(old: origin, new: position)
        origin += 1
        position += 1
      }
    }
    for entrance in entered {
      pairStays(upTo: entrance.position)
      if let origin = entrance.origin { pairing.pair(old: origin, new: entrance.position) }
      if entrance.isUpdated { changed.append(entrance.position) }
      position += 1
    }
    pairStays(upTo: newCount)
    self = pairing.changeset(changed: changed, offset: 0)
  }
}
