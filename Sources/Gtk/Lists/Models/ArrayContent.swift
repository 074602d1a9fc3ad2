import BindingCore
import CGtk

/// The elements of a list model and the rows that GTK holds of them.
nonisolated final class ArrayContent<Item: Identifiable>: ListContent {
  /// The elements as GTK knows them, but for what is being announced.
  ///
  /// An array of its own after the first change: one that shared its storage with the observable array would make each
  /// of that one's edits copy all elements.
  private var items: [Item] = []
  /// The elements after the changes that are being announced one by one, and how far the announcement has come.
  private var announcement: (new: [Item], transition: ListTransition)?
  /// The rows that GTK holds, without a reference: a row leaves when it dies.
  private var rows: [Item.ID: (object: UnsafeMutableRawPointer, row: Unmanaged<ListRow<Item>>)] = [:]
  /// Which elements are selected, when that is for the model to say.
  var selection: SelectedRows<Item>?

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
    case .old(let index): return items[index]
    case .new(let index): return announcement.new[index]
    }
  }

  /// All elements. Not to be asked for in the middle of an announcement; to be let go of soon.
  var all: [Item] { items }

  override func isSelected(at position: Int) -> Bool { selection?.ids.contains(item(at: position).id) ?? false }

  override func select(_ selected: Positions, outOf asked: Positions) -> Bool {
    selection?.take(selected, outOf: asked, of: self) ?? false
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
    selection?.follow(from: old, to: new)
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
    selection?.follow(changeset, spans, from: items, to: new)
    // At once, since GTK may ask for any row during the announcements.
    for update in updates { items[update.old] = new[update.new] }
    if spans.count <= 1 {
      // The usual case, without a second array.
      for span in spans { replace(span, with: new) }
    } else {
      announcement = (new, ListTransition(oldCount: items.count))
    }
    for span in spans { updateRows(new[span.range]) }
    for update in updates { updateRows(CollectionOfOne(new[update.new])) }
    for span in spans {
      announcement?.transition.pass(span)
      announce(span)
    }
    guard announcement != nil, let first = spans.first, let last = spans.last else { return }
    announcement = nil
    let added = last.range.upperBound - first.position
    replace(
      ListSpan(position: first.position, removed: added - (new.count - items.count), added: added), with: new)
  }

  /// Puts the elements of a span in their place: copied one by one, so that `new` stays the observable array's alone.
  private func replace(_ span: ListSpan, with new: [Item]) {
    items.replaceSubrange(span.position..<span.position + span.removed, with: new[span.range])
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
  nonisolated var range: Range<Int> { position..<position + added }
}
