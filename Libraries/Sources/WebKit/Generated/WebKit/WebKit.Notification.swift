// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitNotification`](https://webkitgtk.org/reference/webkitgtk/stable/class.Notification.html). Since
  /// WebKitGTK 2.8.
  open class Notification: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_notification_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`body`](https://webkitgtk.org/reference/webkitgtk/stable/property.Notification.body.html) of
    /// `WebKitNotification`. Since WebKitGTK 2.8.
    public final var body: String { Gtk.lentString(webkit_notification_get_body(Gtk.instance(self))) }

    /// The property [`id`](https://webkitgtk.org/reference/webkitgtk/stable/property.Notification.id.html) of
    /// `WebKitNotification`. Since WebKitGTK 2.8.
    public final var id: UInt { webkit_notification_get_id(Gtk.instance(self)) }

    /// The property [`tag`](https://webkitgtk.org/reference/webkitgtk/stable/property.Notification.tag.html) of
    /// `WebKitNotification`. Since WebKitGTK 2.16.
    public final var tag: String? { Gtk.lentString(ifAny: webkit_notification_get_tag(Gtk.instance(self))) }

    /// The property [`title`](https://webkitgtk.org/reference/webkitgtk/stable/property.Notification.title.html) of
    /// `WebKitNotification`. Since WebKitGTK 2.8.
    public final var title: String { Gtk.lentString(webkit_notification_get_title(Gtk.instance(self))) }

    /// Calls
    /// [`webkit_notification_clicked()`](https://webkitgtk.org/reference/webkitgtk/stable/method.Notification.clicked.html).
    /// Since WebKitGTK 2.12.
    public final func clicked() { webkit_notification_clicked(Gtk.instance(self)) }

    /// Calls
    /// [`webkit_notification_close()`](https://webkitgtk.org/reference/webkitgtk/stable/method.Notification.close.html).
    /// Since WebKitGTK 2.8.
    public final func close() { webkit_notification_close(Gtk.instance(self)) }
  }
}

extension Reactive where Base: WebKit.Notification {
  /// The property [`body`](https://webkitgtk.org/reference/webkitgtk/stable/property.Notification.body.html) of
  /// `WebKitNotification`. Since WebKitGTK 2.8.
  public var body: SafeSignal<String> { readOnlyProperty("body") }

  /// The property [`id`](https://webkitgtk.org/reference/webkitgtk/stable/property.Notification.id.html) of
  /// `WebKitNotification`. Since WebKitGTK 2.8.
  public var id: SafeSignal<UInt> { readOnlyProperty("id") }

  /// The property [`tag`](https://webkitgtk.org/reference/webkitgtk/stable/property.Notification.tag.html) of
  /// `WebKitNotification`. Since WebKitGTK 2.16.
  public var tag: SafeSignal<String?> { readOnlyProperty("tag") }

  /// The property [`title`](https://webkitgtk.org/reference/webkitgtk/stable/property.Notification.title.html) of
  /// `WebKitNotification`. Since WebKitGTK 2.8.
  public var title: SafeSignal<String> { readOnlyProperty("title") }

  /// The signal [`clicked`](https://webkitgtk.org/reference/webkitgtk/stable/signal.Notification.clicked.html) of
  /// `WebKitNotification`. Since WebKitGTK 2.12.
  public var clicked: SafeSignal<Void> { signal("clicked") }

  /// The signal [`closed`](https://webkitgtk.org/reference/webkitgtk/stable/signal.Notification.closed.html) of
  /// `WebKitNotification`. Since WebKitGTK 2.8.
  public var closed: SafeSignal<Void> { signal("closed") }
}
