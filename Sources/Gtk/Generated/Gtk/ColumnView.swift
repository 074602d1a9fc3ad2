// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkColumnView`](https://docs.gtk.org/gtk4/class.ColumnView.html).
open class ColumnView: Widget, Scrollable {
  open override class var gType: GType { gtk_column_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_column_view_new()`](https://docs.gtk.org/gtk4/ctor.ColumnView.new.html).
  public init(model: (any SelectionModel)? = nil) {
    super.init(adopting: gtk_column_view_new(model?.given()))
  }

  /// The property [`columns`](https://docs.gtk.org/gtk4/property.ColumnView.columns.html) of `GtkColumnView`.
  public final var columns: (any Gio.ListModel)? { lentInterface(opaque: gtk_column_view_get_columns(instance(self))) }

  /// The property [`enable-rubberband`](https://docs.gtk.org/gtk4/property.ColumnView.enable-rubberband.html) of
  /// `GtkColumnView`.
  public final var enableRubberband: Bool {
    get { gtk_column_view_get_enable_rubberband(instance(self)).isTrue }
    set { gtk_column_view_set_enable_rubberband(instance(self), newValue.gboolean) }
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.ColumnView.model.html) of `GtkColumnView`.
  public final var model: (any SelectionModel)? {
    get { lentInterface(opaque: gtk_column_view_get_model(instance(self))) }
    set { gtk_column_view_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`reorderable`](https://docs.gtk.org/gtk4/property.ColumnView.reorderable.html) of `GtkColumnView`.
  public final var reorderable: Bool {
    get { gtk_column_view_get_reorderable(instance(self)).isTrue }
    set { gtk_column_view_set_reorderable(instance(self), newValue.gboolean) }
  }

  /// The property [`show-column-separators`](https://docs.gtk.org/gtk4/property.ColumnView.show-column-separators.html)
  /// of `GtkColumnView`.
  public final var showColumnSeparators: Bool {
    get { gtk_column_view_get_show_column_separators(instance(self)).isTrue }
    set { gtk_column_view_set_show_column_separators(instance(self), newValue.gboolean) }
  }

  /// The property [`show-row-separators`](https://docs.gtk.org/gtk4/property.ColumnView.show-row-separators.html) of
  /// `GtkColumnView`.
  public final var showRowSeparators: Bool {
    get { gtk_column_view_get_show_row_separators(instance(self)).isTrue }
    set { gtk_column_view_set_show_row_separators(instance(self), newValue.gboolean) }
  }

  /// The property [`single-click-activate`](https://docs.gtk.org/gtk4/property.ColumnView.single-click-activate.html)
  /// of `GtkColumnView`.
  public final var singleClickActivate: Bool {
    get { gtk_column_view_get_single_click_activate(instance(self)).isTrue }
    set { gtk_column_view_set_single_click_activate(instance(self), newValue.gboolean) }
  }

  /// The property [`sorter`](https://docs.gtk.org/gtk4/property.ColumnView.sorter.html) of `GtkColumnView`.
  public final var sorter: Sorter? { lentObject(gtk_column_view_get_sorter(instance(self))) }

  /// Calls [`gtk_column_view_append_column()`](https://docs.gtk.org/gtk4/method.ColumnView.append_column.html).
  public final func appendColumn(_ column: ColumnViewColumn) {
    gtk_column_view_append_column(instance(self), column.opaque)
  }

  /// Calls [`gtk_column_view_insert_column()`](https://docs.gtk.org/gtk4/method.ColumnView.insert_column.html).
  public final func insertColumn(position: Int, column: ColumnViewColumn) {
    gtk_column_view_insert_column(instance(self), position.uint32, column.opaque)
  }

  /// Calls [`gtk_column_view_remove_column()`](https://docs.gtk.org/gtk4/method.ColumnView.remove_column.html).
  public final func removeColumn(_ column: ColumnViewColumn) {
    gtk_column_view_remove_column(instance(self), column.opaque)
  }

  /// Calls [`gtk_column_view_sort_by_column()`](https://docs.gtk.org/gtk4/method.ColumnView.sort_by_column.html).
  public final func sortByColumn(_ column: ColumnViewColumn?, direction: SortType) {
    gtk_column_view_sort_by_column(instance(self), column?.opaque, direction.cValue)
  }
}

extension Reactive where Base: ColumnView {
  /// The property [`columns`](https://docs.gtk.org/gtk4/property.ColumnView.columns.html) of `GtkColumnView`.
  public var columns: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("columns") }

  /// The property [`enable-rubberband`](https://docs.gtk.org/gtk4/property.ColumnView.enable-rubberband.html) of
  /// `GtkColumnView`.
  public var enableRubberband: DynamicSubject<Bool> { property("enable-rubberband") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.ColumnView.model.html) of `GtkColumnView`.
  public var model: DynamicSubject<(any SelectionModel)?> { interfaceProperty("model") }

  /// The property [`reorderable`](https://docs.gtk.org/gtk4/property.ColumnView.reorderable.html) of `GtkColumnView`.
  public var reorderable: DynamicSubject<Bool> { property("reorderable") }

  /// The property [`show-column-separators`](https://docs.gtk.org/gtk4/property.ColumnView.show-column-separators.html)
  /// of `GtkColumnView`.
  public var showColumnSeparators: DynamicSubject<Bool> { property("show-column-separators") }

  /// The property [`show-row-separators`](https://docs.gtk.org/gtk4/property.ColumnView.show-row-separators.html) of
  /// `GtkColumnView`.
  public var showRowSeparators: DynamicSubject<Bool> { property("show-row-separators") }

  /// The property [`single-click-activate`](https://docs.gtk.org/gtk4/property.ColumnView.single-click-activate.html)
  /// of `GtkColumnView`.
  public var singleClickActivate: DynamicSubject<Bool> { property("single-click-activate") }

  /// The property [`sorter`](https://docs.gtk.org/gtk4/property.ColumnView.sorter.html) of `GtkColumnView`.
  public var sorter: SafeSignal<Sorter?> { readOnlyProperty("sorter") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.ColumnView.activate.html) of `GtkColumnView`.
  ///
  /// Argument: `position`.
  public var activate: SafeSignal<Int> { signal(ofOne: "activate") }
}
