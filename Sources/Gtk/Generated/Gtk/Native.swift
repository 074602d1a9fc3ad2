// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The interface [`GtkNative`](https://docs.gtk.org/gtk4/iface.Native.html).
public protocol Native: Widget {}

extension Native {
  /// Calls [`gtk_native_get_renderer()`](https://docs.gtk.org/gtk4/method.Native.get_renderer.html).
  public var renderer: Gsk.Renderer? { lentObject(opaque: gtk_native_get_renderer(opaque)) }

  /// Calls [`gtk_native_get_surface()`](https://docs.gtk.org/gtk4/method.Native.get_surface.html).
  public var surface: Gdk.Surface? { lentObject(opaque: gtk_native_get_surface(opaque)) }

  /// Calls [`gtk_native_get_surface_transform()`](https://docs.gtk.org/gtk4/method.Native.get_surface_transform.html).
  public var surfaceTransform: (x: Double, y: Double) {
    var cX: Double = 0
    var cY: Double = 0
    gtk_native_get_surface_transform(opaque, &cX, &cY)
    return (cX, cY)
  }

  /// Calls [`gtk_native_realize()`](https://docs.gtk.org/gtk4/method.Native.realize.html).
  public func realize() { gtk_native_realize(opaque) }

  /// Calls [`gtk_native_unrealize()`](https://docs.gtk.org/gtk4/method.Native.unrealize.html).
  public func unrealize() { gtk_native_unrealize(opaque) }
}
