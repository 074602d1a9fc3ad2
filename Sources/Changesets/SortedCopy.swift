/// A sorted copy of a list that follows its changes without sorting again.
///
/// Elements of which none precedes the other keep the order that they have in the list. Two trees hold the same
/// members, one in the order of the list, one in sorted order: so each element is found in the other order.
public struct SortedCopy<Element> {
  @usableFromInline var storage: [Element]
  @usableFromInline let precedes: (Element, Element) -> Bool
  @usableFromInline var source: RankTree
  @usableFromInline var sorted: RankTree
  @usableFromInline var pool: MemberPool

  /// Sorts a list.
  ///
  /// - Parameter precedes: a strict weak ordering, like `<`.
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

  /// Follows the list and says what its change means in sorted order.
  ///
  /// An element that was updated is an update where it stays, and a delete and an insert where its place changes.
  ///
  /// - Parameter list: The list after the change.
  /// - Complexity: O(log n) time and comparisons for each inserted, deleted, updated or moved element, and what the
  ///   same edit of the sorted array costs; O(n) more if several elements are updated or moved at once. Among many
  ///   elements of which none precedes the other the time is O(log² n): each step of the search then asks for a place
  ///   in the list.
  @inlinable
  public mutating func apply(_ changeset: ListChangeset, to list: [Element]) -> ListChangeset {
    switch changeset.edit {
    case .inserts(let positions) where positions.count == 1:
      let place = insert(pool.take(), at: positions.lowerBound, from: list)
      return .inserts(place..<place + 1)
    case .deletes(let positions) where positions.count == 1:
      let (member, place) = remove(at: positions.lowerBound)
      pool.giveBack(member)
      return .deletes(place..<place + 1)
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
    let place = place(of: list[position], at: position)
    sorted.insert(member, at: place)
    storage.insert(list[position], at: place)
    return place
  }

  @inlinable
  mutating func remove(at position: Int) -> (member: Int, place: Int) {
    let member = source.member(at: position)
    let place = sorted.position(of: member)
    source.remove(member)
    sorted.remove(member)
    storage.remove(at: place)
    return (member, place)
  }

  /// How many of the sorted elements come before one that is at a position of the list.
  @inlinable
  func place(of element: Element, at position: Int) -> Int {
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
