import BindingCore
import Gtk

/// The last of the 7GUIs: a spreadsheet.
final class CellsWindow: Window {
  let sheet: Sheet
  private let cells = Grid()

  init(_ sheet: Sheet = Sheet()) {
    self.sheet = sheet
    super.init()
    title = "Cells"
    setDefaultSize(width: 720, height: 480)
    _ = Self.style

    let letters = Box(orientation: .horizontal, spacing: 0)
    for column in Address.columns { letters.append(heading(Address.letter(column), width: CellView.width)) }
    let numbers = Box(orientation: .vertical, spacing: 0)
    for row in Address.rows { numbers.append(heading("\(row)", width: 40)) }
    for column in Address.columns {
      for row in Address.rows {
        cells.attach(CellView(sheet, Address(column: column, row: row)), column: column, row: row)
      }
    }

    let scroller = ScrolledWindow()
    scroller.child = cells
    scroller.hexpand = true
    scroller.vexpand = true
    let grid = Grid()
    grid.attach(heading("", width: 40), column: 0, row: 0)
    grid.attach(following(scroller.hadjustment, letters, .horizontal), column: 1, row: 0)
    grid.attach(following(scroller.vadjustment, numbers, .vertical), column: 0, row: 1)
    grid.attach(scroller, column: 1, row: 1)
    child = grid
  }

  /// The view of a cell, by its name.
  subscript(_ name: String) -> CellView? {
    Address(name).flatMap { cells.getChildAt(column: $0.column, row: $0.row) as? CellView }
  }

  private func heading(_ text: String, width: Int) -> Label {
    let label = Label(label: text)
    label.setSizeRequest(width: width, height: CellView.height)
    label.addCssClass("cell")
    label.addCssClass("dim-label")
    return label
  }

  /// Returns headings that scroll with the cells in one direction.
  private func following(_ adjustment: Adjustment?, _ headings: Box, _ orientation: Orientation) -> ScrolledWindow {
    let scroller = ScrolledWindow()
    scroller.child = headings
    let isHorizontal = orientation == .horizontal
    scroller.setPolicy(
      hscrollbarPolicy: isHorizontal ? .external : .never, vscrollbarPolicy: isHorizontal ? .never : .external)
    if isHorizontal { scroller.hadjustment = adjustment } else { scroller.vadjustment = adjustment }
    return scroller
  }

  /// Draws lines between the cells. Added once for all windows.
  private static let style: Void? = Gdk.Display.default?.addStyle(
    CssProvider(
      css: """
        .cell { border: 0 solid alpha(currentColor, 0.15); border-width: 0 1px 1px 0; padding: 0 5px; }
        .cell:focus { box-shadow: inset 0 0 0 2px @theme_selected_bg_color; }
        .cell entry { min-height: 0; margin: 0 -5px; padding: 0 4px; border-radius: 0; }
        """))
}
