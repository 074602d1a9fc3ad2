// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_24
import CGtk

extension Gio.Resource {
  /// Calls [`g_resource_has_children()`](https://docs.gtk.org/gio/method.Resource.has_children.html). Since GLib 2.84.
  public func hasChildren(_ path: String) -> Bool { g_resource_has_children(opaque, path).isTrue }
}

#endif
