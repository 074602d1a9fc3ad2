// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkGridLayoutChild`](https://docs.gtk.org/gtk4/class.GridLayoutChild.html).
open class GridLayoutChild: LayoutChild {
  open override class var gType: GType { gtk_grid_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`column`](https://docs.gtk.org/gtk4/property.GridLayoutChild.column.html) of `GtkGridLayoutChild`.
  public final var column: Int {
    get { gtk_grid_layout_child_get_column(instance(self)).int }
    set { gtk_grid_layout_child_set_column(instance(self), newValue.int32) }
  }

  /// The property [`column-span`](https://docs.gtk.org/gtk4/property.GridLayoutChild.column-span.html) of
  /// `GtkGridLayoutChild`.
  public final var columnSpan: Int {
    get { gtk_grid_layout_child_get_column_span(instance(self)).int }
    set { gtk_grid_layout_child_set_column_span(instance(self), newValue.int32) }
  }

  /// The property [`row`](https://docs.gtk.org/gtk4/property.GridLayoutChild.row.html) of `GtkGridLayoutChild`.
  public final var row: Int {
    get { gtk_grid_layout_child_get_row(instance(self)).int }
    set { gtk_grid_layout_child_set_row(instance(self), newValue.int32) }
  }

  /// The property [`row-span`](https://docs.gtk.org/gtk4/property.GridLayoutChild.row-span.html) of
  /// `GtkGridLayoutChild`.
  public final var rowSpan: Int {
    get { gtk_grid_layout_child_get_row_span(instance(self)).int }
    set { gtk_grid_layout_child_set_row_span(instance(self), newValue.int32) }
  }
}

extension Reactive where Base: GridLayoutChild {
  /// The property [`column`](https://docs.gtk.org/gtk4/property.GridLayoutChild.column.html) of `GtkGridLayoutChild`.
  public var column: DynamicSubject<Int> {
    property("column", get: { (object: GridLayoutChild) in object.column }, set: { $0.column = $1 })
  }

  /// The property [`column-span`](https://docs.gtk.org/gtk4/property.GridLayoutChild.column-span.html) of
  /// `GtkGridLayoutChild`.
  public var columnSpan: DynamicSubject<Int> {
    property("column-span", get: { (object: GridLayoutChild) in object.columnSpan }, set: { $0.columnSpan = $1 })
  }

  /// The property [`row`](https://docs.gtk.org/gtk4/property.GridLayoutChild.row.html) of `GtkGridLayoutChild`.
  public var row: DynamicSubject<Int> {
    property("row", get: { (object: GridLayoutChild) in object.row }, set: { $0.row = $1 })
  }

  /// The property [`row-span`](https://docs.gtk.org/gtk4/property.GridLayoutChild.row-span.html) of
  /// `GtkGridLayoutChild`.
  public var rowSpan: DynamicSubject<Int> {
    property("row-span", get: { (object: GridLayoutChild) in object.rowSpan }, set: { $0.rowSpan = $1 })
  }
}
