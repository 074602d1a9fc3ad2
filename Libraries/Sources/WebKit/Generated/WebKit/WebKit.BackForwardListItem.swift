// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class
  /// [`WebKitBackForwardListItem`](https://webkitgtk.org/reference/webkitgtk/stable/class.BackForwardListItem.html).
  open class BackForwardListItem: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_back_forward_list_item_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`webkit_back_forward_list_item_get_original_uri()`](https://webkitgtk.org/reference/webkitgtk/stable/method.BackForwardListItem.get_original_uri.html).
    public final var originalUri: String {
      Gtk.lentString(webkit_back_forward_list_item_get_original_uri(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_back_forward_list_item_get_title()`](https://webkitgtk.org/reference/webkitgtk/stable/method.BackForwardListItem.get_title.html).
    public final var title: String { Gtk.lentString(webkit_back_forward_list_item_get_title(Gtk.instance(self))) }

    /// Calls
    /// [`webkit_back_forward_list_item_get_uri()`](https://webkitgtk.org/reference/webkitgtk/stable/method.BackForwardListItem.get_uri.html).
    public final var uri: String { Gtk.lentString(webkit_back_forward_list_item_get_uri(Gtk.instance(self))) }
  }
}
