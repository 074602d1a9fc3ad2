/// A sorted copy of a list that follows its changes without sorting again.
///
/// Elements of equal rank keep the order of the list. Two trees hold the same members, one in the order of the list,
/// one in sorted order, so that each element can be found in the other order.
public struct SortedCopy<Element> {
  @usableFromInline var storage: [Element]
  @usableFromInline let precedes: (Element, Element) -> Bool
  @usableFromInline var source: RankTree
  @usableFromInline var sorted: RankTree
  @usableFromInline var pool: MemberPool

  /// Sorts a list.
  ///
  /// - Parameter precedes: A strict weak ordering, like `<`.
  /// - Complexity: O(n log n).
  @inlinable
  public init(_ list: [Element], by precedes: @escaping (Element, Element) -> Bool) {
    self.precedes = precedes
    let order = list.indices.sorted { precedes(list[$0], list[$1]) }
    storage = order.map { list[$0] }
    source = RankTree(count: list.count)
    sorted = RankTree(count: list.count, member: { order[$0] })
    pool = MemberPool(count: list.count)
  }

  /// The elements in sorted order.
  @inlinable public var elements: [Element] { storage }

  /// Applies a change of the list and returns the corresponding change in sorted order.
  ///
  /// An updated element is an update if its position stays the same, otherwise a delete and an insert.
  ///
  /// - Parameter list: The list after the change.
  /// - Complexity: O(log n) time and comparisons for each inserted, deleted, updated or moved element, plus the cost of
  ///   the same edit of the sorted array; O(n) more if several elements are updated or moved at once. Among many
  ///   elements of equal rank the time is O(log² n), because each step of the search then looks up a position in the
  ///   list.
  @inlinable
  public mutating func apply(_ changeset: ListChangeset, to list: [Element]) -> ListChangeset {
    switch changeset.edit {
    case .inserts(let positions) where positions.count == 1:
      let index = insert(pool.take(), at: positions.lowerBound, from: list)
      return .inserts(index..<index + 1)
    case .deletes(let positions) where positions.count == 1:
      let (member, index) = remove(at: positions.lowerBound)
      pool.giveBack(member)
      return .deletes(index..<index + 1)
    case .updates(let positions) where positions.count == 1:
      let (member, old) = remove(at: positions.lowerBound)
      let new = insert(member, at: positions.lowerBound, from: list)
      return old == new ? .updates(new..<new + 1) : ListChangeset(deletes: [old], inserts: [new])
    case .move(let from, let to):
      let (member, old) = remove(at: from)
      let new = insert(member, at: to, from: list)
      return old == new ? ListChangeset() : .move(from: old, to: new)
    default:
      return applyMany(changeset, to: list)
    }
  }

  @inlinable
  mutating func insert(_ member: Int, at position: Int, from list: [Element]) -> Int {
    source.insert(member, at: position)
    let index = sortedIndex(of: list[position], at: position)
    sorted.insert(member, at: index)
    storage.insert(list[position], at: index)
    return index
  }

  @inlinable
  mutating func remove(at position: Int) -> (member: Int, index: Int) {
    let member = source.member(at: position)
    let index = sorted.position(of: member)
    source.remove(member)
    sorted.remove(member)
    storage.remove(at: index)
    return (member, index)
  }

  /// Returns the number of sorted elements before one that is at a position of the list.
  @inlinable
  func sortedIndex(of element: Element, at position: Int) -> Int {
    var lower = 0
    var upper = storage.count
    while lower < upper {
      let middle = (lower &+ upper) / 2
      let isBefore =
        precedes(storage[middle], element)
        || !precedes(element, storage[middle]) && source.position(of: sorted.member(at: middle)) < position
      if isBefore { lower = middle &+ 1 } else { upper = middle }
    }
    return lower
  }
}
