import FoundationEssentials

extension SectionedChangeset {
  /// Returns this changeset for a list without sections that shows all items in sequence.
  ///
  /// Inserting, deleting or moving a section does the same to all its rows; updating its metadata updates its leading
  /// and trailing rows.
  ///
  /// - Parameters:
  ///   - oldCounts: The numbers of items in the sections of the old list.
  ///   - newCounts: The same for the new list.
  ///   - leading: The number of additional rows of each section before its items, such as a header.
  ///   - trailing: The number of additional rows after them.
  /// - Complexity: O(s + c log c) for s sections and c changed rows if nothing moved; otherwise O(n) for n rows, plus
  ///   O(p log p) if p rows are not in their old order.
  public func flattened(
    oldCounts: [Int], newCounts: [Int], leading: Int = 0, trailing: Int = 0
  ) -> ListChangeset {
    let old = FlatLayout(oldCounts, leading: leading, trailing: trailing)
    let new = FlatLayout(newCounts, leading: leading, trailing: trailing)
    var changed = updates.map { new.position(of: $0) }
    for section in sections.updates { changed.append(contentsOf: new.ownRows(of: section)) }
    changed.sort()
    guard sections.moves.isEmpty, moves.isEmpty else { return flattenedByPairing(old, new, changed: changed) }
    var gone = deletes.map { old.position(of: $0) }
    for section in sections.deletes { gone.append(contentsOf: old.rows(of: section)) }
    var came = inserts.map { new.position(of: $0) }
    for section in sections.inserts { came.append(contentsOf: new.rows(of: section)) }
    gone.sort()
    came.sort()
    return ListChangeset(deletes: gone, inserts: came, updates: changed)
  }

  private func flattenedByPairing(_ old: FlatLayout, _ new: FlatLayout, changed: [Int]) -> ListChangeset {
    var pairing = ListPairing(oldCount: old.count, newCount: new.count)
    // The old row of each item.
    var rows = old.sections.map { old.items(of: $0).map { Int32($0) } }
    apply(
      to: &rows,
      insertingSection: { Array(repeating: ListPairing.unpaired, count: new.items(of: $0).count) },
      inserting: { _ in ListPairing.unpaired },
      updating: { _, _ in })
    for (section, origin) in sectionOrigins(oldCount: old.sections.count).enumerated() {
      guard let origin else { continue }
      for (before, after) in zip(old.ownRows(of: origin), new.ownRows(of: section)) {
        pairing.pair(old: before, new: after)
      }
      for (before, after) in zip(rows[section], new.items(of: section)) where before != ListPairing.unpaired {
        pairing.pair(old: Int(before), new: after)
      }
    }
    return pairing.changeset(changed: changed, offset: 0)
  }
}

/// The positions of the rows of sections in a list without sections.
private struct FlatLayout {
  /// The first row of each section, and the end.
  private var starts: [Int] = [0]
  private let leading: Int
  private let trailing: Int

  init(_ counts: [Int], leading: Int, trailing: Int) {
    self.leading = leading
    self.trailing = trailing
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + leading + count + trailing) }
  }

  var count: Int { starts[starts.count - 1] }
  var sections: Range<Int> { 0..<starts.count - 1 }

  func rows(of section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }
  func items(of section: Int) -> Range<Int> { starts[section] + leading..<starts[section + 1] - trailing }
  func position(of path: IndexPath) -> Int { starts[path[0]] + leading + path[1] }

  /// The rows of a section that are not items.
  func ownRows(of section: Int) -> [Int] {
    let items = items(of: section)
    return Array(starts[section]..<items.lowerBound) + Array(items.upperBound..<starts[section + 1])
  }
}
