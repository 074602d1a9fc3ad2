import CGtk

extension SignalListItemFactory {
  /// Creates a factory of cells.
  convenience init<Item: Identifiable>(_ makeCell: @escaping () -> ListCell<Item>) {
    self.init()
    let spares = SpareCells(makeCell)
    ListSlots.connect(self) { CellSlot($0, spares) }
  }

  /// Creates a factory of labels.
  convenience init<Item: Identifiable>(text: @escaping (Item) -> String) {
    self.init()
    ListSlots.connect(self) { TextSlot($0, text) }
  }
}

/// Cells without a row, for reuse by the next rows.
///
/// GTK destroys the rows left behind when the user scrolls to the end of a list, and makes as many new ones when the
/// list grows there: for a newly loaded page, all in one frame. A cell with its widgets costs many times as much as its
/// row.
@MainActor
private final class SpareCells<Item: Identifiable> {
  private let make: () -> ListCell<Item>
  private var cells: [ListCell<Item>] = []

  /// More than a page. A list that becomes empty must not leave behind more cells than it needs soon.
  private static var limit: Int { 64 }

  init(_ make: @escaping () -> ListCell<Item>) { self.make = make }

  func take() -> ListCell<Item> { cells.popLast() ?? make() }

  func giveBack(_ cell: ListCell<Item>) {
    if cells.count < Self.limit { cells.append(cell) }
  }
}

/// A slot that owns a cell.
@MainActor
private final class CellSlot<Item: Identifiable>: ItemSlot<Item> {
  private let spares: SpareCells<Item>
  private let cell: ListCell<Item>

  init(_ listItem: OpaquePointer, _ spares: SpareCells<Item>) {
    self.spares = spares
    cell = spares.take()
    super.init(listItem)
    gtk_list_item_set_child(listItem, cell.cast())
  }

  override func fill() {
    guard let row = itemRow else { return }
    cell.prepareRow(listItem)
    cell.fill(row.item)
  }

  override func empty() { cell.empty() }

  override func tearDown() {
    cell.leaveRow()
    gtk_list_item_set_child(listItem, nil)
    spares.giveBack(cell)
  }
}
