// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitWebContext`](https://webkitgtk.org/reference/webkitgtk/stable/class.WebContext.html).
  open class WebContext: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_web_context_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`webkit_web_context_new()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.WebContext.new.html).
    /// Since WebKitGTK 2.8.
    public init() {
      super.init(adopting: webkit_web_context_new().raw)
    }

    /// The property
    /// [`time-zone-override`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebContext.time-zone-override.html)
    /// of `WebKitWebContext`. Since WebKitGTK 2.38.
    public final var timeZoneOverride: String {
      Gtk.lentString(webkit_web_context_get_time_zone_override(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_web_context_add_path_to_sandbox()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebContext.add_path_to_sandbox.html).
    /// Since WebKitGTK 2.26.
    public final func addPathToSandbox(_ path: String, readOnly: Bool) {
      webkit_web_context_add_path_to_sandbox(Gtk.instance(self), path, readOnly.gboolean)
    }

    /// Calls
    /// [`webkit_web_context_get_cache_model()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebContext.get_cache_model.html)
    /// and `webkit_web_context_set_cache_model()`.
    public final var cacheModel: WebKit.CacheModel {
      get { WebKit.CacheModel(cValue: webkit_web_context_get_cache_model(Gtk.instance(self))) }
      set(cacheModel) { webkit_web_context_set_cache_model(Gtk.instance(self), cacheModel.cValue) }
    }

    /// Calls
    /// [`webkit_web_context_get_geolocation_manager()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebContext.get_geolocation_manager.html).
    /// Since WebKitGTK 2.26.
    public final var geolocationManager: WebKit.GeolocationManager? {
      Gtk.lentObject(opaque: webkit_web_context_get_geolocation_manager(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_web_context_get_network_session_for_automation()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebContext.get_network_session_for_automation.html).
    /// Since WebKitGTK 2.40.
    public final var networkSessionForAutomation: WebKit.NetworkSession? {
      Gtk.lentObject(opaque: webkit_web_context_get_network_session_for_automation(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_web_context_get_security_manager()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebContext.get_security_manager.html).
    public final var securityManager: WebKit.SecurityManager? {
      Gtk.lentObject(opaque: webkit_web_context_get_security_manager(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_web_context_get_spell_checking_enabled()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebContext.get_spell_checking_enabled.html)
    /// and `webkit_web_context_set_spell_checking_enabled()`.
    public final var spellCheckingEnabled: Bool {
      get { webkit_web_context_get_spell_checking_enabled(Gtk.instance(self)).isTrue }
      set(enabled) { webkit_web_context_set_spell_checking_enabled(Gtk.instance(self), enabled.gboolean) }
    }

    /// Calls
    /// [`webkit_web_context_get_spell_checking_languages()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebContext.get_spell_checking_languages.html)
    /// and `webkit_web_context_set_spell_checking_languages()`.
    public final var spellCheckingLanguages: [String] {
      get { Gtk.lentStrings(webkit_web_context_get_spell_checking_languages(Gtk.instance(self))) }
      set(languages) {
        let lent = Gtk.CallScope()
        defer { lent.end() }
        webkit_web_context_set_spell_checking_languages(Gtk.instance(self), lent.strings(languages))
      }
    }

    /// Calls
    /// [`webkit_web_context_initialize_notification_permissions()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebContext.initialize_notification_permissions.html).
    /// Since WebKitGTK 2.16.
    public final func initializeNotificationPermissions(
      _ allowedOrigins: [WebKit.SecurityOrigin], disallowedOrigins: [WebKit.SecurityOrigin]
    ) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      webkit_web_context_initialize_notification_permissions(
        Gtk.instance(self), lent.list(allowedOrigins, by: \.pointer), lent.list(disallowedOrigins, by: \.pointer))
    }

    /// Calls
    /// [`webkit_web_context_is_automation_allowed()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebContext.is_automation_allowed.html).
    /// Since WebKitGTK 2.18.
    public final var isAutomationAllowed: Bool { webkit_web_context_is_automation_allowed(Gtk.instance(self)).isTrue }

    /// Calls
    /// [`webkit_web_context_register_uri_scheme()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebContext.register_uri_scheme.html).
    public final func registerUriScheme(_ scheme: String, callback: @escaping (WebKit.URISchemeRequest) -> Void) {
      webkit_web_context_register_uri_scheme(
        Gtk.instance(self), scheme, callWebKitURISchemeRequestCallback, Gtk.heldClosure(callback), Gtk.releaseClosure)
    }

    /// Calls
    /// [`webkit_web_context_send_message_to_all_extensions()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebContext.send_message_to_all_extensions.html).
    /// Since WebKitGTK 2.28.
    public final func sendMessageToAllExtensions(_ message: WebKit.UserMessage) {
      webkit_web_context_send_message_to_all_extensions(Gtk.instance(self), message.opaque)
    }

    /// Calls
    /// [`webkit_web_context_set_automation_allowed()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebContext.set_automation_allowed.html).
    /// Since WebKitGTK 2.18.
    public final func setAutomationAllowed(_ allowed: Bool) {
      webkit_web_context_set_automation_allowed(Gtk.instance(self), allowed.gboolean)
    }

    /// Calls
    /// [`webkit_web_context_set_preferred_languages()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebContext.set_preferred_languages.html).
    public final func setPreferredLanguages(_ languages: [String]) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      webkit_web_context_set_preferred_languages(Gtk.instance(self), lent.strings(languages))
    }

    /// Calls
    /// [`webkit_web_context_set_web_process_extensions_directory()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebContext.set_web_process_extensions_directory.html).
    public final func setWebProcessExtensionsDirectory(_ directory: String) {
      webkit_web_context_set_web_process_extensions_directory(Gtk.instance(self), directory)
    }

    /// Calls
    /// [`webkit_web_context_set_web_process_extensions_initialization_user_data()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebContext.set_web_process_extensions_initialization_user_data.html).
    /// Since WebKitGTK 2.4.
    public final func setWebProcessExtensionsInitializationUserData(_ userData: GLib.Variant) {
      webkit_web_context_set_web_process_extensions_initialization_user_data(Gtk.instance(self), userData.opaque)
    }

    /// Calls
    /// [`webkit_web_context_get_default()`](https://webkitgtk.org/reference/webkitgtk/stable/type_func.WebContext.get_default.html).
    public static var `default`: WebKit.WebContext { Gtk.lentObject(opaque: webkit_web_context_get_default())! }
  }
}

extension Reactive where Base: WebKit.WebContext {
  /// The property
  /// [`time-zone-override`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebContext.time-zone-override.html)
  /// of `WebKitWebContext`. Since WebKitGTK 2.38.
  public var timeZoneOverride: SafeSignal<String> { readOnlyProperty("time-zone-override") }

  /// The signal
  /// [`automation-started`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebContext.automation-started.html)
  /// of `WebKitWebContext`. Since WebKitGTK 2.18.
  ///
  /// Argument: `session`.
  public var automationStarted: SafeSignal<WebKit.AutomationSession> { signal(ofOne: "automation-started") }

  /// The signal
  /// [`initialize-notification-permissions`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebContext.initialize-notification-permissions.html)
  /// of `WebKitWebContext`. Since WebKitGTK 2.16.
  public var initializeNotificationPermissions: SafeSignal<Void> { signal("initialize-notification-permissions") }

  /// The signal
  /// [`initialize-web-process-extensions`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebContext.initialize-web-process-extensions.html)
  /// of `WebKitWebContext`. Since WebKitGTK 2.4.
  public var initializeWebProcessExtensions: SafeSignal<Void> { signal("initialize-web-process-extensions") }

  /// The signal
  /// [`user-message-received`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebContext.user-message-received.html)
  /// of `WebKitWebContext`. Since WebKitGTK 2.28.
  ///
  /// Argument: `message`.
  public var userMessageReceived: Gtk.SignalRequest<Bool, WebKit.UserMessage> { request("user-message-received") }
}
