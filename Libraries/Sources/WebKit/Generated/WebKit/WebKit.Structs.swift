// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The struct
  /// [`WebKitApplicationInfo`](https://webkitgtk.org/reference/webkitgtk/stable/struct.ApplicationInfo.html).
  public final class ApplicationInfo: Gtk.Boxed {
    public override class var gType: Gtk.GType { webkit_application_info_get_type() }

    /// Calls
    /// [`webkit_application_info_new()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.ApplicationInfo.new.html).
    /// Since WebKitGTK 2.18.
    public convenience init() {
      self.init(taking: webkit_application_info_new().raw)
    }

    /// Calls
    /// [`webkit_application_info_get_name()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ApplicationInfo.get_name.html)
    /// and `webkit_application_info_set_name()`. Since WebKitGTK 2.18.
    public var name: String {
      get { Gtk.lentString(webkit_application_info_get_name(opaque)) }
      set(name) { webkit_application_info_set_name(opaque, name) }
    }

    /// Calls
    /// [`webkit_application_info_get_version()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ApplicationInfo.get_version.html).
    /// Since WebKitGTK 2.18.
    public var version: (major: UInt, minor: UInt, micro: UInt) {
      var cMajor: UInt = 0
      var cMinor: UInt = 0
      var cMicro: UInt = 0
      webkit_application_info_get_version(opaque, &cMajor, &cMinor, &cMicro)
      return (cMajor, cMinor, cMicro)
    }

    /// Calls
    /// [`webkit_application_info_set_version()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ApplicationInfo.set_version.html).
    /// Since WebKitGTK 2.18.
    public func setVersion(major: UInt, minor: UInt, micro: UInt) {
      webkit_application_info_set_version(opaque, major, minor, micro)
    }
  }
}

extension WebKit {
  /// The struct [`WebKitCredential`](https://webkitgtk.org/reference/webkitgtk/stable/struct.Credential.html). Since
  /// WebKitGTK 2.2.
  public final class Credential: Gtk.Boxed {
    public override class var gType: Gtk.GType { webkit_credential_get_type() }

    /// Calls [`webkit_credential_new()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.Credential.new.html).
    /// Since WebKitGTK 2.2.
    public convenience init(username: String, password: String, persistence: WebKit.CredentialPersistence) {
      self.init(taking: webkit_credential_new(username, password, persistence.cValue).raw)
    }

    /// Calls
    /// [`webkit_credential_new_for_certificate()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.Credential.new_for_certificate.html).
    /// Since WebKitGTK 2.34.
    public convenience init(certificate: Gio.TlsCertificate?, persistence: WebKit.CredentialPersistence) {
      self.init(taking: webkit_credential_new_for_certificate(certificate?.gTlsCertificate, persistence.cValue).raw)
    }

    /// Calls
    /// [`webkit_credential_new_for_certificate_pin()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.Credential.new_for_certificate_pin.html).
    /// Since WebKitGTK 2.34.
    public convenience init(pin: String, persistence: WebKit.CredentialPersistence) {
      self.init(taking: webkit_credential_new_for_certificate_pin(pin, persistence.cValue).raw)
    }

    /// Calls
    /// [`webkit_credential_get_certificate()`](https://webkitgtk.org/reference/webkitgtk/stable/method.Credential.get_certificate.html).
    /// Since WebKitGTK 2.34.
    public var certificate: Gio.TlsCertificate? { Gtk.lentObject(webkit_credential_get_certificate(opaque)) }

    /// Calls
    /// [`webkit_credential_get_password()`](https://webkitgtk.org/reference/webkitgtk/stable/method.Credential.get_password.html).
    /// Since WebKitGTK 2.2.
    public var password: String { Gtk.lentString(webkit_credential_get_password(opaque)) }

    /// Calls
    /// [`webkit_credential_get_persistence()`](https://webkitgtk.org/reference/webkitgtk/stable/method.Credential.get_persistence.html).
    /// Since WebKitGTK 2.2.
    public var persistence: WebKit.CredentialPersistence {
      WebKit.CredentialPersistence(cValue: webkit_credential_get_persistence(opaque))
    }

