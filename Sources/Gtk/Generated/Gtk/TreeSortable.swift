// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The interface [`GtkTreeSortable`](https://docs.gtk.org/gtk4/iface.TreeSortable.html).
public protocol TreeSortable: TreeModel {}

extension TreeSortable {
  /// Calls
  /// [`gtk_tree_sortable_get_sort_column_id()`](https://docs.gtk.org/gtk4/method.TreeSortable.get_sort_column_id.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var sortColumnId: (sortColumnId: Int, order: SortType)? {
    var cSortColumnId: Int32 = 0
    var cOrder = GtkSortType(rawValue: 0)
    let result = gtk_tree_sortable_get_sort_column_id(opaque, &cSortColumnId, &cOrder)
    guard result != 0 else { return nil }
    return (cSortColumnId.int, SortType(cValue: cOrder))
  }

  /// Calls
  /// [`gtk_tree_sortable_has_default_sort_func()`](https://docs.gtk.org/gtk4/method.TreeSortable.has_default_sort_func.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var hasDefaultSortFunc: Bool { gtk_tree_sortable_has_default_sort_func(opaque).isTrue }

  /// Calls
  /// [`gtk_tree_sortable_set_default_sort_func()`](https://docs.gtk.org/gtk4/method.TreeSortable.set_default_sort_func.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func setDefaultSortFunc(_ sortFunc: @escaping (any TreeModel, TreeIter, TreeIter) -> Int) {
    gtk_tree_sortable_set_default_sort_func(opaque, callGtkTreeIterCompareFunc, heldClosure(sortFunc), releaseClosure)
  }

  /// Calls
  /// [`gtk_tree_sortable_set_sort_column_id()`](https://docs.gtk.org/gtk4/method.TreeSortable.set_sort_column_id.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func setSortColumnId(sortColumnId: Int, order: SortType) {
    gtk_tree_sortable_set_sort_column_id(opaque, sortColumnId.int32, order.cValue)
  }

  /// Calls [`gtk_tree_sortable_set_sort_func()`](https://docs.gtk.org/gtk4/method.TreeSortable.set_sort_func.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func setSortFunc(sortColumnId: Int, sortFunc: @escaping (any TreeModel, TreeIter, TreeIter) -> Int) {
    gtk_tree_sortable_set_sort_func(
      opaque, sortColumnId.int32, callGtkTreeIterCompareFunc, heldClosure(sortFunc), releaseClosure)
  }

  /// Calls
  /// [`gtk_tree_sortable_sort_column_changed()`](https://docs.gtk.org/gtk4/method.TreeSortable.sort_column_changed.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func sortColumnChanged() { gtk_tree_sortable_sort_column_changed(opaque) }
}

extension Reactive where Base: TreeSortable {
  /// The signal [`sort-column-changed`](https://docs.gtk.org/gtk4/signal.TreeSortable.sort-column-changed.html) of
  /// `GtkTreeSortable`.
  public var sortColumnChanged: SafeSignal<Void> { signal("sort-column-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class TreeSortableObject: Object, TreeSortable {}
