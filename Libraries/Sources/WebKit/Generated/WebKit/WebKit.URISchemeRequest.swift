// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class
  /// [`WebKitURISchemeRequest`](https://webkitgtk.org/reference/webkitgtk/stable/class.URISchemeRequest.html).
  open class URISchemeRequest: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_uri_scheme_request_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`webkit_uri_scheme_request_finish()`](https://webkitgtk.org/reference/webkitgtk/stable/method.URISchemeRequest.finish.html).
    public final func finish(_ stream: Gio.InputStream, streamLength: Int, contentType: String?) {
      webkit_uri_scheme_request_finish(Gtk.instance(self), stream.gInputStream, streamLength, contentType)
    }

    /// Calls
    /// [`webkit_uri_scheme_request_finish_error()`](https://webkitgtk.org/reference/webkitgtk/stable/method.URISchemeRequest.finish_error.html).
    /// Since WebKitGTK 2.2.
    public final func finishError(_ error: GLib.Failure) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      webkit_uri_scheme_request_finish_error(Gtk.instance(self), lent.failure(error))
    }

    /// Calls
    /// [`webkit_uri_scheme_request_finish_with_response()`](https://webkitgtk.org/reference/webkitgtk/stable/method.URISchemeRequest.finish_with_response.html).
    /// Since WebKitGTK 2.36.
    public final func finishWithResponse(_ response: WebKit.URISchemeResponse) {
      webkit_uri_scheme_request_finish_with_response(Gtk.instance(self), response.opaque)
    }

    /// Calls
    /// [`webkit_uri_scheme_request_get_http_body()`](https://webkitgtk.org/reference/webkitgtk/stable/method.URISchemeRequest.get_http_body.html).
    /// Since WebKitGTK 2.40.
    public final var httpBody: Gio.InputStream? {
      Gtk.givenObject(webkit_uri_scheme_request_get_http_body(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_uri_scheme_request_get_http_headers()`](https://webkitgtk.org/reference/webkitgtk/stable/method.URISchemeRequest.get_http_headers.html).
    /// Since WebKitGTK 2.36.
    public final var httpHeaders: Soup.MessageHeaders {
      Gtk.promised(Gtk.lentBoxed(opaque: webkit_uri_scheme_request_get_http_headers(Gtk.instance(self))))
    }

    /// Calls
    /// [`webkit_uri_scheme_request_get_http_method()`](https://webkitgtk.org/reference/webkitgtk/stable/method.URISchemeRequest.get_http_method.html).
    /// Since WebKitGTK 2.36.
    public final var httpMethod: String {
      Gtk.lentString(webkit_uri_scheme_request_get_http_method(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_uri_scheme_request_get_path()`](https://webkitgtk.org/reference/webkitgtk/stable/method.URISchemeRequest.get_path.html).
    public final var path: String { Gtk.lentString(webkit_uri_scheme_request_get_path(Gtk.instance(self))) }

    /// Calls
    /// [`webkit_uri_scheme_request_get_scheme()`](https://webkitgtk.org/reference/webkitgtk/stable/method.URISchemeRequest.get_scheme.html).
    public final var scheme: String { Gtk.lentString(webkit_uri_scheme_request_get_scheme(Gtk.instance(self))) }

    /// Calls
    /// [`webkit_uri_scheme_request_get_uri()`](https://webkitgtk.org/reference/webkitgtk/stable/method.URISchemeRequest.get_uri.html).
    public final var uri: String { Gtk.lentString(webkit_uri_scheme_request_get_uri(Gtk.instance(self))) }

    /// Calls
    /// [`webkit_uri_scheme_request_get_web_view()`](https://webkitgtk.org/reference/webkitgtk/stable/method.URISchemeRequest.get_web_view.html).
    public final var webView: WebKit.WebView? {
      Gtk.lentObject(webkit_uri_scheme_request_get_web_view(Gtk.instance(self)))
    }
  }
}
