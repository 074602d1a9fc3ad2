import CGtk

/// A slot in a list widget that shows one row at a time: the counterpart of a `GtkListItem`.
nonisolated class ListSlot {
  /// Valid until the slot is torn down.
  final let listItem: OpaquePointer
  /// The displayed row.
  @exclusivity(unchecked) final private(set) var row: ListRowBase?

  @MainActor init(_ listItem: OpaquePointer) { self.listItem = listItem }

  /// The position of the row according to GTK.
  final var position: Int { Int(gtk_list_item_get_position(listItem)) }

  /// Whether this row is displayed.
  final func shows(_ row: Unmanaged<ListRowBase>) -> Bool {
    self.row.map { Unmanaged.passUnretained($0).toOpaque() } == row.toOpaque()
  }

  /// Shows another row, calling `fill` now and whenever the row has new content.
  @MainActor final func show(_ row: ListRowBase) {
    hide()
    self.row = row
    row.add(self)
    fill()
  }

  /// Stops showing a row.
  @MainActor final func hide() {
    guard let row else { return }
    self.row = nil
    row.remove(self)
    empty()
  }

  /// Shows the row's current content.
  @MainActor func fill() {}

  /// Called when the row has scrolled away or was removed.
  @MainActor func empty() {}

  /// Called when the slot will get no more rows.
  @MainActor func tearDown() {}
}
