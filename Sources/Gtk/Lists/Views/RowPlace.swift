import BindingCore
import CGtk

/// A row of a data source as GTK sees it: a title above or below a section, or an item.
typealias DataSourceRow = SectionRow<Identified<SectionTitles>, Identified<Void>>

/// Where a list widget shows one row after another, and what it shows there now.
final class RowPlace {
  /// The place whose cell is being asked for.
  static var beingFilled: RowPlace?

  /// Valid until GTK tears the place down.
  private let listItem: OpaquePointer
  /// The name that the cell was asked for by, if it was by name.
  var identifier: String?
  var row: ListRow<DataSourceRow>?
  /// Whether it is filled when the present change of the list is over.
  var isWaiting = false

  init(_ listItem: OpaquePointer) { self.listItem = listItem }

  var child: Widget? { lentObject(gtk_list_item_get_child(listItem)) }

  /// Where GTK says that the row is.
  var position: Int { Int(gtk_list_item_get_position(listItem)) }

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
  func giveBack() { child?.onReuseBag.removeAll() }

  func clear() {
    if let line = child?.parent { LineActivation.disable(line) }
    gtk_list_item_set_child(listItem, nil)
  }
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