    /// Calls
    /// [`webkit_credential_get_username()`](https://webkitgtk.org/reference/webkitgtk/stable/method.Credential.get_username.html).
    /// Since WebKitGTK 2.2.
    public var username: String { Gtk.lentString(webkit_credential_get_username(opaque)) }

    /// Calls
    /// [`webkit_credential_has_password()`](https://webkitgtk.org/reference/webkitgtk/stable/method.Credential.has_password.html).
    /// Since WebKitGTK 2.2.
    public var hasPassword: Bool { webkit_credential_has_password(opaque).isTrue }
  }
}

extension WebKit {
  /// The struct
  /// [`WebKitGeolocationPosition`](https://webkitgtk.org/reference/webkitgtk/stable/struct.GeolocationPosition.html).
  /// Since WebKitGTK 2.26.
  public final class GeolocationPosition: Gtk.Boxed {
    public override class var gType: Gtk.GType { webkit_geolocation_position_get_type() }

    /// Calls
    /// [`webkit_geolocation_position_new()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.GeolocationPosition.new.html).
    /// Since WebKitGTK 2.26.
    public convenience init(latitude: Double, longitude: Double, accuracy: Double) {
      self.init(taking: webkit_geolocation_position_new(latitude, longitude, accuracy).raw)
    }

    /// Calls
    /// [`webkit_geolocation_position_set_altitude()`](https://webkitgtk.org/reference/webkitgtk/stable/method.GeolocationPosition.set_altitude.html).
    /// Since WebKitGTK 2.26.
    public func setAltitude(_ altitude: Double) { webkit_geolocation_position_set_altitude(opaque, altitude) }

    /// Calls
    /// [`webkit_geolocation_position_set_altitude_accuracy()`](https://webkitgtk.org/reference/webkitgtk/stable/method.GeolocationPosition.set_altitude_accuracy.html).
    /// Since WebKitGTK 2.26.
    public func setAltitudeAccuracy(_ altitudeAccuracy: Double) {
      webkit_geolocation_position_set_altitude_accuracy(opaque, altitudeAccuracy)
    }

    /// Calls
    /// [`webkit_geolocation_position_set_heading()`](https://webkitgtk.org/reference/webkitgtk/stable/method.GeolocationPosition.set_heading.html).
    /// Since WebKitGTK 2.26.
    public func setHeading(_ heading: Double) { webkit_geolocation_position_set_heading(opaque, heading) }

    /// Calls
    /// [`webkit_geolocation_position_set_speed()`](https://webkitgtk.org/reference/webkitgtk/stable/method.GeolocationPosition.set_speed.html).
    /// Since WebKitGTK 2.26.
    public func setSpeed(_ speed: Double) { webkit_geolocation_position_set_speed(opaque, speed) }

    /// Calls
    /// [`webkit_geolocation_position_set_timestamp()`](https://webkitgtk.org/reference/webkitgtk/stable/method.GeolocationPosition.set_timestamp.html).
    /// Since WebKitGTK 2.26.
    public func setTimestamp(_ timestamp: UInt) { webkit_geolocation_position_set_timestamp(opaque, timestamp) }
  }
}

extension WebKit {
  /// The struct [`WebKitITPFirstParty`](https://webkitgtk.org/reference/webkitgtk/stable/struct.ITPFirstParty.html).
  /// Since WebKitGTK 2.30.
  public final class ITPFirstParty: Gtk.Boxed {
    public override class var gType: Gtk.GType { webkit_itp_first_party_get_type() }

    /// Calls
    /// [`webkit_itp_first_party_get_domain()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ITPFirstParty.get_domain.html).
    /// Since WebKitGTK 2.30.
    public var domain: String { Gtk.lentString(webkit_itp_first_party_get_domain(opaque)) }

    /// Calls
    /// [`webkit_itp_first_party_get_last_update_time()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ITPFirstParty.get_last_update_time.html).
    /// Since WebKitGTK 2.30.
    public var lastUpdateTime: GLib.DateTime {
      Gtk.promised(Gtk.lentBoxed(opaque: webkit_itp_first_party_get_last_update_time(opaque)))
    }

