// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitFaviconDatabase`](https://webkitgtk.org/reference/webkitgtk/stable/class.FaviconDatabase.html).
  open class FaviconDatabase: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_favicon_database_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`webkit_favicon_database_clear()`](https://webkitgtk.org/reference/webkitgtk/stable/method.FaviconDatabase.clear.html).
    public final func clear() { webkit_favicon_database_clear(Gtk.instance(self)) }

    /// Calls
    /// [`webkit_favicon_database_get_favicon()`](https://webkitgtk.org/reference/webkitgtk/stable/method.FaviconDatabase.get_favicon.html).
    public final func getFavicon(_ pageUri: String) async throws -> Gdk.Texture {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_favicon_database_get_favicon(Gtk.instance(self), pageUri, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = webkit_favicon_database_get_favicon_finish(Gtk.instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return Gtk.givenObject(opaque: result)!
    }

    /// Calls
    /// [`webkit_favicon_database_get_favicon_uri()`](https://webkitgtk.org/reference/webkitgtk/stable/method.FaviconDatabase.get_favicon_uri.html).
    public final func getFaviconUri(_ pageUri: String) -> String {
      Gtk.givenString(webkit_favicon_database_get_favicon_uri(Gtk.instance(self), pageUri))
    }
  }
}

extension Reactive where Base: WebKit.FaviconDatabase {
  /// The signal
  /// [`favicon-changed`](https://webkitgtk.org/reference/webkitgtk/stable/signal.FaviconDatabase.favicon-changed.html)
  /// of `WebKitFaviconDatabase`.
  ///
  /// Arguments: `pageUri`, `faviconUri`.
  public var faviconChanged: SafeSignal<(String, String)> { signal(ofSeveral: "favicon-changed") }
}
