// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkGridLayout`](https://docs.gtk.org/gtk4/class.GridLayout.html).
open class GridLayout: LayoutManager {
  open override class var gType: GType { gtk_grid_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_grid_layout_new()`](https://docs.gtk.org/gtk4/ctor.GridLayout.new.html).
  public init() {
    super.init(adopting: gtk_grid_layout_new())
  }

  /// The property [`baseline-row`](https://docs.gtk.org/gtk4/property.GridLayout.baseline-row.html) of `GtkGridLayout`.
  public final var baselineRow: Int {
    get { gtk_grid_layout_get_baseline_row(instance(self)).int }
    set { gtk_grid_layout_set_baseline_row(instance(self), newValue.int32) }
  }

  /// The property [`column-homogeneous`](https://docs.gtk.org/gtk4/property.GridLayout.column-homogeneous.html) of
  /// `GtkGridLayout`.
  public final var columnHomogeneous: Bool {
    get { gtk_grid_layout_get_column_homogeneous(instance(self)).isTrue }
    set { gtk_grid_layout_set_column_homogeneous(instance(self), newValue.gboolean) }
  }

  /// The property [`column-spacing`](https://docs.gtk.org/gtk4/property.GridLayout.column-spacing.html) of
  /// `GtkGridLayout`.
  public final var columnSpacing: Int {
    get { gtk_grid_layout_get_column_spacing(instance(self)).int }
    set { setProperty("column-spacing", newValue) }
  }

  /// The property [`row-homogeneous`](https://docs.gtk.org/gtk4/property.GridLayout.row-homogeneous.html) of
  /// `GtkGridLayout`.
  public final var rowHomogeneous: Bool {
    get { gtk_grid_layout_get_row_homogeneous(instance(self)).isTrue }
    set { gtk_grid_layout_set_row_homogeneous(instance(self), newValue.gboolean) }
  }

  /// The property [`row-spacing`](https://docs.gtk.org/gtk4/property.GridLayout.row-spacing.html) of `GtkGridLayout`.
  public final var rowSpacing: Int {
    get { gtk_grid_layout_get_row_spacing(instance(self)).int }
    set { setProperty("row-spacing", newValue) }
  }

  /// Calls
  /// [`gtk_grid_layout_get_row_baseline_position()`](https://docs.gtk.org/gtk4/method.GridLayout.get_row_baseline_position.html).
  public final func getRowBaselinePosition(_ row: Int) -> BaselinePosition {
    BaselinePosition(cValue: gtk_grid_layout_get_row_baseline_position(instance(self), row.int32))
  }

  /// Calls
  /// [`gtk_grid_layout_set_row_baseline_position()`](https://docs.gtk.org/gtk4/method.GridLayout.set_row_baseline_position.html).
  public final func setRowBaselinePosition(row: Int, pos: BaselinePosition) {
    gtk_grid_layout_set_row_baseline_position(instance(self), row.int32, pos.cValue)
  }
}

extension Reactive where Base: GridLayout {
  /// The property [`baseline-row`](https://docs.gtk.org/gtk4/property.GridLayout.baseline-row.html) of `GtkGridLayout`.
  public var baselineRow: DynamicSubject<Int> {
    property("baseline-row", get: { (object: GridLayout) in object.baselineRow }, set: { $0.baselineRow = $1 })
  }

  /// The property [`column-homogeneous`](https://docs.gtk.org/gtk4/property.GridLayout.column-homogeneous.html) of
  /// `GtkGridLayout`.
  public var columnHomogeneous: DynamicSubject<Bool> { property("column-homogeneous") }

  /// The property [`column-spacing`](https://docs.gtk.org/gtk4/property.GridLayout.column-spacing.html) of
  /// `GtkGridLayout`.
  public var columnSpacing: DynamicSubject<Int> { property("column-spacing") }

  /// The property [`row-homogeneous`](https://docs.gtk.org/gtk4/property.GridLayout.row-homogeneous.html) of
  /// `GtkGridLayout`.
  public var rowHomogeneous: DynamicSubject<Bool> { property("row-homogeneous") }

  /// The property [`row-spacing`](https://docs.gtk.org/gtk4/property.GridLayout.row-spacing.html) of `GtkGridLayout`.
  public var rowSpacing: DynamicSubject<Int> { property("row-spacing") }
}
