// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitWebResource`](https://webkitgtk.org/reference/webkitgtk/stable/class.WebResource.html).
  open class WebResource: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_web_resource_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`response`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebResource.response.html)
    /// of `WebKitWebResource`.
    public final var response: WebKit.URIResponse? {
      Gtk.lentObject(opaque: webkit_web_resource_get_response(Gtk.instance(self)))
    }

    /// The property [`uri`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebResource.uri.html) of
    /// `WebKitWebResource`.
    public final var uri: String { Gtk.lentString(webkit_web_resource_get_uri(Gtk.instance(self))) }

    /// Calls
    /// [`webkit_web_resource_get_data()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebResource.get_data.html).
    public final func getData() async throws -> [UInt8] {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_web_resource_get_data(Gtk.instance(self), cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cLength: UInt = 0
      var error: UnsafeMutablePointer<GError>?
      let result = webkit_web_resource_get_data_finish(Gtk.instance(self), outcome.pointer, &cLength, &error)
      if let error { throw outcome.failure(error) }
      return Gtk.elements(result, count: cLength.int, isGiven: true) { $0 }
    }
  }
}

extension Reactive where Base: WebKit.WebResource {
  /// The property [`response`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebResource.response.html) of
  /// `WebKitWebResource`.
  public var response: SafeSignal<WebKit.URIResponse?> { readOnlyProperty("response") }

  /// The property [`uri`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebResource.uri.html) of
  /// `WebKitWebResource`.
  public var uri: SafeSignal<String> { readOnlyProperty("uri") }

  /// The signal [`failed`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebResource.failed.html) of
  /// `WebKitWebResource`.
  ///
  /// Argument: `error`.
  public var failed: SafeSignal<GLib.Failure> { signal(ofOne: "failed") }

  /// The signal
  /// [`failed-with-tls-errors`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebResource.failed-with-tls-errors.html)
  /// of `WebKitWebResource`. Since WebKitGTK 2.8.
  ///
  /// Arguments: `certificate`, `errors`.
  public var failedWithTlsErrors: SafeSignal<(Gio.TlsCertificate, Gtk.OpaqueValue)> {
    signal(ofSeveral: "failed-with-tls-errors")
  }

  /// The signal [`finished`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebResource.finished.html) of
  /// `WebKitWebResource`.
  public var finished: SafeSignal<Void> { signal("finished") }

  /// The signal [`sent-request`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebResource.sent-request.html)
  /// of `WebKitWebResource`.
  ///
  /// Arguments: `request`, `redirectedResponse`.
  public var sentRequest: SafeSignal<(WebKit.URIRequest, WebKit.URIResponse)> { signal(ofSeveral: "sent-request") }
}
