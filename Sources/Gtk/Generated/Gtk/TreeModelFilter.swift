// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkTreeModelFilter`](https://docs.gtk.org/gtk4/class.TreeModelFilter.html).
open class TreeModelFilter: Object, TreeDragSource, TreeModel {
  open override class var gType: GType { gtk_tree_model_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkTreeModelFilter: UnsafeMutablePointer<GtkTreeModelFilter> {
    pointer.assumingMemoryBound(to: GtkTreeModelFilter.self)
  }

  /// The property [`child-model`](https://docs.gtk.org/gtk4/property.TreeModelFilter.child-model.html) of
  /// `GtkTreeModelFilter`.
  public final var childModel: (any TreeModel)? { (getProperty("child-model") as Object?) as? any TreeModel }

  /// The property [`virtual-root`](https://docs.gtk.org/gtk4/property.TreeModelFilter.virtual-root.html) of
  /// `GtkTreeModelFilter`.
  public final var virtualRoot: TreePath? { getProperty("virtual-root") }

  /// Calls [`gtk_tree_model_filter_clear_cache()`](https://docs.gtk.org/gtk4/method.TreeModelFilter.clear_cache.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func clearCache() { gtk_tree_model_filter_clear_cache(gtkTreeModelFilter) }

  /// Calls
  /// [`gtk_tree_model_filter_convert_child_iter_to_iter()`](https://docs.gtk.org/gtk4/method.TreeModelFilter.convert_child_iter_to_iter.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func convertChildIterToIter(_ childIter: TreeIter) -> TreeIter? {
    var cFilterIter = GtkTreeIter()
    let result = gtk_tree_model_filter_convert_child_iter_to_iter(
      gtkTreeModelFilter, &cFilterIter, childIter.gtkTreeIter)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cFilterIter)
  }

  /// Calls
  /// [`gtk_tree_model_filter_convert_child_path_to_path()`](https://docs.gtk.org/gtk4/method.TreeModelFilter.convert_child_path_to_path.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func convertChildPathToPath(_ childPath: TreePath) -> TreePath? {
    givenBoxed(opaque: gtk_tree_model_filter_convert_child_path_to_path(gtkTreeModelFilter, childPath.opaque))
  }

  /// Calls
  /// [`gtk_tree_model_filter_convert_iter_to_child_iter()`](https://docs.gtk.org/gtk4/method.TreeModelFilter.convert_iter_to_child_iter.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func convertIterToChildIter(_ filterIter: TreeIter) -> TreeIter {
    var cChildIter = GtkTreeIter()
    gtk_tree_model_filter_convert_iter_to_child_iter(gtkTreeModelFilter, &cChildIter, filterIter.gtkTreeIter)
    return TreeIter(copying: &cChildIter)
  }

  /// Calls
  /// [`gtk_tree_model_filter_convert_path_to_child_path()`](https://docs.gtk.org/gtk4/method.TreeModelFilter.convert_path_to_child_path.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func convertPathToChildPath(_ filterPath: TreePath) -> TreePath? {
    givenBoxed(opaque: gtk_tree_model_filter_convert_path_to_child_path(gtkTreeModelFilter, filterPath.opaque))
  }

  /// Calls [`gtk_tree_model_filter_get_model()`](https://docs.gtk.org/gtk4/method.TreeModelFilter.get_model.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var model: (any TreeModel)? {
    lentInterface(opaque: gtk_tree_model_filter_get_model(gtkTreeModelFilter))
  }

  /// Calls [`gtk_tree_model_filter_refilter()`](https://docs.gtk.org/gtk4/method.TreeModelFilter.refilter.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func refilter() { gtk_tree_model_filter_refilter(gtkTreeModelFilter) }

  /// Calls
  /// [`gtk_tree_model_filter_set_visible_column()`](https://docs.gtk.org/gtk4/method.TreeModelFilter.set_visible_column.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func setVisibleColumn(_ column: Int) {
    gtk_tree_model_filter_set_visible_column(gtkTreeModelFilter, column.int32)
  }

  /// Calls
  /// [`gtk_tree_model_filter_set_visible_func()`](https://docs.gtk.org/gtk4/method.TreeModelFilter.set_visible_func.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func setVisibleFunc(_ `func`: @escaping (any TreeModel, TreeIter) -> Bool) {
    gtk_tree_model_filter_set_visible_func(
      gtkTreeModelFilter, callGtkTreeModelFilterVisibleFunc, heldClosure(`func`), releaseClosure)
  }
}

extension Reactive where Base: TreeModelFilter {
  /// The property [`child-model`](https://docs.gtk.org/gtk4/property.TreeModelFilter.child-model.html) of
  /// `GtkTreeModelFilter`.
  public var childModel: SafeSignal<(any TreeModel)?> { readOnlyInterfaceProperty("child-model") }

  /// The property [`virtual-root`](https://docs.gtk.org/gtk4/property.TreeModelFilter.virtual-root.html) of
  /// `GtkTreeModelFilter`.
  public var virtualRoot: SafeSignal<TreePath?> { readOnlyProperty("virtual-root") }
}
