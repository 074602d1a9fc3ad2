// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkTreeSelection`](https://docs.gtk.org/gtk4/class.TreeSelection.html).
open class TreeSelection: Object {
  open override class var gType: GType { gtk_tree_selection_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`mode`](https://docs.gtk.org/gtk4/property.TreeSelection.mode.html) of `GtkTreeSelection`.
  public final var mode: SelectionMode {
    get { SelectionMode(cValue: gtk_tree_selection_get_mode(instance(self))) }
    set { gtk_tree_selection_set_mode(instance(self), newValue.cValue) }
  }

  /// Calls
  /// [`gtk_tree_selection_count_selected_rows()`](https://docs.gtk.org/gtk4/method.TreeSelection.count_selected_rows.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  @discardableResult
  public final func countSelectedRows() -> Int { gtk_tree_selection_count_selected_rows(instance(self)).int }

  /// Calls [`gtk_tree_selection_get_selected()`](https://docs.gtk.org/gtk4/method.TreeSelection.get_selected.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final var selected: (model: (any TreeModel)?, iter: TreeIter)? {
    var cModel: OpaquePointer?
    var cIter = GtkTreeIter()
    let result = gtk_tree_selection_get_selected(instance(self), &cModel, &cIter)
    guard result != 0 else { return nil }
    return (lentInterface(opaque: cModel), TreeIter(copying: &cIter))
  }

  /// Calls
  /// [`gtk_tree_selection_get_selected_rows()`](https://docs.gtk.org/gtk4/method.TreeSelection.get_selected_rows.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final var selectedRows: (result: [TreePath], model: (any TreeModel)?) {
    var cModel: OpaquePointer?
    let result = gtk_tree_selection_get_selected_rows(instance(self), &cModel)
    return (lists(result, isGiven: true) { givenBoxed($0) as TreePath? }, lentInterface(opaque: cModel))
  }

  /// Calls [`gtk_tree_selection_get_tree_view()`](https://docs.gtk.org/gtk4/method.TreeSelection.get_tree_view.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final var treeView: TreeView? { lentObject(gtk_tree_selection_get_tree_view(instance(self))) }

  /// Calls
  /// [`gtk_tree_selection_iter_is_selected()`](https://docs.gtk.org/gtk4/method.TreeSelection.iter_is_selected.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func iterIsSelected(_ iter: TreeIter) -> Bool {
    gtk_tree_selection_iter_is_selected(instance(self), iter.gtkTreeIter).isTrue
  }

  /// Calls
  /// [`gtk_tree_selection_path_is_selected()`](https://docs.gtk.org/gtk4/method.TreeSelection.path_is_selected.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func pathIsSelected(_ path: TreePath) -> Bool {
    gtk_tree_selection_path_is_selected(instance(self), path.opaque).isTrue
  }

  /// Calls [`gtk_tree_selection_select_all()`](https://docs.gtk.org/gtk4/method.TreeSelection.select_all.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func selectAll() { gtk_tree_selection_select_all(instance(self)) }

  /// Calls [`gtk_tree_selection_select_iter()`](https://docs.gtk.org/gtk4/method.TreeSelection.select_iter.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func selectIter(_ iter: TreeIter) { gtk_tree_selection_select_iter(instance(self), iter.gtkTreeIter) }

  /// Calls [`gtk_tree_selection_select_path()`](https://docs.gtk.org/gtk4/method.TreeSelection.select_path.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func selectPath(_ path: TreePath) { gtk_tree_selection_select_path(instance(self), path.opaque) }

  /// Calls [`gtk_tree_selection_select_range()`](https://docs.gtk.org/gtk4/method.TreeSelection.select_range.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func selectRange(_ startPath: TreePath, endPath: TreePath) {
    gtk_tree_selection_select_range(instance(self), startPath.opaque, endPath.opaque)
  }

  /// Calls
  /// [`gtk_tree_selection_selected_foreach()`](https://docs.gtk.org/gtk4/method.TreeSelection.selected_foreach.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func selectedForeach(_ `func`: @escaping (any TreeModel, TreePath, TreeIter) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_tree_selection_selected_foreach(instance(self), callGtkTreeSelectionForeachFunc, lent.closure(`func`))
  }

  /// Calls
  /// [`gtk_tree_selection_set_select_function()`](https://docs.gtk.org/gtk4/method.TreeSelection.set_select_function.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func setSelectFunction(_ `func`: ((TreeSelection, any TreeModel, TreePath, Bool) -> Bool)?) {
    gtk_tree_selection_set_select_function(
      instance(self), `func` == nil ? nil : callGtkTreeSelectionFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }

  /// Calls [`gtk_tree_selection_unselect_all()`](https://docs.gtk.org/gtk4/method.TreeSelection.unselect_all.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func unselectAll() { gtk_tree_selection_unselect_all(instance(self)) }

  /// Calls [`gtk_tree_selection_unselect_iter()`](https://docs.gtk.org/gtk4/method.TreeSelection.unselect_iter.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func unselectIter(_ iter: TreeIter) {
    gtk_tree_selection_unselect_iter(instance(self), iter.gtkTreeIter)
  }

  /// Calls [`gtk_tree_selection_unselect_path()`](https://docs.gtk.org/gtk4/method.TreeSelection.unselect_path.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func unselectPath(_ path: TreePath) { gtk_tree_selection_unselect_path(instance(self), path.opaque) }

  /// Calls [`gtk_tree_selection_unselect_range()`](https://docs.gtk.org/gtk4/method.TreeSelection.unselect_range.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func unselectRange(_ startPath: TreePath, endPath: TreePath) {
    gtk_tree_selection_unselect_range(instance(self), startPath.opaque, endPath.opaque)
  }
}

extension Reactive where Base: TreeSelection {
  /// The property [`mode`](https://docs.gtk.org/gtk4/property.TreeSelection.mode.html) of `GtkTreeSelection`.
  public var mode: DynamicSubject<SelectionMode> { property("mode") }

  /// The signal [`changed`](https://docs.gtk.org/gtk4/signal.TreeSelection.changed.html) of `GtkTreeSelection`.
  public var changed: SafeSignal<Void> { signal("changed") }
}
