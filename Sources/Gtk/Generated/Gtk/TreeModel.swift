// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The interface [`GtkTreeModel`](https://docs.gtk.org/gtk4/iface.TreeModel.html).
public protocol TreeModel: Object {}

extension TreeModel {
  /// Calls [`gtk_tree_model_filter_new()`](https://docs.gtk.org/gtk4/method.TreeModel.filter_new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public func filterNew(_ root: TreePath?) -> any TreeModel {
    (givenInterface(opaque: gtk_tree_model_filter_new(opaque, root?.opaque)) as (any TreeModel)?)!
  }

  /// Calls [`gtk_tree_model_foreach()`](https://docs.gtk.org/gtk4/method.TreeModel.foreach.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func foreach(_ `func`: @escaping (any TreeModel, TreePath, TreeIter) -> Bool) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_tree_model_foreach(opaque, callGtkTreeModelForeachFunc, lent.closure(`func`))
  }

  /// Calls [`gtk_tree_model_get_column_type()`](https://docs.gtk.org/gtk4/method.TreeModel.get_column_type.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func getColumnType(_ index: Int) -> GType { gtk_tree_model_get_column_type(opaque, index.int32) }

  /// Calls [`gtk_tree_model_get_flags()`](https://docs.gtk.org/gtk4/method.TreeModel.get_flags.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var flags: TreeModelFlags { TreeModelFlags(cValue: gtk_tree_model_get_flags(opaque)) }

  /// Calls [`gtk_tree_model_get_iter()`](https://docs.gtk.org/gtk4/method.TreeModel.get_iter.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func getIter(_ path: TreePath) -> TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_get_iter(opaque, &cIter, path.opaque)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_tree_model_get_iter_first()`](https://docs.gtk.org/gtk4/method.TreeModel.get_iter_first.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var iterFirst: TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_get_iter_first(opaque, &cIter)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Calls
  /// [`gtk_tree_model_get_iter_from_string()`](https://docs.gtk.org/gtk4/method.TreeModel.get_iter_from_string.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func getIterFromString(_ pathString: String) -> TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_get_iter_from_string(opaque, &cIter, pathString)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_tree_model_get_n_columns()`](https://docs.gtk.org/gtk4/method.TreeModel.get_n_columns.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var nColumns: Int { gtk_tree_model_get_n_columns(opaque).int }

  /// Calls [`gtk_tree_model_get_path()`](https://docs.gtk.org/gtk4/method.TreeModel.get_path.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func getPath(_ iter: TreeIter) -> TreePath {
    promised(givenBoxed(opaque: gtk_tree_model_get_path(opaque, iter.gtkTreeIter)))
  }

  /// Calls
  /// [`gtk_tree_model_get_string_from_iter()`](https://docs.gtk.org/gtk4/method.TreeModel.get_string_from_iter.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func getStringFromIter(_ iter: TreeIter) -> String? {
    givenString(ifAny: gtk_tree_model_get_string_from_iter(opaque, iter.gtkTreeIter))
  }

  /// Calls [`gtk_tree_model_get_value()`](https://docs.gtk.org/gtk4/method.TreeModel.get_value.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func getValue(_ iter: TreeIter, column: Int) -> AnyValue {
    var cValue = GValue()
    gtk_tree_model_get_value(opaque, iter.gtkTreeIter, column.int32, &cValue)
    return AnyValue(taking: cValue)
  }

  /// Calls [`gtk_tree_model_iter_children()`](https://docs.gtk.org/gtk4/method.TreeModel.iter_children.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public func iterChildren(_ parent: TreeIter?) -> TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_iter_children(opaque, &cIter, parent?.gtkTreeIter)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_tree_model_iter_has_child()`](https://docs.gtk.org/gtk4/method.TreeModel.iter_has_child.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func iterHasChild(_ iter: TreeIter) -> Bool { gtk_tree_model_iter_has_child(opaque, iter.gtkTreeIter).isTrue }

  /// Calls [`gtk_tree_model_iter_n_children()`](https://docs.gtk.org/gtk4/method.TreeModel.iter_n_children.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public func iterNChildren(_ iter: TreeIter?) -> Int { gtk_tree_model_iter_n_children(opaque, iter?.gtkTreeIter).int }

  /// Calls [`gtk_tree_model_iter_next()`](https://docs.gtk.org/gtk4/method.TreeModel.iter_next.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public func iterNext(_ iter: TreeIter) -> Bool { gtk_tree_model_iter_next(opaque, iter.gtkTreeIter).isTrue }

  /// Calls [`gtk_tree_model_iter_nth_child()`](https://docs.gtk.org/gtk4/method.TreeModel.iter_nth_child.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public func iterNthChild(_ parent: TreeIter?, n: Int) -> TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_iter_nth_child(opaque, &cIter, parent?.gtkTreeIter, n.int32)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_tree_model_iter_parent()`](https://docs.gtk.org/gtk4/method.TreeModel.iter_parent.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public func iterParent(_ child: TreeIter) -> TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_iter_parent(opaque, &cIter, child.gtkTreeIter)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_tree_model_iter_previous()`](https://docs.gtk.org/gtk4/method.TreeModel.iter_previous.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public func iterPrevious(_ iter: TreeIter) -> Bool { gtk_tree_model_iter_previous(opaque, iter.gtkTreeIter).isTrue }

  /// Calls [`gtk_tree_model_ref_node()`](https://docs.gtk.org/gtk4/method.TreeModel.ref_node.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func refNode(_ iter: TreeIter) { gtk_tree_model_ref_node(opaque, iter.gtkTreeIter) }

  /// Calls [`gtk_tree_model_row_changed()`](https://docs.gtk.org/gtk4/method.TreeModel.row_changed.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func rowChanged(_ path: TreePath, iter: TreeIter) {
    gtk_tree_model_row_changed(opaque, path.opaque, iter.gtkTreeIter)
  }

  /// Calls [`gtk_tree_model_row_deleted()`](https://docs.gtk.org/gtk4/method.TreeModel.row_deleted.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func rowDeleted(_ path: TreePath) { gtk_tree_model_row_deleted(opaque, path.opaque) }

  /// Calls
  /// [`gtk_tree_model_row_has_child_toggled()`](https://docs.gtk.org/gtk4/method.TreeModel.row_has_child_toggled.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func rowHasChildToggled(_ path: TreePath, iter: TreeIter) {
    gtk_tree_model_row_has_child_toggled(opaque, path.opaque, iter.gtkTreeIter)
  }

  /// Calls [`gtk_tree_model_row_inserted()`](https://docs.gtk.org/gtk4/method.TreeModel.row_inserted.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func rowInserted(_ path: TreePath, iter: TreeIter) {
    gtk_tree_model_row_inserted(opaque, path.opaque, iter.gtkTreeIter)
  }

  /// Calls
  /// [`gtk_tree_model_rows_reordered_with_length()`](https://docs.gtk.org/gtk4/method.TreeModel.rows_reordered_with_length.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func rowsReordered(_ path: TreePath, iter: TreeIter?, newOrder: [Int]) {
    var cNewOrder = newOrder.map { $0.int32 }
    gtk_tree_model_rows_reordered_with_length(opaque, path.opaque, iter?.gtkTreeIter, &cNewOrder, newOrder.count.int32)
  }

  /// Calls [`gtk_tree_model_unref_node()`](https://docs.gtk.org/gtk4/method.TreeModel.unref_node.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func unrefNode(_ iter: TreeIter) { gtk_tree_model_unref_node(opaque, iter.gtkTreeIter) }
}

