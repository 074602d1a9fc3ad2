// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
import CGtk

extension Gdk {
  /// The struct [`GdkToplevelSize`](https://docs.gtk.org/gdk4/struct.ToplevelSize.html).
  public final class ToplevelSize: Boxed {
    public override class var gType: GType { gdk_toplevel_size_get_type() }

    /// Calls [`gdk_toplevel_size_get_bounds()`](https://docs.gtk.org/gdk4/method.ToplevelSize.get_bounds.html).
    public var bounds: (boundsWidth: Int, boundsHeight: Int) {
      var cBoundsWidth: Int32 = 0
      var cBoundsHeight: Int32 = 0
      gdk_toplevel_size_get_bounds(opaque, &cBoundsWidth, &cBoundsHeight)
      return (cBoundsWidth.int, cBoundsHeight.int)
    }

    /// Calls [`gdk_toplevel_size_set_min_size()`](https://docs.gtk.org/gdk4/method.ToplevelSize.set_min_size.html).
    public func setMinSize(minWidth: Int, minHeight: Int) {
      gdk_toplevel_size_set_min_size(opaque, minWidth.int32, minHeight.int32)
    }

    /// Calls
    /// [`gdk_toplevel_size_set_shadow_width()`](https://docs.gtk.org/gdk4/method.ToplevelSize.set_shadow_width.html).
    public func setShadowWidth(left: Int, right: Int, top: Int, bottom: Int) {
      gdk_toplevel_size_set_shadow_width(opaque, left.int32, right.int32, top.int32, bottom.int32)
    }

    /// Calls [`gdk_toplevel_size_set_size()`](https://docs.gtk.org/gdk4/method.ToplevelSize.set_size.html).
    public func setSize(width: Int, height: Int) { gdk_toplevel_size_set_size(opaque, width.int32, height.int32) }
  }
}

#endif
