// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkGrid`](https://docs.gtk.org/gtk4/class.Grid.html).
open class Grid: Widget, Orientable {
  open override class var gType: GType { gtk_grid_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkGrid: UnsafeMutablePointer<GtkGrid> {
    pointer.assumingMemoryBound(to: GtkGrid.self)
  }

  /// Calls [`gtk_grid_new()`](https://docs.gtk.org/gtk4/ctor.Grid.new.html).
  public init() {
    super.init(adopting: gtk_grid_new())
  }

  /// The property [`baseline-row`](https://docs.gtk.org/gtk4/property.Grid.baseline-row.html) of `GtkGrid`.
  public final var baselineRow: Int {
    get { gtk_grid_get_baseline_row(gtkGrid).int }
    set { gtk_grid_set_baseline_row(gtkGrid, newValue.int32) }
  }

  /// The property [`column-homogeneous`](https://docs.gtk.org/gtk4/property.Grid.column-homogeneous.html) of `GtkGrid`.
  public final var columnHomogeneous: Bool {
    get { gtk_grid_get_column_homogeneous(gtkGrid).isTrue }
    set { gtk_grid_set_column_homogeneous(gtkGrid, newValue.gboolean) }
  }

  /// The property [`column-spacing`](https://docs.gtk.org/gtk4/property.Grid.column-spacing.html) of `GtkGrid`.
  public final var columnSpacing: Int {
    get { gtk_grid_get_column_spacing(gtkGrid).int }
    set { setProperty("column-spacing", newValue) }
  }

  /// The property [`row-homogeneous`](https://docs.gtk.org/gtk4/property.Grid.row-homogeneous.html) of `GtkGrid`.
  public final var rowHomogeneous: Bool {
    get { gtk_grid_get_row_homogeneous(gtkGrid).isTrue }
    set { gtk_grid_set_row_homogeneous(gtkGrid, newValue.gboolean) }
  }

  /// The property [`row-spacing`](https://docs.gtk.org/gtk4/property.Grid.row-spacing.html) of `GtkGrid`.
  public final var rowSpacing: Int {
    get { gtk_grid_get_row_spacing(gtkGrid).int }
    set { setProperty("row-spacing", newValue) }
  }

  /// Calls [`gtk_grid_attach()`](https://docs.gtk.org/gtk4/method.Grid.attach.html).
  public final func attach(_ child: Widget, column: Int, row: Int, width: Int, height: Int) {
    gtk_grid_attach(gtkGrid, child.gtkWidget, column.int32, row.int32, width.int32, height.int32)
  }

  /// Calls [`gtk_grid_attach_next_to()`](https://docs.gtk.org/gtk4/method.Grid.attach_next_to.html).
  public final func attachNextTo(_ child: Widget, sibling: Widget?, side: PositionType, width: Int, height: Int) {
    gtk_grid_attach_next_to(gtkGrid, child.gtkWidget, sibling?.gtkWidget, side.cValue, width.int32, height.int32)
  }

  /// Calls [`gtk_grid_get_child_at()`](https://docs.gtk.org/gtk4/method.Grid.get_child_at.html).
  public final func getChildAt(column: Int, row: Int) -> Widget? {
    lentObject(widget: gtk_grid_get_child_at(gtkGrid, column.int32, row.int32))
  }

  /// Calls
  /// [`gtk_grid_get_row_baseline_position()`](https://docs.gtk.org/gtk4/method.Grid.get_row_baseline_position.html).
  public final func getRowBaselinePosition(_ row: Int) -> BaselinePosition {
    BaselinePosition(cValue: gtk_grid_get_row_baseline_position(gtkGrid, row.int32))
  }

  /// Calls [`gtk_grid_insert_column()`](https://docs.gtk.org/gtk4/method.Grid.insert_column.html).
  public final func insertColumn(_ position: Int) { gtk_grid_insert_column(gtkGrid, position.int32) }

  /// Calls [`gtk_grid_insert_next_to()`](https://docs.gtk.org/gtk4/method.Grid.insert_next_to.html).
  public final func insertNextTo(_ sibling: Widget, side: PositionType) {
    gtk_grid_insert_next_to(gtkGrid, sibling.gtkWidget, side.cValue)
  }

  /// Calls [`gtk_grid_insert_row()`](https://docs.gtk.org/gtk4/method.Grid.insert_row.html).
  public final func insertRow(_ position: Int) { gtk_grid_insert_row(gtkGrid, position.int32) }

  /// Calls [`gtk_grid_query_child()`](https://docs.gtk.org/gtk4/method.Grid.query_child.html).
  public final func queryChild(_ child: Widget) -> (column: Int, row: Int, width: Int, height: Int) {
    var cColumn: Int32 = 0
    var cRow: Int32 = 0
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_grid_query_child(gtkGrid, child.gtkWidget, &cColumn, &cRow, &cWidth, &cHeight)
    return (cColumn.int, cRow.int, cWidth.int, cHeight.int)
  }

  /// Calls [`gtk_grid_remove()`](https://docs.gtk.org/gtk4/method.Grid.remove.html).
  public final func remove(_ child: Widget) { gtk_grid_remove(gtkGrid, child.gtkWidget) }

  /// Calls [`gtk_grid_remove_column()`](https://docs.gtk.org/gtk4/method.Grid.remove_column.html).
  public final func removeColumn(_ position: Int) { gtk_grid_remove_column(gtkGrid, position.int32) }

  /// Calls [`gtk_grid_remove_row()`](https://docs.gtk.org/gtk4/method.Grid.remove_row.html).
  public final func removeRow(_ position: Int) { gtk_grid_remove_row(gtkGrid, position.int32) }

  /// Calls
  /// [`gtk_grid_set_row_baseline_position()`](https://docs.gtk.org/gtk4/method.Grid.set_row_baseline_position.html).
  public final func setRowBaselinePosition(row: Int, pos: BaselinePosition) {
    gtk_grid_set_row_baseline_position(gtkGrid, row.int32, pos.cValue)
  }
}

extension Reactive where Base: Grid {
  /// The property [`baseline-row`](https://docs.gtk.org/gtk4/property.Grid.baseline-row.html) of `GtkGrid`.
  public var baselineRow: DynamicSubject<Int> {
    property("baseline-row", get: { (object: Grid) in object.baselineRow }, set: { $0.baselineRow = $1 })
  }

  /// The property [`column-homogeneous`](https://docs.gtk.org/gtk4/property.Grid.column-homogeneous.html) of `GtkGrid`.
  public var columnHomogeneous: DynamicSubject<Bool> { property("column-homogeneous") }

  /// The property [`column-spacing`](https://docs.gtk.org/gtk4/property.Grid.column-spacing.html) of `GtkGrid`.
  public var columnSpacing: DynamicSubject<Int> { property("column-spacing") }

  /// The property [`row-homogeneous`](https://docs.gtk.org/gtk4/property.Grid.row-homogeneous.html) of `GtkGrid`.
  public var rowHomogeneous: DynamicSubject<Bool> { property("row-homogeneous") }

  /// The property [`row-spacing`](https://docs.gtk.org/gtk4/property.Grid.row-spacing.html) of `GtkGrid`.
  public var rowSpacing: DynamicSubject<Int> { property("row-spacing") }
}
