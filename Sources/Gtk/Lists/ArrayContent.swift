import BindingCore
import CGtk

/// The elements of a list model and the rows that GTK holds of them.
nonisolated final class ArrayContent<Item: Identifiable>: ListContent {
  /// The elements as GTK knows them, but for what is being announced.
  ///
  /// An array of its own after the first change: one that shared its storage with the observable array would make each
  /// of that one's edits copy all elements.
  private var items: [Item] = []
  /// The elements before the changes that are being announced one by one, and how far the announcement has come.
  private var announcement: (old: [Item], transition: ListTransition)?
  /// The rows that GTK holds, without a reference: a row leaves when it dies.
  private var rows: [Item.ID: (object: UnsafeMutableRawPointer, row: Unmanaged<ListRow<Item>>)] = [:]

  // MARK: What GTK asks

  override var count: Int { announcement?.transition.count ?? items.count }

  override func row(at position: Int) -> UnsafeMutableRawPointer {
    let item = item(at: position)
    if let known = rows[item.id] { return g_object_ref(known.object) }
    let row = ListRow(item, in: self)
    let object = SwiftInstance.make(ListContent.rowType, holding: row)
    rows[item.id] = (object, Unmanaged.passUnretained(row))
    return object
  }

  func item(at position: Int) -> Item {
    guard let announcement else { return items[position] }
    switch announcement.transition.place(at: position) {
    case .old(let index): return announcement.old[index]
    case .new(let index): return items[index]
    }
  }

  func forget(_ row: ListRow<Item>) {
    // The element may have got another row since.
    let id = row.item.id
    if rows[id]?.row.toOpaque() == Unmanaged.passUnretained(row).toOpaque() { rows[id] = nil }
  }

  // MARK: Following the array

  /// Takes over another array, announced as one span.
  func reset(to new: [Item], announce: (ListSpan) -> Void) {
    let old = items
    items = new
    updateRows(new)
    if !old.isEmpty || !new.isEmpty { announce(ListSpan(position: 0, removed: old.count, added: new.count)) }
  }

  /// Takes over a changed array. What changed but for its content is announced span by span; meanwhile GTK sees what
  /// has been announced so far.
  func change(to new: [Item], by changeset: ListChangeset, announce: (ListSpan) -> Void) {
    var layout = changeset
    layout.updates = []
    var spans = layout.spans(oldCount: items.count, newCount: new.count)
    var updates = updatesOutside(spans, changeset.updates)
    // An update may have put another element in place of the one that was there. That is no new content of a row.
    layout.updates = updates.filter { items[$0.old].id != new[$0.new].id }.map(\.new)
    if !layout.updates.isEmpty {
      spans = layout.spans(oldCount: items.count, newCount: new.count)
      updates = updatesOutside(spans, changeset.updates)
    }
    if spans.count <= 1 {
      // The usual case, without a second array.
      for span in spans {
        items.replaceSubrange(span.position..<span.position + span.removed, with: new[span.range])
      }
      for update in updates { items[update.new] = new[update.new] }
    } else {
      announcement = (items, ListTransition(oldCount: items.count))
      items = new
    }
    for span in spans { updateRows(new[span.range]) }
    for update in updates { updateRows(CollectionOfOne(new[update.new])) }
    for span in spans {
      announcement?.transition.pass(span)
      announce(span)
    }
    announcement = nil
  }

  /// Gives the rows of these elements the content that the elements have now.
  private func updateRows(_ changed: some Collection<Item>) {
    guard !rows.isEmpty else { return }
    for item in changed { rows[item.id]?.row.takeUnretainedValue().update(item) }
  }

  /// Those of the updated positions that are in no span, with their positions before the change. Both are ascending.
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
  /// Where the added elements are in the new list.
  nonisolated fileprivate var range: Range<Int> { position..<position + added }
}
