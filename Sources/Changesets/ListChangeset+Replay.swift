extension ListChangeset {
  /// Returns the result of applying this changeset to the old array, for observers that keep their own copy.
  ///
  /// Unchanged and moved elements are taken from `old`, inserted and updated ones from `new`.
  ///
  /// - Precondition: The changeset leads from a list with `old.count` elements to one with `new.count`.
  /// - Complexity: O(n) for n elements in both arrays.
  @inlinable
  public func applying<Element>(to old: [Element], from new: [Element]) -> [Element] {
    let result = applying(to: old, inserting: { new[$0] }, updating: { $0 = new[$1] })
    precondition(result.count == new.count, "The changeset does not lead to this array")
    return result
  }

  /// Returns the result of applying this changeset to an array parallel to the list, for data derived from each
  /// element.
  ///
  /// - Parameters:
  ///   - inserting: A closure that creates the entry of an inserted element, given its position in the new list.
  ///   - updating: A closure that changes the entry of an updated element, given its position in the new list.
  /// - Precondition: The changeset fits a list with `old.count` elements.
  /// - Complexity: O(n) for n elements in both lists.
  @inlinable
  public func applying<Element>(
    to old: [Element], inserting: (Int) -> Element, updating: (inout Element, Int) -> Void
  ) -> [Element] {
    var result = old
    apply(to: &result, inserting: inserting, updating: updating)
    return result
  }

  /// Updates an array parallel to the list, in place if the changeset consists of one edit or a few.
  ///
  /// - Parameters:
  ///   - array: An array with an entry for each element of the old list; afterwards, of the new one.
  ///   - inserting: A closure that creates the entry of an inserted element, given its position in the new list.
  ///   - updating: A closure that changes the entry of an updated element, given its position in the new list.
  /// - Precondition: The changeset fits a list with `array.count` elements.
  /// - Complexity: For a single edit and for up to eight deleted and inserted ranges, that of the same edits of the
  ///   array, for instance O(1) for an append. Otherwise O(n) for n elements in both lists.
  @inlinable
  public func apply<Element>(
    to array: inout [Element], inserting: (Int) -> Element, updating: (inout Element, Int) -> Void
  ) {
    switch storage {
    case .nothing: break
    case .edit(.deletes(let range)): array.removeSubrange(range)
    case .edit(.inserts(let range)):
      if range.lowerBound == array.count {
        array.reserveCapacity(forMore: range.count)
        for position in range { array.append(inserting(position)) }
      } else if range.count == 1 {
        array.insert(inserting(range.lowerBound), at: range.lowerBound)
      } else {
        array.insert(contentsOf: range.map(inserting), at: range.lowerBound)
      }
    case .edit(.updates(let range)): for position in range { updating(&array[position], position) }
    case .edit(.move(let from, let to)): array.insert(array.remove(at: from), at: to)
    case .groups(let groups):
      if !groups.apply(inPlaceTo: &array, inserting: inserting) {
        array = groups.merged(with: array, inserting: inserting)
      }
      for position in groups.updates { updating(&array[position], position) }
    }
  }
}

extension ListChangeset.Groups {
  /// Edits the array in place if that takes only a few edits; with many edits or with moves, building a new one is
  /// cheaper.
  @inlinable
  func apply<Element>(inPlaceTo array: inout [Element], inserting: (Int) -> Element) -> Bool {
    guard moves.isEmpty else { return false }
    let gone = deletes.contiguousRanges
    let come = inserts.contiguousRanges
    guard gone.count &+ come.count <= 8 else { return false }
    for range in gone.reversed() { array.removeSubrange(range) }
    for range in come { array.insert(contentsOf: range.map(inserting), at: range.lowerBound) }
    return true
  }

  /// Walks along both lists and merges the moved and inserted elements with the staying ones.
  @inlinable
  func merged<Element>(with old: [Element], inserting: (Int) -> Element) -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(old.count &- deletes.count &+ inserts.count)
    let sources = moves.map(\.from).sorted()
    var nextDelete = 0
    var nextSource = 0
    var nextInsert = 0
    var nextMove = 0
    var stays = 0
    while true {
      let position = result.count
      if nextInsert < inserts.count, inserts[nextInsert] == position {
        result.append(inserting(position))
        nextInsert &+= 1
      } else if nextMove < moves.count, moves[nextMove].to == position {
        result.append(old[moves[nextMove].from])
        nextMove &+= 1
      } else if nextDelete < deletes.count, deletes[nextDelete] == stays {
        stays &+= 1
        nextDelete &+= 1
      } else if nextSource < sources.count, sources[nextSource] == stays {
        stays &+= 1
        nextSource &+= 1
      } else if stays < old.count {
        result.append(old[stays])
        stays &+= 1
      } else {
        break
      }
    }
    precondition(
      nextDelete == deletes.count && nextInsert == inserts.count && nextMove == moves.count,
      "The changeset does not fit this array")
    return result
  }
}

extension [Int] {
  /// The ascending elements as contiguous ranges.
  @inlinable package var contiguousRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for element in self {
      if let last = ranges.last, last.upperBound == element {
        ranges[ranges.count &- 1] = last.lowerBound..<element &+ 1
      } else {
        ranges.append(element..<element &+ 1)
      }
    }
    return ranges
  }
}

extension Array {
  /// Reserves capacity for a large addition, but keeps the geometric growth that makes small ones cheap.
  @inlinable
  mutating func reserveCapacity(forMore added: Int) {
    if count &+ added > capacity { reserveCapacity(Swift.max(count &+ added, count &* 2)) }
  }
}
