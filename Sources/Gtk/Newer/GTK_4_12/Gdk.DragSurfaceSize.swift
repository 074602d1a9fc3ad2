// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_12
import CGtk

extension Gdk {
  /// The struct [`GdkDragSurfaceSize`](https://docs.gtk.org/gdk4/struct.DragSurfaceSize.html). Since GTK 4.12.
  public final class DragSurfaceSize: Boxed {
    public override class var gType: GType { gdk_drag_surface_size_get_type() }

    /// Calls [`gdk_drag_surface_size_set_size()`](https://docs.gtk.org/gdk4/method.DragSurfaceSize.set_size.html). Since
    /// GTK 4.12.
    public func setSize(width: Int, height: Int) { gdk_drag_surface_size_set_size(opaque, width.int32, height.int32) }
  }
}

#endif