extension Reactive where Base: TreeModel {
  /// The signal [`row-changed`](https://docs.gtk.org/gtk4/signal.TreeModel.row-changed.html) of `GtkTreeModel`.
  ///
  /// Arguments: `path`, `iter`.
  public var rowChanged: SafeSignal<(TreePath, TreeIter)> { signal(ofSeveral: "row-changed") }

  /// The signal [`row-deleted`](https://docs.gtk.org/gtk4/signal.TreeModel.row-deleted.html) of `GtkTreeModel`.
  ///
  /// Argument: `path`.
  public var rowDeleted: SafeSignal<TreePath> { signal(ofOne: "row-deleted") }

  /// The signal [`row-has-child-toggled`](https://docs.gtk.org/gtk4/signal.TreeModel.row-has-child-toggled.html) of
  /// `GtkTreeModel`.
  ///
  /// Arguments: `path`, `iter`.
  public var rowHasChildToggled: SafeSignal<(TreePath, TreeIter)> { signal(ofSeveral: "row-has-child-toggled") }

  /// The signal [`row-inserted`](https://docs.gtk.org/gtk4/signal.TreeModel.row-inserted.html) of `GtkTreeModel`.
  ///
  /// Arguments: `path`, `iter`.
  public var rowInserted: SafeSignal<(TreePath, TreeIter)> { signal(ofSeveral: "row-inserted") }
}

/// An object of a class that is private to its library, known by its interface.
final class TreeModelObject: Object, TreeModel {}
