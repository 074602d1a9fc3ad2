// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gio {
  /// The interface [`GActionMap`](https://docs.gtk.org/gio/iface.ActionMap.html). Since GLib 2.32.
  public protocol ActionMap: Object {}
}

extension Gio.ActionMap {
  /// Calls [`g_action_map_add_action()`](https://docs.gtk.org/gio/method.ActionMap.add_action.html). Since GLib 2.32.
  public func addAction(_ action: any Gio.Action) { g_action_map_add_action(opaque, action.opaque) }

  /// Calls [`g_action_map_lookup_action()`](https://docs.gtk.org/gio/method.ActionMap.lookup_action.html). Since GLib
  /// 2.32.
  public func lookupAction(_ actionName: String) -> (any Gio.Action)? {
    lentInterface(opaque: g_action_map_lookup_action(opaque, actionName))
  }

  /// Calls [`g_action_map_remove_action()`](https://docs.gtk.org/gio/method.ActionMap.remove_action.html). Since GLib
  /// 2.32.
  public func removeAction(_ actionName: String) { g_action_map_remove_action(opaque, actionName) }
}

/// An object of a class that is private to its library, known by its interface.
final class GioActionMapObject: Object, Gio.ActionMap {}
