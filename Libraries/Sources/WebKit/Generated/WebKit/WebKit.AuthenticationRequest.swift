// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class
  /// [`WebKitAuthenticationRequest`](https://webkitgtk.org/reference/webkitgtk/stable/class.AuthenticationRequest.html).
  open class AuthenticationRequest: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_authentication_request_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`webkit_authentication_request_authenticate()`](https://webkitgtk.org/reference/webkitgtk/stable/method.AuthenticationRequest.authenticate.html).
    /// Since WebKitGTK 2.2.
    public final func authenticate(_ credential: WebKit.Credential?) {
      webkit_authentication_request_authenticate(Gtk.instance(self), credential?.opaque)
    }

    /// Calls
    /// [`webkit_authentication_request_can_save_credentials()`](https://webkitgtk.org/reference/webkitgtk/stable/method.AuthenticationRequest.can_save_credentials.html).
    /// Since WebKitGTK 2.2.
    public final func canSaveCredentials() -> Bool {
      webkit_authentication_request_can_save_credentials(Gtk.instance(self)).isTrue
    }

    /// Calls
    /// [`webkit_authentication_request_cancel()`](https://webkitgtk.org/reference/webkitgtk/stable/method.AuthenticationRequest.cancel.html).
    /// Since WebKitGTK 2.2.
    public final func cancel() { webkit_authentication_request_cancel(Gtk.instance(self)) }

    /// Calls
    /// [`webkit_authentication_request_get_host()`](https://webkitgtk.org/reference/webkitgtk/stable/method.AuthenticationRequest.get_host.html).
    /// Since WebKitGTK 2.2.
    public final var host: String { Gtk.lentString(webkit_authentication_request_get_host(Gtk.instance(self))) }

    /// Calls
    /// [`webkit_authentication_request_get_port()`](https://webkitgtk.org/reference/webkitgtk/stable/method.AuthenticationRequest.get_port.html).
    /// Since WebKitGTK 2.2.
    public final var port: Int { webkit_authentication_request_get_port(Gtk.instance(self)).int }

    /// Calls
    /// [`webkit_authentication_request_get_proposed_credential()`](https://webkitgtk.org/reference/webkitgtk/stable/method.AuthenticationRequest.get_proposed_credential.html)
    /// and `webkit_authentication_request_set_proposed_credential()`. Since WebKitGTK 2.2.
    public final var proposedCredential: WebKit.Credential {
      get {
        Gtk.promised(Gtk.givenBoxed(opaque: webkit_authentication_request_get_proposed_credential(Gtk.instance(self))))
      }
      set(credential) { webkit_authentication_request_set_proposed_credential(Gtk.instance(self), credential.opaque) }
    }

    /// Calls
    /// [`webkit_authentication_request_get_realm()`](https://webkitgtk.org/reference/webkitgtk/stable/method.AuthenticationRequest.get_realm.html).
    /// Since WebKitGTK 2.2.
    public final var realm: String { Gtk.lentString(webkit_authentication_request_get_realm(Gtk.instance(self))) }

    /// Calls
    /// [`webkit_authentication_request_get_scheme()`](https://webkitgtk.org/reference/webkitgtk/stable/method.AuthenticationRequest.get_scheme.html).
    /// Since WebKitGTK 2.2.
    public final var scheme: WebKit.AuthenticationScheme {
      WebKit.AuthenticationScheme(cValue: webkit_authentication_request_get_scheme(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_authentication_request_get_security_origin()`](https://webkitgtk.org/reference/webkitgtk/stable/method.AuthenticationRequest.get_security_origin.html).
    /// Since WebKitGTK 2.30.
    public final var securityOrigin: WebKit.SecurityOrigin {
      Gtk.promised(Gtk.givenBoxed(opaque: webkit_authentication_request_get_security_origin(Gtk.instance(self))))
    }

    /// Calls
    /// [`webkit_authentication_request_is_for_proxy()`](https://webkitgtk.org/reference/webkitgtk/stable/method.AuthenticationRequest.is_for_proxy.html).
    /// Since WebKitGTK 2.2.
    public final var isForProxy: Bool { webkit_authentication_request_is_for_proxy(Gtk.instance(self)).isTrue }

    /// Calls
    /// [`webkit_authentication_request_is_retry()`](https://webkitgtk.org/reference/webkitgtk/stable/method.AuthenticationRequest.is_retry.html).
    /// Since WebKitGTK 2.2.
    public final var isRetry: Bool { webkit_authentication_request_is_retry(Gtk.instance(self)).isTrue }

    /// Calls
    /// [`webkit_authentication_request_set_can_save_credentials()`](https://webkitgtk.org/reference/webkitgtk/stable/method.AuthenticationRequest.set_can_save_credentials.html).
    /// Since WebKitGTK 2.30.
    public final func setCanSaveCredentials(_ enabled: Bool) {
      webkit_authentication_request_set_can_save_credentials(Gtk.instance(self), enabled.gboolean)
    }
  }
}

extension Reactive where Base: WebKit.AuthenticationRequest {
  /// The signal
  /// [`authenticated`](https://webkitgtk.org/reference/webkitgtk/stable/signal.AuthenticationRequest.authenticated.html)
  /// of `WebKitAuthenticationRequest`. Since WebKitGTK 2.30.
  ///
  /// Argument: `credential`.
  public var authenticated: SafeSignal<WebKit.Credential> { signal(ofOne: "authenticated") }

  /// The signal
  /// [`cancelled`](https://webkitgtk.org/reference/webkitgtk/stable/signal.AuthenticationRequest.cancelled.html) of
  /// `WebKitAuthenticationRequest`. Since WebKitGTK 2.2.
  public var cancelled: SafeSignal<Void> { signal("cancelled") }
}
