import BindingCore
import CGtk

/// A row of a data source as GTK sees it: a title above or below a section, or an item.
typealias DataSourceRow<Item> = SectionRow<Identified<SectionTitles>, Item>

/// A slot in which a list widget shows one row at a time, and its current content.
@MainActor
final class RowSlot: ListSlot {
  /// The slot whose cell is being made.
  static var beingFilled: RowSlot?

  /// The identifier with which the cell was dequeued, if any.
  var identifier: String?
  /// Whether the slot is waiting to be filled when the current change of the list ends.
  var isWaiting = false
  /// Requests the cell from the data source.
  private let ask: (RowSlot) -> Void

  init(_ listItem: OpaquePointer, ask: @escaping (RowSlot) -> Void) {
    self.ask = ask
    super.init(listItem)
  }

  var child: Widget? { lentObject(gtk_list_item_get_child(listItem)) }

  override func fill() { ask(self) }

  override func empty() { giveBack() }

  override func tearDown() {
    if let rowWidget = child?.parent { RowActivation.disable(rowWidget) }
    gtk_list_item_set_child(listItem, nil)
  }

  /// Shows what `makeCell` returns, which may be the current cell.
  func fill(isItem: Bool, with makeCell: () -> Widget) {
    let outer = RowSlot.beingFilled
    RowSlot.beingFilled = self
    let cell = makeCell()
    RowSlot.beingFilled = outer
    gtk_list_item_set_selectable(listItem, isItem ? 1 : 0)
    gtk_list_item_set_activatable(listItem, isItem ? 1 : 0)
    if cell !== child { gtk_list_item_set_child(listItem, cell.cast()) }
    guard let rowWidget = cell.parent else { return }
    if isItem { RowActivation.enable(rowWidget, listItem) } else { RowActivation.disable(rowWidget) }
  }

  /// Shows the title of a section.
  func fill(withTitle title: String, cssClass: String) {
    identifier = nil
    fill(isItem: false) {
      let label = (child as? TitleLabel).flatMap { $0.hasCssClass(cssClass) ? $0 : nil } ?? TitleLabel(cssClass)
      label.label = title
      return label
    }
  }

  /// Empties the bag of the cell.
  func giveBack() { child?.emptyReuseBag() }
}

/// The title of a section.
private final class TitleLabel: Label {
  init(_ cssClass: String) {
    super.init(label: nil)
    xalign = 0
    wrap = true
    addCssClass(cssClass)
  }
}