    /// Calls
    /// [`webkit_itp_first_party_get_website_data_access_allowed()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ITPFirstParty.get_website_data_access_allowed.html).
    /// Since WebKitGTK 2.30.
    public var websiteDataAccessAllowed: Bool { webkit_itp_first_party_get_website_data_access_allowed(opaque).isTrue }
  }
}

extension WebKit {
  /// The struct [`WebKitITPThirdParty`](https://webkitgtk.org/reference/webkitgtk/stable/struct.ITPThirdParty.html).
  /// Since WebKitGTK 2.30.
  public final class ITPThirdParty: Gtk.Boxed {
    public override class var gType: Gtk.GType { webkit_itp_third_party_get_type() }

    /// Calls
    /// [`webkit_itp_third_party_get_domain()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ITPThirdParty.get_domain.html).
    /// Since WebKitGTK 2.30.
    public var domain: String { Gtk.lentString(webkit_itp_third_party_get_domain(opaque)) }

    /// Calls
    /// [`webkit_itp_third_party_get_first_parties()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ITPThirdParty.get_first_parties.html).
    /// Since WebKitGTK 2.30.
    public var firstParties: [WebKit.ITPFirstParty] {
      Gtk.lists(webkit_itp_third_party_get_first_parties(opaque), isGiven: false) {
        Gtk.lentBoxed($0) as WebKit.ITPFirstParty?
      }
    }
  }
}

extension WebKit {
  /// The struct
  /// [`WebKitInputMethodUnderline`](https://webkitgtk.org/reference/webkitgtk/stable/struct.InputMethodUnderline.html).
  /// Since WebKitGTK 2.28.
  public final class InputMethodUnderline: Gtk.Boxed {
    public override class var gType: Gtk.GType { webkit_input_method_underline_get_type() }

    /// Calls
    /// [`webkit_input_method_underline_new()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.InputMethodUnderline.new.html).
    /// Since WebKitGTK 2.28.
    public convenience init(startOffset: Int, endOffset: Int) {
      self.init(taking: webkit_input_method_underline_new(startOffset.uint32, endOffset.uint32).raw)
    }

    /// Calls
    /// [`webkit_input_method_underline_set_color()`](https://webkitgtk.org/reference/webkitgtk/stable/method.InputMethodUnderline.set_color.html).
    /// Since WebKitGTK 2.28.
    public func setColor(_ rgba: Gdk.RGBA?) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      webkit_input_method_underline_set_color(opaque, lent.structure(rgba?.cValue))
    }
  }
}

extension WebKit {
  /// The struct
  /// [`WebKitMemoryPressureSettings`](https://webkitgtk.org/reference/webkitgtk/stable/struct.MemoryPressureSettings.html).
  /// Since WebKitGTK 2.34.
  public final class MemoryPressureSettings: Gtk.Boxed {
    public override class var gType: Gtk.GType { webkit_memory_pressure_settings_get_type() }

    /// Calls
    /// [`webkit_memory_pressure_settings_new()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.MemoryPressureSettings.new.html).
    /// Since WebKitGTK 2.34.
    public convenience init() {
      self.init(taking: webkit_memory_pressure_settings_new().raw)
    }

    /// Calls
    /// [`webkit_memory_pressure_settings_get_conservative_threshold()`](https://webkitgtk.org/reference/webkitgtk/stable/method.MemoryPressureSettings.get_conservative_threshold.html)
    /// and `webkit_memory_pressure_settings_set_conservative_threshold()`. Since WebKitGTK 2.34.
    public var conservativeThreshold: Double {
      get { webkit_memory_pressure_settings_get_conservative_threshold(opaque) }
      set(value) { webkit_memory_pressure_settings_set_conservative_threshold(opaque, value) }
    }

    /// Calls
    /// [`webkit_memory_pressure_settings_get_kill_threshold()`](https://webkitgtk.org/reference/webkitgtk/stable/method.MemoryPressureSettings.get_kill_threshold.html)
    /// and `webkit_memory_pressure_settings_set_kill_threshold()`. Since WebKitGTK 2.34.
    public var killThreshold: Double {
      get { webkit_memory_pressure_settings_get_kill_threshold(opaque) }
      set(value) { webkit_memory_pressure_settings_set_kill_threshold(opaque, value) }
    }

