// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitContextMenuItem`](https://webkitgtk.org/reference/webkitgtk/stable/class.ContextMenuItem.html).
  open class ContextMenuItem: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_context_menu_item_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`webkit_context_menu_item_new_from_gaction()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.ContextMenuItem.new_from_gaction.html).
    /// Since WebKitGTK 2.18.
    public init(action: any Gio.Action, label: String, target: GLib.Variant?) {
      super.init(adopting: webkit_context_menu_item_new_from_gaction(action.opaque, label, target?.opaque).raw)
    }

    /// Calls
    /// [`webkit_context_menu_item_new_from_stock_action()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.ContextMenuItem.new_from_stock_action.html).
    public init(action: WebKit.ContextMenuAction) {
      super.init(adopting: webkit_context_menu_item_new_from_stock_action(action.cValue).raw)
    }

    /// Calls
    /// [`webkit_context_menu_item_new_from_stock_action_with_label()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.ContextMenuItem.new_from_stock_action_with_label.html).
    public init(action: WebKit.ContextMenuAction, label: String) {
      super.init(adopting: webkit_context_menu_item_new_from_stock_action_with_label(action.cValue, label).raw)
    }

    /// Calls
    /// [`webkit_context_menu_item_new_separator()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.ContextMenuItem.new_separator.html).
    public init() {
      super.init(adopting: webkit_context_menu_item_new_separator().raw)
    }

    /// Calls
    /// [`webkit_context_menu_item_new_with_submenu()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.ContextMenuItem.new_with_submenu.html).
    public init(label: String, submenu: WebKit.ContextMenu) {
      super.init(adopting: webkit_context_menu_item_new_with_submenu(label, submenu.opaque).raw)
    }

    /// Calls
    /// [`webkit_context_menu_item_get_gaction()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ContextMenuItem.get_gaction.html).
    /// Since WebKitGTK 2.18.
    public final var gaction: (any Gio.Action)? {
      Gtk.lentInterface(opaque: webkit_context_menu_item_get_gaction(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_context_menu_item_get_stock_action()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ContextMenuItem.get_stock_action.html).
    public final var stockAction: WebKit.ContextMenuAction {
      WebKit.ContextMenuAction(cValue: webkit_context_menu_item_get_stock_action(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_context_menu_item_get_submenu()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ContextMenuItem.get_submenu.html)
    /// and `webkit_context_menu_item_set_submenu()`.
    public final var submenu: WebKit.ContextMenu? {
      get { Gtk.lentObject(opaque: webkit_context_menu_item_get_submenu(Gtk.instance(self))) }
      set(submenu) { webkit_context_menu_item_set_submenu(Gtk.instance(self), submenu?.opaque) }
    }

    /// Calls
    /// [`webkit_context_menu_item_is_separator()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ContextMenuItem.is_separator.html).
    public final var isSeparator: Bool { webkit_context_menu_item_is_separator(Gtk.instance(self)).isTrue }
  }
}
