// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitWebViewBase`](https://webkitgtk.org/reference/webkitgtk/stable/class.WebViewBase.html).
  open class WebViewBase: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_web_view_base_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var webKitWebViewBase: UnsafeMutablePointer<WebKitWebViewBase> {
      pointer.assumingMemoryBound(to: WebKitWebViewBase.self)
    }
  }
}
