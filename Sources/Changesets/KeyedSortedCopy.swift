/// The sorted members of a dictionary or a set, updated incrementally.
///
/// Members of equal rank keep the order in which they were inserted; those inserted together are in arbitrary order.
public struct KeyedSortedCopy<Key: Hashable, Element> {
  /// An element with its insertion number, which orders elements of equal rank.
  @usableFromInline
  struct Member {
    @usableFromInline let element: Element
    @usableFromInline let number: Int

    @inlinable
    init(element: Element, number: Int) {
      self.element = element
      self.number = number
    }
  }

  @usableFromInline var storage: [Element] = []
  @usableFromInline let keyOf: (Element) -> Key
  @usableFromInline let precedes: (Element, Element) -> Bool
  /// The elements by key.
  @usableFromInline var members: [Key: Member] = [:]
  @usableFromInline var nextNumber = 0

  /// Sorts elements.
  ///
  /// - Parameters:
  ///   - key: A closure that returns the key of an element, which must be unique.
  ///   - precedes: A strict weak ordering, like `<`.
  /// - Complexity: O(n log n).
  @inlinable
  public init(
    _ all: some Sequence<Element>, key: @escaping (Element) -> Key, by precedes: @escaping (Element, Element) -> Bool
  ) {
    keyOf = key
    self.precedes = precedes
    for element in all { enter(element) }
    storage = members.values.sorted { isBefore($0, $1) }.map(\.element)
  }

  /// The elements in sorted order.
  @inlinable public var elements: [Element] { storage }

  /// Adds or replaces an element. An existing one keeps its number.
  @inlinable
  @discardableResult
  mutating func enter(_ element: Element) -> Member {
    let key = keyOf(element)
    let member = Member(element: element, number: members[key]?.number ?? nextNumber)
    if member.number == nextNumber { nextNumber += 1 }
    members[key] = member
    return member
  }

  @inlinable
  func isBefore(_ first: Member, _ second: Member) -> Bool {
    if precedes(first.element, second.element) { return true }
    return first.number < second.number && !precedes(second.element, first.element)
  }

  /// The position of a member in a sorted range of elements.
  @inlinable
  func index(of member: Member, from start: Int, upTo end: Int, _ element: (Int) -> Element) -> Int {
    var lower = start
    var upper = end
    while lower < upper {
      let middle = (lower + upper) / 2
      let other = element(middle)
      let isAfter =
        precedes(other, member.element)
        || !precedes(member.element, other) && members[keyOf(other)]!.number < member.number
      if isAfter { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  @inlinable
  func index(of member: Member) -> Int { index(of: member, from: 0, upTo: storage.count) { storage[$0] } }

  /// Applies a change of the dictionary or set and returns the corresponding change in sorted order.
  ///
  /// An updated element is an update if its position stays the same, otherwise a delete and an insert.
  ///
  /// - Parameter element: A closure that returns the element of an inserted or updated key.
  /// - Complexity: O(log n) comparisons for one key, plus the cost of the same edit of the array; O(n + c log c) for c
  ///   keys at once.
  @inlinable
  public mutating func apply(_ changeset: KeyedChangeset<Key>, element: (Key) -> Element) -> ListChangeset {
    if changeset.count > 1 { return applyMany(changeset, element: element) }
    if let key = changeset.deletes.first { return .deletes(takeOut(key)) }
    if let key = changeset.inserts.first { return .inserts(putIn(element(key))) }
    guard let key = changeset.updates.first else { return ListChangeset() }
    let number = members[key]!.number
    let old = takeOut(key)
    members[key] = Member(element: element(key), number: number)
    let new = putIn(members[key]!.element)
    return old == new ? .updates(new) : ListChangeset(deletes: [old.lowerBound], inserts: [new.lowerBound])
  }

  @inlinable
  mutating func takeOut(_ key: Key) -> Range<Int> {
    let index = index(of: members[key]!)
    members[key] = nil
    storage.remove(at: index)
    return index..<index + 1
  }

  @inlinable
  mutating func putIn(_ element: Element) -> Range<Int> {
    enter(element)
    let index = index(of: members[keyOf(element)]!)
    storage.insert(element, at: index)
    return index..<index + 1
  }

  /// Removes all deleted and updated elements, then merges the inserted and updated ones into the rest.
  @inlinable
  mutating func applyMany(_ changeset: KeyedChangeset<Key>, element: (Key) -> Element) -> ListChangeset {
    var isLeaving = Array(repeating: false, count: storage.count)
    var oldIndices: [Key: Int] = [:]
    for key in changeset.deletes { isLeaving[index(of: members[key]!)] = true }
    for key in changeset.updates {
      let index = index(of: members[key]!)
      isLeaving[index] = true
      oldIndices[key] = index
    }
    for key in changeset.deletes { members[key] = nil }
    let staying = storage.indices.filter { !isLeaving[$0] }
    let entering = (Array(changeset.updates) + Array(changeset.inserts)).map { enter(element($0)) }
      .sorted { isBefore($0, $1) }

    var pairing = ListPairing(oldCount: storage.count, newCount: staying.count + entering.count)
    var changed: [Int] = []
    var merged: [Element] = []
    merged.reserveCapacity(staying.count + entering.count)
    var next = 0
    func take(upTo end: Int) {
      for old in staying[next..<end] {
        pairing.pair(old: old, new: merged.count)
        merged.append(storage[old])
      }
      next = end
    }
    for member in entering {
      take(upTo: index(of: member, from: next, upTo: staying.count) { storage[staying[$0]] })
      if let old = oldIndices[keyOf(member.element)] {
        pairing.pair(old: old, new: merged.count)
        changed.append(merged.count)
      }
      merged.append(member.element)
    }
    take(upTo: staying.count)
    storage = merged
    return pairing.changeset(changed: changed, offset: 0)
  }
}