    /// Calls
    /// [`webkit_memory_pressure_settings_get_memory_limit()`](https://webkitgtk.org/reference/webkitgtk/stable/method.MemoryPressureSettings.get_memory_limit.html)
    /// and `webkit_memory_pressure_settings_set_memory_limit()`. Since WebKitGTK 2.34.
    public var memoryLimit: Int {
      get { webkit_memory_pressure_settings_get_memory_limit(opaque).int }
      set(memoryLimit) { webkit_memory_pressure_settings_set_memory_limit(opaque, memoryLimit.uint32) }
    }

    /// Calls
    /// [`webkit_memory_pressure_settings_get_poll_interval()`](https://webkitgtk.org/reference/webkitgtk/stable/method.MemoryPressureSettings.get_poll_interval.html)
    /// and `webkit_memory_pressure_settings_set_poll_interval()`. Since WebKitGTK 2.34.
    public var pollInterval: Double {
      get { webkit_memory_pressure_settings_get_poll_interval(opaque) }
      set(value) { webkit_memory_pressure_settings_set_poll_interval(opaque, value) }
    }

    /// Calls
    /// [`webkit_memory_pressure_settings_get_strict_threshold()`](https://webkitgtk.org/reference/webkitgtk/stable/method.MemoryPressureSettings.get_strict_threshold.html)
    /// and `webkit_memory_pressure_settings_set_strict_threshold()`. Since WebKitGTK 2.34.
    public var strictThreshold: Double {
      get { webkit_memory_pressure_settings_get_strict_threshold(opaque) }
      set(value) { webkit_memory_pressure_settings_set_strict_threshold(opaque, value) }
    }
  }
}

extension WebKit {
  /// The struct
  /// [`WebKitNavigationAction`](https://webkitgtk.org/reference/webkitgtk/stable/struct.NavigationAction.html).
  public final class NavigationAction: Gtk.Boxed {
    public override class var gType: Gtk.GType { webkit_navigation_action_get_type() }

    /// Calls
    /// [`webkit_navigation_action_get_frame_name()`](https://webkitgtk.org/reference/webkitgtk/stable/method.NavigationAction.get_frame_name.html).
    /// Since WebKitGTK 2.40.
    public var frameName: String? { Gtk.lentString(ifAny: webkit_navigation_action_get_frame_name(opaque)) }

    /// Calls
    /// [`webkit_navigation_action_get_modifiers()`](https://webkitgtk.org/reference/webkitgtk/stable/method.NavigationAction.get_modifiers.html).
    /// Since WebKitGTK 2.6.
    public var modifiers: Int { webkit_navigation_action_get_modifiers(opaque).int }

    /// Calls
    /// [`webkit_navigation_action_get_mouse_button()`](https://webkitgtk.org/reference/webkitgtk/stable/method.NavigationAction.get_mouse_button.html).
    /// Since WebKitGTK 2.6.
    public var mouseButton: Int { webkit_navigation_action_get_mouse_button(opaque).int }

    /// Calls
    /// [`webkit_navigation_action_get_navigation_type()`](https://webkitgtk.org/reference/webkitgtk/stable/method.NavigationAction.get_navigation_type.html).
    /// Since WebKitGTK 2.6.
    public var navigationType: WebKit.NavigationType {
      WebKit.NavigationType(cValue: webkit_navigation_action_get_navigation_type(opaque))
    }

    /// Calls
    /// [`webkit_navigation_action_get_request()`](https://webkitgtk.org/reference/webkitgtk/stable/method.NavigationAction.get_request.html).
    /// Since WebKitGTK 2.6.
    public var request: WebKit.URIRequest? { Gtk.lentObject(opaque: webkit_navigation_action_get_request(opaque)) }

    /// Calls
    /// [`webkit_navigation_action_is_redirect()`](https://webkitgtk.org/reference/webkitgtk/stable/method.NavigationAction.is_redirect.html).
    /// Since WebKitGTK 2.20.
    public var isRedirect: Bool { webkit_navigation_action_is_redirect(opaque).isTrue }

