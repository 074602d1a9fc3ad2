extension ListChangeset {
  /// The number of changed elements.
  @usableFromInline package var changeCount: Int {
    switch storage {
    case .nothing: 0
    case .edit(.deletes(let range)), .edit(.inserts(let range)), .edit(.updates(let range)): range.count
    case .edit(.move): 1
    case .groups(let groups):
      groups.deletes.count + groups.inserts.count + groups.updates.count + groups.moves.count
    }
  }

  /// Replaces the content of contiguous elements, possibly with more or fewer of them.
  static func updates(_ old: Range<Int>, to new: Range<Int>) -> ListChangeset {
    let kept = min(old.count, new.count)
    if kept == old.count, kept == new.count { return .updates(new) }
    if kept == 0 { return new.isEmpty ? .deletes(old) : .inserts(new) }
    return ListChangeset(
      deletes: Array(old.dropFirst(kept)), inserts: Array(new.dropFirst(kept)), updates: Array(new.prefix(kept)))
  }

  /// Moves contiguous elements, with the fewest moves and no other changes.
  static func move(_ elements: Range<Int>, to destination: Int) -> ListChangeset {
    let distance = destination - elements.lowerBound
    if elements.isEmpty || distance == 0 { return ListChangeset() }
    if elements.count == 1 { return .move(from: elements.lowerBound, to: destination) }
    if elements.count <= abs(distance) {
      return ListChangeset(moves: elements.map { Move(from: $0, to: $0 + distance) })
    }
    // Moving the elements that they passed takes fewer moves.
    let passed = distance > 0 ? elements.upperBound..<elements.upperBound + distance : destination..<elements.lowerBound
    let shift = distance > 0 ? -elements.count : elements.count
    return ListChangeset(moves: passed.map { Move(from: $0, to: $0 + shift) })
  }
}
