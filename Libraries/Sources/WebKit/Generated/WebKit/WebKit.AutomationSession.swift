// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class
  /// [`WebKitAutomationSession`](https://webkitgtk.org/reference/webkitgtk/stable/class.AutomationSession.html). Since
  /// WebKitGTK 2.18.
  open class AutomationSession: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_automation_session_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`id`](https://webkitgtk.org/reference/webkitgtk/stable/property.AutomationSession.id.html) of
    /// `WebKitAutomationSession`. Since WebKitGTK 2.18.
    public final var id: String { Gtk.lentString(webkit_automation_session_get_id(Gtk.instance(self))) }

    /// Calls
    /// [`webkit_automation_session_get_application_info()`](https://webkitgtk.org/reference/webkitgtk/stable/method.AutomationSession.get_application_info.html)
    /// and `webkit_automation_session_set_application_info()`. Since WebKitGTK 2.18.
    public final var applicationInfo: WebKit.ApplicationInfo {
      get { Gtk.promised(Gtk.lentBoxed(opaque: webkit_automation_session_get_application_info(Gtk.instance(self)))) }
      set(info) { webkit_automation_session_set_application_info(Gtk.instance(self), info.opaque) }
    }
  }
}

extension Reactive where Base: WebKit.AutomationSession {
  /// The property [`id`](https://webkitgtk.org/reference/webkitgtk/stable/property.AutomationSession.id.html) of
  /// `WebKitAutomationSession`. Since WebKitGTK 2.18.
  public var id: SafeSignal<String> { readOnlyProperty("id") }

  /// The signal
  /// [`create-web-view`](https://webkitgtk.org/reference/webkitgtk/stable/signal.AutomationSession.create-web-view.html)
  /// of `WebKitAutomationSession`. Since WebKitGTK 2.18.
  public var createWebView: Gtk.SignalRequest<WebKit.WebView?> { request("create-web-view") }
}
