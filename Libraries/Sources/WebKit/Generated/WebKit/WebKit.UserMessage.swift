// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitUserMessage`](https://webkitgtk.org/reference/webkitgtk/stable/class.UserMessage.html). Since
  /// WebKitGTK 2.28.
  open class UserMessage: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_user_message_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`webkit_user_message_new()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.UserMessage.new.html).
    /// Since WebKitGTK 2.28.
    public init(name: String, parameters: GLib.Variant? = nil) {
      super.init(adopting: webkit_user_message_new(name, parameters?.opaque).raw)
    }

    /// Calls
    /// [`webkit_user_message_new_with_fd_list()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.UserMessage.new_with_fd_list.html).
    /// Since WebKitGTK 2.28.
    public static func withFdList(_ name: String, parameters: GLib.Variant?) -> WebKit.UserMessage {
      WebKit.UserMessage(adopting: webkit_user_message_new_with_fd_list(name, parameters?.opaque, nil).raw)
    }

    /// The property [`name`](https://webkitgtk.org/reference/webkitgtk/stable/property.UserMessage.name.html) of
    /// `WebKitUserMessage`. Since WebKitGTK 2.28.
    public final var name: String { Gtk.lentString(webkit_user_message_get_name(Gtk.instance(self))) }

    /// The property
    /// [`parameters`](https://webkitgtk.org/reference/webkitgtk/stable/property.UserMessage.parameters.html) of
    /// `WebKitUserMessage`. Since WebKitGTK 2.28.
    public final var parameters: GLib.Variant? {
      Gtk.lentBoxed(opaque: webkit_user_message_get_parameters(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_user_message_send_reply()`](https://webkitgtk.org/reference/webkitgtk/stable/method.UserMessage.send_reply.html).
    /// Since WebKitGTK 2.28.
    public final func sendReply(_ reply: WebKit.UserMessage) {
      webkit_user_message_send_reply(Gtk.instance(self), reply.opaque)
    }
  }
}

extension Reactive where Base: WebKit.UserMessage {
  /// The property [`name`](https://webkitgtk.org/reference/webkitgtk/stable/property.UserMessage.name.html) of
  /// `WebKitUserMessage`. Since WebKitGTK 2.28.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// The property [`parameters`](https://webkitgtk.org/reference/webkitgtk/stable/property.UserMessage.parameters.html)
  /// of `WebKitUserMessage`. Since WebKitGTK 2.28.
  public var parameters: SafeSignal<GLib.Variant?> { readOnlyProperty("parameters") }
}
