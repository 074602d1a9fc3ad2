// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gio {
  /// The interface [`GProxyResolver`](https://docs.gtk.org/gio/iface.ProxyResolver.html). Since GLib 2.26.
  open class ProxyResolver: Object {
    open override class var gType: GType { g_proxy_resolver_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_proxy_resolver_is_supported()`](https://docs.gtk.org/gio/method.ProxyResolver.is_supported.html).
    /// Since GLib 2.26.
    public final var isSupported: Bool { g_proxy_resolver_is_supported(instance(self)).isTrue }

    /// Calls [`g_proxy_resolver_lookup()`](https://docs.gtk.org/gio/method.ProxyResolver.lookup.html). Since GLib 2.26.
    public final func lookup(_ uri: String, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> [String] {
      var error: UnsafeMutablePointer<GError>?
      let result = g_proxy_resolver_lookup(instance(self), uri, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenStrings(result)
    }

    /// Calls [`g_proxy_resolver_lookup_async()`](https://docs.gtk.org/gio/method.ProxyResolver.lookup_async.html).
    /// Since GLib 2.26.
    public final func lookup(_ uri: String) async throws -> [String] {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_proxy_resolver_lookup_async(instance(self), uri, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_proxy_resolver_lookup_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenStrings(result)
    }

    /// Calls [`g_proxy_resolver_get_default()`](https://docs.gtk.org/gio/type_func.ProxyResolver.get_default.html).
    /// Since GLib 2.26.
    public static var `default`: Gio.ProxyResolver { lentObject(opaque: g_proxy_resolver_get_default())! }
  }
}
