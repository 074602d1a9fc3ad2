// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// The interface [`GdkDragSurface`](https://docs.gtk.org/gdk4/iface.DragSurface.html).
  public protocol DragSurface: Gdk.Surface {}
}

extension Gdk.DragSurface {
  /// Calls [`gdk_drag_surface_present()`](https://docs.gtk.org/gdk4/method.DragSurface.present.html).
  @discardableResult
  public func present(width: Int, height: Int) -> Bool {
    gdk_drag_surface_present(opaque, width.int32, height.int32).isTrue
  }
}
