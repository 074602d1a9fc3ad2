import Changesets

extension SignalProtocol {
  /// Delivers an array with sections as one array of rows: the header of each section, its items, its footer.
  ///
  /// For list widgets without sections. A section is inserted, removed or moved with all its rows. New metadata is an
  /// update of the header and footer. An item that moves to another section is a move.
  ///
  /// - Parameters:
  ///   - headers: Whether each section has a row above its items.
  ///   - footers: Whether each section has a row below its items.
  /// - Complexity: For an event, O(s + c log c) for s sections and c changes plus the cost of the same change of an
  ///   array, as long as nothing moved; otherwise O(n) for n rows. An edit of one item allocates nothing.
  public func flattened<Metadata, Item>(
    headers: Bool = true, footers: Bool = false
  ) -> Signal<ObservableArrayEvent<SectionRow<Metadata, Item>>, Failure>
  where Element == Observable2DArrayEvent<Metadata, Item> {
    compactMapWithOwnState {
      FlattenedSections<Metadata, Item, SectionRow<Metadata, Item>>(
        leading: headers ? 1 : 0, trailing: footers ? 1 : 0
      ) { section, item in
        if item < 0 { return .header(section.metadata) }
        return item < section.items.count ? .item(section.items[item]) : .footer(section.metadata)
      }.take
    }
  }

  /// Delivers the items of an array with sections as one array, without sections.
  ///
  /// - Complexity: That of `flattened(headers:footers:)`.
  public func flattenedItems<Metadata, Item>() -> Signal<ObservableArrayEvent<Item>, Failure>
  where Element == Observable2DArrayEvent<Metadata, Item> {
    compactMapWithOwnState { FlattenedSections<Metadata, Item, Item>(leading: 0, trailing: 0) { $0.items[$1] }.take }
  }
}

/// The state of flattened sections for one observer.
private nonisolated final class FlattenedSections<Metadata, Item, Row> {
  typealias Section = Observable2DArraySection<Metadata, Item>

  private let leading: Int
  private let trailing: Int
  /// Makes a row from a section and the position of an item, or the position before the first or after the last.
  private let makeRow: (Section, Int) -> Row
  private var hasStarted = false
  private var counts: [Int] = []
  private var rows: [Row] = []

  init(leading: Int, trailing: Int, makeRow: @escaping (Section, Int) -> Row) {
    self.leading = leading
    self.trailing = trailing
    self.makeRow = makeRow
  }

  /// Returns `nil` if no row has changed.
  func take(_ event: Observable2DArrayEvent<Metadata, Item>) -> ObservableArrayEvent<Row>? {
    let sections = event.collection.sections
    guard hasStarted, case .changes(let changeset) = event.change else {
      hasStarted = true
      counts = event.collection.itemCounts
      rows = sections.flatMap { section in
        (-leading..<section.items.count + trailing).map { makeRow(section, $0) }
      }
      return ObservableArrayEvent(collection: rows, change: .reset)
    }
    let change = changeset.edit.flatMap { take($0, of: sections) } ?? take(changeset, event.collection)
    return change.isEmpty ? nil : ObservableArrayEvent(collection: rows, change: .changes(change))
  }

  /// Handles a single edit, which most events are, without allocating. Returns `nil` for a move, which may not move any
  /// row.
  private func take(_ edit: PathEdit, of sections: [Section]) -> ListChangeset? {
    switch edit {
    case .delete(let path):
      let row = row(of: path)
      counts[path.section] -= 1
      rows.remove(at: row)
      return .deletes(row..<row + 1)
    case .insert(let path):
      let row = row(of: path)
      counts[path.section] += 1
      rows.insert(makeRow(sections[path.section], path.item), at: row)
      return .inserts(row..<row + 1)
    case .update(let path):
      let row = row(of: path)
      rows[row] = makeRow(sections[path.section], path.item)
      return .updates(row..<row + 1)
    case .move: return nil
    }
  }

  private func row(of path: IndexPath) -> Int {
    counts[..<path.section].reduce(leading + path.item) { $0 + leading + $1 + trailing }
  }

  private func take(_ changeset: SectionedChangeset, _ array: Array2D<Metadata, Item>) -> ListChangeset {
    let before = counts
    counts = array.itemCounts
    let change = changeset.flattened(oldCounts: before, newCounts: counts, leading: leading, trailing: trailing)
    let starts = starts()
    let row = { [makeRow, leading] (position: Int) in
      let section = starts.lastIndex(notAbove: position)
      return makeRow(array.sections[section], position - starts[section] - leading)
    }
    change.apply(to: &rows, inserting: row, updating: { $0 = row($1) })
    return change
  }

  /// Returns the first row of each section.
  private func starts() -> [Int] {
    var start = 0
    return counts.map { count in
      defer { start += leading + count + trailing }
      return start
    }
  }
}

extension [Int] {
  /// Returns the index of the last element not above `value`, in an ascending array whose first element is not above
  /// it.
  fileprivate nonisolated func lastIndex(notAbove value: Int) -> Int {
    var low = 0
    var high = count
    while low + 1 < high {
      let middle = (low + high) / 2
      if self[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}
