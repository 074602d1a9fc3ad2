// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitURIRequest`](https://webkitgtk.org/reference/webkitgtk/stable/class.URIRequest.html).
  open class URIRequest: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_uri_request_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`webkit_uri_request_new()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.URIRequest.new.html).
    public init(uri: String) {
      super.init(adopting: webkit_uri_request_new(uri).raw)
    }

    /// The property [`uri`](https://webkitgtk.org/reference/webkitgtk/stable/property.URIRequest.uri.html) of
    /// `WebKitURIRequest`.
    public final var uri: String {
      get { Gtk.lentString(webkit_uri_request_get_uri(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { webkit_uri_request_set_uri(Gtk.instance(self), $0) } }
    }

    /// Calls
    /// [`webkit_uri_request_get_http_headers()`](https://webkitgtk.org/reference/webkitgtk/stable/method.URIRequest.get_http_headers.html).
    public final var httpHeaders: Soup.MessageHeaders {
      Gtk.promised(Gtk.lentBoxed(opaque: webkit_uri_request_get_http_headers(Gtk.instance(self))))
    }

    /// Calls
    /// [`webkit_uri_request_get_http_method()`](https://webkitgtk.org/reference/webkitgtk/stable/method.URIRequest.get_http_method.html).
    /// Since WebKitGTK 2.12.
    public final var httpMethod: String { Gtk.lentString(webkit_uri_request_get_http_method(Gtk.instance(self))) }
  }
}

extension Reactive where Base: WebKit.URIRequest {
  /// The property [`uri`](https://webkitgtk.org/reference/webkitgtk/stable/property.URIRequest.uri.html) of
  /// `WebKitURIRequest`.
  public var uri: DynamicSubject<String> {
    property("uri", get: { (object: WebKit.URIRequest) in object.uri }, set: { $0.uri = $1 })
  }
}
