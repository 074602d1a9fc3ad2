public import BindingCore
import CGtk

/// A row of a list view: a reusable widget that shows one element at a time.
///
/// Create the widgets in `init` and fill them in `bind(_:)`. There are about two hundred cells for a list of any
/// length, each reused for the elements that scroll into view. A cell may be moved to another row, so `bind(_:)` must
/// set anything that belongs to the row, the cell's parent, each time.
///
///     final class NameCell: ListCell<Person> {
///       private let label = Label()
///
///       init() {
///         super.init(orientation: .horizontal, spacing: 6)
///         append(label)
///       }
///
///       override func bind(_ person: Person) {
///         person.name.bind(to: label.reactive.label).dispose(in: bag)
///       }
///     }
open class ListCell<Item: Identifiable>: Box {
  /// The bag of the displayed element. Emptied before the cell shows another element or new content.
  public final var bag: DisposeBag { onReuseBag }
  /// The displayed element, or `nil` if there is none.
  @exclusivity(unchecked) public private(set) final var item: Item?
  /// Whether the cell is inside a wrapping cell, which affects how `rowWidget` is found.
  final var isFramed = false
  private var hasPreparedRow = false

  public override init(orientation: Orientation, spacing: Int) {
    super.init(orientation: orientation, spacing: spacing)
  }

  /// Shows an element. Called again when its content changes.
  open func bind(_ item: Item) {}

  /// Called when the element has scrolled away or was removed. `bag` is already empty.
  open func unbind() {}

  /// The accessible label of the whole row. Set it in `bind(_:)`; in a table, in the cells of one column. GTK does not
  /// label rows itself.
  public final var rowLabel: String? {
    get { rowWidget?.accessibleLabel }
    set { rowWidget?.accessibleLabel = newValue }
  }

  /// The widget that GTK makes for the row.
  final var rowWidget: Widget? {
    // In a table, the cell's widget is one of several in the row.
    guard let cellWidget, typeName(cgtk_type_of(cellWidget.pointer)).hasPrefix("GtkColumnViewCell") else {
      return cellWidget
    }
    return cellWidget.parent
  }

  /// The widget that GTK makes for the cell: the row itself, except in a table.
  final var cellWidget: Widget? {
    let parent = parent
    return isFramed ? (parent as? any ListCellFrame)?.rowWidget ?? parent : parent
  }

  /// Called when GTK has put the cell into its row, where it stays.
  func hasRow(_ rowWidget: Widget) {}

  /// Prepares the row of a list item. GTK does not put a new cell into its row immediately.
  final func prepareRow(_ listItem: OpaquePointer) {
    guard !hasPreparedRow, let parent else { return }
    hasPreparedRow = true
    RowActivation.enable(parent, listItem)
    hasRow(parent)
  }

  /// Called when the cell's row is torn down. The cell may get another one.
  final func leaveRow() {
    hasPreparedRow = false
    if let parent { RowActivation.disable(parent) }
  }

  /// Shows an element, or new content of the current one.
  final func fill(_ item: Item) {
    emptyReuseBag()
    self.item = item
    bind(item)
  }

  /// Stops showing an element.
  final func empty() {
    emptyReuseBag()
    item = nil
    unbind()
  }
}

/// A cell that wraps an application's cell, as in a tree.
protocol ListCellFrame: Widget {
  var rowWidget: Widget? { get }
}
