import BindingCore
import CGtk

/// A row of a data source as GTK sees it: a title above or below a section, or an item.
typealias DataSourceRow<Item> = SectionRow<Identified<SectionTitles>, Item>

/// Where a list widget shows one row after another, and what it shows there now.
@MainActor
final class RowPlace: ListPlace {
  /// The place whose cell is being asked for.
  static var beingFilled: RowPlace?

  /// The name that the cell was asked for by, if it was by name.
  var identifier: String?
  /// Whether it is filled when the present change of the list is over.
  var isWaiting = false
  /// Asks the data source for the cell.
  private let ask: (RowPlace) -> Void

  init(_ listItem: OpaquePointer, ask: @escaping (RowPlace) -> Void) {
    self.ask = ask
    super.init(listItem)
  }

  var child: Widget? { lentObject(gtk_list_item_get_child(listItem)) }

  override func fill() { ask(self) }

  override func empty() { giveBack() }

  override func tearDown() {
    if let line = child?.parent { LineActivation.disable(line) }
    gtk_list_item_set_child(listItem, nil)
  }

  /// Shows what `makeCell` returns, which may be the present cell.
  func fill(isItem: Bool, with makeCell: () -> Widget) {
    let outer = RowPlace.beingFilled
    RowPlace.beingFilled = self
    let cell = makeCell()
    RowPlace.beingFilled = outer
    gtk_list_item_set_selectable(listItem, isItem ? 1 : 0)
    gtk_list_item_set_activatable(listItem, isItem ? 1 : 0)
    if cell !== child { gtk_list_item_set_child(listItem, cell.cast()) }
    guard let line = cell.parent else { return }
    if isItem { LineActivation.enable(line, listItem) } else { LineActivation.disable(line) }
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
