// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class
  /// [`WebKitURISchemeResponse`](https://webkitgtk.org/reference/webkitgtk/stable/class.URISchemeResponse.html).
  open class URISchemeResponse: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_uri_scheme_response_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`webkit_uri_scheme_response_new()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.URISchemeResponse.new.html).
    /// Since WebKitGTK 2.36.
    public init(inputStream: Gio.InputStream, streamLength: Int) {
      super.init(adopting: webkit_uri_scheme_response_new(inputStream.gInputStream, streamLength).raw)
    }

    /// Calls
    /// [`webkit_uri_scheme_response_set_content_type()`](https://webkitgtk.org/reference/webkitgtk/stable/method.URISchemeResponse.set_content_type.html).
    /// Since WebKitGTK 2.36.
    public final func setContentType(_ contentType: String) {
      webkit_uri_scheme_response_set_content_type(Gtk.instance(self), contentType)
    }

    /// Calls
    /// [`webkit_uri_scheme_response_set_http_headers()`](https://webkitgtk.org/reference/webkitgtk/stable/method.URISchemeResponse.set_http_headers.html).
    /// Since WebKitGTK 2.36.
    public final func setHttpHeaders(_ headers: Soup.MessageHeaders) {
      webkit_uri_scheme_response_set_http_headers(Gtk.instance(self), headers.given())
    }

    /// Calls
    /// [`webkit_uri_scheme_response_set_status()`](https://webkitgtk.org/reference/webkitgtk/stable/method.URISchemeResponse.set_status.html).
    /// Since WebKitGTK 2.36.
    public final func setStatus(statusCode: Int, reasonPhrase: String?) {
      webkit_uri_scheme_response_set_status(Gtk.instance(self), statusCode.uint32, reasonPhrase)
    }
  }
}
