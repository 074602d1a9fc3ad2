// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gio {
  /// The interface [`GListModel`](https://docs.gtk.org/gio/iface.ListModel.html).
  public protocol ListModel: Object {}
}

extension Gio.ListModel {
  /// Calls [`g_list_model_get_item_type()`](https://docs.gtk.org/gio/method.ListModel.get_item_type.html). Since GLib
  /// 2.44.
  public var itemType: GType { g_list_model_get_item_type(opaque) }

  /// Calls [`g_list_model_get_n_items()`](https://docs.gtk.org/gio/method.ListModel.get_n_items.html). Since GLib 2.44.
  public var nItems: Int { g_list_model_get_n_items(opaque).int }

  /// Calls [`g_list_model_get_object()`](https://docs.gtk.org/gio/method.ListModel.get_object.html). Since GLib 2.44.
  public func getItem(_ position: Int) -> Object? { givenObject(g_list_model_get_object(opaque, position.uint32)) }

  /// Calls [`g_list_model_items_changed()`](https://docs.gtk.org/gio/method.ListModel.items_changed.html). Since GLib
  /// 2.44.
  public func itemsChanged(position: Int, removed: Int, added: Int) {
    g_list_model_items_changed(opaque, position.uint32, removed.uint32, added.uint32)
  }
}

extension Reactive where Base: Gio.ListModel {
  /// The signal [`items-changed`](https://docs.gtk.org/gio/signal.ListModel.items-changed.html) of `GListModel`. Since
  /// GLib 2.44.
  ///
  /// Arguments: `position`, `removed`, `added`.
  public var itemsChanged: SafeSignal<(Int, Int, Int)> { signal(ofSeveral: "items-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class GioListModelObject: Object, Gio.ListModel {}
