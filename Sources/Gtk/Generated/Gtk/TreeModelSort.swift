// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkTreeModelSort`](https://docs.gtk.org/gtk4/class.TreeModelSort.html).
open class TreeModelSort: Object, TreeDragSource, TreeModel, TreeSortable {
  open override class var gType: GType { gtk_tree_model_sort_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkTreeModelSort: UnsafeMutablePointer<GtkTreeModelSort> {
    pointer.assumingMemoryBound(to: GtkTreeModelSort.self)
  }

  /// Calls [`gtk_tree_model_sort_new_with_model()`](https://docs.gtk.org/gtk4/ctor.TreeModelSort.new_with_model.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init(childModel: any TreeModel) {
    super.init(adopting: gtk_tree_model_sort_new_with_model(childModel.opaque).raw)
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.TreeModelSort.model.html) of `GtkTreeModelSort`.
  public final var model: (any TreeModel)? { lentInterface(opaque: gtk_tree_model_sort_get_model(gtkTreeModelSort)) }

  /// Calls [`gtk_tree_model_sort_clear_cache()`](https://docs.gtk.org/gtk4/method.TreeModelSort.clear_cache.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func clearCache() { gtk_tree_model_sort_clear_cache(gtkTreeModelSort) }

  /// Calls
  /// [`gtk_tree_model_sort_convert_child_iter_to_iter()`](https://docs.gtk.org/gtk4/method.TreeModelSort.convert_child_iter_to_iter.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func convertChildIterToIter(_ childIter: TreeIter) -> TreeIter? {
    var cSortIter = GtkTreeIter()
    let result = gtk_tree_model_sort_convert_child_iter_to_iter(gtkTreeModelSort, &cSortIter, childIter.gtkTreeIter)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cSortIter)
  }

  /// Calls
  /// [`gtk_tree_model_sort_convert_child_path_to_path()`](https://docs.gtk.org/gtk4/method.TreeModelSort.convert_child_path_to_path.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func convertChildPathToPath(_ childPath: TreePath) -> TreePath? {
    givenBoxed(opaque: gtk_tree_model_sort_convert_child_path_to_path(gtkTreeModelSort, childPath.opaque))
  }

  /// Calls
  /// [`gtk_tree_model_sort_convert_iter_to_child_iter()`](https://docs.gtk.org/gtk4/method.TreeModelSort.convert_iter_to_child_iter.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func convertIterToChildIter(_ sortedIter: TreeIter) -> TreeIter {
    var cChildIter = GtkTreeIter()
    gtk_tree_model_sort_convert_iter_to_child_iter(gtkTreeModelSort, &cChildIter, sortedIter.gtkTreeIter)
    return TreeIter(copying: &cChildIter)
  }

  /// Calls
  /// [`gtk_tree_model_sort_convert_path_to_child_path()`](https://docs.gtk.org/gtk4/method.TreeModelSort.convert_path_to_child_path.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func convertPathToChildPath(_ sortedPath: TreePath) -> TreePath? {
    givenBoxed(opaque: gtk_tree_model_sort_convert_path_to_child_path(gtkTreeModelSort, sortedPath.opaque))
  }

  /// Calls [`gtk_tree_model_sort_iter_is_valid()`](https://docs.gtk.org/gtk4/method.TreeModelSort.iter_is_valid.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func iterIsValid(_ iter: TreeIter) -> Bool {
    gtk_tree_model_sort_iter_is_valid(gtkTreeModelSort, iter.gtkTreeIter).isTrue
  }

  /// Calls
  /// [`gtk_tree_model_sort_reset_default_sort_func()`](https://docs.gtk.org/gtk4/method.TreeModelSort.reset_default_sort_func.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func resetDefaultSortFunc() { gtk_tree_model_sort_reset_default_sort_func(gtkTreeModelSort) }
}

extension Reactive where Base: TreeModelSort {
  /// The property [`model`](https://docs.gtk.org/gtk4/property.TreeModelSort.model.html) of `GtkTreeModelSort`.
  public var model: SafeSignal<(any TreeModel)?> { readOnlyInterfaceProperty("model") }
}
