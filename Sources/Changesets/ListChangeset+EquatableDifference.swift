extension ListChangeset {
  /// Creates the difference between two arrays whose elements can only be compared: deletes and inserts.
  ///
  /// Without a hash there is no linear-time algorithm for the fewest changes. Their number is minimal as long as the
  /// part between the first and the last difference is short, at most 1,000 elements in both arrays together; a longer
  /// one is replaced as a whole. To avoid this limit, give elements an `id`, or make them hashable.
  ///
  /// - Complexity: O(n) comparisons for n elements in both arrays, plus at most a million.
  @inlinable
  public init<Element: Equatable>(from old: [Element], to new: [Element]) {
    self.init(from: old, to: new, by: ==)
  }

  /// Creates the difference between two arrays whose elements a closure compares: deletes and inserts.
  ///
  /// The limits are those of elements that can only be compared: the number of changes is minimal as long as the
  /// part between the first and the last difference has at most 1,000 elements in both arrays together; a longer one is
  /// replaced as a whole.
  ///
  /// - Parameter areEqual: An equivalence relation.
  /// - Complexity: O(n) comparisons for n elements in both arrays, plus at most a million.
  @inlinable
  public init<Element>(from old: [Element], to new: [Element], by areEqual: (Element, Element) -> Bool) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, areEqual(old[start], new[start]) { start += 1 }
    var tail = 0
    while tail < shorter - start, areEqual(old[old.count - 1 - tail], new[new.count - 1 - tail]) { tail += 1 }
    let oldMiddle = start..<old.count - tail
    let newMiddle = start..<new.count - tail
    guard !oldMiddle.isEmpty, !newMiddle.isEmpty, oldMiddle.count + newMiddle.count <= 1000 else {
      self.init(deletes: Array(oldMiddle), inserts: Array(newMiddle))
      return
    }
    var deletes: [Int] = []
    var inserts: [Int] = []
    for change in new[newMiddle].difference(from: old[oldMiddle], by: areEqual) {
      switch change {
      case .remove(let offset, _, _): deletes.append(start + offset)
      case .insert(let offset, _, _): inserts.append(start + offset)
      }
    }
    // The standard library lists removals from the back, so that they can be applied one by one.
    deletes.reverse()
    self.init(deletes: deletes, inserts: inserts)
  }
}
