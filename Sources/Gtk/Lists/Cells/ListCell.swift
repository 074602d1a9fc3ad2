public import BindingCore
import CGtk

/// A line of a list view: a widget that shows one element after another.
///
/// Make the widgets in `init`, fill them in `bind(_:)`. There are some two hundred cells for a list of any length, and
/// each gets the elements that scroll into view. One may be moved to another line: what `bind(_:)` gives the line, the
/// cell's parent, it must give it each time.
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
  /// What belongs to the element that is shown. Emptied before the cell gets another one, or the same with new content.
  public final var bag: DisposeBag { onReuseBag }
  /// The element that is shown; nil when none is.
  @exclusivity(unchecked) public private(set) final var item: Item?
  /// Whether the cell is in another one, which tells what the line is.
  final var isFramed = false
  private var hasPreparedLine = false

  public override init(orientation: Orientation, spacing: Int) {
    super.init(orientation: orientation, spacing: spacing)
  }

  /// Shows an element. Called again when its content changes.
  open func bind(_ item: Item) {}

  /// The element has scrolled away or is gone: `bag` is empty already.
  open func unbind() {}

  /// What assistive technology calls the whole line: set it in `bind(_:)`, in a table in the cells of one column. GTK gives
  /// lines no name of their own.
  public final var lineLabel: String? {
    get { line?.accessibleLabel }
    set { line?.accessibleLabel = newValue }
  }

  /// The widget that GTK makes for the line.
  final var line: Widget? {
    // In a table the cell's place is one of several in the line.
    guard let cellPlace, typeName(cgtk_type_of(cellPlace.pointer)).hasPrefix("GtkColumnViewCell") else {
      return cellPlace
    }
    return cellPlace.parent
  }

  /// The widget that GTK makes for the cell: the line itself but in a table.
  final var cellPlace: Widget? {
    let parent = parent
    return isFramed ? (parent as? any ListCellFrame)?.line ?? parent : parent
  }

  /// GTK has put the cell into its line, where it stays.
  func hasLine(_ line: Widget) {}

  /// Prepares the line of a list item, which GTK does not tell a new cell at once.
  final func prepareLine(_ listItem: OpaquePointer) {
    guard !hasPreparedLine, let parent else { return }
    hasPreparedLine = true
    LineActivation.enable(parent, listItem)
    hasLine(parent)
  }

  /// Its line is gone. It may get another one.
  final func leaveLine() {
    hasPreparedLine = false
    if let parent { LineActivation.disable(parent) }
  }

  /// Shows an element, or new content of the same.
  final func fill(_ item: Item) {
    emptyReuseBag()
    self.item = item
    bind(item)
  }

  /// Shows nothing any more.
  final func empty() {
    emptyReuseBag()
    item = nil
    unbind()
  }
}

/// A cell around the cell of the program, as in a tree.
protocol ListCellFrame: Widget {
  var line: Widget? { get }
}
