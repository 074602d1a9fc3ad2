// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The interface [`GtkTreeDragDest`](https://docs.gtk.org/gtk4/iface.TreeDragDest.html).
public protocol TreeDragDest: Object {}

extension TreeDragDest {
  /// Calls
  /// [`gtk_tree_drag_dest_drag_data_received()`](https://docs.gtk.org/gtk4/method.TreeDragDest.drag_data_received.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public func dragDataReceived(_ dest: TreePath, value: any GValueWritable) -> Bool {
    let lent = CallScope()
    defer { lent.end() }
    return gtk_tree_drag_dest_drag_data_received(opaque, dest.opaque, lent.value(value)).isTrue
  }

  /// Calls
  /// [`gtk_tree_drag_dest_row_drop_possible()`](https://docs.gtk.org/gtk4/method.TreeDragDest.row_drop_possible.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public func rowDropPossible(_ destPath: TreePath, value: any GValueWritable) -> Bool {
    let lent = CallScope()
    defer { lent.end() }
    return gtk_tree_drag_dest_row_drop_possible(opaque, destPath.opaque, lent.value(value)).isTrue
  }
}

/// An object of a class that is private to its library, known by its interface.
final class TreeDragDestObject: Object, TreeDragDest {}
