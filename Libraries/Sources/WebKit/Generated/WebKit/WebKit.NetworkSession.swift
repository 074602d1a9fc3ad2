// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitNetworkSession`](https://webkitgtk.org/reference/webkitgtk/stable/class.NetworkSession.html).
  /// Since WebKitGTK 2.40.
  open class NetworkSession: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_network_session_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`webkit_network_session_new()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.NetworkSession.new.html).
    /// Since WebKitGTK 2.40.
    public init(dataDirectory: String? = nil, cacheDirectory: String? = nil) {
      super.init(adopting: webkit_network_session_new(dataDirectory, cacheDirectory).raw)
    }

    /// Calls
    /// [`webkit_network_session_new_ephemeral()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.NetworkSession.new_ephemeral.html).
    /// Since WebKitGTK 2.40.
    public init() {
      super.init(adopting: webkit_network_session_new_ephemeral().raw)
    }

    /// The property
    /// [`is-ephemeral`](https://webkitgtk.org/reference/webkitgtk/stable/property.NetworkSession.is-ephemeral.html) of
    /// `WebKitNetworkSession`. Since WebKitGTK 2.40.
    public final var isEphemeral: Bool { getProperty("is-ephemeral") }

    /// Calls
    /// [`webkit_network_session_allow_tls_certificate_for_host()`](https://webkitgtk.org/reference/webkitgtk/stable/method.NetworkSession.allow_tls_certificate_for_host.html).
    /// Since WebKitGTK 2.40.
    public final func allowTlsCertificateForHost(_ certificate: Gio.TlsCertificate, host: String) {
      webkit_network_session_allow_tls_certificate_for_host(Gtk.instance(self), certificate.gTlsCertificate, host)
    }

    /// Calls
    /// [`webkit_network_session_download_uri()`](https://webkitgtk.org/reference/webkitgtk/stable/method.NetworkSession.download_uri.html).
    /// Since WebKitGTK 2.40.
    @discardableResult
    public final func downloadUri(_ uri: String) -> WebKit.Download {
      Gtk.givenObject(opaque: webkit_network_session_download_uri(Gtk.instance(self), uri))!
    }

    /// Calls
    /// [`webkit_network_session_get_cookie_manager()`](https://webkitgtk.org/reference/webkitgtk/stable/method.NetworkSession.get_cookie_manager.html).
    /// Since WebKitGTK 2.40.
    public final var cookieManager: WebKit.CookieManager? {
      Gtk.lentObject(opaque: webkit_network_session_get_cookie_manager(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_network_session_get_itp_enabled()`](https://webkitgtk.org/reference/webkitgtk/stable/method.NetworkSession.get_itp_enabled.html)
    /// and `webkit_network_session_set_itp_enabled()`. Since WebKitGTK 2.40.
    public final var itpEnabled: Bool {
      get { webkit_network_session_get_itp_enabled(Gtk.instance(self)).isTrue }
      set(enabled) { webkit_network_session_set_itp_enabled(Gtk.instance(self), enabled.gboolean) }
    }

    /// Calls
    /// [`webkit_network_session_get_itp_summary()`](https://webkitgtk.org/reference/webkitgtk/stable/method.NetworkSession.get_itp_summary.html).
    /// Since WebKitGTK 2.40.
    public final func getItpSummary() async throws -> [WebKit.ITPThirdParty] {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_network_session_get_itp_summary(Gtk.instance(self), cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = webkit_network_session_get_itp_summary_finish(Gtk.instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return Gtk.lists(result, isGiven: true) { Gtk.givenBoxed($0) as WebKit.ITPThirdParty? }
    }

    /// Calls
    /// [`webkit_network_session_get_persistent_credential_storage_enabled()`](https://webkitgtk.org/reference/webkitgtk/stable/method.NetworkSession.get_persistent_credential_storage_enabled.html)
    /// and `webkit_network_session_set_persistent_credential_storage_enabled()`. Since WebKitGTK 2.40.
    public final var persistentCredentialStorageEnabled: Bool {
      get { webkit_network_session_get_persistent_credential_storage_enabled(Gtk.instance(self)).isTrue }
      set(enabled) {
        webkit_network_session_set_persistent_credential_storage_enabled(Gtk.instance(self), enabled.gboolean)
      }
    }

    /// Calls
    /// [`webkit_network_session_get_tls_errors_policy()`](https://webkitgtk.org/reference/webkitgtk/stable/method.NetworkSession.get_tls_errors_policy.html)
    /// and `webkit_network_session_set_tls_errors_policy()`. Since WebKitGTK 2.40.
    public final var tlsErrorsPolicy: WebKit.TLSErrorsPolicy {
      get { WebKit.TLSErrorsPolicy(cValue: webkit_network_session_get_tls_errors_policy(Gtk.instance(self))) }
      set(policy) { webkit_network_session_set_tls_errors_policy(Gtk.instance(self), policy.cValue) }
    }

    /// Calls
    /// [`webkit_network_session_get_website_data_manager()`](https://webkitgtk.org/reference/webkitgtk/stable/method.NetworkSession.get_website_data_manager.html).
    /// Since WebKitGTK 2.40.
    public final var websiteDataManager: WebKit.WebsiteDataManager? {
      Gtk.lentObject(opaque: webkit_network_session_get_website_data_manager(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_network_session_prefetch_dns()`](https://webkitgtk.org/reference/webkitgtk/stable/method.NetworkSession.prefetch_dns.html).
    /// Since WebKitGTK 2.40.
    public final func prefetchDns(_ hostname: String) {
      webkit_network_session_prefetch_dns(Gtk.instance(self), hostname)
    }

    /// Calls
    /// [`webkit_network_session_set_proxy_settings()`](https://webkitgtk.org/reference/webkitgtk/stable/method.NetworkSession.set_proxy_settings.html).
    /// Since WebKitGTK 2.40.
    public final func setProxySettings(proxyMode: WebKit.NetworkProxyMode, proxySettings: WebKit.NetworkProxySettings?)
    { webkit_network_session_set_proxy_settings(Gtk.instance(self), proxyMode.cValue, proxySettings?.opaque) }

    /// Calls
    /// [`webkit_network_session_get_default()`](https://webkitgtk.org/reference/webkitgtk/stable/type_func.NetworkSession.get_default.html).
    /// Since WebKitGTK 2.40.
    public static var `default`: WebKit.NetworkSession { Gtk.lentObject(opaque: webkit_network_session_get_default())! }

    /// Calls
    /// [`webkit_network_session_set_memory_pressure_settings()`](https://webkitgtk.org/reference/webkitgtk/stable/type_func.NetworkSession.set_memory_pressure_settings.html).
    /// Since WebKitGTK 2.40.
    public static func setMemoryPressureSettings(_ settings: WebKit.MemoryPressureSettings) {
      webkit_network_session_set_memory_pressure_settings(settings.opaque)
    }
  }
}

extension Reactive where Base: WebKit.NetworkSession {
  /// The property
  /// [`is-ephemeral`](https://webkitgtk.org/reference/webkitgtk/stable/property.NetworkSession.is-ephemeral.html) of
  /// `WebKitNetworkSession`. Since WebKitGTK 2.40.
  public var isEphemeral: SafeSignal<Bool> { readOnlyProperty("is-ephemeral") }

  /// The signal
  /// [`download-started`](https://webkitgtk.org/reference/webkitgtk/stable/signal.NetworkSession.download-started.html)
  /// of `WebKitNetworkSession`. Since WebKitGTK 2.40.
  ///
  /// Argument: `download`.
  public var downloadStarted: SafeSignal<WebKit.Download> { signal(ofOne: "download-started") }
}
