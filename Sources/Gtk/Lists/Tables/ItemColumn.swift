import BindingCore
import CGtk

/// A column of a `ColumnView` whose cells show the elements of an observable array or tree.
///
///     let size = ItemColumn<File>("Size", id: "size") { FileSizeCell() }
///     size.sort { $0.size < $1.size }
///     size.fixedWidth = 90
///     size.resizable = true
///     files.bind(to: columnView, columns: [ItemColumn("Name", text: \.name).sorted(by: \.name), size])
///
/// Each cell has its own bag, as in a list view. The title, widths and visibility work as for any GTK column.
@MainActor
open class ItemColumn<Item: Identifiable>: ColumnViewColumn, SortableColumn {
  /// The identifier of the column in a `ColumnSort`.
  public final let id: String
  final let makeCell: () -> ListCell<Item>
  private(set) final var areInIncreasingOrder: ((Item, Item) -> Bool)?

  /// Creates a column of cells.
  ///
  /// - Parameters:
  ///   - id: the identifier for a stored sort order, independent of translation; defaults to the title.
  ///   - makeCell: makes an empty cell. Must not retain the view.
  public init(_ title: String, id: String? = nil, makeCell: @escaping () -> ListCell<Item>) {
    self.id = id ?? title
    self.makeCell = makeCell
    super.init(title: title, factory: nil)
  }

  /// Creates a column of texts.
  public convenience init(_ title: String, id: String? = nil, text: @escaping (Item) -> String) {
    self.init(title, id: id) { TextCell(text) }
  }

  /// Lets a click on the column's title sort the rows.
  ///
  /// - Parameter areInIncreasingOrder: a strict weak ordering, like `<`.
  public final func sort(by areInIncreasingOrder: @escaping (Item, Item) -> Bool) {
    self.areInIncreasingOrder = areInIncreasingOrder
    sorter = SortProbe.sorter(for: self)
  }

  /// Does the same as `sort(by:)`, and returns the column for chaining.
  public final func sorted(by areInIncreasingOrder: @escaping (Item, Item) -> Bool) -> Self {
    sort(by: areInIncreasingOrder)
    return self
  }

  /// Lets a click on the column's title sort the rows by a value.
  public final func sorted<Value: Comparable>(by value: @escaping (Item) -> Value) -> Self {
    sorted { value($0) < value($1) }
  }
}

/// A column that a `ColumnSort` can name.
protocol SortableColumn: ColumnViewColumn {
  var id: String { get }
}