    /// Calls
    /// [`webkit_navigation_action_is_user_gesture()`](https://webkitgtk.org/reference/webkitgtk/stable/method.NavigationAction.is_user_gesture.html).
    /// Since WebKitGTK 2.6.
    public var isUserGesture: Bool { webkit_navigation_action_is_user_gesture(opaque).isTrue }
  }
}

extension WebKit {
  /// The struct
  /// [`WebKitNetworkProxySettings`](https://webkitgtk.org/reference/webkitgtk/stable/struct.NetworkProxySettings.html).
  /// Since WebKitGTK 2.16.
  public final class NetworkProxySettings: Gtk.Boxed {
    public override class var gType: Gtk.GType { webkit_network_proxy_settings_get_type() }

    /// Calls
    /// [`webkit_network_proxy_settings_new()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.NetworkProxySettings.new.html).
    /// Since WebKitGTK 2.16.
    public convenience init(defaultProxyUri: String? = nil, ignoreHosts: [String] = []) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      self.init(taking: webkit_network_proxy_settings_new(defaultProxyUri, lent.strings(ignoreHosts)).raw)
    }

    /// Calls
    /// [`webkit_network_proxy_settings_add_proxy_for_scheme()`](https://webkitgtk.org/reference/webkitgtk/stable/method.NetworkProxySettings.add_proxy_for_scheme.html).
    /// Since WebKitGTK 2.16.
    public func addProxyForScheme(_ scheme: String, proxyUri: String) {
      webkit_network_proxy_settings_add_proxy_for_scheme(opaque, scheme, proxyUri)
    }
  }
}

extension WebKit {
  /// The struct [`WebKitOptionMenuItem`](https://webkitgtk.org/reference/webkitgtk/stable/struct.OptionMenuItem.html).
  /// Since WebKitGTK 2.18.
  public final class OptionMenuItem: Gtk.Boxed {
    public override class var gType: Gtk.GType { webkit_option_menu_item_get_type() }

    /// Calls
    /// [`webkit_option_menu_item_get_label()`](https://webkitgtk.org/reference/webkitgtk/stable/method.OptionMenuItem.get_label.html).
    /// Since WebKitGTK 2.18.
    public var label: String { Gtk.lentString(webkit_option_menu_item_get_label(opaque)) }

    /// Calls
    /// [`webkit_option_menu_item_get_tooltip()`](https://webkitgtk.org/reference/webkitgtk/stable/method.OptionMenuItem.get_tooltip.html).
    /// Since WebKitGTK 2.18.
    public var tooltip: String { Gtk.lentString(webkit_option_menu_item_get_tooltip(opaque)) }

    /// Calls
    /// [`webkit_option_menu_item_is_enabled()`](https://webkitgtk.org/reference/webkitgtk/stable/method.OptionMenuItem.is_enabled.html).
    /// Since WebKitGTK 2.18.
    public var isEnabled: Bool { webkit_option_menu_item_is_enabled(opaque).isTrue }

    /// Calls
    /// [`webkit_option_menu_item_is_group_child()`](https://webkitgtk.org/reference/webkitgtk/stable/method.OptionMenuItem.is_group_child.html).
    /// Since WebKitGTK 2.18.
    public var isGroupChild: Bool { webkit_option_menu_item_is_group_child(opaque).isTrue }

    /// Calls
    /// [`webkit_option_menu_item_is_group_label()`](https://webkitgtk.org/reference/webkitgtk/stable/method.OptionMenuItem.is_group_label.html).
    /// Since WebKitGTK 2.18.
    public var isGroupLabel: Bool { webkit_option_menu_item_is_group_label(opaque).isTrue }

    /// Calls
    /// [`webkit_option_menu_item_is_selected()`](https://webkitgtk.org/reference/webkitgtk/stable/method.OptionMenuItem.is_selected.html).
    /// Since WebKitGTK 2.18.
    public var isSelected: Bool { webkit_option_menu_item_is_selected(opaque).isTrue }
  }
}

