// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
public import BindingCore
import CGtk

/// The class [`GtkColumnViewSorter`](https://docs.gtk.org/gtk4/class.ColumnViewSorter.html). Since GTK 4.10.
open class ColumnViewSorter: Sorter {
  open override class var gType: GType { gtk_column_view_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`primary-sort-column`](https://docs.gtk.org/gtk4/property.ColumnViewSorter.primary-sort-column.html)
  /// of `GtkColumnViewSorter`. Since GTK 4.10.
  public final var primarySortColumn: ColumnViewColumn? {
    lentObject(opaque: gtk_column_view_sorter_get_primary_sort_column(instance(self)))
  }

  /// The property [`primary-sort-order`](https://docs.gtk.org/gtk4/property.ColumnViewSorter.primary-sort-order.html)
  /// of `GtkColumnViewSorter`. Since GTK 4.10.
  public final var primarySortOrder: SortType {
    SortType(cValue: gtk_column_view_sorter_get_primary_sort_order(instance(self)))
  }

  /// Calls
  /// [`gtk_column_view_sorter_get_n_sort_columns()`](https://docs.gtk.org/gtk4/method.ColumnViewSorter.get_n_sort_columns.html).
  /// Since GTK 4.10.
  public final var nSortColumns: Int { gtk_column_view_sorter_get_n_sort_columns(instance(self)).int }

  /// Calls
  /// [`gtk_column_view_sorter_get_nth_sort_column()`](https://docs.gtk.org/gtk4/method.ColumnViewSorter.get_nth_sort_column.html).
  /// Since GTK 4.10.
  public final func getNthSortColumn(_ position: Int) -> (result: ColumnViewColumn?, sortOrder: SortType) {
    var cSortOrder = GtkSortType(rawValue: 0)
    let result = gtk_column_view_sorter_get_nth_sort_column(instance(self), position.uint32, &cSortOrder)
    return (lentObject(opaque: result), SortType(cValue: cSortOrder))
  }
}

extension Reactive where Base: ColumnViewSorter {
  /// The property [`primary-sort-column`](https://docs.gtk.org/gtk4/property.ColumnViewSorter.primary-sort-column.html)
  /// of `GtkColumnViewSorter`. Since GTK 4.10.
  public var primarySortColumn: SafeSignal<ColumnViewColumn?> { readOnlyProperty("primary-sort-column") }

  /// The property [`primary-sort-order`](https://docs.gtk.org/gtk4/property.ColumnViewSorter.primary-sort-order.html)
  /// of `GtkColumnViewSorter`. Since GTK 4.10.
  public var primarySortOrder: SafeSignal<SortType> { readOnlyProperty("primary-sort-order") }
}

#endif
