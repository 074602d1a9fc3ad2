import Changesets

extension SignalProtocol {
  /// Delivers an array with sections as one array of rows: the header of each section, its items, its footer.
  ///
  /// For list widgets that know no sections. A section that comes, goes or moves does so with all its rows, other
  /// metadata is an update of its header and its footer, and an item that goes to another section is a move.
  ///
  /// - Parameters:
  ///   - headers: Whether each section has a row above its items.
  ///   - footers: Whether each has one below them.
  /// - Complexity: For an event, O(s + c log c) for s sections and c changes plus what the same change costs an array,
  ///   as long as nothing moved; otherwise O(n) for n rows.
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

  /// Delivers the items of an array with sections as one array, without any sections.
  ///
  /// - Complexity: That of `flattened(headers:footers:)`.
  public func flattenedItems<Metadata, Item>() -> Signal<ObservableArrayEvent<Item>, Failure>
  where Element == Observable2DArrayEvent<Metadata, Item> {
    compactMapWithOwnState { FlattenedSections<Metadata, Item, Item>(leading: 0, trailing: 0) { $0.items[$1] }.take }
  }
}

/// What one observer of flattened sections has been given.
private nonisolated final class FlattenedSections<Metadata, Item, Row> {
  typealias Section = Observable2DArraySection<Metadata, Item>

  private let leading: Int
  private let trailing: Int
  /// Makes a row from a section and the position of an item, one before the first or one after the last.
  private let makeRow: (Section, Int) -> Row
  private var state: (counts: [Int], rows: [Row])?

  init(leading: Int, trailing: Int, makeRow: @escaping (Section, Int) -> Row) {
    self.leading = leading
    self.trailing = trailing
    self.makeRow = makeRow
  }

  /// Nil when no row has changed.
  func take(_ event: Observable2DArrayEvent<Metadata, Item>) -> ObservableArrayEvent<Row>? {
    let sections = event.collection.sections
    let counts = event.collection.itemCounts
    guard case .changes(let changeset) = event.change, case (let before, var rows)? = state else {
      let rows = sections.flatMap { section in
        (-leading..<section.items.count + trailing).map { makeRow(section, $0) }
      }
      state = (counts, rows)
      return ObservableArrayEvent(collection: rows, change: .reset)
    }
    let change = changeset.flattened(oldCounts: before, newCounts: counts, leading: leading, trailing: trailing)
    // A single owner, so that it is changed in place.
    state = nil
    let starts = starts(of: counts)
    let row = { [self] (position: Int) in
      let section = starts.lastIndex(notAbove: position)
      return makeRow(sections[section], position - starts[section] - leading)
    }
    change.apply(to: &rows, inserting: row, updating: { $0 = row($1) })
    state = (counts, rows)
    return change.isEmpty ? nil : ObservableArrayEvent(collection: rows, change: .changes(change))
  }

  /// For each section its first row.
  private func starts(of counts: [Int]) -> [Int] {
    var start = 0
    return counts.map { count in
      defer { start += leading + count + trailing }
      return start
    }
  }
}

extension [Int] {
  /// The index of the last element that is not above `value`, in an ascending array whose first is not.
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
