// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gio {
  /// The class [`GSimplePermission`](https://docs.gtk.org/gio/class.SimplePermission.html).
  open class SimplePermission: Gio.Permission {
    open override class var gType: GType { g_simple_permission_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_simple_permission_new()`](https://docs.gtk.org/gio/ctor.SimplePermission.new.html). Since GLib 2.26.
    public init(allowed: Bool) {
      super.init(adopting: g_simple_permission_new(allowed.gboolean))
    }
  }
}
