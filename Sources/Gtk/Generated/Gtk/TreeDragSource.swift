// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The interface [`GtkTreeDragSource`](https://docs.gtk.org/gtk4/iface.TreeDragSource.html).
public protocol TreeDragSource: Object {}

extension TreeDragSource {
  /// Calls
  /// [`gtk_tree_drag_source_drag_data_delete()`](https://docs.gtk.org/gtk4/method.TreeDragSource.drag_data_delete.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public func dragDataDelete(_ path: TreePath) -> Bool {
    gtk_tree_drag_source_drag_data_delete(opaque, path.opaque).isTrue
  }

  /// Calls
  /// [`gtk_tree_drag_source_drag_data_get()`](https://docs.gtk.org/gtk4/method.TreeDragSource.drag_data_get.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func dragDataGet(_ path: TreePath) -> Gdk.ContentProvider? {
    givenObject(gtk_tree_drag_source_drag_data_get(opaque, path.opaque))
  }

  /// Calls
  /// [`gtk_tree_drag_source_row_draggable()`](https://docs.gtk.org/gtk4/method.TreeDragSource.row_draggable.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public func rowDraggable(_ path: TreePath) -> Bool { gtk_tree_drag_source_row_draggable(opaque, path.opaque).isTrue }
}

/// An object of a class that is private to its library, known by its interface.
final class TreeDragSourceObject: Object, TreeDragSource {}
