// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
import CGtk

extension Gsk.Renderer {
  /// Calls [`gsk_renderer_realize_for_display()`](https://docs.gtk.org/gsk4/method.Renderer.realize_for_display.html).
  /// Since GTK 4.14.
  public final func realizeForDisplay(_ display: Gdk.Display) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gsk_renderer_realize_for_display(instance(self), display.opaque, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }
}

#endif
