// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitBackForwardList`](https://webkitgtk.org/reference/webkitgtk/stable/class.BackForwardList.html).
  open class BackForwardList: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_back_forward_list_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`webkit_back_forward_list_get_back_item()`](https://webkitgtk.org/reference/webkitgtk/stable/method.BackForwardList.get_back_item.html).
    public final var backItem: WebKit.BackForwardListItem? {
      Gtk.lentObject(opaque: webkit_back_forward_list_get_back_item(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_back_forward_list_get_back_list()`](https://webkitgtk.org/reference/webkitgtk/stable/method.BackForwardList.get_back_list.html).
    public final var backList: [WebKit.BackForwardListItem] {
      Gtk.lists(webkit_back_forward_list_get_back_list(Gtk.instance(self)), isGiven: true) {
        Gtk.lentObject($0) as WebKit.BackForwardListItem?
      }
    }

    /// Calls
    /// [`webkit_back_forward_list_get_back_list_with_limit()`](https://webkitgtk.org/reference/webkitgtk/stable/method.BackForwardList.get_back_list_with_limit.html).
    public final func getBackListWithLimit(_ limit: Int) -> [WebKit.BackForwardListItem] {
      Gtk.lists(webkit_back_forward_list_get_back_list_with_limit(Gtk.instance(self), limit.uint32), isGiven: true) {
        Gtk.lentObject($0) as WebKit.BackForwardListItem?
      }
    }

    /// Calls
    /// [`webkit_back_forward_list_get_current_item()`](https://webkitgtk.org/reference/webkitgtk/stable/method.BackForwardList.get_current_item.html).
    public final var currentItem: WebKit.BackForwardListItem? {
      Gtk.lentObject(opaque: webkit_back_forward_list_get_current_item(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_back_forward_list_get_forward_item()`](https://webkitgtk.org/reference/webkitgtk/stable/method.BackForwardList.get_forward_item.html).
    public final var forwardItem: WebKit.BackForwardListItem? {
      Gtk.lentObject(opaque: webkit_back_forward_list_get_forward_item(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_back_forward_list_get_forward_list()`](https://webkitgtk.org/reference/webkitgtk/stable/method.BackForwardList.get_forward_list.html).
    public final var forwardList: [WebKit.BackForwardListItem] {
      Gtk.lists(webkit_back_forward_list_get_forward_list(Gtk.instance(self)), isGiven: true) {
        Gtk.lentObject($0) as WebKit.BackForwardListItem?
      }
    }

    /// Calls
    /// [`webkit_back_forward_list_get_forward_list_with_limit()`](https://webkitgtk.org/reference/webkitgtk/stable/method.BackForwardList.get_forward_list_with_limit.html).
    public final func getForwardListWithLimit(_ limit: Int) -> [WebKit.BackForwardListItem] {
      Gtk.lists(webkit_back_forward_list_get_forward_list_with_limit(Gtk.instance(self), limit.uint32), isGiven: true) {
        Gtk.lentObject($0) as WebKit.BackForwardListItem?
      }
    }

    /// Calls
    /// [`webkit_back_forward_list_get_length()`](https://webkitgtk.org/reference/webkitgtk/stable/method.BackForwardList.get_length.html).
    public final var length: Int { webkit_back_forward_list_get_length(Gtk.instance(self)).int }

    /// Calls
    /// [`webkit_back_forward_list_get_nth_item()`](https://webkitgtk.org/reference/webkitgtk/stable/method.BackForwardList.get_nth_item.html).
    public final func getNthItem(_ index: Int) -> WebKit.BackForwardListItem? {
      Gtk.lentObject(opaque: webkit_back_forward_list_get_nth_item(Gtk.instance(self), index.int32))
    }
  }
}

extension Reactive where Base: WebKit.BackForwardList {
  /// The signal [`changed`](https://webkitgtk.org/reference/webkitgtk/stable/signal.BackForwardList.changed.html) of
  /// `WebKitBackForwardList`.
  ///
  /// Arguments: `itemAdded`, `itemsRemoved`.
  public var changed: SafeSignal<(WebKit.BackForwardListItem?, Gtk.OpaqueValue)> { signal(ofSeveral: "changed") }
}
