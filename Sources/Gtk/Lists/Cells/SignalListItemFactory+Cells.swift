import CGtk

extension SignalListItemFactory {
  /// A factory of cells.
  convenience init<Item: Identifiable>(_ makeCell: @escaping () -> ListCell<Item>) {
    self.init()
    ListPlaces.connect(self) { CellPlace($0, makeCell()) }
  }

  /// A factory of labels.
  convenience init<Item: Identifiable>(text: @escaping (Item) -> String) {
    self.init()
    ListPlaces.connect(self) { TextPlace($0, text) }
  }
}

/// A place with a cell that it keeps.
@MainActor
private final class CellPlace<Item: Identifiable>: ItemPlace<Item> {
  private let cell: ListCell<Item>

  init(_ listItem: OpaquePointer, _ cell: ListCell<Item>) {
    self.cell = cell
    super.init(listItem)
    gtk_list_item_set_child(listItem, cell.cast())
  }

  override func fill() {
    guard let row = itemRow else { return }
    cell.prepareLine(listItem)
    cell.fill(row.item)
  }

  override func empty() { cell.empty() }

  override func tearDown() {
    if let line = cell.parent { LineActivation.disable(line) }
    gtk_list_item_set_child(listItem, nil)
  }
}
