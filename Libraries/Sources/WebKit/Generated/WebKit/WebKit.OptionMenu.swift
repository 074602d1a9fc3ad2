// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitOptionMenu`](https://webkitgtk.org/reference/webkitgtk/stable/class.OptionMenu.html). Since
  /// WebKitGTK 2.18.
  open class OptionMenu: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_option_menu_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`webkit_option_menu_activate_item()`](https://webkitgtk.org/reference/webkitgtk/stable/method.OptionMenu.activate_item.html).
    /// Since WebKitGTK 2.18.
    public final func activateItem(_ index: Int) { webkit_option_menu_activate_item(Gtk.instance(self), index.uint32) }

    /// Calls
    /// [`webkit_option_menu_close()`](https://webkitgtk.org/reference/webkitgtk/stable/method.OptionMenu.close.html).
    /// Since WebKitGTK 2.18.
    public final func close() { webkit_option_menu_close(Gtk.instance(self)) }

    /// Calls
    /// [`webkit_option_menu_get_event()`](https://webkitgtk.org/reference/webkitgtk/stable/method.OptionMenu.get_event.html).
    /// Since WebKitGTK 2.40.
    public final var event: Gdk.Event {
      Gtk.promised(Gtk.lentBoxed(opaque: webkit_option_menu_get_event(Gtk.instance(self))))
    }

    /// Calls
    /// [`webkit_option_menu_get_item()`](https://webkitgtk.org/reference/webkitgtk/stable/method.OptionMenu.get_item.html).
    /// Since WebKitGTK 2.18.
    public final func getItem(_ index: Int) -> WebKit.OptionMenuItem {
      Gtk.promised(Gtk.lentBoxed(opaque: webkit_option_menu_get_item(Gtk.instance(self), index.uint32)))
    }

    /// Calls
    /// [`webkit_option_menu_get_n_items()`](https://webkitgtk.org/reference/webkitgtk/stable/method.OptionMenu.get_n_items.html).
    /// Since WebKitGTK 2.18.
    public final var nItems: Int { webkit_option_menu_get_n_items(Gtk.instance(self)).int }

    /// Calls
    /// [`webkit_option_menu_select_item()`](https://webkitgtk.org/reference/webkitgtk/stable/method.OptionMenu.select_item.html).
    /// Since WebKitGTK 2.18.
    public final func selectItem(_ index: Int) { webkit_option_menu_select_item(Gtk.instance(self), index.uint32) }
  }
}

extension Reactive where Base: WebKit.OptionMenu {
  /// The signal [`close`](https://webkitgtk.org/reference/webkitgtk/stable/signal.OptionMenu.close.html) of
  /// `WebKitOptionMenu`. Since WebKitGTK 2.18.
  public var close: SafeSignal<Void> { signal("close") }
}
