import BindingCore
import CGtk

/// The elements of a list model and the rows of them that GTK holds.
nonisolated final class ArrayContent<Item: Identifiable>: ListContent {
  /// The elements as GTK knows them: what has been announced so far.
  ///
  /// Shares no storage with a changed array, since that would make the next edit of the observable array copy all
  /// elements.
  @exclusivity(unchecked) private var items = PagedList<Item>([])
  /// All elements, if GTK knows only the first of them so far.
  @exclusivity(unchecked) private var whole: PagedList<Item>?
  /// Whether what GTK knows is the start of an earlier order.
  @exclusivity(unchecked) private var isOutdated = false
  @exclusivity(unchecked) private var rows = HeldRows<Item>()
  private let home = ListRowHome<Item>()
  /// The selected elements, if the model manages its selection.
  @exclusivity(unchecked) var selection: SelectedRows<Item>?

  override init() {
    super.init()
    home.content = self
  }

  deinit { home.content = nil }

  // MARK: GTK's requests

  override var count: Int { items.count }

  override func row(at position: Int) -> UnsafeMutableRawPointer {
    let item = item(at: position)
    if let known = rows.object(of: item.id, at: position) { return known }
    let row = ListRow(item, in: home)
    rows.add(row, at: position)
    return row.object
  }

  func item(at position: Int) -> Item { items[position] }

  /// All elements in order, including those that GTK does not know yet.
  var all: some Sequence<Item> { (whole ?? items).all }

  /// Returns the position of an element, using a linear search.
  func position(of id: Item.ID) -> Int? { items.all.enumerated().first { $1.id == id }?.offset }

  override func isSelected(at position: Int) -> Bool {
    // GTK queries all its rows after every change, and in most lists nothing is selected.
    guard let selection, !selection.ids.isEmpty else { return false }
    return selection.ids.contains(item(at: position).id)
  }

  override func select(_ selected: Positions, outOf asked: Positions) -> Bool {
    selection?.take(selected, outOf: asked, of: self) ?? false
  }

  func forget(_ row: ListRow<Item>) { rows.remove(row) }

  // MARK: Catching up

  // For 200 rows of a long list GTK takes several milliseconds, and several more for the first frame that has them. If
  // nobody relies on all of them at once, they are announced in parts.

  /// Whether GTK does not know all elements yet.
  var isBehind: Bool { whole != nil }

  /// The number of elements that GTK is told of at first: more rows than most windows show.
  static var screenful: Int { 48 }

  /// The length from which on GTK creates no more rows for a longer list, or for a grid of up to thirty columns.
  private static var enough: Int { 1024 }

  /// Keeps appended elements for later.
  ///
  /// - Returns: Whether the change only appends, to a list whose end GTK does not know or need not know yet.
  private func takeLater(_ changeset: ListChangeset, of new: ArrayStep<Item>) -> Bool {
    guard case .inserts(let range) = changeset.edit, range.lowerBound == (whole ?? items).count,
      isBehind || items.count < Self.enough && range.upperBound > Self.screenful
    else { return false }
    if rows.includeRemoved {
      for position in range { updateRow(of: new[position]) }
    }
    var whole = whole ?? items
    self.whole = nil
    whole.replaceSubrange(range.lowerBound..<range.lowerBound, with: new[range])
    self.whole = whole
    return true
  }

  /// Announces elements that GTK does not know yet: so many of them, and the rest where they cost GTK no more time.
  func catchUp(by count: Int = .max, announce announceSpan: (ListSpan) -> Void) {
    guard var whole else { return }
    if isOutdated, count > Self.screenful, items.count > 0 {
      // Or GTK would look for its rows among all elements.
      catchUp(by: Self.screenful, announce: announceSpan)
      return catchUp(by: count, announce: announceSpan)
    }
    let removed = isOutdated ? items.count : 0
    let start = items.count - removed
    isOutdated = false
    if start >= Self.enough || count >= whole.count - start {
      items = whole
      self.whole = nil
    } else {
      items.replaceSubrange(start..<items.count, with: whole.items(at: start..<start + count))
    }
    announce(ListSpan(position: start, removed: removed, added: items.count - start), announceSpan)
  }

  // MARK: Following the array

  /// Replaces the array, announced as one span.
  ///
  /// - Parameter isGradual: Whether the first elements are enough for now.
  /// - Returns: The previous elements, whose release may take long.
  func reset(
    to step: ArrayStep<Item>, isGradual: Bool, announce announceSpan: (ListSpan) -> Void
  ) -> PagedList<Item> {
    let old = whole ?? items
    let known = items.count
    let new = step.pagesOfReset
    if step.isReordered, new.count > Self.longOrder {
      reorder(to: new, isGradual: isGradual, announce: announceSpan)
      return old
    }
    selection?.follow(from: old.all, to: new.all)
    if isGradual, known == 0, new.count > Self.screenful {
      whole = new
      catchUp(by: Self.screenful, announce: announceSpan)
      return old
    }
    whole = nil
    isOutdated = false
    items = new
    if !rows.isEmpty { new.all.forEach(updateRow) }
    if known > 0 || new.count > 0 {
      announce(ListSpan(position: 0, removed: known, added: new.count), announceSpan)
    }
    return old
  }

  /// The length from which a list with another order is shown from its start, because GTK would look for the rows that
  /// it shows among all elements.
  private static var longOrder: Int { 10_000 }

  /// Shows the same elements in another order.
  private func reorder(to new: PagedList<Item>, isGradual: Bool, announce announceSpan: (ListSpan) -> Void) {
    let kept = isGradual ? min(Self.screenful, items.count) : 0
    let removed = items.count - kept
    items = PagedList(items.items(at: 0..<kept))
    whole = new
    isOutdated = true
    announce(ListSpan(position: kept, removed: removed, added: 0), announceSpan)
    if !isGradual { catchUp(announce: announceSpan) }
  }

  private func announce(_ span: ListSpan, _ announceSpan: (ListSpan) -> Void) {
    rows.shift(by: span)
    announceSpan(span)
  }

  /// Applies a changed array. Everything but new content is announced span by span; meanwhile GTK sees what has been
  /// announced so far.
  ///
  /// - Parameter isGradual: Whether the first elements are enough for now.
  func change(
    to new: ArrayStep<Item>, by changeset: ListChangeset, isGradual: Bool, announce announceSpan: (ListSpan) -> Void
  ) {
    if isBehind || isGradual, takeLater(changeset, of: new) { return }
    catchUp(announce: announceSpan)
    if let edit = changeset.edit, takeSingle(edit, of: new, announce: announceSpan) { return }
    let newCount = items.count + changeset.growth
    var layout = changeset
    layout.updates = []
    var spans = layout.spans(oldCount: items.count, newCount: newCount, limit: .max)
    var updates = updatesOutside(spans, changeset.updates)
    // An update may have replaced an element with a different one, which is not new content of a row.
    layout.updates = updates.filter { items[$0.old].id != new[$0.new].id }.map { $0.new }
    if !layout.updates.isEmpty {
      spans = layout.spans(oldCount: items.count, newCount: newCount, limit: .max)
      updates = updatesOutside(spans, changeset.updates)
    }
    selection?.follow(changeset, spans, from: { self.items.items(at: $0) }, to: new)
    // Immediately, since GTK may request any row during the announcements.
    for update in updates { items[update.old] = new[update.new] }
    if !rows.isEmpty {
      // Elements that only move keep their content.
      if !changeset.deletes.isEmpty || rows.includeRemoved {
        for position in changeset.inserts { updateRow(of: new[position]) }
      }
      for position in changeset.updates { updateRow(of: new[position]) }
    }
    for group in groups(spans) {
      for span in group {
        if span.removed == 0, span.added == 1 {
          items.insert(new[span.position], at: span.position)
        } else {
          items.replaceSubrange(span.position..<span.position + span.removed, with: new[span.range])
        }
      }
      announce(ListSpan(covering: group), announceSpan)
    }
  }

  /// Groups ascending spans so that one announcement can cover each group. GTK needs 50 to 100 µs for each announcement,
  /// but only looks at rows that it holds.
  private func groups(_ spans: [ListSpan]) -> [ArraySlice<ListSpan>] {
    guard spans.count > 8 else { return spans.indices.map { spans[$0...$0] } }
    let held = rows.sortedPositions
    var next = 0
    // The growth of the list by the spans so far.
    var growth = 0
    var groups: [ArraySlice<ListSpan>] = []
    for (index, span) in spans.enumerated() {
      // The unchanged elements since the span before, at their positions before the change.
      let end = span.position - growth
      growth += span.added - span.removed
      if let last = groups.last, index > 0 {
        let before = spans[index - 1]
        let start = before.range.upperBound - (growth - span.added + span.removed)
        while next < held.count, held[next] < start { next += 1 }
        if next == held.count || held[next] >= end {
          groups[groups.count - 1] = spans[last.startIndex...index]
          continue
        }
      }
      groups.append(spans[index...index])
    }
    return groups.count > 500 ? [spans[...]] : groups
  }

  /// Applies an edit that inserts or removes one element, the most common change, in fewer steps. Does so only if
  /// nothing is selected.
  ///
  /// - Returns: Whether the edit was applied.
  private func takeSingle(
    _ edit: ListEdit, of new: ArrayStep<Item>, announce announceSpan: (ListSpan) -> Void
  ) -> Bool {
    if let selection, !selection.ids.isEmpty { return false }
    switch edit {
    case .inserts(let positions) where positions.count == 1:
      let item = new[positions.lowerBound]
      if !rows.isEmpty { updateRow(of: item) }
      items.insert(item, at: positions.lowerBound)
      announce(ListSpan(position: positions.lowerBound, removed: 0, added: 1), announceSpan)
    case .deletes(let positions) where positions.count == 1:
      // Released when the list is consistent again.
      let item = items.remove(at: positions.lowerBound)
      announce(ListSpan(position: positions.lowerBound, removed: 1, added: 0), announceSpan)
      withExtendedLifetime(item) {}
    default: return false
    }
    return true
  }

  /// Updates the row of an element with its current content, if GTK holds the row.
  private func updateRow(of item: Item) {
    rows[item.id]?.update(item)
  }

  /// Returns the updated positions outside all spans, with their positions before the change. Both are ascending.
  private func updatesOutside(_ spans: [ListSpan], _ updates: [Int]) -> [(old: Int, new: Int)] {
    var next = 0
    var shift = 0
    return updates.compactMap { position in
      while next < spans.count, spans[next].range.upperBound <= position {
        shift += spans[next].removed - spans[next].added
        next += 1
      }
      if next < spans.count, spans[next].range.contains(position) { return nil }
      return (position + shift, position)
    }
  }
}

extension ListSpan {
  /// The range of the added elements in the new list.
  nonisolated var range: Range<Int> { position..<position + added }

  /// The span from the start of the first of these to the end of the last.
  fileprivate nonisolated init(covering spans: ArraySlice<ListSpan>) {
    let start = spans[spans.startIndex].position
    let growth = spans.reduce(0) { $0 + $1.added - $1.removed }
    let added = spans[spans.endIndex - 1].range.upperBound - start
    self.init(position: start, removed: added - growth, added: added)
  }
}
