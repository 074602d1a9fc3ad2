// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitContextMenu`](https://webkitgtk.org/reference/webkitgtk/stable/class.ContextMenu.html).
  open class ContextMenu: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_context_menu_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`webkit_context_menu_new()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.ContextMenu.new.html).
    public init() {
      super.init(adopting: webkit_context_menu_new().raw)
    }

    /// Calls
    /// [`webkit_context_menu_new_with_items()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.ContextMenu.new_with_items.html).
    public init(items: [WebKit.ContextMenuItem]) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      super.init(adopting: webkit_context_menu_new_with_items(lent.list(items, by: \.pointer)).raw)
    }

    /// Calls
    /// [`webkit_context_menu_append()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ContextMenu.append.html).
    public final func append(_ item: WebKit.ContextMenuItem) {
      webkit_context_menu_append(Gtk.instance(self), item.opaque)
    }

    /// Calls
    /// [`webkit_context_menu_first()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ContextMenu.first.html).
    @discardableResult
    public final func first() -> WebKit.ContextMenuItem? {
      Gtk.lentObject(opaque: webkit_context_menu_first(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_context_menu_get_event()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ContextMenu.get_event.html).
    /// Since WebKitGTK 2.40.
    public final var event: Gdk.Event {
      Gtk.promised(Gtk.lentBoxed(opaque: webkit_context_menu_get_event(Gtk.instance(self))))
    }

    /// Calls
    /// [`webkit_context_menu_get_item_at_position()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ContextMenu.get_item_at_position.html).
    public final func getItemAtPosition(_ position: Int) -> WebKit.ContextMenuItem? {
      Gtk.lentObject(opaque: webkit_context_menu_get_item_at_position(Gtk.instance(self), position.uint32))
    }

    /// Calls
    /// [`webkit_context_menu_get_items()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ContextMenu.get_items.html).
    public final var items: [WebKit.ContextMenuItem] {
      Gtk.lists(webkit_context_menu_get_items(Gtk.instance(self)), isGiven: false) {
        Gtk.lentObject($0) as WebKit.ContextMenuItem?
      }
    }

    /// Calls
    /// [`webkit_context_menu_get_n_items()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ContextMenu.get_n_items.html).
    public final var nItems: Int { webkit_context_menu_get_n_items(Gtk.instance(self)).int }

    /// Calls
    /// [`webkit_context_menu_get_user_data()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ContextMenu.get_user_data.html)
    /// and `webkit_context_menu_set_user_data()`. Since WebKitGTK 2.8.
    public final var userData: GLib.Variant {
      get { Gtk.promised(Gtk.lentBoxed(opaque: webkit_context_menu_get_user_data(Gtk.instance(self)))) }
      set(userData) { webkit_context_menu_set_user_data(Gtk.instance(self), userData.opaque) }
    }

    /// Calls
    /// [`webkit_context_menu_insert()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ContextMenu.insert.html).
    public final func insert(_ item: WebKit.ContextMenuItem, position: Int) {
      webkit_context_menu_insert(Gtk.instance(self), item.opaque, position.int32)
    }

    /// Calls
    /// [`webkit_context_menu_last()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ContextMenu.last.html).
    @discardableResult
    public final func last() -> WebKit.ContextMenuItem? {
      Gtk.lentObject(opaque: webkit_context_menu_last(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_context_menu_move_item()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ContextMenu.move_item.html).
    public final func moveItem(_ item: WebKit.ContextMenuItem, position: Int) {
      webkit_context_menu_move_item(Gtk.instance(self), item.opaque, position.int32)
    }

    /// Calls
    /// [`webkit_context_menu_prepend()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ContextMenu.prepend.html).
    public final func prepend(_ item: WebKit.ContextMenuItem) {
      webkit_context_menu_prepend(Gtk.instance(self), item.opaque)
    }

    /// Calls
    /// [`webkit_context_menu_remove()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ContextMenu.remove.html).
    public final func remove(_ item: WebKit.ContextMenuItem) {
      webkit_context_menu_remove(Gtk.instance(self), item.opaque)
    }

    /// Calls
    /// [`webkit_context_menu_remove_all()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ContextMenu.remove_all.html).
    public final func removeAll() { webkit_context_menu_remove_all(Gtk.instance(self)) }
  }
}
