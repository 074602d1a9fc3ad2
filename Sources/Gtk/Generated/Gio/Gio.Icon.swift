// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gio {
  /// The interface [`GIcon`](https://docs.gtk.org/gio/iface.Icon.html).
  public protocol Icon: Object {}
}

extension Gio.Icon {
  /// Calls [`g_icon_equal()`](https://docs.gtk.org/gio/method.Icon.equal.html).
  @discardableResult
  public func equal(_ icon2: (any Gio.Icon)?) -> Bool { g_icon_equal(opaque, icon2?.opaque).isTrue }

  /// Calls [`g_icon_serialize()`](https://docs.gtk.org/gio/method.Icon.serialize.html). Since GLib 2.38.
  @discardableResult
  public func serialize() -> GLib.Variant? { givenBoxed(opaque: g_icon_serialize(opaque)) }

  /// Calls [`g_icon_to_string()`](https://docs.gtk.org/gio/method.Icon.to_string.html). Since GLib 2.20.
  @discardableResult
  public func toString() -> String? { givenString(ifAny: g_icon_to_string(opaque)) }
}

/// An object of a class that is private to its library, known by its interface.
final class GioIconObject: Object, Gio.Icon {
  override class var isShared: Bool { true }
}
