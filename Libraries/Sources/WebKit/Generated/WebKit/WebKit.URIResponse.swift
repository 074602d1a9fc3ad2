// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitURIResponse`](https://webkitgtk.org/reference/webkitgtk/stable/class.URIResponse.html).
  open class URIResponse: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_uri_response_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`content-length`](https://webkitgtk.org/reference/webkitgtk/stable/property.URIResponse.content-length.html) of
    /// `WebKitURIResponse`.
    public final var contentLength: UInt { webkit_uri_response_get_content_length(Gtk.instance(self)) }

    /// The property
    /// [`http-headers`](https://webkitgtk.org/reference/webkitgtk/stable/property.URIResponse.http-headers.html) of
    /// `WebKitURIResponse`. Since WebKitGTK 2.6.
    public final var httpHeaders: Soup.MessageHeaders? { getProperty("http-headers") }

    /// The property [`mime-type`](https://webkitgtk.org/reference/webkitgtk/stable/property.URIResponse.mime-type.html)
    /// of `WebKitURIResponse`.
    public final var mimeType: String { Gtk.lentString(webkit_uri_response_get_mime_type(Gtk.instance(self))) }

    /// The property
    /// [`status-code`](https://webkitgtk.org/reference/webkitgtk/stable/property.URIResponse.status-code.html) of
    /// `WebKitURIResponse`.
    public final var statusCode: Int { webkit_uri_response_get_status_code(Gtk.instance(self)).int }

    /// The property
    /// [`suggested-filename`](https://webkitgtk.org/reference/webkitgtk/stable/property.URIResponse.suggested-filename.html)
    /// of `WebKitURIResponse`.
    public final var suggestedFilename: String {
      Gtk.lentString(webkit_uri_response_get_suggested_filename(Gtk.instance(self)))
    }

    /// The property [`uri`](https://webkitgtk.org/reference/webkitgtk/stable/property.URIResponse.uri.html) of
    /// `WebKitURIResponse`.
    public final var uri: String { Gtk.lentString(webkit_uri_response_get_uri(Gtk.instance(self))) }
  }
}

extension Reactive where Base: WebKit.URIResponse {
  /// The property
  /// [`content-length`](https://webkitgtk.org/reference/webkitgtk/stable/property.URIResponse.content-length.html) of
  /// `WebKitURIResponse`.
  public var contentLength: SafeSignal<UInt> { readOnlyProperty("content-length") }

  /// The property
  /// [`http-headers`](https://webkitgtk.org/reference/webkitgtk/stable/property.URIResponse.http-headers.html) of
  /// `WebKitURIResponse`. Since WebKitGTK 2.6.
  public var httpHeaders: SafeSignal<Soup.MessageHeaders?> { readOnlyProperty("http-headers") }

  /// The property [`mime-type`](https://webkitgtk.org/reference/webkitgtk/stable/property.URIResponse.mime-type.html)
  /// of `WebKitURIResponse`.
  public var mimeType: SafeSignal<String> { readOnlyProperty("mime-type") }

  /// The property
  /// [`status-code`](https://webkitgtk.org/reference/webkitgtk/stable/property.URIResponse.status-code.html) of
  /// `WebKitURIResponse`.
  public var statusCode: SafeSignal<Int> { readOnlyProperty("status-code") }

  /// The property
  /// [`suggested-filename`](https://webkitgtk.org/reference/webkitgtk/stable/property.URIResponse.suggested-filename.html)
  /// of `WebKitURIResponse`.
  public var suggestedFilename: SafeSignal<String> { readOnlyProperty("suggested-filename") }

  /// The property [`uri`](https://webkitgtk.org/reference/webkitgtk/stable/property.URIResponse.uri.html) of
  /// `WebKitURIResponse`.
  public var uri: SafeSignal<String> { readOnlyProperty("uri") }
}
