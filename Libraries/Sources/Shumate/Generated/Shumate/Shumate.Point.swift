// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The class [`ShumatePoint`](https://gnome.pages.gitlab.gnome.org/libshumate/class.Point.html).
  open class Point: Shumate.Marker {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return shumate_point_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`shumate_point_new()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.Point.new.html).
    public override init() {
      super.init(adopting: shumate_point_new())
    }
  }
}
