import CGtk

/// A place in a list widget that shows one row after another: what a `GtkListItem` is for us.
nonisolated class ListPlace {
  /// Valid until the place is torn down.
  final let listItem: OpaquePointer
  /// The row that is shown.
  @exclusivity(unchecked) final private(set) var row: ListRowBase?

  @MainActor init(_ listItem: OpaquePointer) { self.listItem = listItem }

  /// Where GTK says that the row is.
  final var position: Int { Int(gtk_list_item_get_position(listItem)) }

  /// Whether this is the row that is shown.
  final func shows(_ row: Unmanaged<ListRowBase>) -> Bool {
    self.row.map { Unmanaged.passUnretained($0).toOpaque() } == row.toOpaque()
  }

  /// Shows another row. `fill` is called now, and whenever the row has new content.
  @MainActor final func show(_ row: ListRowBase) {
    hide()
    self.row = row
    row.add(self)
    fill()
  }

  /// Shows none any more.
  @MainActor final func hide() {
    guard let row else { return }
    self.row = nil
    row.remove(self)
    empty()
  }

  /// Shows the content that the row has now.
  @MainActor func fill() {}

  /// The row has scrolled away or is gone.
  @MainActor func empty() {}

  /// There will be no other row.
  @MainActor func tearDown() {}
}