extension WebKit {
  /// The struct
  /// [`WebKitPermissionStateQuery`](https://webkitgtk.org/reference/webkitgtk/stable/struct.PermissionStateQuery.html).
  public final class PermissionStateQuery: Gtk.Boxed {
    public override class var gType: Gtk.GType { webkit_permission_state_query_get_type() }

    /// Calls
    /// [`webkit_permission_state_query_finish()`](https://webkitgtk.org/reference/webkitgtk/stable/method.PermissionStateQuery.finish.html).
    /// Since WebKitGTK 2.40.
    public func finish(_ state: WebKit.PermissionState) { webkit_permission_state_query_finish(opaque, state.cValue) }

    /// Calls
    /// [`webkit_permission_state_query_get_name()`](https://webkitgtk.org/reference/webkitgtk/stable/method.PermissionStateQuery.get_name.html).
    /// Since WebKitGTK 2.40.
    public var name: String { Gtk.lentString(webkit_permission_state_query_get_name(opaque)) }

    /// Calls
    /// [`webkit_permission_state_query_get_security_origin()`](https://webkitgtk.org/reference/webkitgtk/stable/method.PermissionStateQuery.get_security_origin.html).
    /// Since WebKitGTK 2.40.
    public var securityOrigin: WebKit.SecurityOrigin {
      Gtk.promised(Gtk.lentBoxed(opaque: webkit_permission_state_query_get_security_origin(opaque)))
    }
  }
}

extension WebKit {
  /// The struct [`WebKitScriptDialog`](https://webkitgtk.org/reference/webkitgtk/stable/struct.ScriptDialog.html).
  public final class ScriptDialog: Gtk.Boxed {
    public override class var gType: Gtk.GType { webkit_script_dialog_get_type() }

    /// Calls
    /// [`webkit_script_dialog_close()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ScriptDialog.close.html).
    /// Since WebKitGTK 2.24.
    public func close() { webkit_script_dialog_close(opaque) }

    /// Calls
    /// [`webkit_script_dialog_confirm_set_confirmed()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ScriptDialog.confirm_set_confirmed.html).
    public func confirmSetConfirmed(_ confirmed: Bool) {
      webkit_script_dialog_confirm_set_confirmed(opaque, confirmed.gboolean)
    }

    /// Calls
    /// [`webkit_script_dialog_get_dialog_type()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ScriptDialog.get_dialog_type.html).
    public var dialogType: WebKit.ScriptDialogType {
      WebKit.ScriptDialogType(cValue: webkit_script_dialog_get_dialog_type(opaque))
    }

    /// Calls
    /// [`webkit_script_dialog_get_message()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ScriptDialog.get_message.html).
    public var message: String { Gtk.lentString(webkit_script_dialog_get_message(opaque)) }

    /// Calls
    /// [`webkit_script_dialog_prompt_get_default_text()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ScriptDialog.prompt_get_default_text.html).
    public func promptGetDefaultText() -> String {
      Gtk.lentString(webkit_script_dialog_prompt_get_default_text(opaque))
    }

    /// Calls
    /// [`webkit_script_dialog_prompt_set_text()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ScriptDialog.prompt_set_text.html).
    public func promptSetText(_ text: String) { webkit_script_dialog_prompt_set_text(opaque, text) }
  }
}

extension WebKit {
  /// The struct
  /// [`WebKitScriptMessageReply`](https://webkitgtk.org/reference/webkitgtk/stable/struct.ScriptMessageReply.html).
  /// Since WebKitGTK 2.40.
  public final class ScriptMessageReply: Gtk.Boxed {
    public override class var gType: Gtk.GType { webkit_script_message_reply_get_type() }

    /// Calls
    /// [`webkit_script_message_reply_return_error_message()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ScriptMessageReply.return_error_message.html).
    /// Since WebKitGTK 2.40.
    public func returnErrorMessage(_ errorMessage: String) {
      webkit_script_message_reply_return_error_message(opaque, errorMessage)
    }

    /// Calls
    /// [`webkit_script_message_reply_return_value()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ScriptMessageReply.return_value.html).
    /// Since WebKitGTK 2.40.
    public func returnValue(_ replyValue: JavaScriptCore.Value) {
      webkit_script_message_reply_return_value(opaque, replyValue.opaque)
    }
  }
}

