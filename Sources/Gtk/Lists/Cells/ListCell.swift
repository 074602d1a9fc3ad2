public import BindingCore
import CGtk

/// A line of a list view: a reusable widget that shows one element at a time.
///
/// Create the widgets in `init` and fill them in `bind(_:)`. There are about two hundred cells for a list of any
/// length, each reused for the elements that scroll into view. A cell may be moved to another line, so `bind(_:)` must
/// set anything that belongs to the line, the cell's parent, each time.
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
  /// Whether the cell is inside a wrapping cell, which affects how `line` is found.
  final var isFramed = false
  private var hasPreparedLine = false

  public override init(orientation: Orientation, spacing: Int) {
    super.init(orientation: orientation, spacing: spacing)
  }

  /// Shows an element. Called again when its content changes.
  open func bind(_ item: Item) {}

  /// Called when the element has scrolled away or was removed. `bag` is already empty.
  open func unbind() {}

  /// The accessible label of the whole line. Set it in `bind(_:)`; in a table, in the cells of one column. GTK does not
  /// label lines itself.
  public final var lineLabel: String? {
    get { line?.accessibleLabel }
    set { line?.accessibleLabel = newValue }
  }

  /// The widget that GTK makes for the line.
  final var line: Widget? {
    // In a table, the cell's widget is one of several in the line.
    guard let cellWidget, typeName(cgtk_type_of(cellWidget.pointer)).hasPrefix("GtkColumnViewCell") else {
      return cellWidget
    }
    return cellWidget.parent
  }

  /// The widget that GTK makes for the cell: the line itself, except in a table.
  final var cellWidget: Widget? {
    let parent = parent
    return isFramed ? (parent as? any ListCellFrame)?.line ?? parent : parent
  }

  /// Called when GTK has put the cell into its line, where it stays.
  func hasLine(_ line: Widget) {}

  /// Prepares the line of a list item. GTK does not put a new cell into its line immediately.
  final func prepareLine(_ listItem: OpaquePointer) {
    guard !hasPreparedLine, let parent else { return }
    hasPreparedLine = true
    LineActivation.enable(parent, listItem)
    hasLine(parent)
  }

  /// Called when the cell's line is torn down. The cell may get another one.
  final func leaveLine() {
    hasPreparedLine = false
    if let parent { LineActivation.disable(parent) }
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
  var line: Widget? { get }
}
