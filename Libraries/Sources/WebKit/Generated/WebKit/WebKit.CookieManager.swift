// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitCookieManager`](https://webkitgtk.org/reference/webkitgtk/stable/class.CookieManager.html).
  open class CookieManager: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_cookie_manager_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`webkit_cookie_manager_add_cookie()`](https://webkitgtk.org/reference/webkitgtk/stable/method.CookieManager.add_cookie.html).
    /// Since WebKitGTK 2.20.
    public final func addCookie(_ cookie: Soup.Cookie) async throws {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_cookie_manager_add_cookie(Gtk.instance(self), cookie.opaque, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      webkit_cookie_manager_add_cookie_finish(Gtk.instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls
    /// [`webkit_cookie_manager_delete_cookie()`](https://webkitgtk.org/reference/webkitgtk/stable/method.CookieManager.delete_cookie.html).
    /// Since WebKitGTK 2.20.
    public final func deleteCookie(_ cookie: Soup.Cookie) async throws {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_cookie_manager_delete_cookie(Gtk.instance(self), cookie.opaque, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      webkit_cookie_manager_delete_cookie_finish(Gtk.instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls
    /// [`webkit_cookie_manager_get_accept_policy()`](https://webkitgtk.org/reference/webkitgtk/stable/method.CookieManager.get_accept_policy.html).
    public final func getAcceptPolicy() async throws -> WebKit.CookieAcceptPolicy {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_cookie_manager_get_accept_policy(Gtk.instance(self), cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = webkit_cookie_manager_get_accept_policy_finish(Gtk.instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return WebKit.CookieAcceptPolicy(cValue: result)
    }

    /// Calls
    /// [`webkit_cookie_manager_get_cookies()`](https://webkitgtk.org/reference/webkitgtk/stable/method.CookieManager.get_cookies.html).
    /// Since WebKitGTK 2.20.
    public final func getCookies(_ uri: String) async throws -> [Soup.Cookie] {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_cookie_manager_get_cookies(Gtk.instance(self), uri, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = webkit_cookie_manager_get_cookies_finish(Gtk.instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return Gtk.lists(result, isGiven: true) { Gtk.givenBoxed($0) as Soup.Cookie? }
    }

    /// Calls
    /// [`webkit_cookie_manager_set_accept_policy()`](https://webkitgtk.org/reference/webkitgtk/stable/method.CookieManager.set_accept_policy.html).
    public final func setAcceptPolicy(_ policy: WebKit.CookieAcceptPolicy) {
      webkit_cookie_manager_set_accept_policy(Gtk.instance(self), policy.cValue)
    }

    /// Calls
    /// [`webkit_cookie_manager_set_persistent_storage()`](https://webkitgtk.org/reference/webkitgtk/stable/method.CookieManager.set_persistent_storage.html).
    public final func setPersistentStorage(_ filename: String, storage: WebKit.CookiePersistentStorage) {
      webkit_cookie_manager_set_persistent_storage(Gtk.instance(self), filename, storage.cValue)
    }
  }
}

extension Reactive where Base: WebKit.CookieManager {
  /// The signal [`changed`](https://webkitgtk.org/reference/webkitgtk/stable/signal.CookieManager.changed.html) of
  /// `WebKitCookieManager`.
  public var changed: SafeSignal<Void> { signal("changed") }
}