extension WebKit {
  /// The struct [`WebKitSecurityOrigin`](https://webkitgtk.org/reference/webkitgtk/stable/struct.SecurityOrigin.html).
  /// Since WebKitGTK 2.16.
  public final class SecurityOrigin: Gtk.Boxed {
    public override class var gType: Gtk.GType { webkit_security_origin_get_type() }

    /// Calls
    /// [`webkit_security_origin_new()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.SecurityOrigin.new.html).
    /// Since WebKitGTK 2.16.
    public convenience init(`protocol`: String, host: String, port: Int) {
      self.init(taking: webkit_security_origin_new(`protocol`, host, port.uint16).raw)
    }

    /// Calls
    /// [`webkit_security_origin_new_for_uri()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.SecurityOrigin.new_for_uri.html).
    /// Since WebKitGTK 2.16.
    public convenience init(uri: String) {
      self.init(taking: webkit_security_origin_new_for_uri(uri).raw)
    }

    /// Calls
    /// [`webkit_security_origin_get_host()`](https://webkitgtk.org/reference/webkitgtk/stable/method.SecurityOrigin.get_host.html).
    /// Since WebKitGTK 2.16.
    public var host: String? { Gtk.lentString(ifAny: webkit_security_origin_get_host(opaque)) }

    /// Calls
    /// [`webkit_security_origin_get_port()`](https://webkitgtk.org/reference/webkitgtk/stable/method.SecurityOrigin.get_port.html).
    /// Since WebKitGTK 2.16.
    public var port: Int { webkit_security_origin_get_port(opaque).int }

    /// Calls
    /// [`webkit_security_origin_get_protocol()`](https://webkitgtk.org/reference/webkitgtk/stable/method.SecurityOrigin.get_protocol.html).
    /// Since WebKitGTK 2.16.
    public var `protocol`: String? { Gtk.lentString(ifAny: webkit_security_origin_get_protocol(opaque)) }

    /// Calls
    /// [`webkit_security_origin_to_string()`](https://webkitgtk.org/reference/webkitgtk/stable/method.SecurityOrigin.to_string.html).
    /// Since WebKitGTK 2.16.
    @discardableResult
    public func toString() -> String? { Gtk.givenString(ifAny: webkit_security_origin_to_string(opaque)) }
  }
}

extension WebKit {
  /// The struct
  /// [`WebKitUserContentFilter`](https://webkitgtk.org/reference/webkitgtk/stable/struct.UserContentFilter.html). Since
  /// WebKitGTK 2.24.
  public final class UserContentFilter: Gtk.Boxed {
    public override class var gType: Gtk.GType { webkit_user_content_filter_get_type() }

    /// Calls
    /// [`webkit_user_content_filter_get_identifier()`](https://webkitgtk.org/reference/webkitgtk/stable/method.UserContentFilter.get_identifier.html).
    /// Since WebKitGTK 2.24.
    public var identifier: String { Gtk.lentString(webkit_user_content_filter_get_identifier(opaque)) }
  }
}

extension WebKit {
  /// The struct [`WebKitUserScript`](https://webkitgtk.org/reference/webkitgtk/stable/struct.UserScript.html). Since
  /// WebKitGTK 2.6.
  public final class UserScript: Gtk.Boxed {
    public override class var gType: Gtk.GType { webkit_user_script_get_type() }

    /// Calls [`webkit_user_script_new()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.UserScript.new.html).
    /// Since WebKitGTK 2.6.
    public convenience init(
      source: String, injectedFrames: WebKit.UserContentInjectedFrames, injectionTime: WebKit.UserScriptInjectionTime,
      allowList: [String] = [], blockList: [String] = []
    ) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      self.init(
        taking: webkit_user_script_new(
          source, injectedFrames.cValue, injectionTime.cValue, lent.strings(allowList), lent.strings(blockList)
        ).raw)
    }

