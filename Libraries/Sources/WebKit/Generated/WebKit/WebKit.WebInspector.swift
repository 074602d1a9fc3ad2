// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitWebInspector`](https://webkitgtk.org/reference/webkitgtk/stable/class.WebInspector.html).
  open class WebInspector: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_web_inspector_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`attached-height`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebInspector.attached-height.html)
    /// of `WebKitWebInspector`.
    public final var attachedHeight: Int { webkit_web_inspector_get_attached_height(Gtk.instance(self)).int }

    /// The property
    /// [`can-attach`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebInspector.can-attach.html) of
    /// `WebKitWebInspector`. Since WebKitGTK 2.8.
    public final var canAttach: Bool { webkit_web_inspector_get_can_attach(Gtk.instance(self)).isTrue }

    /// The property
    /// [`inspected-uri`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebInspector.inspected-uri.html) of
    /// `WebKitWebInspector`.
    public final var inspectedUri: String { Gtk.lentString(webkit_web_inspector_get_inspected_uri(Gtk.instance(self))) }

    /// Calls
    /// [`webkit_web_inspector_attach()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebInspector.attach.html).
    public final func attach() { webkit_web_inspector_attach(Gtk.instance(self)) }

    /// Calls
    /// [`webkit_web_inspector_close()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebInspector.close.html).
    public final func close() { webkit_web_inspector_close(Gtk.instance(self)) }

    /// Calls
    /// [`webkit_web_inspector_detach()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebInspector.detach.html).
    public final func detach() { webkit_web_inspector_detach(Gtk.instance(self)) }

    /// Calls
    /// [`webkit_web_inspector_get_web_view()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebInspector.get_web_view.html).
    public final var webView: WebKit.WebViewBase? {
      Gtk.lentObject(webkit_web_inspector_get_web_view(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_web_inspector_is_attached()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebInspector.is_attached.html).
    public final var isAttached: Bool { webkit_web_inspector_is_attached(Gtk.instance(self)).isTrue }

    /// Calls
    /// [`webkit_web_inspector_show()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebInspector.show.html).
    public final func show() { webkit_web_inspector_show(Gtk.instance(self)) }
  }
}

extension Reactive where Base: WebKit.WebInspector {
  /// The property
  /// [`attached-height`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebInspector.attached-height.html)
  /// of `WebKitWebInspector`.
  public var attachedHeight: SafeSignal<Int> { readOnlyProperty("attached-height") }

  /// The property
  /// [`can-attach`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebInspector.can-attach.html) of
  /// `WebKitWebInspector`. Since WebKitGTK 2.8.
  public var canAttach: SafeSignal<Bool> { readOnlyProperty("can-attach") }

  /// The property
  /// [`inspected-uri`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebInspector.inspected-uri.html) of
  /// `WebKitWebInspector`.
  public var inspectedUri: SafeSignal<String> { readOnlyProperty("inspected-uri") }

  /// The signal [`attach`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebInspector.attach.html) of
  /// `WebKitWebInspector`.
  public var attach: Gtk.SignalRequest<Bool> { request("attach") }

  /// The signal
  /// [`bring-to-front`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebInspector.bring-to-front.html) of
  /// `WebKitWebInspector`.
  public var bringToFront: Gtk.SignalRequest<Bool> { request("bring-to-front") }

  /// The signal [`closed`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebInspector.closed.html) of
  /// `WebKitWebInspector`.
  public var closed: SafeSignal<Void> { signal("closed") }

  /// The signal [`detach`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebInspector.detach.html) of
  /// `WebKitWebInspector`.
  public var detach: Gtk.SignalRequest<Bool> { request("detach") }

  /// The signal [`open-window`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebInspector.open-window.html)
  /// of `WebKitWebInspector`.
  public var openWindow: Gtk.SignalRequest<Bool> { request("open-window") }
}
