// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitSecurityManager`](https://webkitgtk.org/reference/webkitgtk/stable/class.SecurityManager.html).
  open class SecurityManager: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_security_manager_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`webkit_security_manager_register_uri_scheme_as_cors_enabled()`](https://webkitgtk.org/reference/webkitgtk/stable/method.SecurityManager.register_uri_scheme_as_cors_enabled.html).
    public final func registerUriSchemeAsCorsEnabled(_ scheme: String) {
      webkit_security_manager_register_uri_scheme_as_cors_enabled(Gtk.instance(self), scheme)
    }

    /// Calls
    /// [`webkit_security_manager_register_uri_scheme_as_display_isolated()`](https://webkitgtk.org/reference/webkitgtk/stable/method.SecurityManager.register_uri_scheme_as_display_isolated.html).
    public final func registerUriSchemeAsDisplayIsolated(_ scheme: String) {
      webkit_security_manager_register_uri_scheme_as_display_isolated(Gtk.instance(self), scheme)
    }

    /// Calls
    /// [`webkit_security_manager_register_uri_scheme_as_empty_document()`](https://webkitgtk.org/reference/webkitgtk/stable/method.SecurityManager.register_uri_scheme_as_empty_document.html).
    public final func registerUriSchemeAsEmptyDocument(_ scheme: String) {
      webkit_security_manager_register_uri_scheme_as_empty_document(Gtk.instance(self), scheme)
    }

    /// Calls
    /// [`webkit_security_manager_register_uri_scheme_as_local()`](https://webkitgtk.org/reference/webkitgtk/stable/method.SecurityManager.register_uri_scheme_as_local.html).
    public final func registerUriSchemeAsLocal(_ scheme: String) {
      webkit_security_manager_register_uri_scheme_as_local(Gtk.instance(self), scheme)
    }

    /// Calls
    /// [`webkit_security_manager_register_uri_scheme_as_no_access()`](https://webkitgtk.org/reference/webkitgtk/stable/method.SecurityManager.register_uri_scheme_as_no_access.html).
    public final func registerUriSchemeAsNoAccess(_ scheme: String) {
      webkit_security_manager_register_uri_scheme_as_no_access(Gtk.instance(self), scheme)
    }

    /// Calls
    /// [`webkit_security_manager_register_uri_scheme_as_secure()`](https://webkitgtk.org/reference/webkitgtk/stable/method.SecurityManager.register_uri_scheme_as_secure.html).
    public final func registerUriSchemeAsSecure(_ scheme: String) {
      webkit_security_manager_register_uri_scheme_as_secure(Gtk.instance(self), scheme)
    }

    /// Calls
    /// [`webkit_security_manager_uri_scheme_is_cors_enabled()`](https://webkitgtk.org/reference/webkitgtk/stable/method.SecurityManager.uri_scheme_is_cors_enabled.html).
    public final func uriSchemeIsCorsEnabled(_ scheme: String) -> Bool {
      webkit_security_manager_uri_scheme_is_cors_enabled(Gtk.instance(self), scheme).isTrue
    }

    /// Calls
    /// [`webkit_security_manager_uri_scheme_is_display_isolated()`](https://webkitgtk.org/reference/webkitgtk/stable/method.SecurityManager.uri_scheme_is_display_isolated.html).
    public final func uriSchemeIsDisplayIsolated(_ scheme: String) -> Bool {
      webkit_security_manager_uri_scheme_is_display_isolated(Gtk.instance(self), scheme).isTrue
    }

    /// Calls
    /// [`webkit_security_manager_uri_scheme_is_empty_document()`](https://webkitgtk.org/reference/webkitgtk/stable/method.SecurityManager.uri_scheme_is_empty_document.html).
    public final func uriSchemeIsEmptyDocument(_ scheme: String) -> Bool {
      webkit_security_manager_uri_scheme_is_empty_document(Gtk.instance(self), scheme).isTrue
    }

    /// Calls
    /// [`webkit_security_manager_uri_scheme_is_local()`](https://webkitgtk.org/reference/webkitgtk/stable/method.SecurityManager.uri_scheme_is_local.html).
    public final func uriSchemeIsLocal(_ scheme: String) -> Bool {
      webkit_security_manager_uri_scheme_is_local(Gtk.instance(self), scheme).isTrue
    }

    /// Calls
    /// [`webkit_security_manager_uri_scheme_is_no_access()`](https://webkitgtk.org/reference/webkitgtk/stable/method.SecurityManager.uri_scheme_is_no_access.html).
    public final func uriSchemeIsNoAccess(_ scheme: String) -> Bool {
      webkit_security_manager_uri_scheme_is_no_access(Gtk.instance(self), scheme).isTrue
    }

    /// Calls
    /// [`webkit_security_manager_uri_scheme_is_secure()`](https://webkitgtk.org/reference/webkitgtk/stable/method.SecurityManager.uri_scheme_is_secure.html).
    public final func uriSchemeIsSecure(_ scheme: String) -> Bool {
      webkit_security_manager_uri_scheme_is_secure(Gtk.instance(self), scheme).isTrue
    }
  }
}