    /// Calls
    /// [`webkit_user_script_new_for_world()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.UserScript.new_for_world.html).
    /// Since WebKitGTK 2.22.
    public convenience init(
      source: String, injectedFrames: WebKit.UserContentInjectedFrames, injectionTime: WebKit.UserScriptInjectionTime,
      worldName: String, allowList: [String], blockList: [String]
    ) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      self.init(
        taking: webkit_user_script_new_for_world(
          source, injectedFrames.cValue, injectionTime.cValue, worldName, lent.strings(allowList),
          lent.strings(blockList)
        ).raw)
    }
  }
}

extension WebKit {
  /// The struct [`WebKitUserStyleSheet`](https://webkitgtk.org/reference/webkitgtk/stable/struct.UserStyleSheet.html).
  /// Since WebKitGTK 2.6.
  public final class UserStyleSheet: Gtk.Boxed {
    public override class var gType: Gtk.GType { webkit_user_style_sheet_get_type() }

    /// Calls
    /// [`webkit_user_style_sheet_new()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.UserStyleSheet.new.html).
    /// Since WebKitGTK 2.6.
    public convenience init(
      source: String, injectedFrames: WebKit.UserContentInjectedFrames, level: WebKit.UserStyleLevel,
      allowList: [String] = [], blockList: [String] = []
    ) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      self.init(
        taking: webkit_user_style_sheet_new(
          source, injectedFrames.cValue, level.cValue, lent.strings(allowList), lent.strings(blockList)
        ).raw)
    }

    /// Calls
    /// [`webkit_user_style_sheet_new_for_world()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.UserStyleSheet.new_for_world.html).
    /// Since WebKitGTK 2.22.
    public convenience init(
      source: String, injectedFrames: WebKit.UserContentInjectedFrames, level: WebKit.UserStyleLevel, worldName: String,
      allowList: [String], blockList: [String]
    ) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      self.init(
        taking: webkit_user_style_sheet_new_for_world(
          source, injectedFrames.cValue, level.cValue, worldName, lent.strings(allowList), lent.strings(blockList)
        ).raw)
    }
  }
}

extension WebKit {
  /// The struct
  /// [`WebKitWebViewSessionState`](https://webkitgtk.org/reference/webkitgtk/stable/struct.WebViewSessionState.html).
  /// Since WebKitGTK 2.12.
  public final class WebViewSessionState: Gtk.Boxed {
    public override class var gType: Gtk.GType { webkit_web_view_session_state_get_type() }

    /// Calls
    /// [`webkit_web_view_session_state_new()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.WebViewSessionState.new.html).
    /// Since WebKitGTK 2.12.
    public convenience init(data: GLib.Bytes) {
      self.init(taking: webkit_web_view_session_state_new(data.opaque).raw)
    }

    /// Calls
    /// [`webkit_web_view_session_state_serialize()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebViewSessionState.serialize.html).
    /// Since WebKitGTK 2.12.
    @discardableResult
    public func serialize() -> GLib.Bytes {
      Gtk.promised(Gtk.givenBoxed(opaque: webkit_web_view_session_state_serialize(opaque)))
    }
  }
}

extension WebKit {
  /// The struct [`WebKitWebsiteData`](https://webkitgtk.org/reference/webkitgtk/stable/struct.WebsiteData.html). Since
  /// WebKitGTK 2.16.
  public final class WebsiteData: Gtk.Boxed {
    public override class var gType: Gtk.GType { webkit_website_data_get_type() }

    /// Calls
    /// [`webkit_website_data_get_name()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebsiteData.get_name.html).
    /// Since WebKitGTK 2.16.
    public var name: String { Gtk.lentString(webkit_website_data_get_name(opaque)) }

    /// Calls
    /// [`webkit_website_data_get_size()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebsiteData.get_size.html).
    /// Since WebKitGTK 2.16.
    public func getSize(_ types: WebKit.WebsiteDataTypes) -> UInt { webkit_website_data_get_size(opaque, types.cValue) }

    /// Calls
    /// [`webkit_website_data_get_types()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebsiteData.get_types.html).
    /// Since WebKitGTK 2.16.
    public var types: WebKit.WebsiteDataTypes { WebKit.WebsiteDataTypes(cValue: webkit_website_data_get_types(opaque)) }
  }
}
