// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// What GTK's interface uses of Gio.
public enum Gio {}

extension Gio {
  /// The interface [`GAction`](https://docs.gtk.org/gio/iface.Action.html).
  public protocol Action: Object {}
}

extension Gio.Action {
  /// The property [`enabled`](https://docs.gtk.org/gio/property.Action.enabled.html) of `GAction`. Since GLib 2.28.
  public var enabled: Bool { g_action_get_enabled(opaque).isTrue }

  /// The property [`name`](https://docs.gtk.org/gio/property.Action.name.html) of `GAction`. Since GLib 2.28.
  public var name: String { lentString(g_action_get_name(opaque)) }

  /// The property [`parameter-type`](https://docs.gtk.org/gio/property.Action.parameter-type.html) of `GAction`. Since
  /// GLib 2.28.
  public var parameterType: GLib.VariantType? { lentBoxed(opaque: g_action_get_parameter_type(opaque)) }

  /// The property [`state`](https://docs.gtk.org/gio/property.Action.state.html) of `GAction`. Since GLib 2.28.
  public var state: GLib.Variant? { givenBoxed(opaque: g_action_get_state(opaque)) }

  /// The property [`state-type`](https://docs.gtk.org/gio/property.Action.state-type.html) of `GAction`. Since GLib
  /// 2.28.
  public var stateType: GLib.VariantType? { lentBoxed(opaque: g_action_get_state_type(opaque)) }

  /// Calls [`g_action_activate()`](https://docs.gtk.org/gio/method.Action.activate.html). Since GLib 2.28.
  public func activate(_ parameter: GLib.Variant?) { g_action_activate(opaque, parameter?.opaque) }

  /// Calls [`g_action_change_state()`](https://docs.gtk.org/gio/method.Action.change_state.html). Since GLib 2.30.
  public func changeState(_ value: GLib.Variant) { g_action_change_state(opaque, value.opaque) }

  /// Calls [`g_action_get_state_hint()`](https://docs.gtk.org/gio/method.Action.get_state_hint.html). Since GLib 2.28.
  public var stateHint: GLib.Variant? { givenBoxed(opaque: g_action_get_state_hint(opaque)) }
}

extension Reactive where Base: Gio.Action {
  /// The property [`enabled`](https://docs.gtk.org/gio/property.Action.enabled.html) of `GAction`. Since GLib 2.28.
  @_disfavoredOverload
  public var enabled: SafeSignal<Bool> { readOnlyProperty("enabled") }

  /// The property [`name`](https://docs.gtk.org/gio/property.Action.name.html) of `GAction`. Since GLib 2.28.
  @_disfavoredOverload
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// The property [`parameter-type`](https://docs.gtk.org/gio/property.Action.parameter-type.html) of `GAction`. Since
  /// GLib 2.28.
  @_disfavoredOverload
  public var parameterType: SafeSignal<GLib.VariantType?> { readOnlyProperty("parameter-type") }

  /// The property [`state`](https://docs.gtk.org/gio/property.Action.state.html) of `GAction`. Since GLib 2.28.
  @_disfavoredOverload
  public var state: SafeSignal<GLib.Variant?> { readOnlyProperty("state") }

  /// The property [`state-type`](https://docs.gtk.org/gio/property.Action.state-type.html) of `GAction`. Since GLib
  /// 2.28.
  @_disfavoredOverload
  public var stateType: SafeSignal<GLib.VariantType?> { readOnlyProperty("state-type") }
}

/// An object of a class that is private to its library, known by its interface.
final class GioActionObject: Object, Gio.Action {}

extension Gio {
  /// The interface [`GActionGroup`](https://docs.gtk.org/gio/iface.ActionGroup.html).
  public protocol ActionGroup: Object {}
}

extension Gio.ActionGroup {
  /// Calls [`g_action_group_action_added()`](https://docs.gtk.org/gio/method.ActionGroup.action_added.html). Since GLib
  /// 2.28.
  public func actionAdded(_ actionName: String) { g_action_group_action_added(opaque, actionName) }

  /// Calls
  /// [`g_action_group_action_enabled_changed()`](https://docs.gtk.org/gio/method.ActionGroup.action_enabled_changed.html).
  /// Since GLib 2.28.
  public func actionEnabledChanged(_ actionName: String, enabled: Bool) {
    g_action_group_action_enabled_changed(opaque, actionName, enabled.gboolean)
  }

  /// Calls [`g_action_group_action_removed()`](https://docs.gtk.org/gio/method.ActionGroup.action_removed.html). Since
  /// GLib 2.28.
  public func actionRemoved(_ actionName: String) { g_action_group_action_removed(opaque, actionName) }

  /// Calls
  /// [`g_action_group_action_state_changed()`](https://docs.gtk.org/gio/method.ActionGroup.action_state_changed.html).
  /// Since GLib 2.28.
  public func actionStateChanged(_ actionName: String, state: GLib.Variant) {
    g_action_group_action_state_changed(opaque, actionName, state.opaque)
  }

  /// Calls [`g_action_group_activate_action()`](https://docs.gtk.org/gio/method.ActionGroup.activate_action.html).
  /// Since GLib 2.28.
  public func activateAction(_ actionName: String, parameter: GLib.Variant?) {
    g_action_group_activate_action(opaque, actionName, parameter?.opaque)
  }

  /// Calls
  /// [`g_action_group_change_action_state()`](https://docs.gtk.org/gio/method.ActionGroup.change_action_state.html).
  /// Since GLib 2.28.
  public func changeActionState(_ actionName: String, value: GLib.Variant) {
    g_action_group_change_action_state(opaque, actionName, value.opaque)
  }

  /// Calls
  /// [`g_action_group_get_action_enabled()`](https://docs.gtk.org/gio/method.ActionGroup.get_action_enabled.html).
  /// Since GLib 2.28.
  public func getActionEnabled(_ actionName: String) -> Bool {
    g_action_group_get_action_enabled(opaque, actionName).isTrue
  }

  /// Calls
  /// [`g_action_group_get_action_parameter_type()`](https://docs.gtk.org/gio/method.ActionGroup.get_action_parameter_type.html).
  /// Since GLib 2.28.
  public func getActionParameterType(_ actionName: String) -> GLib.VariantType? {
    lentBoxed(opaque: g_action_group_get_action_parameter_type(opaque, actionName))
  }

  /// Calls [`g_action_group_get_action_state()`](https://docs.gtk.org/gio/method.ActionGroup.get_action_state.html).
  /// Since GLib 2.28.
  public func getActionState(_ actionName: String) -> GLib.Variant? {
    givenBoxed(opaque: g_action_group_get_action_state(opaque, actionName))
  }

  /// Calls
  /// [`g_action_group_get_action_state_hint()`](https://docs.gtk.org/gio/method.ActionGroup.get_action_state_hint.html).
  /// Since GLib 2.28.
  public func getActionStateHint(_ actionName: String) -> GLib.Variant? {
    givenBoxed(opaque: g_action_group_get_action_state_hint(opaque, actionName))
  }

  /// Calls
  /// [`g_action_group_get_action_state_type()`](https://docs.gtk.org/gio/method.ActionGroup.get_action_state_type.html).
  /// Since GLib 2.28.
  public func getActionStateType(_ actionName: String) -> GLib.VariantType? {
    lentBoxed(opaque: g_action_group_get_action_state_type(opaque, actionName))
  }

  /// Calls [`g_action_group_has_action()`](https://docs.gtk.org/gio/method.ActionGroup.has_action.html). Since GLib
  /// 2.28.
  public func hasAction(_ actionName: String) -> Bool { g_action_group_has_action(opaque, actionName).isTrue }

  /// Calls [`g_action_group_list_actions()`](https://docs.gtk.org/gio/method.ActionGroup.list_actions.html). Since GLib
  /// 2.28.
  @discardableResult
  public func listActions() -> [String] { givenStrings(g_action_group_list_actions(opaque)) }

  /// Calls [`g_action_group_query_action()`](https://docs.gtk.org/gio/method.ActionGroup.query_action.html). Since GLib
  /// 2.32.
  public func queryAction(_ actionName: String) -> (
    enabled: Bool, parameterType: GLib.VariantType, stateType: GLib.VariantType, stateHint: GLib.Variant,
    state: GLib.Variant
  )? {
    var cEnabled: gboolean = 0
    var cParameterType: OpaquePointer?
    var cStateType: OpaquePointer?
    var cStateHint: OpaquePointer?
    var cState: OpaquePointer?
    let result = g_action_group_query_action(
      opaque, actionName, &cEnabled, &cParameterType, &cStateType, &cStateHint, &cState)
    guard result != 0 else { return nil }
    return (
      cEnabled.isTrue, promised(lentBoxed(opaque: cParameterType)), promised(lentBoxed(opaque: cStateType)),
      promised(givenBoxed(opaque: cStateHint)), promised(givenBoxed(opaque: cState))
    )
  }
}

extension Reactive where Base: Gio.ActionGroup {
  /// The signal [`action-added`](https://docs.gtk.org/gio/signal.ActionGroup.action-added.html) of `GActionGroup`.
  /// Since GLib 2.28.
  ///
  /// Argument: `actionName`.
  public var actionAdded: SafeSignal<String> { signal(ofOne: "action-added") }

  /// The signal [`action-enabled-changed`](https://docs.gtk.org/gio/signal.ActionGroup.action-enabled-changed.html) of
  /// `GActionGroup`. Since GLib 2.28.
  ///
  /// Arguments: `actionName`, `enabled`.
  public var actionEnabledChanged: SafeSignal<(String, Bool)> { signal(ofSeveral: "action-enabled-changed") }

  /// The signal [`action-removed`](https://docs.gtk.org/gio/signal.ActionGroup.action-removed.html) of `GActionGroup`.
  /// Since GLib 2.28.
  ///
  /// Argument: `actionName`.
  public var actionRemoved: SafeSignal<String> { signal(ofOne: "action-removed") }

  /// The signal [`action-state-changed`](https://docs.gtk.org/gio/signal.ActionGroup.action-state-changed.html) of
  /// `GActionGroup`. Since GLib 2.28.
  ///
  /// Arguments: `actionName`, `value`.
  public var actionStateChanged: SafeSignal<(String, GLib.Variant)> { signal(ofSeveral: "action-state-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class GioActionGroupObject: Object, Gio.ActionGroup {}

extension Gio {
  /// The interface [`GActionMap`](https://docs.gtk.org/gio/iface.ActionMap.html). Since GLib 2.32.
  public protocol ActionMap: Object {}
}

extension Gio.ActionMap {
  /// Calls [`g_action_map_add_action()`](https://docs.gtk.org/gio/method.ActionMap.add_action.html). Since GLib 2.32.
  public func addAction(_ action: any Gio.Action) { g_action_map_add_action(opaque, action.opaque) }

  /// Calls [`g_action_map_lookup_action()`](https://docs.gtk.org/gio/method.ActionMap.lookup_action.html). Since GLib
  /// 2.32.
  public func lookupAction(_ actionName: String) -> (any Gio.Action)? {
    lentInterface(opaque: g_action_map_lookup_action(opaque, actionName))
  }

  /// Calls [`g_action_map_remove_action()`](https://docs.gtk.org/gio/method.ActionMap.remove_action.html). Since GLib
  /// 2.32.
  public func removeAction(_ actionName: String) { g_action_map_remove_action(opaque, actionName) }
}

/// An object of a class that is private to its library, known by its interface.
final class GioActionMapObject: Object, Gio.ActionMap {}

extension Gio {
  /// The interface [`GAppInfo`](https://docs.gtk.org/gio/iface.AppInfo.html).
  open class AppInfo: Object {
    open override class var gType: GType { g_app_info_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_app_info_add_supports_type()`](https://docs.gtk.org/gio/method.AppInfo.add_supports_type.html).
    public final func addSupportsType(_ contentType: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_app_info_add_supports_type(instance(self), contentType, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_app_info_can_delete()`](https://docs.gtk.org/gio/method.AppInfo.can_delete.html). Since GLib 2.20.
    public final func canDelete() -> Bool { g_app_info_can_delete(instance(self)).isTrue }

    /// Calls
    /// [`g_app_info_can_remove_supports_type()`](https://docs.gtk.org/gio/method.AppInfo.can_remove_supports_type.html).
    public final func canRemoveSupportsType() -> Bool { g_app_info_can_remove_supports_type(instance(self)).isTrue }

    /// Calls [`g_app_info_delete()`](https://docs.gtk.org/gio/method.AppInfo.delete.html). Since GLib 2.20.
    @discardableResult
    public final func delete() -> Bool { g_app_info_delete(instance(self)).isTrue }

    /// Calls [`g_app_info_dup()`](https://docs.gtk.org/gio/method.AppInfo.dup.html).
    public final func dup() -> Gio.AppInfo { givenObject(opaque: g_app_info_dup(instance(self)))! }

    /// Calls [`g_app_info_equal()`](https://docs.gtk.org/gio/method.AppInfo.equal.html).
    @discardableResult
    public final func equal(_ appinfo2: Gio.AppInfo) -> Bool {
      g_app_info_equal(instance(self), appinfo2.opaque).isTrue
    }

    /// Calls [`g_app_info_get_commandline()`](https://docs.gtk.org/gio/method.AppInfo.get_commandline.html). Since GLib
    /// 2.20.
    public final var commandline: String? { lentString(ifAny: g_app_info_get_commandline(instance(self))) }

    /// Calls [`g_app_info_get_description()`](https://docs.gtk.org/gio/method.AppInfo.get_description.html).
    public final var description: String? { lentString(ifAny: g_app_info_get_description(instance(self))) }

    /// Calls [`g_app_info_get_display_name()`](https://docs.gtk.org/gio/method.AppInfo.get_display_name.html). Since
    /// GLib 2.24.
    public final var displayName: String { lentString(g_app_info_get_display_name(instance(self))) }

    /// Calls [`g_app_info_get_executable()`](https://docs.gtk.org/gio/method.AppInfo.get_executable.html).
    public final var executable: String { lentString(g_app_info_get_executable(instance(self))) }

    /// Calls [`g_app_info_get_icon()`](https://docs.gtk.org/gio/method.AppInfo.get_icon.html).
    public final var icon: (any Gio.Icon)? { lentInterface(opaque: g_app_info_get_icon(instance(self))) }

    /// Calls [`g_app_info_get_id()`](https://docs.gtk.org/gio/method.AppInfo.get_id.html).
    public final var id: String? { lentString(ifAny: g_app_info_get_id(instance(self))) }

    /// Calls [`g_app_info_get_name()`](https://docs.gtk.org/gio/method.AppInfo.get_name.html).
    public final var name: String { lentString(g_app_info_get_name(instance(self))) }

    /// Calls [`g_app_info_get_supported_types()`](https://docs.gtk.org/gio/method.AppInfo.get_supported_types.html).
    /// Since GLib 2.34.
    public final var supportedTypes: [String] { lentStrings(g_app_info_get_supported_types(instance(self))) }

    /// Calls [`g_app_info_launch()`](https://docs.gtk.org/gio/method.AppInfo.launch.html).
    public final func launch(_ files: [Gio.File], context: Gio.AppLaunchContext?) throws(GLib.Failure) {
      let lent = CallScope()
      defer { lent.end() }
      var error: UnsafeMutablePointer<GError>?
      g_app_info_launch(instance(self), lent.list(files, by: \.pointer), context?.gAppLaunchContext, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_app_info_launch_uris()`](https://docs.gtk.org/gio/method.AppInfo.launch_uris.html).
    public final func launchUris(_ uris: [String], context: Gio.AppLaunchContext?) throws(GLib.Failure) {
      let lent = CallScope()
      defer { lent.end() }
      var error: UnsafeMutablePointer<GError>?
      g_app_info_launch_uris(instance(self), lent.list(uris), context?.gAppLaunchContext, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_app_info_launch_uris_async()`](https://docs.gtk.org/gio/method.AppInfo.launch_uris_async.html). Since
    /// GLib 2.60.
    public final func launchUris(_ uris: [String], context: Gio.AppLaunchContext?) async throws {
      let lent = CallScope()
      defer { lent.end() }
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_app_info_launch_uris_async(
          instance(self), lent.list(uris), context?.gAppLaunchContext, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_app_info_launch_uris_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_app_info_remove_supports_type()`](https://docs.gtk.org/gio/method.AppInfo.remove_supports_type.html).
    public final func removeSupportsType(_ contentType: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_app_info_remove_supports_type(instance(self), contentType, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls
    /// [`g_app_info_set_as_default_for_extension()`](https://docs.gtk.org/gio/method.AppInfo.set_as_default_for_extension.html).
    public final func setAsDefaultForExtension(_ `extension`: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_app_info_set_as_default_for_extension(instance(self), `extension`, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls
    /// [`g_app_info_set_as_default_for_type()`](https://docs.gtk.org/gio/method.AppInfo.set_as_default_for_type.html).
    public final func setAsDefaultForType(_ contentType: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_app_info_set_as_default_for_type(instance(self), contentType, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls
    /// [`g_app_info_set_as_last_used_for_type()`](https://docs.gtk.org/gio/method.AppInfo.set_as_last_used_for_type.html).
    public final func setAsLastUsedForType(_ contentType: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_app_info_set_as_last_used_for_type(instance(self), contentType, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_app_info_should_show()`](https://docs.gtk.org/gio/method.AppInfo.should_show.html).
    public final func shouldShow() -> Bool { g_app_info_should_show(instance(self)).isTrue }

    /// Calls [`g_app_info_supports_files()`](https://docs.gtk.org/gio/method.AppInfo.supports_files.html).
    @discardableResult
    public final func supportsFiles() -> Bool { g_app_info_supports_files(instance(self)).isTrue }

    /// Calls [`g_app_info_supports_uris()`](https://docs.gtk.org/gio/method.AppInfo.supports_uris.html).
    @discardableResult
    public final func supportsUris() -> Bool { g_app_info_supports_uris(instance(self)).isTrue }

    /// Calls
    /// [`g_app_info_create_from_commandline()`](https://docs.gtk.org/gio/type_func.AppInfo.create_from_commandline.html).
    @discardableResult
    public static func createFromCommandline(
      _ commandline: String, applicationName: String?, flags: Gio.AppInfoCreateFlags
    ) throws(GLib.Failure) -> Gio.AppInfo {
      var error: UnsafeMutablePointer<GError>?
      let result = g_app_info_create_from_commandline(commandline, applicationName, flags.cValue, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Calls [`g_app_info_get_all()`](https://docs.gtk.org/gio/type_func.AppInfo.get_all.html).
    public static var all: [Gio.AppInfo] {
      lists(g_app_info_get_all(), isGiven: true) { givenObject($0) as Gio.AppInfo? }
    }

    /// Calls [`g_app_info_get_all_for_type()`](https://docs.gtk.org/gio/type_func.AppInfo.get_all_for_type.html).
    public static func getAllForType(_ contentType: String) -> [Gio.AppInfo] {
      lists(g_app_info_get_all_for_type(contentType), isGiven: true) { givenObject($0) as Gio.AppInfo? }
    }

    /// Calls
    /// [`g_app_info_get_default_for_type()`](https://docs.gtk.org/gio/type_func.AppInfo.get_default_for_type.html).
    public static func getDefaultForType(_ contentType: String, mustSupportUris: Bool) -> Gio.AppInfo? {
      givenObject(opaque: g_app_info_get_default_for_type(contentType, mustSupportUris.gboolean))
    }

    /// Calls
    /// [`g_app_info_get_default_for_type_async()`](https://docs.gtk.org/gio/type_func.AppInfo.get_default_for_type_async.html).
    /// Since GLib 2.74.
    public static func getDefaultForType(_ contentType: String, mustSupportUris: Bool) async throws -> Gio.AppInfo {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_app_info_get_default_for_type_async(contentType, mustSupportUris.gboolean, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_app_info_get_default_for_type_finish(outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)!
    }

    /// Calls
    /// [`g_app_info_get_default_for_uri_scheme()`](https://docs.gtk.org/gio/type_func.AppInfo.get_default_for_uri_scheme.html).
    public static func getDefaultForUriScheme(_ uriScheme: String) -> Gio.AppInfo? {
      givenObject(opaque: g_app_info_get_default_for_uri_scheme(uriScheme))
    }

    /// Calls
    /// [`g_app_info_get_default_for_uri_scheme_async()`](https://docs.gtk.org/gio/type_func.AppInfo.get_default_for_uri_scheme_async.html).
    /// Since GLib 2.74.
    public static func getDefaultForUriScheme(_ uriScheme: String) async throws -> Gio.AppInfo {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_app_info_get_default_for_uri_scheme_async(uriScheme, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_app_info_get_default_for_uri_scheme_finish(outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)!
    }

    /// Calls
    /// [`g_app_info_get_fallback_for_type()`](https://docs.gtk.org/gio/type_func.AppInfo.get_fallback_for_type.html).
    /// Since GLib 2.28.
    public static func getFallbackForType(_ contentType: String) -> [Gio.AppInfo] {
      lists(g_app_info_get_fallback_for_type(contentType), isGiven: true) { givenObject($0) as Gio.AppInfo? }
    }

    /// Calls
    /// [`g_app_info_get_recommended_for_type()`](https://docs.gtk.org/gio/type_func.AppInfo.get_recommended_for_type.html).
    /// Since GLib 2.28.
    public static func getRecommendedForType(_ contentType: String) -> [Gio.AppInfo] {
      lists(g_app_info_get_recommended_for_type(contentType), isGiven: true) { givenObject($0) as Gio.AppInfo? }
    }

    /// Calls
    /// [`g_app_info_launch_default_for_uri()`](https://docs.gtk.org/gio/type_func.AppInfo.launch_default_for_uri.html).
    public static func launchDefaultForUri(_ uri: String, context: Gio.AppLaunchContext?) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_app_info_launch_default_for_uri(uri, context?.gAppLaunchContext, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls
    /// [`g_app_info_launch_default_for_uri_async()`](https://docs.gtk.org/gio/type_func.AppInfo.launch_default_for_uri_async.html).
    /// Since GLib 2.50.
    public static func launchDefaultForUri(_ uri: String, context: Gio.AppLaunchContext?) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_app_info_launch_default_for_uri_async(uri, context?.gAppLaunchContext, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_app_info_launch_default_for_uri_finish(outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls
    /// [`g_app_info_reset_type_associations()`](https://docs.gtk.org/gio/type_func.AppInfo.reset_type_associations.html).
    /// Since GLib 2.20.
    public static func resetTypeAssociations(_ contentType: String) { g_app_info_reset_type_associations(contentType) }
  }
}

extension Gio {
  /// The class [`GAppLaunchContext`](https://docs.gtk.org/gio/class.AppLaunchContext.html).
  open class AppLaunchContext: Object {
    open override class var gType: GType { g_app_launch_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gAppLaunchContext: UnsafeMutablePointer<GAppLaunchContext> {
      pointer.assumingMemoryBound(to: GAppLaunchContext.self)
    }

    /// Calls [`g_app_launch_context_new()`](https://docs.gtk.org/gio/ctor.AppLaunchContext.new.html).
    public init() {
      super.init(adopting: g_app_launch_context_new())
    }

    /// Calls [`g_app_launch_context_get_display()`](https://docs.gtk.org/gio/method.AppLaunchContext.get_display.html).
    public final func getDisplay(_ info: Gio.AppInfo, files: [Gio.File]) -> String? {
      let lent = CallScope()
      defer { lent.end() }
      return givenString(
        ifAny: g_app_launch_context_get_display(gAppLaunchContext, info.opaque, lent.list(files, by: \.pointer)))
    }

    /// Calls
    /// [`g_app_launch_context_get_environment()`](https://docs.gtk.org/gio/method.AppLaunchContext.get_environment.html).
    /// Since GLib 2.32.
    public final var environment: [String] { givenStrings(g_app_launch_context_get_environment(gAppLaunchContext)) }

    /// Calls
    /// [`g_app_launch_context_get_startup_notify_id()`](https://docs.gtk.org/gio/method.AppLaunchContext.get_startup_notify_id.html).
    public final func getStartupNotifyId(_ info: Gio.AppInfo, files: [Gio.File]) -> String? {
      let lent = CallScope()
      defer { lent.end() }
      return givenString(
        ifAny: g_app_launch_context_get_startup_notify_id(
          gAppLaunchContext, info.opaque, lent.list(files, by: \.pointer)))
    }

    /// Calls
    /// [`g_app_launch_context_launch_failed()`](https://docs.gtk.org/gio/method.AppLaunchContext.launch_failed.html).
    public final func launchFailed(_ startupNotifyId: String) {
      g_app_launch_context_launch_failed(gAppLaunchContext, startupNotifyId)
    }

    /// Calls [`g_app_launch_context_setenv()`](https://docs.gtk.org/gio/method.AppLaunchContext.setenv.html). Since
    /// GLib 2.32.
    public final func setenv(_ variable: String, value: String) {
      g_app_launch_context_setenv(gAppLaunchContext, variable, value)
    }

    /// Calls [`g_app_launch_context_unsetenv()`](https://docs.gtk.org/gio/method.AppLaunchContext.unsetenv.html). Since
    /// GLib 2.32.
    public final func unsetenv(_ variable: String) { g_app_launch_context_unsetenv(gAppLaunchContext, variable) }
  }
}

extension Reactive where Base: Gio.AppLaunchContext {
  /// The signal [`launch-failed`](https://docs.gtk.org/gio/signal.AppLaunchContext.launch-failed.html) of
  /// `GAppLaunchContext`. Since GLib 2.36.
  ///
  /// Argument: `startupNotifyId`.
  public var launchFailed: SafeSignal<String> { signal(ofOne: "launch-failed") }

  /// The signal [`launch-started`](https://docs.gtk.org/gio/signal.AppLaunchContext.launch-started.html) of
  /// `GAppLaunchContext`. Since GLib 2.72.
  ///
  /// Arguments: `info`, `platformData`.
  public var launchStarted: SafeSignal<(Gio.AppInfo, GLib.Variant?)> { signal(ofSeveral: "launch-started") }

  /// The signal [`launched`](https://docs.gtk.org/gio/signal.AppLaunchContext.launched.html) of `GAppLaunchContext`.
  /// Since GLib 2.36.
  ///
  /// Arguments: `info`, `platformData`.
  public var launched: SafeSignal<(Gio.AppInfo, GLib.Variant)> { signal(ofSeveral: "launched") }
}

extension Gio {
  /// The class [`GApplication`](https://docs.gtk.org/gio/class.Application.html). Since GLib 2.28.
  open class Application: Object, Gio.ActionGroup, Gio.ActionMap {
    open override class var gType: GType { g_application_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gApplication: UnsafeMutablePointer<GApplication> { pointer.assumingMemoryBound(to: GApplication.self) }

    /// Calls [`g_application_new()`](https://docs.gtk.org/gio/ctor.Application.new.html).
    public init(applicationId: String? = nil, flags: Gio.ApplicationFlags = []) {
      super.init(adopting: g_application_new(applicationId, flags.cValue))
    }

    /// The property [`application-id`](https://docs.gtk.org/gio/property.Application.application-id.html) of
    /// `GApplication`.
    public final var applicationId: String? {
      get { lentString(ifAny: g_application_get_application_id(gApplication)) }
      set { lend(newValue) { g_application_set_application_id(gApplication, $0) } }
    }

    /// The property [`flags`](https://docs.gtk.org/gio/property.Application.flags.html) of `GApplication`.
    public final var flags: Gio.ApplicationFlags {
      get { Gio.ApplicationFlags(cValue: g_application_get_flags(gApplication)) }
      set { g_application_set_flags(gApplication, newValue.cValue) }
    }

    /// The property [`inactivity-timeout`](https://docs.gtk.org/gio/property.Application.inactivity-timeout.html) of
    /// `GApplication`.
    public final var inactivityTimeout: Int {
      get { g_application_get_inactivity_timeout(gApplication).int }
      set { g_application_set_inactivity_timeout(gApplication, newValue.uint32) }
    }

    /// The property [`is-busy`](https://docs.gtk.org/gio/property.Application.is-busy.html) of `GApplication`. Since
    /// GLib 2.44.
    public final var isBusy: Bool { g_application_get_is_busy(gApplication).isTrue }

    /// The property [`is-registered`](https://docs.gtk.org/gio/property.Application.is-registered.html) of
    /// `GApplication`.
    public final var isRegistered: Bool { g_application_get_is_registered(gApplication).isTrue }

    /// The property [`is-remote`](https://docs.gtk.org/gio/property.Application.is-remote.html) of `GApplication`.
    public final var isRemote: Bool { g_application_get_is_remote(gApplication).isTrue }

    /// The property [`resource-base-path`](https://docs.gtk.org/gio/property.Application.resource-base-path.html) of
    /// `GApplication`.
    public final var resourceBasePath: String? {
      get { lentString(ifAny: g_application_get_resource_base_path(gApplication)) }
      set { lend(newValue) { g_application_set_resource_base_path(gApplication, $0) } }
    }

    /// Calls [`g_application_activate()`](https://docs.gtk.org/gio/method.Application.activate.html). Since GLib 2.28.
    public final func activate() { g_application_activate(gApplication) }

    /// Calls
    /// [`g_application_bind_busy_property()`](https://docs.gtk.org/gio/method.Application.bind_busy_property.html).
    /// Since GLib 2.44.
    public final func bindBusyProperty(_ object: Object, property: String) {
      g_application_bind_busy_property(gApplication, object.pointer, property)
    }

    /// Calls
    /// [`g_application_get_dbus_object_path()`](https://docs.gtk.org/gio/method.Application.get_dbus_object_path.html).
    /// Since GLib 2.34.
    public final var dbusObjectPath: String? { lentString(ifAny: g_application_get_dbus_object_path(gApplication)) }

    /// Calls [`g_application_hold()`](https://docs.gtk.org/gio/method.Application.hold.html).
    public final func hold() { g_application_hold(gApplication) }

    /// Calls [`g_application_mark_busy()`](https://docs.gtk.org/gio/method.Application.mark_busy.html). Since GLib
    /// 2.38.
    public final func markBusy() { g_application_mark_busy(gApplication) }

    /// Calls [`g_application_open()`](https://docs.gtk.org/gio/method.Application.open.html). Since GLib 2.28.
    public final func open(_ files: [Gio.File], hint: String) {
      let lent = CallScope()
      defer { lent.end() }
      g_application_open(gApplication, lent.array(files, by: \.pointer), files.count.int32, hint)
    }

    /// Calls [`g_application_quit()`](https://docs.gtk.org/gio/method.Application.quit.html). Since GLib 2.32.
    public final func quit() { g_application_quit(gApplication) }

    /// Calls [`g_application_register()`](https://docs.gtk.org/gio/method.Application.register.html). Since GLib 2.28.
    public final func register(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_application_register(gApplication, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_application_release()`](https://docs.gtk.org/gio/method.Application.release.html).
    public final func release() { g_application_release(gApplication) }

    /// Calls [`g_application_send_notification()`](https://docs.gtk.org/gio/method.Application.send_notification.html).
    /// Since GLib 2.40.
    public final func sendNotification(_ id: String?, notification: Gio.Notification) {
      g_application_send_notification(gApplication, id, notification.opaque)
    }

    /// Calls [`g_application_set_default()`](https://docs.gtk.org/gio/method.Application.set_default.html). Since GLib
    /// 2.32.
    public final func setDefault() { g_application_set_default(gApplication) }

    /// Calls
    /// [`g_application_set_option_context_description()`](https://docs.gtk.org/gio/method.Application.set_option_context_description.html).
    /// Since GLib 2.56.
    public final func setOptionContextDescription(_ description: String?) {
      g_application_set_option_context_description(gApplication, description)
    }

    /// Calls
    /// [`g_application_set_option_context_parameter_string()`](https://docs.gtk.org/gio/method.Application.set_option_context_parameter_string.html).
    /// Since GLib 2.56.
    public final func setOptionContextParameterString(_ parameterString: String?) {
      g_application_set_option_context_parameter_string(gApplication, parameterString)
    }

    /// Calls
    /// [`g_application_set_option_context_summary()`](https://docs.gtk.org/gio/method.Application.set_option_context_summary.html).
    /// Since GLib 2.56.
    public final func setOptionContextSummary(_ summary: String?) {
      g_application_set_option_context_summary(gApplication, summary)
    }

    /// Calls
    /// [`g_application_unbind_busy_property()`](https://docs.gtk.org/gio/method.Application.unbind_busy_property.html).
    /// Since GLib 2.44.
    public final func unbindBusyProperty(_ object: Object, property: String) {
      g_application_unbind_busy_property(gApplication, object.pointer, property)
    }

    /// Calls [`g_application_unmark_busy()`](https://docs.gtk.org/gio/method.Application.unmark_busy.html). Since GLib
    /// 2.38.
    public final func unmarkBusy() { g_application_unmark_busy(gApplication) }

    /// Calls
    /// [`g_application_withdraw_notification()`](https://docs.gtk.org/gio/method.Application.withdraw_notification.html).
    /// Since GLib 2.40.
    public final func withdrawNotification(_ id: String) { g_application_withdraw_notification(gApplication, id) }

    /// Calls [`g_application_set_action_group()`](https://docs.gtk.org/gio/method.Application.set_action_group.html).
    /// Since GLib 2.28.
    @available(*, deprecated, message: "Replaced by `ActionMap` in GLib 2.32.")
    public final func setActionGroup(_ actionGroup: (any Gio.ActionGroup)?) {
      g_application_set_action_group(gApplication, actionGroup?.opaque)
    }

    /// Calls [`g_application_get_default()`](https://docs.gtk.org/gio/type_func.Application.get_default.html). Since
    /// GLib 2.32.
    public static var `default`: Gio.Application? { lentObject(g_application_get_default()) }

    /// Calls [`g_application_id_is_valid()`](https://docs.gtk.org/gio/type_func.Application.id_is_valid.html).
    public static func idIsValid(_ applicationId: String) -> Bool { g_application_id_is_valid(applicationId).isTrue }
  }
}

extension Reactive where Base: Gio.Application {
  /// The property [`action-group`](https://docs.gtk.org/gio/property.Application.action-group.html) of `GApplication`.
  public var actionGroup: Bond<(any Gio.ActionGroup)?> { bond { $0.setProperty("action-group", $1 as Object?) } }

  /// The property [`application-id`](https://docs.gtk.org/gio/property.Application.application-id.html) of
  /// `GApplication`.
  public var applicationId: DynamicSubject<String?> {
    property(
      "application-id", get: { (object: Gio.Application) in object.applicationId }, set: { $0.applicationId = $1 })
  }

  /// The property [`flags`](https://docs.gtk.org/gio/property.Application.flags.html) of `GApplication`.
  public var flags: DynamicSubject<Gio.ApplicationFlags> { property("flags") }

  /// The property [`inactivity-timeout`](https://docs.gtk.org/gio/property.Application.inactivity-timeout.html) of
  /// `GApplication`.
  public var inactivityTimeout: DynamicSubject<Int> {
    property(
      "inactivity-timeout", get: { (object: Gio.Application) in object.inactivityTimeout },
      set: { $0.inactivityTimeout = $1 })
  }

  /// The property [`is-busy`](https://docs.gtk.org/gio/property.Application.is-busy.html) of `GApplication`. Since GLib
  /// 2.44.
  public var isBusy: SafeSignal<Bool> { readOnlyProperty("is-busy") }

  /// The property [`is-registered`](https://docs.gtk.org/gio/property.Application.is-registered.html) of
  /// `GApplication`.
  public var isRegistered: SafeSignal<Bool> { readOnlyProperty("is-registered") }

  /// The property [`is-remote`](https://docs.gtk.org/gio/property.Application.is-remote.html) of `GApplication`.
  public var isRemote: SafeSignal<Bool> { readOnlyProperty("is-remote") }

  /// The property [`resource-base-path`](https://docs.gtk.org/gio/property.Application.resource-base-path.html) of
  /// `GApplication`.
  public var resourceBasePath: DynamicSubject<String?> {
    property(
      "resource-base-path", get: { (object: Gio.Application) in object.resourceBasePath },
      set: { $0.resourceBasePath = $1 })
  }

  /// The signal [`activate`](https://docs.gtk.org/gio/signal.Application.activate.html) of `GApplication`.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal [`command-line`](https://docs.gtk.org/gio/signal.Application.command-line.html) of `GApplication`.
  ///
  /// Argument: `commandLine`.
  public var commandLine: SignalRequest<Int, Gio.ApplicationCommandLine> { request("command-line") }

  /// The signal [`handle-local-options`](https://docs.gtk.org/gio/signal.Application.handle-local-options.html) of
  /// `GApplication`. Since GLib 2.40.
  ///
  /// Argument: `options`.
  public var handleLocalOptions: SignalRequest<Int, GLib.VariantDict> { request("handle-local-options") }

  /// The signal [`name-lost`](https://docs.gtk.org/gio/signal.Application.name-lost.html) of `GApplication`. Since GLib
  /// 2.60.
  public var nameLost: SignalRequest<Bool> { request("name-lost") }

  /// The signal [`open`](https://docs.gtk.org/gio/signal.Application.open.html) of `GApplication`.
  ///
  /// Arguments: `files`, `hint`.
  public var open: SafeSignal<([Gio.File], String)> {
    signal("open", reading: { ($0.objects(at: 1, count: 2), $0.value(at: 3)) })
  }

  /// The signal [`shutdown`](https://docs.gtk.org/gio/signal.Application.shutdown.html) of `GApplication`.
  public var shutdown: SafeSignal<Void> { signal("shutdown") }

  /// The signal [`startup`](https://docs.gtk.org/gio/signal.Application.startup.html) of `GApplication`.
  public var startup: SafeSignal<Void> { signal("startup") }
}

extension Gio {
  /// The class [`GApplicationCommandLine`](https://docs.gtk.org/gio/class.ApplicationCommandLine.html).
  open class ApplicationCommandLine: Object {
    open override class var gType: GType { g_application_command_line_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gApplicationCommandLine: UnsafeMutablePointer<GApplicationCommandLine> {
      pointer.assumingMemoryBound(to: GApplicationCommandLine.self)
    }

    /// The property [`is-remote`](https://docs.gtk.org/gio/property.ApplicationCommandLine.is-remote.html) of
    /// `GApplicationCommandLine`.
    public final var isRemote: Bool { g_application_command_line_get_is_remote(gApplicationCommandLine).isTrue }

    /// Calls
    /// [`g_application_command_line_create_file_for_arg()`](https://docs.gtk.org/gio/method.ApplicationCommandLine.create_file_for_arg.html).
    /// Since GLib 2.36.
    @discardableResult
    public final func createFileForArg(_ arg: String) -> Gio.File {
      givenObject(opaque: g_application_command_line_create_file_for_arg(gApplicationCommandLine, arg))!
    }

    /// Calls
    /// [`g_application_command_line_get_arguments()`](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_arguments.html).
    /// Since GLib 2.28.
    public final var arguments: [String] {
      var cArgc: Int32 = 0
      let result = g_application_command_line_get_arguments(gApplicationCommandLine, &cArgc)
      return elements(result, count: cArgc.int, isGiven: true) { givenString($0) }
    }

    /// Calls
    /// [`g_application_command_line_get_cwd()`](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_cwd.html).
    /// Since GLib 2.28.
    public final var cwd: String? { lentString(ifAny: g_application_command_line_get_cwd(gApplicationCommandLine)) }

    /// Calls
    /// [`g_application_command_line_get_environ()`](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_environ.html).
    /// Since GLib 2.28.
    public final var environ: [String] { lentStrings(g_application_command_line_get_environ(gApplicationCommandLine)) }

    /// Calls
    /// [`g_application_command_line_get_exit_status()`](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_exit_status.html)
    /// and `g_application_command_line_set_exit_status()`. Since GLib 2.28.
    public final var exitStatus: Int {
      get { g_application_command_line_get_exit_status(gApplicationCommandLine).int }
      set(exitStatus) { g_application_command_line_set_exit_status(gApplicationCommandLine, exitStatus.int32) }
    }

    /// Calls
    /// [`g_application_command_line_get_options_dict()`](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_options_dict.html).
    /// Since GLib 2.40.
    public final var optionsDict: GLib.VariantDict {
      promised(lentBoxed(g_application_command_line_get_options_dict(gApplicationCommandLine)))
    }

    /// Calls
    /// [`g_application_command_line_get_platform_data()`](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_platform_data.html).
    /// Since GLib 2.28.
    public final var platformData: GLib.Variant? {
      givenBoxed(opaque: g_application_command_line_get_platform_data(gApplicationCommandLine))
    }

    /// Calls
    /// [`g_application_command_line_get_stdin()`](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_stdin.html).
    /// Since GLib 2.34.
    public final var stdin: Gio.InputStream? {
      givenObject(g_application_command_line_get_stdin(gApplicationCommandLine))
    }

    /// Calls
    /// [`g_application_command_line_getenv()`](https://docs.gtk.org/gio/method.ApplicationCommandLine.getenv.html).
    /// Since GLib 2.28.
    @discardableResult
    public final func getenv(_ name: String) -> String? {
      lentString(ifAny: g_application_command_line_getenv(gApplicationCommandLine, name))
    }
  }
}

extension Reactive where Base: Gio.ApplicationCommandLine {
  /// The property [`is-remote`](https://docs.gtk.org/gio/property.ApplicationCommandLine.is-remote.html) of
  /// `GApplicationCommandLine`.
  public var isRemote: SafeSignal<Bool> { readOnlyProperty("is-remote") }
}

extension Gio {
  /// The class [`GBytesIcon`](https://docs.gtk.org/gio/class.BytesIcon.html). Since GLib 2.38.
  open class BytesIcon: Object, Gio.Icon {
    open override class var gType: GType { g_bytes_icon_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_bytes_icon_new()`](https://docs.gtk.org/gio/ctor.BytesIcon.new.html). Since GLib 2.38.
    public init(bytes: GLib.Bytes) {
      super.init(adopting: g_bytes_icon_new(bytes.opaque).raw)
    }

    /// The property [`bytes`](https://docs.gtk.org/gio/property.BytesIcon.bytes.html) of `GBytesIcon`.
    public final var bytes: GLib.Bytes? { getProperty("bytes") }
  }
}

extension Reactive where Base: Gio.BytesIcon {
  /// The property [`bytes`](https://docs.gtk.org/gio/property.BytesIcon.bytes.html) of `GBytesIcon`.
  public var bytes: SafeSignal<GLib.Bytes?> { readOnlyProperty("bytes") }
}

extension Gio {
  /// The class [`GCancellable`](https://docs.gtk.org/gio/class.Cancellable.html).
  open class Cancellable: Object {
    open override class var gType: GType { g_cancellable_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gCancellable: UnsafeMutablePointer<GCancellable> { pointer.assumingMemoryBound(to: GCancellable.self) }

    /// Calls [`g_cancellable_new()`](https://docs.gtk.org/gio/ctor.Cancellable.new.html).
    public init() {
      super.init(adopting: g_cancellable_new())
    }

    /// Calls [`g_cancellable_cancel()`](https://docs.gtk.org/gio/method.Cancellable.cancel.html).
    public final func cancel() { g_cancellable_cancel(gCancellable) }

    /// Calls [`g_cancellable_disconnect()`](https://docs.gtk.org/gio/method.Cancellable.disconnect.html). Since GLib
    /// 2.22.
    public final func disconnect(_ handlerId: Int) { g_cancellable_disconnect(gCancellable, handlerId.uint) }

    /// Calls [`g_cancellable_get_fd()`](https://docs.gtk.org/gio/method.Cancellable.get_fd.html).
    public final var fd: Int { g_cancellable_get_fd(gCancellable).int }

    /// Calls [`g_cancellable_is_cancelled()`](https://docs.gtk.org/gio/method.Cancellable.is_cancelled.html).
    public final var isCancelled: Bool { g_cancellable_is_cancelled(gCancellable).isTrue }

    /// Calls [`g_cancellable_pop_current()`](https://docs.gtk.org/gio/method.Cancellable.pop_current.html).
    public final func popCurrent() { g_cancellable_pop_current(gCancellable) }

    /// Calls [`g_cancellable_push_current()`](https://docs.gtk.org/gio/method.Cancellable.push_current.html).
    public final func pushCurrent() { g_cancellable_push_current(gCancellable) }

    /// Calls [`g_cancellable_release_fd()`](https://docs.gtk.org/gio/method.Cancellable.release_fd.html). Since GLib
    /// 2.22.
    public final func releaseFd() { g_cancellable_release_fd(gCancellable) }

    /// Calls [`g_cancellable_reset()`](https://docs.gtk.org/gio/method.Cancellable.reset.html).
    public final func reset() { g_cancellable_reset(gCancellable) }

    /// Calls
    /// [`g_cancellable_set_error_if_cancelled()`](https://docs.gtk.org/gio/method.Cancellable.set_error_if_cancelled.html).
    public final func setErrorIfCancelled() throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_cancellable_set_error_if_cancelled(gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_cancellable_get_current()`](https://docs.gtk.org/gio/type_func.Cancellable.get_current.html).
    public static var current: Gio.Cancellable? { lentObject(g_cancellable_get_current()) }
  }
}

extension Reactive where Base: Gio.Cancellable {
  /// The signal [`cancelled`](https://docs.gtk.org/gio/signal.Cancellable.cancelled.html) of `GCancellable`.
  public var cancelled: SafeSignal<Void> { signal("cancelled") }
}

extension Gio {
  /// The interface [`GFile`](https://docs.gtk.org/gio/iface.File.html).
  open class File: Object {
    open override class var gType: GType { g_file_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`g_file_new_for_commandline_arg()`](https://docs.gtk.org/gio/type_func.File.new_for_commandline_arg.html).
    public init(arg: String) {
      super.init(adopting: g_file_new_for_commandline_arg(arg).raw)
    }

    /// Calls
    /// [`g_file_new_for_commandline_arg_and_cwd()`](https://docs.gtk.org/gio/type_func.File.new_for_commandline_arg_and_cwd.html).
    /// Since GLib 2.36.
    public init(arg: String, cwd: String) {
      super.init(adopting: g_file_new_for_commandline_arg_and_cwd(arg, cwd).raw)
    }

    /// Calls [`g_file_new_for_path()`](https://docs.gtk.org/gio/type_func.File.new_for_path.html).
    public init(path: String) {
      super.init(adopting: g_file_new_for_path(path).raw)
    }

    /// Calls [`g_file_new_for_uri()`](https://docs.gtk.org/gio/type_func.File.new_for_uri.html).
    public init(uri: String) {
      super.init(adopting: g_file_new_for_uri(uri).raw)
    }

    /// Calls [`g_file_append_to()`](https://docs.gtk.org/gio/method.File.append_to.html).
    @discardableResult
    public final func appendTo(flags: Gio.FileCreateFlags, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.FileOutputStream
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_append_to(instance(self), flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_append_to_async()`](https://docs.gtk.org/gio/method.File.append_to_async.html).
    @discardableResult
    public final func appendTo(flags: Gio.FileCreateFlags, ioPriority: Int = 0) async throws -> Gio.FileOutputStream {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_append_to_async(instance(self), flags.cValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_append_to_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(result)!
    }

    /// Calls
    /// [`g_file_build_attribute_list_for_copy()`](https://docs.gtk.org/gio/method.File.build_attribute_list_for_copy.html).
    /// Since GLib 2.68.
    @discardableResult
    public final func buildAttributeListForCopy(flags: Gio.FileCopyFlags, cancellable: Gio.Cancellable? = nil)
      throws(GLib.Failure) -> String
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_build_attribute_list_for_copy(instance(self), flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenString(result)
    }

    /// Calls [`g_file_copy()`](https://docs.gtk.org/gio/method.File.copy.html).
    public final func copy(
      _ destination: Gio.File, flags: Gio.FileCopyFlags, cancellable: Gio.Cancellable? = nil,
      progressCallback: ((Int, Int) -> Void)?
    ) throws(GLib.Failure) {
      let lent = CallScope()
      defer { lent.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_copy(
        instance(self), destination.opaque, flags.cValue, cancellable?.gCancellable,
        progressCallback == nil ? nil : callGFileProgressCallback, progressCallback.map { lent.closure($0) }, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_copy_async()`](https://docs.gtk.org/gio/method.File.copy_async.html).
    public final func copy(
      _ destination: Gio.File, flags: Gio.FileCopyFlags, ioPriority: Int = 0, progressCallback: ((Int, Int) -> Void)?
    ) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_copy_async(
          instance(self), destination.opaque, flags.cValue, ioPriority.int32, cancellable,
          progressCallback == nil ? nil : callGFileProgressCallback, progressCallback.map { heldClosure($0) }, finished,
          userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_copy_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_copy_attributes()`](https://docs.gtk.org/gio/method.File.copy_attributes.html).
    public final func copyAttributes(
      _ destination: Gio.File, flags: Gio.FileCopyFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_copy_attributes(instance(self), destination.opaque, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_create()`](https://docs.gtk.org/gio/method.File.create.html).
    @discardableResult
    public final func create(flags: Gio.FileCreateFlags, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.FileOutputStream
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_create(instance(self), flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_create_async()`](https://docs.gtk.org/gio/method.File.create_async.html).
    @discardableResult
    public final func create(flags: Gio.FileCreateFlags, ioPriority: Int = 0) async throws -> Gio.FileOutputStream {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_create_async(instance(self), flags.cValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_create_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_delete()`](https://docs.gtk.org/gio/method.File.delete.html).
    public final func delete(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_delete(instance(self), cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_delete_async()`](https://docs.gtk.org/gio/method.File.delete_async.html). Since GLib 2.34.
    public final func delete(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_delete_async(instance(self), ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_delete_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_dup()`](https://docs.gtk.org/gio/method.File.dup.html).
    public final func dup() -> Gio.File { givenObject(opaque: g_file_dup(instance(self)))! }

    /// Calls
    /// [`g_file_eject_mountable_with_operation()`](https://docs.gtk.org/gio/method.File.eject_mountable_with_operation.html).
    /// Since GLib 2.22.
    public final func ejectMountableWithOperation(flags: Gio.MountUnmountFlags, mountOperation: Gio.MountOperation?)
      async throws
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_eject_mountable_with_operation(
          instance(self), flags.cValue, mountOperation?.gMountOperation, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_eject_mountable_with_operation_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_enumerate_children()`](https://docs.gtk.org/gio/method.File.enumerate_children.html).
    @discardableResult
    public final func enumerateChildren(
      _ attributes: String, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) -> Gio.FileEnumerator {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_enumerate_children(
        instance(self), attributes, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_enumerate_children_async()`](https://docs.gtk.org/gio/method.File.enumerate_children_async.html).
    @discardableResult
    public final func enumerateChildren(_ attributes: String, flags: Gio.FileQueryInfoFlags, ioPriority: Int = 0)
      async throws -> Gio.FileEnumerator
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_enumerate_children_async(
          instance(self), attributes, flags.cValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_enumerate_children_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_equal()`](https://docs.gtk.org/gio/method.File.equal.html).
    @discardableResult
    public final func equal(_ file2: Gio.File) -> Bool { g_file_equal(instance(self), file2.opaque).isTrue }

    /// Calls [`g_file_get_basename()`](https://docs.gtk.org/gio/method.File.get_basename.html).
    public final var basename: String? { givenString(ifAny: g_file_get_basename(instance(self))) }

    /// Calls [`g_file_get_child()`](https://docs.gtk.org/gio/method.File.get_child.html).
    public final func getChild(_ name: String) -> Gio.File {
      givenObject(opaque: g_file_get_child(instance(self), name))!
    }

    /// Calls
    /// [`g_file_get_child_for_display_name()`](https://docs.gtk.org/gio/method.File.get_child_for_display_name.html).
    public final func getChildForDisplayName(_ displayName: String) throws(GLib.Failure) -> Gio.File {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_get_child_for_display_name(instance(self), displayName, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Calls [`g_file_get_parent()`](https://docs.gtk.org/gio/method.File.get_parent.html).
    public final var parent: Gio.File? { givenObject(opaque: g_file_get_parent(instance(self))) }

    /// Calls [`g_file_get_parse_name()`](https://docs.gtk.org/gio/method.File.get_parse_name.html).
    public final var parseName: String { givenString(g_file_get_parse_name(instance(self))) }

    /// Calls [`g_file_get_path()`](https://docs.gtk.org/gio/method.File.get_path.html).
    public final var path: String? { givenString(ifAny: g_file_get_path(instance(self))) }

    /// Calls [`g_file_get_relative_path()`](https://docs.gtk.org/gio/method.File.get_relative_path.html).
    public final func getRelativePath(_ descendant: Gio.File) -> String? {
      givenString(ifAny: g_file_get_relative_path(instance(self), descendant.opaque))
    }

    /// Calls [`g_file_get_uri()`](https://docs.gtk.org/gio/method.File.get_uri.html).
    public final var uri: String { givenString(g_file_get_uri(instance(self))) }

    /// Calls [`g_file_get_uri_scheme()`](https://docs.gtk.org/gio/method.File.get_uri_scheme.html).
    public final var uriScheme: String? { givenString(ifAny: g_file_get_uri_scheme(instance(self))) }

    /// Calls [`g_file_has_parent()`](https://docs.gtk.org/gio/method.File.has_parent.html). Since GLib 2.24.
    public final func hasParent(_ parent: Gio.File?) -> Bool {
      g_file_has_parent(instance(self), parent?.opaque).isTrue
    }

    /// Calls [`g_file_has_prefix()`](https://docs.gtk.org/gio/method.File.has_prefix.html).
    public final func hasPrefix(_ prefix: Gio.File) -> Bool { g_file_has_prefix(instance(self), prefix.opaque).isTrue }

    /// Calls [`g_file_has_uri_scheme()`](https://docs.gtk.org/gio/method.File.has_uri_scheme.html).
    public final func hasUriScheme(_ uriScheme: String) -> Bool {
      g_file_has_uri_scheme(instance(self), uriScheme).isTrue
    }

    /// Calls [`g_file_hash()`](https://docs.gtk.org/gio/method.File.hash.html).
    @discardableResult
    public final func hash() -> Int { g_file_hash(pointer).int }

    /// Calls [`g_file_is_native()`](https://docs.gtk.org/gio/method.File.is_native.html).
    public final var isNative: Bool { g_file_is_native(instance(self)).isTrue }

    /// Calls [`g_file_load_bytes()`](https://docs.gtk.org/gio/method.File.load_bytes.html). Since GLib 2.56.
    @discardableResult
    public final func loadBytes(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> (
      result: GLib.Bytes, etagOut: String?
    ) {
      var cEtagOut: UnsafeMutablePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_load_bytes(instance(self), cancellable?.gCancellable, &cEtagOut, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return (promised(givenBoxed(opaque: result)), givenString(ifAny: cEtagOut))
    }

    /// Calls [`g_file_load_bytes_async()`](https://docs.gtk.org/gio/method.File.load_bytes_async.html). Since GLib
    /// 2.56.
    @discardableResult
    public final func loadBytes() async throws -> (result: GLib.Bytes, etagOut: String?) {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_load_bytes_async(instance(self), cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cEtagOut: UnsafeMutablePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_load_bytes_finish(instance(self), outcome.pointer, &cEtagOut, &error)
      if let error { throw outcome.failure(error) }
      return (promised(givenBoxed(opaque: result)), givenString(ifAny: cEtagOut))
    }

    /// Calls [`g_file_load_contents()`](https://docs.gtk.org/gio/method.File.load_contents.html).
    @discardableResult
    public final func loadContents(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> (
      contents: [UInt8], etagOut: String?
    ) {
      var cLength: UInt = 0
      var cContents: UnsafeMutablePointer<Int8>?
      var cEtagOut: UnsafeMutablePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      g_file_load_contents(instance(self), cancellable?.gCancellable, &cContents, &cLength, &cEtagOut, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return (
        elements(cContents, count: cLength.int, isGiven: true) { UInt8(bitPattern: $0) }, givenString(ifAny: cEtagOut)
      )
    }

    /// Calls [`g_file_load_contents_async()`](https://docs.gtk.org/gio/method.File.load_contents_async.html).
    @discardableResult
    public final func loadContents() async throws -> (contents: [UInt8], etagOut: String?) {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_load_contents_async(instance(self), cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cLength: UInt = 0
      var cContents: UnsafeMutablePointer<Int8>?
      var cEtagOut: UnsafeMutablePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      g_file_load_contents_finish(instance(self), outcome.pointer, &cContents, &cLength, &cEtagOut, &error)
      if let error { throw outcome.failure(error) }
      return (
        elements(cContents, count: cLength.int, isGiven: true) { UInt8(bitPattern: $0) }, givenString(ifAny: cEtagOut)
      )
    }

    /// Calls [`g_file_make_directory()`](https://docs.gtk.org/gio/method.File.make_directory.html).
    public final func makeDirectory(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_make_directory(instance(self), cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_make_directory_async()`](https://docs.gtk.org/gio/method.File.make_directory_async.html). Since
    /// GLib 2.38.
    public final func makeDirectory(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_make_directory_async(instance(self), ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_make_directory_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls
    /// [`g_file_make_directory_with_parents()`](https://docs.gtk.org/gio/method.File.make_directory_with_parents.html).
    /// Since GLib 2.18.
    public final func makeDirectoryWithParents(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_make_directory_with_parents(instance(self), cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_make_symbolic_link()`](https://docs.gtk.org/gio/method.File.make_symbolic_link.html).
    public final func makeSymbolicLink(_ symlinkValue: String, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
    {
      var error: UnsafeMutablePointer<GError>?
      g_file_make_symbolic_link(instance(self), symlinkValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_make_symbolic_link_async()`](https://docs.gtk.org/gio/method.File.make_symbolic_link_async.html).
    /// Since GLib 2.74.
    public final func makeSymbolicLink(_ symlinkValue: String, ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_make_symbolic_link_async(instance(self), symlinkValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_make_symbolic_link_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_monitor()`](https://docs.gtk.org/gio/method.File.monitor.html). Since GLib 2.18.
    @discardableResult
    public final func monitor(flags: Gio.FileMonitorFlags, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.FileMonitor
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_monitor(instance(self), flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_monitor_directory()`](https://docs.gtk.org/gio/method.File.monitor_directory.html).
    @discardableResult
    public final func monitorDirectory(flags: Gio.FileMonitorFlags, cancellable: Gio.Cancellable? = nil) throws(GLib
      .Failure) -> Gio.FileMonitor
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_monitor_directory(instance(self), flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_monitor_file()`](https://docs.gtk.org/gio/method.File.monitor_file.html).
    @discardableResult
    public final func monitorFile(flags: Gio.FileMonitorFlags, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.FileMonitor
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_monitor_file(instance(self), flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_mount_enclosing_volume()`](https://docs.gtk.org/gio/method.File.mount_enclosing_volume.html).
    public final func mountEnclosingVolume(flags: Gio.MountMountFlags, mountOperation: Gio.MountOperation?) async throws
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_mount_enclosing_volume(
          instance(self), flags.cValue, mountOperation?.gMountOperation, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_mount_enclosing_volume_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_mount_mountable()`](https://docs.gtk.org/gio/method.File.mount_mountable.html).
    @discardableResult
    public final func mountMountable(flags: Gio.MountMountFlags, mountOperation: Gio.MountOperation?) async throws
      -> Gio.File
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_mount_mountable(
          instance(self), flags.cValue, mountOperation?.gMountOperation, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_mount_mountable_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)!
    }

    /// Calls [`g_file_move()`](https://docs.gtk.org/gio/method.File.move.html).
    public final func move(
      _ destination: Gio.File, flags: Gio.FileCopyFlags, cancellable: Gio.Cancellable? = nil,
      progressCallback: ((Int, Int) -> Void)?
    ) throws(GLib.Failure) {
      let lent = CallScope()
      defer { lent.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_move(
        instance(self), destination.opaque, flags.cValue, cancellable?.gCancellable,
        progressCallback == nil ? nil : callGFileProgressCallback, progressCallback.map { lent.closure($0) }, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_move_async()`](https://docs.gtk.org/gio/method.File.move_async.html). Since GLib 2.72.
    public final func move(
      _ destination: Gio.File, flags: Gio.FileCopyFlags, ioPriority: Int = 0, progressCallback: ((Int, Int) -> Void)?
    ) async throws {
      let lent = CallScope()
      defer { lent.end() }
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_move_async(
          instance(self), destination.opaque, flags.cValue, ioPriority.int32, cancellable,
          progressCallback == nil ? nil : callGFileProgressCallback, progressCallback.map { lent.closure($0) },
          finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_move_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_peek_path()`](https://docs.gtk.org/gio/method.File.peek_path.html). Since GLib 2.56.
    @discardableResult
    public final func peekPath() -> String? { lentString(ifAny: g_file_peek_path(instance(self))) }

    /// Calls [`g_file_poll_mountable()`](https://docs.gtk.org/gio/method.File.poll_mountable.html). Since GLib 2.22.
    public final func pollMountable() async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_poll_mountable(instance(self), cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_poll_mountable_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_query_default_handler()`](https://docs.gtk.org/gio/method.File.query_default_handler.html).
    public final func queryDefaultHandler(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Gio.AppInfo {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_query_default_handler(instance(self), cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Calls
    /// [`g_file_query_default_handler_async()`](https://docs.gtk.org/gio/method.File.query_default_handler_async.html).
    /// Since GLib 2.60.
    public final func queryDefaultHandler(_ ioPriority: Int = 0) async throws -> Gio.AppInfo {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_query_default_handler_async(instance(self), ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_query_default_handler_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)!
    }

    /// Calls [`g_file_query_exists()`](https://docs.gtk.org/gio/method.File.query_exists.html).
    public final func queryExists(_ cancellable: Gio.Cancellable? = nil) -> Bool {
      g_file_query_exists(instance(self), cancellable?.gCancellable).isTrue
    }

    /// Calls [`g_file_query_file_type()`](https://docs.gtk.org/gio/method.File.query_file_type.html). Since GLib 2.18.
    public final func queryFileType(flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil) -> Gio.FileType
    { Gio.FileType(cValue: g_file_query_file_type(instance(self), flags.cValue, cancellable?.gCancellable)) }

    /// Calls [`g_file_query_filesystem_info()`](https://docs.gtk.org/gio/method.File.query_filesystem_info.html).
    public final func queryFilesystemInfo(_ attributes: String, cancellable: Gio.Cancellable? = nil) throws(GLib
      .Failure) -> Gio.FileInfo
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_query_filesystem_info(instance(self), attributes, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Calls
    /// [`g_file_query_filesystem_info_async()`](https://docs.gtk.org/gio/method.File.query_filesystem_info_async.html).
    public final func queryFilesystemInfo(_ attributes: String, ioPriority: Int = 0) async throws -> Gio.FileInfo {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_query_filesystem_info_async(
          instance(self), attributes, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_query_filesystem_info_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)!
    }

    /// Calls [`g_file_query_info()`](https://docs.gtk.org/gio/method.File.query_info.html).
    public final func queryInfo(
      _ attributes: String, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) -> Gio.FileInfo {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_query_info(instance(self), attributes, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Calls [`g_file_query_info_async()`](https://docs.gtk.org/gio/method.File.query_info_async.html).
    public final func queryInfo(_ attributes: String, flags: Gio.FileQueryInfoFlags, ioPriority: Int = 0) async throws
      -> Gio.FileInfo
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_query_info_async(
          instance(self), attributes, flags.cValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_query_info_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)!
    }

    /// Calls [`g_file_read()`](https://docs.gtk.org/gio/method.File.read.html).
    @discardableResult
    public final func read(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Gio.FileInputStream {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_read(instance(self), cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_read_async()`](https://docs.gtk.org/gio/method.File.read_async.html).
    @discardableResult
    public final func read(_ ioPriority: Int = 0) async throws -> Gio.FileInputStream {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_read_async(instance(self), ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_read_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_replace()`](https://docs.gtk.org/gio/method.File.replace.html).
    @discardableResult
    public final func replace(
      _ etag: String?, makeBackup: Bool, flags: Gio.FileCreateFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) -> Gio.FileOutputStream {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_replace(
        instance(self), etag, makeBackup.gboolean, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_replace_async()`](https://docs.gtk.org/gio/method.File.replace_async.html).
    @discardableResult
    public final func replace(_ etag: String?, makeBackup: Bool, flags: Gio.FileCreateFlags, ioPriority: Int = 0)
      async throws -> Gio.FileOutputStream
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_replace_async(
          instance(self), etag, makeBackup.gboolean, flags.cValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_replace_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_replace_contents()`](https://docs.gtk.org/gio/method.File.replace_contents.html).
    @discardableResult
    public final func replaceContents(
      _ contents: [UInt8], etag: String?, makeBackup: Bool, flags: Gio.FileCreateFlags,
      cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) -> String? {
      let cContents = contents.map { Int8(bitPattern: $0) }
      var cNewEtag: UnsafeMutablePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      g_file_replace_contents(
        instance(self), cContents, contents.count.uint, etag, makeBackup.gboolean, flags.cValue, &cNewEtag,
        cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenString(ifAny: cNewEtag)
    }

    /// Calls [`g_file_replace_contents_async()`](https://docs.gtk.org/gio/method.File.replace_contents_async.html).
    @discardableResult
    public final func replaceContents(_ contents: [UInt8], etag: String?, makeBackup: Bool, flags: Gio.FileCreateFlags)
      async throws -> String?
    {
      let lent = CallScope()
      defer { lent.end() }
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_replace_contents_async(
          instance(self), lent.elements(contents.map { Int8(bitPattern: $0) }), contents.count.uint, etag,
          makeBackup.gboolean, flags.cValue, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cNewEtag: UnsafeMutablePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      g_file_replace_contents_finish(instance(self), outcome.pointer, &cNewEtag, &error)
      if let error { throw outcome.failure(error) }
      return givenString(ifAny: cNewEtag)
    }

    /// Calls
    /// [`g_file_replace_contents_bytes_async()`](https://docs.gtk.org/gio/method.File.replace_contents_bytes_async.html).
    /// Since GLib 2.40.
    @discardableResult
    public final func replaceContentsBytes(
      _ contents: GLib.Bytes, etag: String?, makeBackup: Bool, flags: Gio.FileCreateFlags
    ) async throws -> String? {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_replace_contents_bytes_async(
          instance(self), contents.opaque, etag, makeBackup.gboolean, flags.cValue, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cNewEtag: UnsafeMutablePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      g_file_replace_contents_finish(instance(self), outcome.pointer, &cNewEtag, &error)
      if let error { throw outcome.failure(error) }
      return givenString(ifAny: cNewEtag)
    }

    /// Calls [`g_file_resolve_relative_path()`](https://docs.gtk.org/gio/method.File.resolve_relative_path.html).
    @discardableResult
    public final func resolveRelativePath(_ relativePath: String) -> Gio.File {
      givenObject(opaque: g_file_resolve_relative_path(instance(self), relativePath))!
    }

    /// Calls
    /// [`g_file_set_attribute_byte_string()`](https://docs.gtk.org/gio/method.File.set_attribute_byte_string.html).
    public final func setAttributeByteString(
      _ attribute: String, value: String, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_byte_string(
        instance(self), attribute, value, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_set_attribute_int32()`](https://docs.gtk.org/gio/method.File.set_attribute_int32.html).
    public final func setAttributeInt32(
      _ attribute: String, value: Int, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_int32(
        instance(self), attribute, value.int32, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_set_attribute_int64()`](https://docs.gtk.org/gio/method.File.set_attribute_int64.html).
    public final func setAttributeInt64(
      _ attribute: String, value: Int, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_int64(instance(self), attribute, value, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_set_attribute_string()`](https://docs.gtk.org/gio/method.File.set_attribute_string.html).
    public final func setAttributeString(
      _ attribute: String, value: String, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_string(instance(self), attribute, value, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_set_attribute_uint32()`](https://docs.gtk.org/gio/method.File.set_attribute_uint32.html).
    public final func setAttributeUint32(
      _ attribute: String, value: Int, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_uint32(
        instance(self), attribute, value.uint32, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_set_attribute_uint64()`](https://docs.gtk.org/gio/method.File.set_attribute_uint64.html).
    public final func setAttributeUint64(
      _ attribute: String, value: Int, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_uint64(
        instance(self), attribute, value.uint, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_set_attributes_async()`](https://docs.gtk.org/gio/method.File.set_attributes_async.html).
    @discardableResult
    public final func setAttributes(_ info: Gio.FileInfo, flags: Gio.FileQueryInfoFlags, ioPriority: Int = 0)
      async throws -> Gio.FileInfo?
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_set_attributes_async(
          instance(self), info.opaque, flags.cValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cInfo: OpaquePointer?
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attributes_finish(instance(self), outcome.pointer, &cInfo, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: cInfo)
    }

    /// Calls [`g_file_set_attributes_from_info()`](https://docs.gtk.org/gio/method.File.set_attributes_from_info.html).
    public final func setAttributesFromInfo(
      _ info: Gio.FileInfo, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attributes_from_info(instance(self), info.opaque, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_set_display_name()`](https://docs.gtk.org/gio/method.File.set_display_name.html).
    @discardableResult
    public final func setDisplayName(_ displayName: String, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.File
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_set_display_name(instance(self), displayName, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Calls [`g_file_set_display_name_async()`](https://docs.gtk.org/gio/method.File.set_display_name_async.html).
    @discardableResult
    public final func setDisplayName(_ displayName: String, ioPriority: Int = 0) async throws -> Gio.File {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_set_display_name_async(instance(self), displayName, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_set_display_name_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)!
    }

    /// Calls [`g_file_start_mountable()`](https://docs.gtk.org/gio/method.File.start_mountable.html). Since GLib 2.22.
    public final func startMountable(flags: Gio.DriveStartFlags, startOperation: Gio.MountOperation?) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_start_mountable(
          instance(self), flags.cValue, startOperation?.gMountOperation, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_start_mountable_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_stop_mountable()`](https://docs.gtk.org/gio/method.File.stop_mountable.html). Since GLib 2.22.
    public final func stopMountable(flags: Gio.MountUnmountFlags, mountOperation: Gio.MountOperation?) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_stop_mountable(
          instance(self), flags.cValue, mountOperation?.gMountOperation, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_stop_mountable_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_supports_thread_contexts()`](https://docs.gtk.org/gio/method.File.supports_thread_contexts.html).
    /// Since GLib 2.22.
    @discardableResult
    public final func supportsThreadContexts() -> Bool { g_file_supports_thread_contexts(instance(self)).isTrue }

    /// Calls [`g_file_trash()`](https://docs.gtk.org/gio/method.File.trash.html).
    public final func trash(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_trash(instance(self), cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_trash_async()`](https://docs.gtk.org/gio/method.File.trash_async.html). Since GLib 2.38.
    public final func trash(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_trash_async(instance(self), ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_trash_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls
    /// [`g_file_unmount_mountable_with_operation()`](https://docs.gtk.org/gio/method.File.unmount_mountable_with_operation.html).
    /// Since GLib 2.22.
    public final func unmountMountableWithOperation(flags: Gio.MountUnmountFlags, mountOperation: Gio.MountOperation?)
      async throws
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_unmount_mountable_with_operation(
          instance(self), flags.cValue, mountOperation?.gMountOperation, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_unmount_mountable_with_operation_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_eject_mountable()`](https://docs.gtk.org/gio/method.File.eject_mountable.html).
    @available(*, deprecated, message: "Replaced by `g_file_eject_mountable_with_operation()` in GLib 2.22.")
    public final func ejectMountable(_ flags: Gio.MountUnmountFlags) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_eject_mountable(instance(self), flags.cValue, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_eject_mountable_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_unmount_mountable()`](https://docs.gtk.org/gio/method.File.unmount_mountable.html).
    @available(*, deprecated, message: "Replaced by `g_file_unmount_mountable_with_operation()` in GLib 2.22.")
    public final func unmountMountable(_ flags: Gio.MountUnmountFlags) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_unmount_mountable(instance(self), flags.cValue, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_unmount_mountable_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_parse_name()`](https://docs.gtk.org/gio/type_func.File.parse_name.html).
    @discardableResult
    public static func parseNameFunction(_ parseName: String) -> Gio.File {
      givenObject(opaque: g_file_parse_name(parseName))!
    }
  }
}

extension Gio {
  /// The class [`GFileEnumerator`](https://docs.gtk.org/gio/class.FileEnumerator.html).
  open class FileEnumerator: Object {
    open override class var gType: GType { g_file_enumerator_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gFileEnumerator: UnsafeMutablePointer<GFileEnumerator> {
      pointer.assumingMemoryBound(to: GFileEnumerator.self)
    }

    /// Calls [`g_file_enumerator_close()`](https://docs.gtk.org/gio/method.FileEnumerator.close.html).
    public final func close(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_enumerator_close(gFileEnumerator, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_enumerator_close_async()`](https://docs.gtk.org/gio/method.FileEnumerator.close_async.html).
    public final func close(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_enumerator_close_async(gFileEnumerator, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_enumerator_close_finish(gFileEnumerator, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_enumerator_get_child()`](https://docs.gtk.org/gio/method.FileEnumerator.get_child.html). Since
    /// GLib 2.36.
    public final func getChild(_ info: Gio.FileInfo) -> Gio.File {
      givenObject(opaque: g_file_enumerator_get_child(gFileEnumerator, info.opaque))!
    }

    /// Calls [`g_file_enumerator_get_container()`](https://docs.gtk.org/gio/method.FileEnumerator.get_container.html).
    /// Since GLib 2.18.
    public final var container: Gio.File? { lentObject(opaque: g_file_enumerator_get_container(gFileEnumerator)) }

    /// Calls [`g_file_enumerator_has_pending()`](https://docs.gtk.org/gio/method.FileEnumerator.has_pending.html).
    public final var hasPending: Bool { g_file_enumerator_has_pending(gFileEnumerator).isTrue }

    /// Calls [`g_file_enumerator_is_closed()`](https://docs.gtk.org/gio/method.FileEnumerator.is_closed.html).
    public final var isClosed: Bool { g_file_enumerator_is_closed(gFileEnumerator).isTrue }

    /// Calls [`g_file_enumerator_iterate()`](https://docs.gtk.org/gio/method.FileEnumerator.iterate.html). Since GLib
    /// 2.44.
    @discardableResult
    public final func iterate(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> (
      outInfo: Gio.FileInfo?, outChild: Gio.File?
    ) {
      var cOutInfo: OpaquePointer?
      var cOutChild: OpaquePointer?
      var error: UnsafeMutablePointer<GError>?
      g_file_enumerator_iterate(gFileEnumerator, &cOutInfo, &cOutChild, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return (lentObject(opaque: cOutInfo), lentObject(opaque: cOutChild))
    }

    /// Calls [`g_file_enumerator_next_file()`](https://docs.gtk.org/gio/method.FileEnumerator.next_file.html).
    @discardableResult
    public final func nextFile(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Gio.FileInfo? {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_enumerator_next_file(gFileEnumerator, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)
    }

    /// Calls
    /// [`g_file_enumerator_next_files_async()`](https://docs.gtk.org/gio/method.FileEnumerator.next_files_async.html).
    @discardableResult
    public final func nextFiles(numFiles: Int, ioPriority: Int = 0) async throws -> [Gio.FileInfo] {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_enumerator_next_files_async(
          gFileEnumerator, numFiles.int32, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_enumerator_next_files_finish(gFileEnumerator, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return lists(result, isGiven: true) { givenObject($0) as Gio.FileInfo? }
    }

    /// Calls [`g_file_enumerator_set_pending()`](https://docs.gtk.org/gio/method.FileEnumerator.set_pending.html).
    public final func setPending(_ pending: Bool) { g_file_enumerator_set_pending(gFileEnumerator, pending.gboolean) }
  }
}

extension Gio {
  /// The class [`GFileIcon`](https://docs.gtk.org/gio/class.FileIcon.html).
  open class FileIcon: Object, Gio.Icon {
    open override class var gType: GType { g_file_icon_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_file_icon_new()`](https://docs.gtk.org/gio/ctor.FileIcon.new.html).
    public init(file: Gio.File) {
      super.init(adopting: g_file_icon_new(file.opaque).raw)
    }

    /// The property [`file`](https://docs.gtk.org/gio/property.FileIcon.file.html) of `GFileIcon`.
    public final var file: Gio.File? { lentObject(opaque: g_file_icon_get_file(instance(self))) }
  }
}

extension Reactive where Base: Gio.FileIcon {
  /// The property [`file`](https://docs.gtk.org/gio/property.FileIcon.file.html) of `GFileIcon`.
  public var file: SafeSignal<Gio.File?> { readOnlyProperty("file") }
}

extension Gio {
  /// The class [`GFileInfo`](https://docs.gtk.org/gio/class.FileInfo.html).
  open class FileInfo: Object {
    open override class var gType: GType { g_file_info_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_file_info_new()`](https://docs.gtk.org/gio/ctor.FileInfo.new.html).
    public init() {
      super.init(adopting: g_file_info_new().raw)
    }

    /// Calls [`g_file_info_clear_status()`](https://docs.gtk.org/gio/method.FileInfo.clear_status.html).
    public final func clearStatus() { g_file_info_clear_status(instance(self)) }

    /// Calls [`g_file_info_copy_into()`](https://docs.gtk.org/gio/method.FileInfo.copy_into.html).
    public final func copyInto(_ destInfo: Gio.FileInfo) { g_file_info_copy_into(instance(self), destInfo.opaque) }

    /// Calls [`g_file_info_dup()`](https://docs.gtk.org/gio/method.FileInfo.dup.html).
    public final func dup() -> Gio.FileInfo { givenObject(opaque: g_file_info_dup(instance(self)))! }

    /// Calls
    /// [`g_file_info_get_access_date_time()`](https://docs.gtk.org/gio/method.FileInfo.get_access_date_time.html).
    /// Since GLib 2.70.
    public final var accessDateTime: GLib.DateTime? {
      givenBoxed(opaque: g_file_info_get_access_date_time(instance(self)))
    }

    /// Calls
    /// [`g_file_info_get_attribute_as_string()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_as_string.html).
    public final func getAttributeAsString(_ attribute: String) -> String? {
      givenString(ifAny: g_file_info_get_attribute_as_string(instance(self), attribute))
    }

    /// Calls
    /// [`g_file_info_get_attribute_boolean()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_boolean.html).
    public final func getAttributeBoolean(_ attribute: String) -> Bool {
      g_file_info_get_attribute_boolean(instance(self), attribute).isTrue
    }

    /// Calls
    /// [`g_file_info_get_attribute_byte_string()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_byte_string.html).
    public final func getAttributeByteString(_ attribute: String) -> String? {
      lentString(ifAny: g_file_info_get_attribute_byte_string(instance(self), attribute))
    }

    /// Calls [`g_file_info_get_attribute_int32()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_int32.html).
    public final func getAttributeInt32(_ attribute: String) -> Int {
      g_file_info_get_attribute_int32(instance(self), attribute).int
    }

    /// Calls [`g_file_info_get_attribute_int64()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_int64.html).
    public final func getAttributeInt64(_ attribute: String) -> Int {
      g_file_info_get_attribute_int64(instance(self), attribute)
    }

    /// Calls
    /// [`g_file_info_get_attribute_object()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_object.html).
    public final func getAttributeObject(_ attribute: String) -> Object? {
      lentObject(g_file_info_get_attribute_object(instance(self), attribute))
    }

    /// Calls
    /// [`g_file_info_get_attribute_status()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_status.html).
    public final func getAttributeStatus(_ attribute: String) -> Gio.FileAttributeStatus {
      Gio.FileAttributeStatus(cValue: g_file_info_get_attribute_status(instance(self), attribute))
    }

    /// Calls
    /// [`g_file_info_get_attribute_string()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_string.html).
    public final func getAttributeString(_ attribute: String) -> String? {
      lentString(ifAny: g_file_info_get_attribute_string(instance(self), attribute))
    }

    /// Calls
    /// [`g_file_info_get_attribute_stringv()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_stringv.html).
    /// Since GLib 2.22.
    public final func getAttributeStringv(_ attribute: String) -> [String] {
      lentStrings(g_file_info_get_attribute_stringv(instance(self), attribute))
    }

    /// Calls [`g_file_info_get_attribute_type()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_type.html).
    public final func getAttributeType(_ attribute: String) -> Gio.FileAttributeType {
      Gio.FileAttributeType(cValue: g_file_info_get_attribute_type(instance(self), attribute))
    }

    /// Calls
    /// [`g_file_info_get_attribute_uint32()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_uint32.html).
    public final func getAttributeUint32(_ attribute: String) -> Int {
      g_file_info_get_attribute_uint32(instance(self), attribute).int
    }

    /// Calls
    /// [`g_file_info_get_attribute_uint64()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_uint64.html).
    public final func getAttributeUint64(_ attribute: String) -> Int {
      g_file_info_get_attribute_uint64(instance(self), attribute).int
    }

    /// Calls [`g_file_info_get_content_type()`](https://docs.gtk.org/gio/method.FileInfo.get_content_type.html).
    public final var contentType: String? { lentString(ifAny: g_file_info_get_content_type(instance(self))) }

    /// Calls
    /// [`g_file_info_get_creation_date_time()`](https://docs.gtk.org/gio/method.FileInfo.get_creation_date_time.html).
    /// Since GLib 2.70.
    public final var creationDateTime: GLib.DateTime? {
      givenBoxed(opaque: g_file_info_get_creation_date_time(instance(self)))
    }

    /// Calls [`g_file_info_get_deletion_date()`](https://docs.gtk.org/gio/method.FileInfo.get_deletion_date.html).
    /// Since GLib 2.36.
    public final var deletionDate: GLib.DateTime? { givenBoxed(opaque: g_file_info_get_deletion_date(instance(self))) }

    /// Calls [`g_file_info_get_display_name()`](https://docs.gtk.org/gio/method.FileInfo.get_display_name.html) and
    /// `g_file_info_set_display_name()`.
    public final var displayName: String {
      get { lentString(g_file_info_get_display_name(instance(self))) }
      set(displayName) { g_file_info_set_display_name(instance(self), displayName) }
    }

    /// Calls [`g_file_info_get_edit_name()`](https://docs.gtk.org/gio/method.FileInfo.get_edit_name.html) and
    /// `g_file_info_set_edit_name()`.
    public final var editName: String {
      get { lentString(g_file_info_get_edit_name(instance(self))) }
      set(editName) { g_file_info_set_edit_name(instance(self), editName) }
    }

    /// Calls [`g_file_info_get_etag()`](https://docs.gtk.org/gio/method.FileInfo.get_etag.html).
    public final var etag: String? { lentString(ifAny: g_file_info_get_etag(instance(self))) }

    /// Calls [`g_file_info_get_file_type()`](https://docs.gtk.org/gio/method.FileInfo.get_file_type.html) and
    /// `g_file_info_set_file_type()`.
    public final var fileType: Gio.FileType {
      get { Gio.FileType(cValue: g_file_info_get_file_type(instance(self))) }
      set(type) { g_file_info_set_file_type(instance(self), type.cValue) }
    }

    /// Calls [`g_file_info_get_icon()`](https://docs.gtk.org/gio/method.FileInfo.get_icon.html).
    public final var icon: (any Gio.Icon)? { lentInterface(opaque: g_file_info_get_icon(instance(self))) }

    /// Calls [`g_file_info_get_is_backup()`](https://docs.gtk.org/gio/method.FileInfo.get_is_backup.html).
    public final var isBackup: Bool { g_file_info_get_is_backup(instance(self)).isTrue }

    /// Calls [`g_file_info_get_is_hidden()`](https://docs.gtk.org/gio/method.FileInfo.get_is_hidden.html) and
    /// `g_file_info_set_is_hidden()`.
    public final var isHidden: Bool {
      get { g_file_info_get_is_hidden(instance(self)).isTrue }
      set(isHidden) { g_file_info_set_is_hidden(instance(self), isHidden.gboolean) }
    }

    /// Calls [`g_file_info_get_is_symlink()`](https://docs.gtk.org/gio/method.FileInfo.get_is_symlink.html) and
    /// `g_file_info_set_is_symlink()`.
    public final var isSymlink: Bool {
      get { g_file_info_get_is_symlink(instance(self)).isTrue }
      set(isSymlink) { g_file_info_set_is_symlink(instance(self), isSymlink.gboolean) }
    }

    /// Calls
    /// [`g_file_info_get_modification_date_time()`](https://docs.gtk.org/gio/method.FileInfo.get_modification_date_time.html).
    /// Since GLib 2.62.
    public final var modificationDateTime: GLib.DateTime? {
      givenBoxed(opaque: g_file_info_get_modification_date_time(instance(self)))
    }

    /// Calls [`g_file_info_get_name()`](https://docs.gtk.org/gio/method.FileInfo.get_name.html) and
    /// `g_file_info_set_name()`.
    public final var name: String {
      get { lentString(g_file_info_get_name(instance(self))) }
      set(name) { g_file_info_set_name(instance(self), name) }
    }

    /// Calls [`g_file_info_get_size()`](https://docs.gtk.org/gio/method.FileInfo.get_size.html) and
    /// `g_file_info_set_size()`.
    public final var size: Int {
      get { g_file_info_get_size(instance(self)) }
      set(size) { g_file_info_set_size(instance(self), size) }
    }

    /// Calls [`g_file_info_get_sort_order()`](https://docs.gtk.org/gio/method.FileInfo.get_sort_order.html) and
    /// `g_file_info_set_sort_order()`.
    public final var sortOrder: Int {
      get { g_file_info_get_sort_order(instance(self)).int }
      set(sortOrder) { g_file_info_set_sort_order(instance(self), sortOrder.int32) }
    }

    /// Calls [`g_file_info_get_symbolic_icon()`](https://docs.gtk.org/gio/method.FileInfo.get_symbolic_icon.html).
    /// Since GLib 2.34.
    public final var symbolicIcon: (any Gio.Icon)? {
      lentInterface(opaque: g_file_info_get_symbolic_icon(instance(self)))
    }

    /// Calls [`g_file_info_get_symlink_target()`](https://docs.gtk.org/gio/method.FileInfo.get_symlink_target.html).
    public final var symlinkTarget: String? { lentString(ifAny: g_file_info_get_symlink_target(instance(self))) }

    /// Calls [`g_file_info_has_attribute()`](https://docs.gtk.org/gio/method.FileInfo.has_attribute.html).
    public final func hasAttribute(_ attribute: String) -> Bool {
      g_file_info_has_attribute(instance(self), attribute).isTrue
    }

    /// Calls [`g_file_info_has_namespace()`](https://docs.gtk.org/gio/method.FileInfo.has_namespace.html). Since GLib
    /// 2.22.
    public final func hasNamespace(_ nameSpace: String) -> Bool {
      g_file_info_has_namespace(instance(self), nameSpace).isTrue
    }

    /// Calls [`g_file_info_list_attributes()`](https://docs.gtk.org/gio/method.FileInfo.list_attributes.html).
    @discardableResult
    public final func listAttributes(_ nameSpace: String?) -> [String] {
      givenStrings(g_file_info_list_attributes(instance(self), nameSpace))
    }

    /// Calls [`g_file_info_remove_attribute()`](https://docs.gtk.org/gio/method.FileInfo.remove_attribute.html).
    public final func removeAttribute(_ attribute: String) { g_file_info_remove_attribute(instance(self), attribute) }

    /// Calls
    /// [`g_file_info_set_access_date_time()`](https://docs.gtk.org/gio/method.FileInfo.set_access_date_time.html).
    /// Since GLib 2.70.
    public final func setAccessDateTime(_ atime: GLib.DateTime) {
      g_file_info_set_access_date_time(instance(self), atime.opaque)
    }

    /// Calls
    /// [`g_file_info_set_attribute_boolean()`](https://docs.gtk.org/gio/method.FileInfo.set_attribute_boolean.html).
    public final func setAttributeBoolean(_ attribute: String, attrValue: Bool) {
      g_file_info_set_attribute_boolean(instance(self), attribute, attrValue.gboolean)
    }

    /// Calls
    /// [`g_file_info_set_attribute_byte_string()`](https://docs.gtk.org/gio/method.FileInfo.set_attribute_byte_string.html).
    public final func setAttributeByteString(_ attribute: String, attrValue: String) {
      g_file_info_set_attribute_byte_string(instance(self), attribute, attrValue)
    }

    /// Calls [`g_file_info_set_attribute_int32()`](https://docs.gtk.org/gio/method.FileInfo.set_attribute_int32.html).
    public final func setAttributeInt32(_ attribute: String, attrValue: Int) {
      g_file_info_set_attribute_int32(instance(self), attribute, attrValue.int32)
    }

    /// Calls [`g_file_info_set_attribute_int64()`](https://docs.gtk.org/gio/method.FileInfo.set_attribute_int64.html).
    public final func setAttributeInt64(_ attribute: String, attrValue: Int) {
      g_file_info_set_attribute_int64(instance(self), attribute, attrValue)
    }

    /// Calls
    /// [`g_file_info_set_attribute_object()`](https://docs.gtk.org/gio/method.FileInfo.set_attribute_object.html).
    public final func setAttributeObject(_ attribute: String, attrValue: Object) {
      g_file_info_set_attribute_object(instance(self), attribute, attrValue.gObject)
    }

    /// Calls
    /// [`g_file_info_set_attribute_status()`](https://docs.gtk.org/gio/method.FileInfo.set_attribute_status.html).
    /// Since GLib 2.22.
    @discardableResult
    public final func setAttributeStatus(_ attribute: String, status: Gio.FileAttributeStatus) -> Bool {
      g_file_info_set_attribute_status(instance(self), attribute, status.cValue).isTrue
    }

    /// Calls
    /// [`g_file_info_set_attribute_string()`](https://docs.gtk.org/gio/method.FileInfo.set_attribute_string.html).
    public final func setAttributeString(_ attribute: String, attrValue: String) {
      g_file_info_set_attribute_string(instance(self), attribute, attrValue)
    }

    /// Calls
    /// [`g_file_info_set_attribute_stringv()`](https://docs.gtk.org/gio/method.FileInfo.set_attribute_stringv.html).
    public final func setAttributeStringv(_ attribute: String, attrValue: [String]) {
      let lent = CallScope()
      defer { lent.end() }
      g_file_info_set_attribute_stringv(instance(self), attribute, lent.strings(attrValue))
    }

    /// Calls
    /// [`g_file_info_set_attribute_uint32()`](https://docs.gtk.org/gio/method.FileInfo.set_attribute_uint32.html).
    public final func setAttributeUint32(_ attribute: String, attrValue: Int) {
      g_file_info_set_attribute_uint32(instance(self), attribute, attrValue.uint32)
    }

    /// Calls
    /// [`g_file_info_set_attribute_uint64()`](https://docs.gtk.org/gio/method.FileInfo.set_attribute_uint64.html).
    public final func setAttributeUint64(_ attribute: String, attrValue: Int) {
      g_file_info_set_attribute_uint64(instance(self), attribute, attrValue.uint)
    }

    /// Calls [`g_file_info_set_content_type()`](https://docs.gtk.org/gio/method.FileInfo.set_content_type.html).
    public final func setContentType(_ contentType: String) {
      g_file_info_set_content_type(instance(self), contentType)
    }

    /// Calls
    /// [`g_file_info_set_creation_date_time()`](https://docs.gtk.org/gio/method.FileInfo.set_creation_date_time.html).
    /// Since GLib 2.70.
    public final func setCreationDateTime(_ creationTime: GLib.DateTime) {
      g_file_info_set_creation_date_time(instance(self), creationTime.opaque)
    }

    /// Calls [`g_file_info_set_icon()`](https://docs.gtk.org/gio/method.FileInfo.set_icon.html).
    public final func setIcon(_ icon: any Gio.Icon) { g_file_info_set_icon(instance(self), icon.opaque) }

    /// Calls
    /// [`g_file_info_set_modification_date_time()`](https://docs.gtk.org/gio/method.FileInfo.set_modification_date_time.html).
    /// Since GLib 2.62.
    public final func setModificationDateTime(_ mtime: GLib.DateTime) {
      g_file_info_set_modification_date_time(instance(self), mtime.opaque)
    }

    /// Calls [`g_file_info_set_symbolic_icon()`](https://docs.gtk.org/gio/method.FileInfo.set_symbolic_icon.html).
    /// Since GLib 2.34.
    public final func setSymbolicIcon(_ icon: any Gio.Icon) {
      g_file_info_set_symbolic_icon(instance(self), icon.opaque)
    }

    /// Calls [`g_file_info_set_symlink_target()`](https://docs.gtk.org/gio/method.FileInfo.set_symlink_target.html).
    public final func setSymlinkTarget(_ symlinkTarget: String) {
      g_file_info_set_symlink_target(instance(self), symlinkTarget)
    }

    /// Calls
    /// [`g_file_info_unset_attribute_mask()`](https://docs.gtk.org/gio/method.FileInfo.unset_attribute_mask.html).
    public final func unsetAttributeMask() { g_file_info_unset_attribute_mask(instance(self)) }
  }
}

extension Gio {
  /// The class [`GFileInputStream`](https://docs.gtk.org/gio/class.FileInputStream.html).
  open class FileInputStream: Gio.InputStream {
    open override class var gType: GType { g_file_input_stream_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gFileInputStream: UnsafeMutablePointer<GFileInputStream> {
      pointer.assumingMemoryBound(to: GFileInputStream.self)
    }

    /// Calls [`g_file_input_stream_query_info()`](https://docs.gtk.org/gio/method.FileInputStream.query_info.html).
    public final func queryInfo(_ attributes: String, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.FileInfo
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_input_stream_query_info(gFileInputStream, attributes, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Calls
    /// [`g_file_input_stream_query_info_async()`](https://docs.gtk.org/gio/method.FileInputStream.query_info_async.html).
    public final func queryInfo(_ attributes: String, ioPriority: Int = 0) async throws -> Gio.FileInfo {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_input_stream_query_info_async(
          gFileInputStream, attributes, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_input_stream_query_info_finish(gFileInputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)!
    }
  }
}

extension Gio {
  /// The class [`GFileMonitor`](https://docs.gtk.org/gio/class.FileMonitor.html).
  open class FileMonitor: Object {
    open override class var gType: GType { g_file_monitor_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gFileMonitor: UnsafeMutablePointer<GFileMonitor> { pointer.assumingMemoryBound(to: GFileMonitor.self) }

    /// The property [`cancelled`](https://docs.gtk.org/gio/property.FileMonitor.cancelled.html) of `GFileMonitor`.
    public final var cancelled: Bool { getProperty("cancelled") }

    /// The property [`rate-limit`](https://docs.gtk.org/gio/property.FileMonitor.rate-limit.html) of `GFileMonitor`.
    public final var rateLimit: Int {
      get { getProperty("rate-limit") }
      set { g_file_monitor_set_rate_limit(gFileMonitor, newValue.int32) }
    }

    /// Calls [`g_file_monitor_cancel()`](https://docs.gtk.org/gio/method.FileMonitor.cancel.html).
    @discardableResult
    public final func cancel() -> Bool { g_file_monitor_cancel(gFileMonitor).isTrue }

    /// Calls [`g_file_monitor_emit_event()`](https://docs.gtk.org/gio/method.FileMonitor.emit_event.html).
    public final func emitEvent(_ child: Gio.File, otherFile: Gio.File, eventType: Gio.FileMonitorEvent) {
      g_file_monitor_emit_event(gFileMonitor, child.opaque, otherFile.opaque, eventType.cValue)
    }

    /// Calls [`g_file_monitor_is_cancelled()`](https://docs.gtk.org/gio/method.FileMonitor.is_cancelled.html).
    public final var isCancelled: Bool { g_file_monitor_is_cancelled(gFileMonitor).isTrue }
  }
}

extension Reactive where Base: Gio.FileMonitor {
  /// The property [`cancelled`](https://docs.gtk.org/gio/property.FileMonitor.cancelled.html) of `GFileMonitor`.
  public var cancelled: SafeSignal<Bool> { readOnlyProperty("cancelled") }

  /// The property [`rate-limit`](https://docs.gtk.org/gio/property.FileMonitor.rate-limit.html) of `GFileMonitor`.
  public var rateLimit: DynamicSubject<Int> { property("rate-limit") }

  /// The signal [`changed`](https://docs.gtk.org/gio/signal.FileMonitor.changed.html) of `GFileMonitor`.
  ///
  /// Arguments: `file`, `otherFile`, `eventType`.
  public var changed: SafeSignal<(Gio.File, Gio.File?, Gio.FileMonitorEvent)> { signal(ofSeveral: "changed") }
}

extension Gio {
  /// The class [`GFileOutputStream`](https://docs.gtk.org/gio/class.FileOutputStream.html).
  open class FileOutputStream: Gio.OutputStream {
    open override class var gType: GType { g_file_output_stream_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gFileOutputStream: UnsafeMutablePointer<GFileOutputStream> {
      pointer.assumingMemoryBound(to: GFileOutputStream.self)
    }

    /// Calls [`g_file_output_stream_get_etag()`](https://docs.gtk.org/gio/method.FileOutputStream.get_etag.html).
    public final var etag: String? { givenString(ifAny: g_file_output_stream_get_etag(gFileOutputStream)) }

    /// Calls [`g_file_output_stream_query_info()`](https://docs.gtk.org/gio/method.FileOutputStream.query_info.html).
    public final func queryInfo(_ attributes: String, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.FileInfo
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_output_stream_query_info(gFileOutputStream, attributes, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Calls
    /// [`g_file_output_stream_query_info_async()`](https://docs.gtk.org/gio/method.FileOutputStream.query_info_async.html).
    public final func queryInfo(_ attributes: String, ioPriority: Int = 0) async throws -> Gio.FileInfo {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_output_stream_query_info_async(
          gFileOutputStream, attributes, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_output_stream_query_info_finish(gFileOutputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)!
    }
  }
}

extension Gio {
  /// The interface [`GIcon`](https://docs.gtk.org/gio/iface.Icon.html).
  public protocol Icon: Object {}
}

extension Gio.Icon {
  /// Calls [`g_icon_equal()`](https://docs.gtk.org/gio/method.Icon.equal.html).
  @discardableResult
  public func equal(_ icon2: (any Gio.Icon)?) -> Bool { g_icon_equal(opaque, icon2?.opaque).isTrue }

  /// Calls [`g_icon_serialize()`](https://docs.gtk.org/gio/method.Icon.serialize.html). Since GLib 2.38.
  @discardableResult
  public func serialize() -> GLib.Variant? { givenBoxed(opaque: g_icon_serialize(opaque)) }

  /// Calls [`g_icon_to_string()`](https://docs.gtk.org/gio/method.Icon.to_string.html). Since GLib 2.20.
  @discardableResult
  public func toString() -> String? { givenString(ifAny: g_icon_to_string(opaque)) }
}

/// An object of a class that is private to its library, known by its interface.
final class GioIconObject: Object, Gio.Icon {
  override class var isShared: Bool { true }
}

extension Gio {
  /// The class [`GInputStream`](https://docs.gtk.org/gio/class.InputStream.html).
  open class InputStream: Object {
    open override class var gType: GType { g_input_stream_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gInputStream: UnsafeMutablePointer<GInputStream> { pointer.assumingMemoryBound(to: GInputStream.self) }

    /// Calls [`g_input_stream_clear_pending()`](https://docs.gtk.org/gio/method.InputStream.clear_pending.html).
    public final func clearPending() { g_input_stream_clear_pending(gInputStream) }

    /// Calls [`g_input_stream_close()`](https://docs.gtk.org/gio/method.InputStream.close.html).
    public final func close(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_input_stream_close(gInputStream, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_input_stream_close_async()`](https://docs.gtk.org/gio/method.InputStream.close_async.html).
    public final func close(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_input_stream_close_async(gInputStream, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_input_stream_close_finish(gInputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_input_stream_has_pending()`](https://docs.gtk.org/gio/method.InputStream.has_pending.html).
    public final var hasPending: Bool { g_input_stream_has_pending(gInputStream).isTrue }

    /// Calls [`g_input_stream_is_closed()`](https://docs.gtk.org/gio/method.InputStream.is_closed.html).
    public final var isClosed: Bool { g_input_stream_is_closed(gInputStream).isTrue }

    /// Calls [`g_input_stream_read_bytes()`](https://docs.gtk.org/gio/method.InputStream.read_bytes.html). Since GLib
    /// 2.34.
    @discardableResult
    public final func readBytes(count: Int, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> GLib.Bytes {
      var error: UnsafeMutablePointer<GError>?
      let result = g_input_stream_read_bytes(gInputStream, count.uint, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return promised(givenBoxed(opaque: result))
    }

    /// Calls [`g_input_stream_read_bytes_async()`](https://docs.gtk.org/gio/method.InputStream.read_bytes_async.html).
    /// Since GLib 2.34.
    @discardableResult
    public final func readBytes(count: Int, ioPriority: Int = 0) async throws -> GLib.Bytes {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_input_stream_read_bytes_async(gInputStream, count.uint, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_input_stream_read_bytes_finish(gInputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return promised(givenBoxed(opaque: result))
    }

    /// Calls [`g_input_stream_set_pending()`](https://docs.gtk.org/gio/method.InputStream.set_pending.html).
    public final func setPending() throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_input_stream_set_pending(gInputStream, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_input_stream_skip()`](https://docs.gtk.org/gio/method.InputStream.skip.html).
    @discardableResult
    public final func skip(count: Int, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Int {
      var error: UnsafeMutablePointer<GError>?
      let result = g_input_stream_skip(gInputStream, count.uint, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result
    }

    /// Calls [`g_input_stream_skip_async()`](https://docs.gtk.org/gio/method.InputStream.skip_async.html).
    @discardableResult
    public final func skip(count: Int, ioPriority: Int = 0) async throws -> Int {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_input_stream_skip_async(gInputStream, count.uint, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_input_stream_skip_finish(gInputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return result
    }
  }
}

extension Gio {
  /// The interface [`GListModel`](https://docs.gtk.org/gio/iface.ListModel.html).
  public protocol ListModel: Object {}
}

extension Gio.ListModel {
  /// Calls [`g_list_model_get_item_type()`](https://docs.gtk.org/gio/method.ListModel.get_item_type.html). Since GLib
  /// 2.44.
  public var itemType: GType { g_list_model_get_item_type(opaque) }

  /// Calls [`g_list_model_get_n_items()`](https://docs.gtk.org/gio/method.ListModel.get_n_items.html). Since GLib 2.44.
  public var nItems: Int { g_list_model_get_n_items(opaque).int }

  /// Calls [`g_list_model_get_object()`](https://docs.gtk.org/gio/method.ListModel.get_object.html). Since GLib 2.44.
  public func getItem(_ position: Int) -> Object? { givenObject(g_list_model_get_object(opaque, position.uint32)) }

  /// Calls [`g_list_model_items_changed()`](https://docs.gtk.org/gio/method.ListModel.items_changed.html). Since GLib
  /// 2.44.
  public func itemsChanged(position: Int, removed: Int, added: Int) {
    g_list_model_items_changed(opaque, position.uint32, removed.uint32, added.uint32)
  }
}

extension Reactive where Base: Gio.ListModel {
  /// The signal [`items-changed`](https://docs.gtk.org/gio/signal.ListModel.items-changed.html) of `GListModel`. Since
  /// GLib 2.44.
  ///
  /// Arguments: `position`, `removed`, `added`.
  public var itemsChanged: SafeSignal<(Int, Int, Int)> { signal(ofSeveral: "items-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class GioListModelObject: Object, Gio.ListModel {}

extension Gio {
  /// The class [`GListStore`](https://docs.gtk.org/gio/class.ListStore.html).
  open class ListStore: Object, Gio.ListModel {
    open override class var gType: GType { g_list_store_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_list_store_new()`](https://docs.gtk.org/gio/ctor.ListStore.new.html). Since GLib 2.44.
    public init(itemType: any GTyped.Type) {
      super.init(adopting: g_list_store_new(itemType.registeredType).raw)
    }

    /// The property [`item-type`](https://docs.gtk.org/gio/property.ListStore.item-type.html) of `GListStore`. Since
    /// GLib 2.44.
    public final var itemType: GType { getProperty("item-type") }

    /// The property [`n-items`](https://docs.gtk.org/gio/property.ListStore.n-items.html) of `GListStore`. Since GLib
    /// 2.74.
    public final var nItems: Int { getProperty("n-items") }

    /// Calls [`g_list_store_append()`](https://docs.gtk.org/gio/method.ListStore.append.html). Since GLib 2.44.
    public final func append(_ item: Object) { g_list_store_append(instance(self), item.pointer) }

    /// Calls [`g_list_store_find()`](https://docs.gtk.org/gio/method.ListStore.find.html). Since GLib 2.64.
    @discardableResult
    public final func find(_ item: Object) -> Int? {
      var cPosition: UInt32 = 0
      let result = g_list_store_find(instance(self), item.pointer, &cPosition)
      guard result != 0 else { return nil }
      return cPosition.int
    }

    /// Calls [`g_list_store_insert()`](https://docs.gtk.org/gio/method.ListStore.insert.html). Since GLib 2.44.
    public final func insert(position: Int, item: Object) {
      g_list_store_insert(instance(self), position.uint32, item.pointer)
    }

    /// Calls [`g_list_store_insert_sorted()`](https://docs.gtk.org/gio/method.ListStore.insert_sorted.html). Since GLib
    /// 2.44.
    @discardableResult
    public final func insertSorted(_ item: Object, compareFunc: @escaping (Object, Object) -> Int) -> Int {
      let lent = CallScope()
      defer { lent.end() }
      return g_list_store_insert_sorted(instance(self), item.pointer, callGCompareDataFunc, lent.closure(compareFunc))
        .int
    }

    /// Calls [`g_list_store_remove()`](https://docs.gtk.org/gio/method.ListStore.remove.html). Since GLib 2.44.
    public final func remove(_ position: Int) { g_list_store_remove(instance(self), position.uint32) }

    /// Calls [`g_list_store_remove_all()`](https://docs.gtk.org/gio/method.ListStore.remove_all.html). Since GLib 2.44.
    public final func removeAll() { g_list_store_remove_all(instance(self)) }

    /// Calls [`g_list_store_sort()`](https://docs.gtk.org/gio/method.ListStore.sort.html). Since GLib 2.46.
    public final func sort(_ compareFunc: @escaping (Object, Object) -> Int) {
      let lent = CallScope()
      defer { lent.end() }
      g_list_store_sort(instance(self), callGCompareDataFunc, lent.closure(compareFunc))
    }

    /// Calls [`g_list_store_splice()`](https://docs.gtk.org/gio/method.ListStore.splice.html). Since GLib 2.44.
    public final func splice(position: Int, nRemovals: Int, additions: [Object]) {
      let lent = CallScope()
      defer { lent.end() }
      g_list_store_splice(
        instance(self), position.uint32, nRemovals.uint32, lent.array(additions, by: \.pointer), additions.count.uint32)
    }
  }
}

extension Reactive where Base: Gio.ListStore {
  /// The property [`item-type`](https://docs.gtk.org/gio/property.ListStore.item-type.html) of `GListStore`. Since GLib
  /// 2.44.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`n-items`](https://docs.gtk.org/gio/property.ListStore.n-items.html) of `GListStore`. Since GLib
  /// 2.74.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

extension Gio {
  /// The class [`GMemoryInputStream`](https://docs.gtk.org/gio/class.MemoryInputStream.html).
  open class MemoryInputStream: Gio.InputStream {
    open override class var gType: GType { g_memory_input_stream_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gMemoryInputStream: UnsafeMutablePointer<GMemoryInputStream> {
      pointer.assumingMemoryBound(to: GMemoryInputStream.self)
    }

    /// Calls [`g_memory_input_stream_new()`](https://docs.gtk.org/gio/ctor.MemoryInputStream.new.html).
    public init() {
      super.init(adopting: g_memory_input_stream_new())
    }

    /// Calls
    /// [`g_memory_input_stream_new_from_bytes()`](https://docs.gtk.org/gio/ctor.MemoryInputStream.new_from_bytes.html).
    /// Since GLib 2.34.
    public init(bytes: GLib.Bytes) {
      super.init(adopting: g_memory_input_stream_new_from_bytes(bytes.opaque))
    }

    /// Calls [`g_memory_input_stream_add_bytes()`](https://docs.gtk.org/gio/method.MemoryInputStream.add_bytes.html).
    /// Since GLib 2.34.
    public final func addBytes(_ bytes: GLib.Bytes) {
      g_memory_input_stream_add_bytes(gMemoryInputStream, bytes.opaque)
    }
  }
}

extension Gio {
  /// The class [`GMemoryOutputStream`](https://docs.gtk.org/gio/class.MemoryOutputStream.html).
  open class MemoryOutputStream: Gio.OutputStream {
    open override class var gType: GType { g_memory_output_stream_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gMemoryOutputStream: UnsafeMutablePointer<GMemoryOutputStream> {
      pointer.assumingMemoryBound(to: GMemoryOutputStream.self)
    }

    /// Calls
    /// [`g_memory_output_stream_new_resizable()`](https://docs.gtk.org/gio/ctor.MemoryOutputStream.new_resizable.html).
    /// Since GLib 2.36.
    public init() {
      super.init(adopting: g_memory_output_stream_new_resizable())
    }

    /// The property [`data-size`](https://docs.gtk.org/gio/property.MemoryOutputStream.data-size.html) of
    /// `GMemoryOutputStream`. Since GLib 2.24.
    public final var dataSize: Int { g_memory_output_stream_get_data_size(gMemoryOutputStream).int }

    /// The property [`size`](https://docs.gtk.org/gio/property.MemoryOutputStream.size.html) of `GMemoryOutputStream`.
    /// Since GLib 2.24.
    public final var size: Int { g_memory_output_stream_get_size(gMemoryOutputStream).int }

    /// Calls
    /// [`g_memory_output_stream_steal_as_bytes()`](https://docs.gtk.org/gio/method.MemoryOutputStream.steal_as_bytes.html).
    /// Since GLib 2.34.
    @discardableResult
    public final func stealAsBytes() -> GLib.Bytes {
      promised(givenBoxed(opaque: g_memory_output_stream_steal_as_bytes(gMemoryOutputStream)))
    }
  }
}

extension Reactive where Base: Gio.MemoryOutputStream {
  /// The property [`data-size`](https://docs.gtk.org/gio/property.MemoryOutputStream.data-size.html) of
  /// `GMemoryOutputStream`. Since GLib 2.24.
  public var dataSize: SafeSignal<Int> { readOnlyProperty("data-size") }

  /// The property [`size`](https://docs.gtk.org/gio/property.MemoryOutputStream.size.html) of `GMemoryOutputStream`.
  /// Since GLib 2.24.
  public var size: SafeSignal<Int> { readOnlyProperty("size") }
}

extension Gio {
  /// The class [`GMenu`](https://docs.gtk.org/gio/class.Menu.html). Since GLib 2.32.
  open class Menu: Gio.MenuModel {
    open override class var gType: GType { g_menu_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_menu_new()`](https://docs.gtk.org/gio/ctor.Menu.new.html). Since GLib 2.32.
    public init() {
      super.init(adopting: g_menu_new().raw)
    }

    /// Calls [`g_menu_append()`](https://docs.gtk.org/gio/method.Menu.append.html). Since GLib 2.32.
    public final func append(_ label: String?, detailedAction: String?) {
      g_menu_append(instance(self), label, detailedAction)
    }

    /// Calls [`g_menu_append_item()`](https://docs.gtk.org/gio/method.Menu.append_item.html). Since GLib 2.32.
    public final func appendItem(_ item: Gio.MenuItem) { g_menu_append_item(instance(self), item.opaque) }

    /// Calls [`g_menu_append_section()`](https://docs.gtk.org/gio/method.Menu.append_section.html). Since GLib 2.32.
    public final func appendSection(_ label: String?, section: Gio.MenuModel) {
      g_menu_append_section(instance(self), label, section.gMenuModel)
    }

    /// Calls [`g_menu_append_submenu()`](https://docs.gtk.org/gio/method.Menu.append_submenu.html). Since GLib 2.32.
    public final func appendSubmenu(_ label: String?, submenu: Gio.MenuModel) {
      g_menu_append_submenu(instance(self), label, submenu.gMenuModel)
    }

    /// Calls [`g_menu_freeze()`](https://docs.gtk.org/gio/method.Menu.freeze.html). Since GLib 2.32.
    public final func freeze() { g_menu_freeze(instance(self)) }

    /// Calls [`g_menu_insert()`](https://docs.gtk.org/gio/method.Menu.insert.html). Since GLib 2.32.
    public final func insert(position: Int, label: String?, detailedAction: String?) {
      g_menu_insert(instance(self), position.int32, label, detailedAction)
    }

    /// Calls [`g_menu_insert_item()`](https://docs.gtk.org/gio/method.Menu.insert_item.html). Since GLib 2.32.
    public final func insertItem(position: Int, item: Gio.MenuItem) {
      g_menu_insert_item(instance(self), position.int32, item.opaque)
    }

    /// Calls [`g_menu_insert_section()`](https://docs.gtk.org/gio/method.Menu.insert_section.html). Since GLib 2.32.
    public final func insertSection(position: Int, label: String?, section: Gio.MenuModel) {
      g_menu_insert_section(instance(self), position.int32, label, section.gMenuModel)
    }

    /// Calls [`g_menu_insert_submenu()`](https://docs.gtk.org/gio/method.Menu.insert_submenu.html). Since GLib 2.32.
    public final func insertSubmenu(position: Int, label: String?, submenu: Gio.MenuModel) {
      g_menu_insert_submenu(instance(self), position.int32, label, submenu.gMenuModel)
    }

    /// Calls [`g_menu_prepend()`](https://docs.gtk.org/gio/method.Menu.prepend.html). Since GLib 2.32.
    public final func prepend(_ label: String?, detailedAction: String?) {
      g_menu_prepend(instance(self), label, detailedAction)
    }

    /// Calls [`g_menu_prepend_item()`](https://docs.gtk.org/gio/method.Menu.prepend_item.html). Since GLib 2.32.
    public final func prependItem(_ item: Gio.MenuItem) { g_menu_prepend_item(instance(self), item.opaque) }

    /// Calls [`g_menu_prepend_section()`](https://docs.gtk.org/gio/method.Menu.prepend_section.html). Since GLib 2.32.
    public final func prependSection(_ label: String?, section: Gio.MenuModel) {
      g_menu_prepend_section(instance(self), label, section.gMenuModel)
    }

    /// Calls [`g_menu_prepend_submenu()`](https://docs.gtk.org/gio/method.Menu.prepend_submenu.html). Since GLib 2.32.
    public final func prependSubmenu(_ label: String?, submenu: Gio.MenuModel) {
      g_menu_prepend_submenu(instance(self), label, submenu.gMenuModel)
    }

    /// Calls [`g_menu_remove()`](https://docs.gtk.org/gio/method.Menu.remove.html). Since GLib 2.32.
    public final func remove(_ position: Int) { g_menu_remove(instance(self), position.int32) }

    /// Calls [`g_menu_remove_all()`](https://docs.gtk.org/gio/method.Menu.remove_all.html). Since GLib 2.38.
    public final func removeAll() { g_menu_remove_all(instance(self)) }
  }
}

extension Gio {
  /// The class [`GMenuItem`](https://docs.gtk.org/gio/class.MenuItem.html). Since GLib 2.32.
  open class MenuItem: Object {
    open override class var gType: GType { g_menu_item_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_menu_item_new()`](https://docs.gtk.org/gio/ctor.MenuItem.new.html). Since GLib 2.32.
    public init(label: String? = nil, detailedAction: String? = nil) {
      super.init(adopting: g_menu_item_new(label, detailedAction).raw)
    }

    /// Calls [`g_menu_item_new_from_model()`](https://docs.gtk.org/gio/ctor.MenuItem.new_from_model.html). Since GLib
    /// 2.34.
    public init(model: Gio.MenuModel, itemIndex: Int) {
      super.init(adopting: g_menu_item_new_from_model(model.gMenuModel, itemIndex.int32).raw)
    }

    /// Calls [`g_menu_item_new_section()`](https://docs.gtk.org/gio/ctor.MenuItem.new_section.html). Since GLib 2.32.
    public init(label: String?, section: Gio.MenuModel) {
      super.init(adopting: g_menu_item_new_section(label, section.gMenuModel).raw)
    }

    /// Calls [`g_menu_item_new_submenu()`](https://docs.gtk.org/gio/ctor.MenuItem.new_submenu.html). Since GLib 2.32.
    public init(label: String?, submenu: Gio.MenuModel) {
      super.init(adopting: g_menu_item_new_submenu(label, submenu.gMenuModel).raw)
    }

    /// Calls [`g_menu_item_get_attribute_value()`](https://docs.gtk.org/gio/method.MenuItem.get_attribute_value.html).
    /// Since GLib 2.34.
    public final func getAttributeValue(_ attribute: String, expectedType: GLib.VariantType?) -> GLib.Variant? {
      givenBoxed(opaque: g_menu_item_get_attribute_value(instance(self), attribute, expectedType?.opaque))
    }

    /// Calls [`g_menu_item_get_link()`](https://docs.gtk.org/gio/method.MenuItem.get_link.html). Since GLib 2.34.
    public final func getLink(_ link: String) -> Gio.MenuModel? {
      givenObject(g_menu_item_get_link(instance(self), link))
    }

    /// Calls
    /// [`g_menu_item_set_action_and_target_value()`](https://docs.gtk.org/gio/method.MenuItem.set_action_and_target_value.html).
    /// Since GLib 2.32.
    public final func setActionAndTargetValue(_ action: String?, targetValue: GLib.Variant?) {
      g_menu_item_set_action_and_target_value(instance(self), action, targetValue?.opaque)
    }

    /// Calls [`g_menu_item_set_attribute_value()`](https://docs.gtk.org/gio/method.MenuItem.set_attribute_value.html).
    /// Since GLib 2.32.
    public final func setAttributeValue(_ attribute: String, value: GLib.Variant?) {
      g_menu_item_set_attribute_value(instance(self), attribute, value?.opaque)
    }

    /// Calls [`g_menu_item_set_detailed_action()`](https://docs.gtk.org/gio/method.MenuItem.set_detailed_action.html).
    /// Since GLib 2.32.
    public final func setDetailedAction(_ detailedAction: String) {
      g_menu_item_set_detailed_action(instance(self), detailedAction)
    }

    /// Calls [`g_menu_item_set_icon()`](https://docs.gtk.org/gio/method.MenuItem.set_icon.html). Since GLib 2.38.
    public final func setIcon(_ icon: any Gio.Icon) { g_menu_item_set_icon(instance(self), icon.opaque) }

    /// Calls [`g_menu_item_set_label()`](https://docs.gtk.org/gio/method.MenuItem.set_label.html). Since GLib 2.32.
    public final func setLabel(_ label: String?) { g_menu_item_set_label(instance(self), label) }

    /// Calls [`g_menu_item_set_link()`](https://docs.gtk.org/gio/method.MenuItem.set_link.html). Since GLib 2.32.
    public final func setLink(_ link: String, model: Gio.MenuModel?) {
      g_menu_item_set_link(instance(self), link, model?.gMenuModel)
    }

    /// Calls [`g_menu_item_set_section()`](https://docs.gtk.org/gio/method.MenuItem.set_section.html). Since GLib 2.32.
    public final func setSection(_ section: Gio.MenuModel?) {
      g_menu_item_set_section(instance(self), section?.gMenuModel)
    }

    /// Calls [`g_menu_item_set_submenu()`](https://docs.gtk.org/gio/method.MenuItem.set_submenu.html). Since GLib 2.32.
    public final func setSubmenu(_ submenu: Gio.MenuModel?) {
      g_menu_item_set_submenu(instance(self), submenu?.gMenuModel)
    }
  }
}

extension Gio {
  /// The class [`GMenuModel`](https://docs.gtk.org/gio/class.MenuModel.html). Since GLib 2.32.
  open class MenuModel: Object {
    open override class var gType: GType { g_menu_model_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gMenuModel: UnsafeMutablePointer<GMenuModel> { pointer.assumingMemoryBound(to: GMenuModel.self) }

    /// Calls
    /// [`g_menu_model_get_item_attribute_value()`](https://docs.gtk.org/gio/method.MenuModel.get_item_attribute_value.html).
    /// Since GLib 2.32.
    public final func getItemAttributeValue(itemIndex: Int, attribute: String, expectedType: GLib.VariantType?) -> GLib
      .Variant?
    {
      givenBoxed(
        opaque: g_menu_model_get_item_attribute_value(gMenuModel, itemIndex.int32, attribute, expectedType?.opaque))
    }

    /// Calls [`g_menu_model_get_item_link()`](https://docs.gtk.org/gio/method.MenuModel.get_item_link.html). Since GLib
    /// 2.32.
    public final func getItemLink(itemIndex: Int, link: String) -> Gio.MenuModel? {
      givenObject(g_menu_model_get_item_link(gMenuModel, itemIndex.int32, link))
    }

    /// Calls [`g_menu_model_get_n_items()`](https://docs.gtk.org/gio/method.MenuModel.get_n_items.html). Since GLib
    /// 2.32.
    public final var nItems: Int { g_menu_model_get_n_items(gMenuModel).int }

    /// Calls [`g_menu_model_is_mutable()`](https://docs.gtk.org/gio/method.MenuModel.is_mutable.html). Since GLib 2.32.
    public final var isMutable: Bool { g_menu_model_is_mutable(gMenuModel).isTrue }

    /// Calls [`g_menu_model_items_changed()`](https://docs.gtk.org/gio/method.MenuModel.items_changed.html). Since GLib
    /// 2.32.
    public final func itemsChanged(position: Int, removed: Int, added: Int) {
      g_menu_model_items_changed(gMenuModel, position.int32, removed.int32, added.int32)
    }
  }
}

extension Reactive where Base: Gio.MenuModel {
  /// The signal [`items-changed`](https://docs.gtk.org/gio/signal.MenuModel.items-changed.html) of `GMenuModel`.
  ///
  /// Arguments: `position`, `removed`, `added`.
  public var itemsChanged: SafeSignal<(Int, Int, Int)> { signal(ofSeveral: "items-changed") }
}

extension Gio {
  /// The class [`GMountOperation`](https://docs.gtk.org/gio/class.MountOperation.html).
  open class MountOperation: Object {
    open override class var gType: GType { g_mount_operation_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gMountOperation: UnsafeMutablePointer<GMountOperation> {
      pointer.assumingMemoryBound(to: GMountOperation.self)
    }

    /// Calls [`g_mount_operation_new()`](https://docs.gtk.org/gio/ctor.MountOperation.new.html).
    public init() {
      super.init(adopting: g_mount_operation_new())
    }

    /// The property [`anonymous`](https://docs.gtk.org/gio/property.MountOperation.anonymous.html) of
    /// `GMountOperation`.
    public final var anonymous: Bool {
      get { g_mount_operation_get_anonymous(gMountOperation).isTrue }
      set { g_mount_operation_set_anonymous(gMountOperation, newValue.gboolean) }
    }

    /// The property [`choice`](https://docs.gtk.org/gio/property.MountOperation.choice.html) of `GMountOperation`.
    public final var choice: Int {
      get { g_mount_operation_get_choice(gMountOperation).int }
      set { g_mount_operation_set_choice(gMountOperation, newValue.int32) }
    }

    /// The property [`domain`](https://docs.gtk.org/gio/property.MountOperation.domain.html) of `GMountOperation`.
    public final var domain: String? {
      get { lentString(ifAny: g_mount_operation_get_domain(gMountOperation)) }
      set { lend(newValue) { g_mount_operation_set_domain(gMountOperation, $0) } }
    }

    /// The property
    /// [`is-tcrypt-hidden-volume`](https://docs.gtk.org/gio/property.MountOperation.is-tcrypt-hidden-volume.html) of
    /// `GMountOperation`. Since GLib 2.58.
    public final var isTcryptHiddenVolume: Bool {
      get { g_mount_operation_get_is_tcrypt_hidden_volume(gMountOperation).isTrue }
      set { g_mount_operation_set_is_tcrypt_hidden_volume(gMountOperation, newValue.gboolean) }
    }

    /// The property
    /// [`is-tcrypt-system-volume`](https://docs.gtk.org/gio/property.MountOperation.is-tcrypt-system-volume.html) of
    /// `GMountOperation`. Since GLib 2.58.
    public final var isTcryptSystemVolume: Bool {
      get { g_mount_operation_get_is_tcrypt_system_volume(gMountOperation).isTrue }
      set { g_mount_operation_set_is_tcrypt_system_volume(gMountOperation, newValue.gboolean) }
    }

    /// The property [`password`](https://docs.gtk.org/gio/property.MountOperation.password.html) of `GMountOperation`.
    public final var password: String? {
      get { lentString(ifAny: g_mount_operation_get_password(gMountOperation)) }
      set { lend(newValue) { g_mount_operation_set_password(gMountOperation, $0) } }
    }

    /// The property [`password-save`](https://docs.gtk.org/gio/property.MountOperation.password-save.html) of
    /// `GMountOperation`.
    public final var passwordSave: Gio.PasswordSave {
      get { Gio.PasswordSave(cValue: g_mount_operation_get_password_save(gMountOperation)) }
      set { g_mount_operation_set_password_save(gMountOperation, newValue.cValue) }
    }

    /// The property [`pim`](https://docs.gtk.org/gio/property.MountOperation.pim.html) of `GMountOperation`. Since GLib
    /// 2.58.
    public final var pim: Int {
      get { g_mount_operation_get_pim(gMountOperation).int }
      set { g_mount_operation_set_pim(gMountOperation, newValue.uint32) }
    }

    /// The property [`username`](https://docs.gtk.org/gio/property.MountOperation.username.html) of `GMountOperation`.
    public final var username: String? {
      get { lentString(ifAny: g_mount_operation_get_username(gMountOperation)) }
      set { lend(newValue) { g_mount_operation_set_username(gMountOperation, $0) } }
    }

    /// Calls [`g_mount_operation_reply()`](https://docs.gtk.org/gio/method.MountOperation.reply.html).
    public final func reply(_ result: Gio.MountOperationResult) {
      g_mount_operation_reply(gMountOperation, result.cValue)
    }
  }
}

extension Reactive where Base: Gio.MountOperation {
  /// The property [`anonymous`](https://docs.gtk.org/gio/property.MountOperation.anonymous.html) of `GMountOperation`.
  public var anonymous: DynamicSubject<Bool> { property("anonymous") }

  /// The property [`choice`](https://docs.gtk.org/gio/property.MountOperation.choice.html) of `GMountOperation`.
  public var choice: DynamicSubject<Int> {
    property("choice", get: { (object: Gio.MountOperation) in object.choice }, set: { $0.choice = $1 })
  }

  /// The property [`domain`](https://docs.gtk.org/gio/property.MountOperation.domain.html) of `GMountOperation`.
  public var domain: DynamicSubject<String?> {
    property("domain", get: { (object: Gio.MountOperation) in object.domain }, set: { $0.domain = $1 })
  }

  /// The property
  /// [`is-tcrypt-hidden-volume`](https://docs.gtk.org/gio/property.MountOperation.is-tcrypt-hidden-volume.html) of
  /// `GMountOperation`. Since GLib 2.58.
  public var isTcryptHiddenVolume: DynamicSubject<Bool> { property("is-tcrypt-hidden-volume") }

  /// The property
  /// [`is-tcrypt-system-volume`](https://docs.gtk.org/gio/property.MountOperation.is-tcrypt-system-volume.html) of
  /// `GMountOperation`. Since GLib 2.58.
  public var isTcryptSystemVolume: DynamicSubject<Bool> { property("is-tcrypt-system-volume") }

  /// The property [`password`](https://docs.gtk.org/gio/property.MountOperation.password.html) of `GMountOperation`.
  public var password: DynamicSubject<String?> {
    property("password", get: { (object: Gio.MountOperation) in object.password }, set: { $0.password = $1 })
  }

  /// The property [`password-save`](https://docs.gtk.org/gio/property.MountOperation.password-save.html) of
  /// `GMountOperation`.
  public var passwordSave: DynamicSubject<Gio.PasswordSave> { property("password-save") }

  /// The property [`pim`](https://docs.gtk.org/gio/property.MountOperation.pim.html) of `GMountOperation`. Since GLib
  /// 2.58.
  public var pim: DynamicSubject<Int> {
    property("pim", get: { (object: Gio.MountOperation) in object.pim }, set: { $0.pim = $1 })
  }

  /// The property [`username`](https://docs.gtk.org/gio/property.MountOperation.username.html) of `GMountOperation`.
  public var username: DynamicSubject<String?> {
    property("username", get: { (object: Gio.MountOperation) in object.username }, set: { $0.username = $1 })
  }

  /// The signal [`aborted`](https://docs.gtk.org/gio/signal.MountOperation.aborted.html) of `GMountOperation`. Since
  /// GLib 2.20.
  public var aborted: SafeSignal<Void> { signal("aborted") }

  /// The signal [`ask-password`](https://docs.gtk.org/gio/signal.MountOperation.ask-password.html) of
  /// `GMountOperation`.
  ///
  /// Arguments: `message`, `defaultUser`, `defaultDomain`, `flags`.
  public var askPassword: SafeSignal<(String, String, String, Gio.AskPasswordFlags)> {
    signal(ofSeveral: "ask-password")
  }

  /// The signal [`ask-question`](https://docs.gtk.org/gio/signal.MountOperation.ask-question.html) of
  /// `GMountOperation`.
  ///
  /// Arguments: `message`, `choices`.
  public var askQuestion: SafeSignal<(String, [String])> { signal(ofSeveral: "ask-question") }

  /// The signal [`reply`](https://docs.gtk.org/gio/signal.MountOperation.reply.html) of `GMountOperation`.
  ///
  /// Argument: `result`.
  public var reply: SafeSignal<Gio.MountOperationResult> { signal(ofOne: "reply") }

  /// The signal [`show-processes`](https://docs.gtk.org/gio/signal.MountOperation.show-processes.html) of
  /// `GMountOperation`. Since GLib 2.22.
  ///
  /// Arguments: `message`, `processes`, `choices`.
  public var showProcesses: SafeSignal<(String, OpaqueValue, [String])> { signal(ofSeveral: "show-processes") }

  /// The signal [`show-unmount-progress`](https://docs.gtk.org/gio/signal.MountOperation.show-unmount-progress.html) of
  /// `GMountOperation`. Since GLib 2.34.
  ///
  /// Arguments: `message`, `timeLeft`, `bytesLeft`.
  public var showUnmountProgress: SafeSignal<(String, Int, Int)> { signal(ofSeveral: "show-unmount-progress") }
}

extension Gio {
  /// The interface [`GNetworkMonitor`](https://docs.gtk.org/gio/iface.NetworkMonitor.html). Since GLib 2.32.
  open class NetworkMonitor: Object {
    open override class var gType: GType { g_network_monitor_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`connectivity`](https://docs.gtk.org/gio/property.NetworkMonitor.connectivity.html) of
    /// `GNetworkMonitor`. Since GLib 2.44.
    public final var connectivity: Gio.NetworkConnectivity {
      Gio.NetworkConnectivity(cValue: g_network_monitor_get_connectivity(instance(self)))
    }

    /// The property [`network-available`](https://docs.gtk.org/gio/property.NetworkMonitor.network-available.html) of
    /// `GNetworkMonitor`. Since GLib 2.32.
    public final var networkAvailable: Bool { g_network_monitor_get_network_available(instance(self)).isTrue }

    /// The property [`network-metered`](https://docs.gtk.org/gio/property.NetworkMonitor.network-metered.html) of
    /// `GNetworkMonitor`. Since GLib 2.46.
    public final var networkMetered: Bool { g_network_monitor_get_network_metered(instance(self)).isTrue }

    /// Calls [`g_network_monitor_get_default()`](https://docs.gtk.org/gio/type_func.NetworkMonitor.get_default.html).
    /// Since GLib 2.32.
    public static var `default`: Gio.NetworkMonitor { lentObject(opaque: g_network_monitor_get_default())! }
  }
}

extension Reactive where Base: Gio.NetworkMonitor {
  /// The property [`connectivity`](https://docs.gtk.org/gio/property.NetworkMonitor.connectivity.html) of
  /// `GNetworkMonitor`. Since GLib 2.44.
  public var connectivity: SafeSignal<Gio.NetworkConnectivity> { readOnlyProperty("connectivity") }

  /// The property [`network-available`](https://docs.gtk.org/gio/property.NetworkMonitor.network-available.html) of
  /// `GNetworkMonitor`. Since GLib 2.32.
  public var networkAvailable: SafeSignal<Bool> { readOnlyProperty("network-available") }

  /// The property [`network-metered`](https://docs.gtk.org/gio/property.NetworkMonitor.network-metered.html) of
  /// `GNetworkMonitor`. Since GLib 2.46.
  public var networkMetered: SafeSignal<Bool> { readOnlyProperty("network-metered") }

  /// The signal [`network-changed`](https://docs.gtk.org/gio/signal.NetworkMonitor.network-changed.html) of
  /// `GNetworkMonitor`. Since GLib 2.32.
  ///
  /// Argument: `networkAvailable`.
  public var networkChanged: SafeSignal<Bool> { signal(ofOne: "network-changed") }
}

extension Gio {
  /// The class [`GNotification`](https://docs.gtk.org/gio/class.Notification.html). Since GLib 2.40.
  open class Notification: Object {
    open override class var gType: GType { g_notification_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_notification_new()`](https://docs.gtk.org/gio/ctor.Notification.new.html). Since GLib 2.40.
    public init(title: String) {
      super.init(adopting: g_notification_new(title).raw)
    }

    /// Calls [`g_notification_add_button()`](https://docs.gtk.org/gio/method.Notification.add_button.html). Since GLib
    /// 2.40.
    public final func addButton(_ label: String, detailedAction: String) {
      g_notification_add_button(instance(self), label, detailedAction)
    }

    /// Calls
    /// [`g_notification_add_button_with_target_value()`](https://docs.gtk.org/gio/method.Notification.add_button_with_target_value.html).
    /// Since GLib 2.40.
    public final func addButtonWithTarget(_ label: String, action: String, target: GLib.Variant?) {
      g_notification_add_button_with_target_value(instance(self), label, action, target?.opaque)
    }

    /// Calls [`g_notification_set_body()`](https://docs.gtk.org/gio/method.Notification.set_body.html). Since GLib
    /// 2.40.
    public final func setBody(_ body: String?) { g_notification_set_body(instance(self), body) }

    /// Calls [`g_notification_set_category()`](https://docs.gtk.org/gio/method.Notification.set_category.html). Since
    /// GLib 2.70.
    public final func setCategory(_ category: String?) { g_notification_set_category(instance(self), category) }

    /// Calls
    /// [`g_notification_set_default_action()`](https://docs.gtk.org/gio/method.Notification.set_default_action.html).
    /// Since GLib 2.40.
    public final func setDefaultAction(_ detailedAction: String) {
      g_notification_set_default_action(instance(self), detailedAction)
    }

    /// Calls
    /// [`g_notification_set_default_action_and_target_value()`](https://docs.gtk.org/gio/method.Notification.set_default_action_and_target_value.html).
    /// Since GLib 2.40.
    public final func setDefaultActionAndTarget(_ action: String, target: GLib.Variant?) {
      g_notification_set_default_action_and_target_value(instance(self), action, target?.opaque)
    }

    /// Calls [`g_notification_set_icon()`](https://docs.gtk.org/gio/method.Notification.set_icon.html). Since GLib
    /// 2.40.
    public final func setIcon(_ icon: any Gio.Icon) { g_notification_set_icon(instance(self), icon.opaque) }

    /// Calls [`g_notification_set_priority()`](https://docs.gtk.org/gio/method.Notification.set_priority.html).
    public final func setPriority(_ priority: Gio.NotificationPriority) {
      g_notification_set_priority(instance(self), priority.cValue)
    }

    /// Calls [`g_notification_set_title()`](https://docs.gtk.org/gio/method.Notification.set_title.html). Since GLib
    /// 2.40.
    public final func setTitle(_ title: String) { g_notification_set_title(instance(self), title) }

    /// Calls [`g_notification_set_urgent()`](https://docs.gtk.org/gio/method.Notification.set_urgent.html). Since GLib
    /// 2.40.
    @available(*, deprecated, message: "Replaced by `g_notification_set_priority()` in GLib 2.42.")
    public final func setUrgent(_ urgent: Bool) { g_notification_set_urgent(instance(self), urgent.gboolean) }
  }
}

extension Gio {
  /// The class [`GOutputStream`](https://docs.gtk.org/gio/class.OutputStream.html).
  open class OutputStream: Object {
    open override class var gType: GType { g_output_stream_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gOutputStream: UnsafeMutablePointer<GOutputStream> { pointer.assumingMemoryBound(to: GOutputStream.self) }

    /// Calls [`g_output_stream_clear_pending()`](https://docs.gtk.org/gio/method.OutputStream.clear_pending.html).
    public final func clearPending() { g_output_stream_clear_pending(gOutputStream) }

    /// Calls [`g_output_stream_close()`](https://docs.gtk.org/gio/method.OutputStream.close.html).
    public final func close(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_close(gOutputStream, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_output_stream_close_async()`](https://docs.gtk.org/gio/method.OutputStream.close_async.html).
    public final func close(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_output_stream_close_async(gOutputStream, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_close_finish(gOutputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_output_stream_flush()`](https://docs.gtk.org/gio/method.OutputStream.flush.html).
    public final func flush(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_flush(gOutputStream, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_output_stream_flush_async()`](https://docs.gtk.org/gio/method.OutputStream.flush_async.html).
    public final func flush(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_output_stream_flush_async(gOutputStream, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_flush_finish(gOutputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_output_stream_has_pending()`](https://docs.gtk.org/gio/method.OutputStream.has_pending.html).
    public final var hasPending: Bool { g_output_stream_has_pending(gOutputStream).isTrue }

    /// Calls [`g_output_stream_is_closed()`](https://docs.gtk.org/gio/method.OutputStream.is_closed.html).
    public final var isClosed: Bool { g_output_stream_is_closed(gOutputStream).isTrue }

    /// Calls [`g_output_stream_is_closing()`](https://docs.gtk.org/gio/method.OutputStream.is_closing.html). Since GLib
    /// 2.24.
    public final var isClosing: Bool { g_output_stream_is_closing(gOutputStream).isTrue }

    /// Calls [`g_output_stream_set_pending()`](https://docs.gtk.org/gio/method.OutputStream.set_pending.html).
    public final func setPending() throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_set_pending(gOutputStream, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_output_stream_splice()`](https://docs.gtk.org/gio/method.OutputStream.splice.html).
    @discardableResult
    public final func splice(
      _ source: Gio.InputStream, flags: Gio.OutputStreamSpliceFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) -> Int {
      var error: UnsafeMutablePointer<GError>?
      let result = g_output_stream_splice(
        gOutputStream, source.gInputStream, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result
    }

    /// Calls [`g_output_stream_splice_async()`](https://docs.gtk.org/gio/method.OutputStream.splice_async.html).
    @discardableResult
    public final func splice(_ source: Gio.InputStream, flags: Gio.OutputStreamSpliceFlags, ioPriority: Int = 0)
      async throws -> Int
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_output_stream_splice_async(
          gOutputStream, source.gInputStream, flags.cValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_output_stream_splice_finish(gOutputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return result
    }

    /// Calls [`g_output_stream_write()`](https://docs.gtk.org/gio/method.OutputStream.write.html).
    @discardableResult
    public final func write(_ buffer: [UInt8], cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Int {
      var cBuffer = buffer
      var error: UnsafeMutablePointer<GError>?
      let result = g_output_stream_write(gOutputStream, &cBuffer, buffer.count.uint, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result
    }

    /// Calls [`g_output_stream_write_all()`](https://docs.gtk.org/gio/method.OutputStream.write_all.html).
    @discardableResult
    public final func writeAll(_ buffer: [UInt8], cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Int {
      var cBuffer = buffer
      var cBytesWritten: UInt = 0
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_write_all(
        gOutputStream, &cBuffer, buffer.count.uint, &cBytesWritten, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return cBytesWritten.int
    }

    /// Calls [`g_output_stream_write_all_async()`](https://docs.gtk.org/gio/method.OutputStream.write_all_async.html).
    /// Since GLib 2.44.
    @discardableResult
    public final func writeAll(_ buffer: [UInt8], ioPriority: Int = 0) async throws -> Int {
      let lent = CallScope()
      defer { lent.end() }
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_output_stream_write_all_async(
          gOutputStream, lent.elements(buffer), buffer.count.uint, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cBytesWritten: UInt = 0
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_write_all_finish(gOutputStream, outcome.pointer, &cBytesWritten, &error)
      if let error { throw outcome.failure(error) }
      return cBytesWritten.int
    }

    /// Calls [`g_output_stream_write_async()`](https://docs.gtk.org/gio/method.OutputStream.write_async.html).
    @discardableResult
    public final func write(_ buffer: [UInt8], ioPriority: Int = 0) async throws -> Int {
      let lent = CallScope()
      defer { lent.end() }
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_output_stream_write_async(
          gOutputStream, lent.elements(buffer), buffer.count.uint, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_output_stream_write_finish(gOutputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return result
    }

    /// Calls [`g_output_stream_write_bytes()`](https://docs.gtk.org/gio/method.OutputStream.write_bytes.html).
    @discardableResult
    public final func writeBytes(_ bytes: GLib.Bytes, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Int {
      var error: UnsafeMutablePointer<GError>?
      let result = g_output_stream_write_bytes(gOutputStream, bytes.opaque, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result
    }

    /// Calls
    /// [`g_output_stream_write_bytes_async()`](https://docs.gtk.org/gio/method.OutputStream.write_bytes_async.html).
    @discardableResult
    public final func writeBytes(_ bytes: GLib.Bytes, ioPriority: Int = 0) async throws -> Int {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_output_stream_write_bytes_async(
          gOutputStream, bytes.opaque, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_output_stream_write_bytes_finish(gOutputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return result
    }
  }
}

extension Gio {
  /// The class [`GPermission`](https://docs.gtk.org/gio/class.Permission.html).
  open class Permission: Object {
    open override class var gType: GType { g_permission_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gPermission: UnsafeMutablePointer<GPermission> { pointer.assumingMemoryBound(to: GPermission.self) }

    /// The property [`allowed`](https://docs.gtk.org/gio/property.Permission.allowed.html) of `GPermission`.
    public final var allowed: Bool { g_permission_get_allowed(gPermission).isTrue }

    /// The property [`can-acquire`](https://docs.gtk.org/gio/property.Permission.can-acquire.html) of `GPermission`.
    public final var canAcquire: Bool { g_permission_get_can_acquire(gPermission).isTrue }

    /// The property [`can-release`](https://docs.gtk.org/gio/property.Permission.can-release.html) of `GPermission`.
    public final var canRelease: Bool { g_permission_get_can_release(gPermission).isTrue }

    /// Calls [`g_permission_acquire()`](https://docs.gtk.org/gio/method.Permission.acquire.html). Since GLib 2.26.
    public final func acquire(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_permission_acquire(gPermission, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_permission_acquire_async()`](https://docs.gtk.org/gio/method.Permission.acquire_async.html). Since
    /// GLib 2.26.
    public final func acquire() async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_permission_acquire_async(gPermission, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_permission_acquire_finish(gPermission, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_permission_impl_update()`](https://docs.gtk.org/gio/method.Permission.impl_update.html). Since GLib
    /// 2.26.
    public final func implUpdate(allowed: Bool, canAcquire: Bool, canRelease: Bool) {
      g_permission_impl_update(gPermission, allowed.gboolean, canAcquire.gboolean, canRelease.gboolean)
    }

    /// Calls [`g_permission_release()`](https://docs.gtk.org/gio/method.Permission.release.html). Since GLib 2.26.
    public final func release(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_permission_release(gPermission, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_permission_release_async()`](https://docs.gtk.org/gio/method.Permission.release_async.html). Since
    /// GLib 2.26.
    public final func release() async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_permission_release_async(gPermission, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_permission_release_finish(gPermission, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }
  }
}

extension Reactive where Base: Gio.Permission {
  /// The property [`allowed`](https://docs.gtk.org/gio/property.Permission.allowed.html) of `GPermission`.
  public var allowed: SafeSignal<Bool> { readOnlyProperty("allowed") }

  /// The property [`can-acquire`](https://docs.gtk.org/gio/property.Permission.can-acquire.html) of `GPermission`.
  public var canAcquire: SafeSignal<Bool> { readOnlyProperty("can-acquire") }

  /// The property [`can-release`](https://docs.gtk.org/gio/property.Permission.can-release.html) of `GPermission`.
  public var canRelease: SafeSignal<Bool> { readOnlyProperty("can-release") }
}

extension Gio {
  /// The class [`GPropertyAction`](https://docs.gtk.org/gio/class.PropertyAction.html). Since GLib 2.38.
  open class PropertyAction: Object, Gio.Action {
    open override class var gType: GType { g_property_action_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_property_action_new()`](https://docs.gtk.org/gio/ctor.PropertyAction.new.html). Since GLib 2.38.
    public init(name: String, object: Object, propertyName: String) {
      super.init(adopting: g_property_action_new(name, object.pointer, propertyName).raw)
    }

    /// The property [`enabled`](https://docs.gtk.org/gio/property.PropertyAction.enabled.html) of `GPropertyAction`.
    /// Since GLib 2.38.
    public final var enabled: Bool { getProperty("enabled") }

    /// The property [`invert-boolean`](https://docs.gtk.org/gio/property.PropertyAction.invert-boolean.html) of
    /// `GPropertyAction`. Since GLib 2.46.
    public final var invertBoolean: Bool { getProperty("invert-boolean") }

    /// The property [`name`](https://docs.gtk.org/gio/property.PropertyAction.name.html) of `GPropertyAction`. Since
    /// GLib 2.38.
    public final var name: String { getProperty("name") }

    /// The property [`parameter-type`](https://docs.gtk.org/gio/property.PropertyAction.parameter-type.html) of
    /// `GPropertyAction`. Since GLib 2.38.
    public final var parameterType: GLib.VariantType? { getProperty("parameter-type") }

    /// The property [`state`](https://docs.gtk.org/gio/property.PropertyAction.state.html) of `GPropertyAction`. Since
    /// GLib 2.38.
    public final var state: GLib.Variant? { getProperty("state") }

    /// The property [`state-type`](https://docs.gtk.org/gio/property.PropertyAction.state-type.html) of
    /// `GPropertyAction`. Since GLib 2.38.
    public final var stateType: GLib.VariantType? { getProperty("state-type") }
  }
}

extension Reactive where Base: Gio.PropertyAction {
  /// The property [`enabled`](https://docs.gtk.org/gio/property.PropertyAction.enabled.html) of `GPropertyAction`.
  /// Since GLib 2.38.
  public var enabled: SafeSignal<Bool> { readOnlyProperty("enabled") }

  /// The property [`invert-boolean`](https://docs.gtk.org/gio/property.PropertyAction.invert-boolean.html) of
  /// `GPropertyAction`. Since GLib 2.46.
  public var invertBoolean: SafeSignal<Bool> { readOnlyProperty("invert-boolean") }

  /// The property [`name`](https://docs.gtk.org/gio/property.PropertyAction.name.html) of `GPropertyAction`. Since GLib
  /// 2.38.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// The property [`parameter-type`](https://docs.gtk.org/gio/property.PropertyAction.parameter-type.html) of
  /// `GPropertyAction`. Since GLib 2.38.
  public var parameterType: SafeSignal<GLib.VariantType?> { readOnlyProperty("parameter-type") }

  /// The property [`state`](https://docs.gtk.org/gio/property.PropertyAction.state.html) of `GPropertyAction`. Since
  /// GLib 2.38.
  public var state: SafeSignal<GLib.Variant?> { readOnlyProperty("state") }

  /// The property [`state-type`](https://docs.gtk.org/gio/property.PropertyAction.state-type.html) of
  /// `GPropertyAction`. Since GLib 2.38.
  public var stateType: SafeSignal<GLib.VariantType?> { readOnlyProperty("state-type") }
}

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

extension Gio {
  /// The struct [`GResource`](https://docs.gtk.org/gio/struct.Resource.html). Since GLib 2.32.
  public final class Resource: Boxed {
    public override class var gType: GType { g_resource_get_type() }

    /// Calls [`g_resource_new_from_data()`](https://docs.gtk.org/gio/ctor.Resource.new_from_data.html). Since GLib 2.32.
    public convenience init(data: GLib.Bytes) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = g_resource_new_from_data(data.opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
      self.init(taking: pointer!.raw)
    }

    /// Calls [`g_resource_enumerate_children()`](https://docs.gtk.org/gio/method.Resource.enumerate_children.html). Since
    /// GLib 2.32.
    @discardableResult
    public func enumerateChildren(_ path: String, lookupFlags: Gio.ResourceLookupFlags) throws(GLib.Failure) -> [String]
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_resource_enumerate_children(opaque, path, lookupFlags.cValue, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenStrings(result)
    }

    /// Calls [`g_resource_get_info()`](https://docs.gtk.org/gio/method.Resource.get_info.html). Since GLib 2.32.
    public func getInfo(_ path: String, lookupFlags: Gio.ResourceLookupFlags) throws(GLib.Failure) -> (
      size: Int, flags: Int
    ) {
      var cSize: UInt = 0
      var cFlags: UInt32 = 0
      var error: UnsafeMutablePointer<GError>?
      g_resource_get_info(opaque, path, lookupFlags.cValue, &cSize, &cFlags, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return (cSize.int, cFlags.int)
    }

    /// Calls [`g_resource_lookup_data()`](https://docs.gtk.org/gio/method.Resource.lookup_data.html). Since GLib 2.32.
    public func lookupData(_ path: String, lookupFlags: Gio.ResourceLookupFlags) throws(GLib.Failure) -> GLib.Bytes {
      var error: UnsafeMutablePointer<GError>?
      let result = g_resource_lookup_data(opaque, path, lookupFlags.cValue, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return promised(givenBoxed(opaque: result))
    }

    /// Calls [`g_resource_open_stream()`](https://docs.gtk.org/gio/method.Resource.open_stream.html). Since GLib 2.32.
    @discardableResult
    public func openStream(_ path: String, lookupFlags: Gio.ResourceLookupFlags) throws(GLib.Failure) -> Gio.InputStream
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_resource_open_stream(opaque, path, lookupFlags.cValue, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Calls [`g_resource_load()`](https://docs.gtk.org/gio/type_func.Resource.load.html). Since GLib 2.32.
    @discardableResult
    public static func load(_ filename: String) throws(GLib.Failure) -> Gio.Resource {
      var error: UnsafeMutablePointer<GError>?
      let result = g_resource_load(filename, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return promised(givenBoxed(opaque: result))
    }
  }
}

extension Gio {
  /// The class [`GSettings`](https://docs.gtk.org/gio/class.Settings.html).
  open class Settings: Object {
    open override class var gType: GType { g_settings_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gSettings: UnsafeMutablePointer<GSettings> { pointer.assumingMemoryBound(to: GSettings.self) }

    /// Calls [`g_settings_new_full()`](https://docs.gtk.org/gio/ctor.Settings.new_full.html). Since GLib 2.32.
    public init(schema: Gio.SettingsSchema, path: String?) {
      super.init(adopting: g_settings_new_full(schema.opaque, nil, path))
    }

    /// The property [`delay-apply`](https://docs.gtk.org/gio/property.Settings.delay-apply.html) of `GSettings`. Since
    /// GLib 2.28.
    public final var delayApply: Bool { getProperty("delay-apply") }

    /// The property [`has-unapplied`](https://docs.gtk.org/gio/property.Settings.has-unapplied.html) of `GSettings`.
    public final var hasUnapplied: Bool { g_settings_get_has_unapplied(gSettings).isTrue }

    /// The property [`path`](https://docs.gtk.org/gio/property.Settings.path.html) of `GSettings`.
    public final var path: String { getProperty("path") }

    /// The property [`schema-id`](https://docs.gtk.org/gio/property.Settings.schema-id.html) of `GSettings`.
    public final var schemaId: String { getProperty("schema-id") }

    /// The property [`settings-schema`](https://docs.gtk.org/gio/property.Settings.settings-schema.html) of
    /// `GSettings`.
    public final var settingsSchema: Gio.SettingsSchema? { getProperty("settings-schema") }

    /// The property [`schema`](https://docs.gtk.org/gio/property.Settings.schema.html) of `GSettings`.
    @available(*, deprecated, message: "Deprecated since GLib 2.32.")
    public final var schema: String { getProperty("schema") }

    /// Calls [`g_settings_apply()`](https://docs.gtk.org/gio/method.Settings.apply.html).
    public final func apply() { g_settings_apply(gSettings) }

    /// Calls [`g_settings_bind()`](https://docs.gtk.org/gio/method.Settings.bind.html). Since GLib 2.26.
    public final func bind(_ key: String, object: Object, property: String, flags: Gio.SettingsBindFlags) {
      g_settings_bind(gSettings, key, object.pointer, property, flags.cValue)
    }

    /// Calls [`g_settings_bind_writable()`](https://docs.gtk.org/gio/method.Settings.bind_writable.html). Since GLib
    /// 2.26.
    public final func bindWritable(_ key: String, object: Object, property: String, inverted: Bool) {
      g_settings_bind_writable(gSettings, key, object.pointer, property, inverted.gboolean)
    }

    /// Calls [`g_settings_create_action()`](https://docs.gtk.org/gio/method.Settings.create_action.html). Since GLib
    /// 2.32.
    @discardableResult
    public final func createAction(_ key: String) -> any Gio.Action {
      (givenInterface(opaque: g_settings_create_action(gSettings, key)) as (any Gio.Action)?)!
    }

    /// Calls [`g_settings_delay()`](https://docs.gtk.org/gio/method.Settings.delay.html). Since GLib 2.26.
    public final func delay() { g_settings_delay(gSettings) }

    /// Calls [`g_settings_get_boolean()`](https://docs.gtk.org/gio/method.Settings.get_boolean.html). Since GLib 2.26.
    public final func getBoolean(_ key: String) -> Bool { g_settings_get_boolean(gSettings, key).isTrue }

    /// Calls [`g_settings_get_child()`](https://docs.gtk.org/gio/method.Settings.get_child.html). Since GLib 2.26.
    public final func getChild(_ name: String) -> Gio.Settings { givenObject(g_settings_get_child(gSettings, name))! }

    /// Calls [`g_settings_get_default_value()`](https://docs.gtk.org/gio/method.Settings.get_default_value.html). Since
    /// GLib 2.40.
    public final func getDefaultValue(_ key: String) -> GLib.Variant? {
      givenBoxed(opaque: g_settings_get_default_value(gSettings, key))
    }

    /// Calls [`g_settings_get_double()`](https://docs.gtk.org/gio/method.Settings.get_double.html). Since GLib 2.26.
    public final func getDouble(_ key: String) -> Double { g_settings_get_double(gSettings, key) }

    /// Calls [`g_settings_get_enum()`](https://docs.gtk.org/gio/method.Settings.get_enum.html). Since GLib 2.26.
    public final func getEnum(_ key: String) -> Int { g_settings_get_enum(gSettings, key).int }

    /// Calls [`g_settings_get_flags()`](https://docs.gtk.org/gio/method.Settings.get_flags.html). Since GLib 2.26.
    public final func getFlags(_ key: String) -> Int { g_settings_get_flags(gSettings, key).int }

    /// Calls [`g_settings_get_int()`](https://docs.gtk.org/gio/method.Settings.get_int.html). Since GLib 2.26.
    public final func getInt(_ key: String) -> Int { g_settings_get_int(gSettings, key).int }

    /// Calls [`g_settings_get_int64()`](https://docs.gtk.org/gio/method.Settings.get_int64.html). Since GLib 2.50.
    public final func getInt64(_ key: String) -> Int { g_settings_get_int64(gSettings, key) }

    /// Calls [`g_settings_get_string()`](https://docs.gtk.org/gio/method.Settings.get_string.html). Since GLib 2.26.
    public final func getString(_ key: String) -> String { givenString(g_settings_get_string(gSettings, key)) }

    /// Calls [`g_settings_get_strv()`](https://docs.gtk.org/gio/method.Settings.get_strv.html). Since GLib 2.26.
    public final func getStrv(_ key: String) -> [String] { givenStrings(g_settings_get_strv(gSettings, key)) }

    /// Calls [`g_settings_get_uint()`](https://docs.gtk.org/gio/method.Settings.get_uint.html). Since GLib 2.30.
    public final func getUint(_ key: String) -> Int { g_settings_get_uint(gSettings, key).int }

    /// Calls [`g_settings_get_uint64()`](https://docs.gtk.org/gio/method.Settings.get_uint64.html). Since GLib 2.50.
    public final func getUint64(_ key: String) -> Int { g_settings_get_uint64(gSettings, key).int }

    /// Calls [`g_settings_get_user_value()`](https://docs.gtk.org/gio/method.Settings.get_user_value.html). Since GLib
    /// 2.40.
    public final func getUserValue(_ key: String) -> GLib.Variant? {
      givenBoxed(opaque: g_settings_get_user_value(gSettings, key))
    }

    /// Calls [`g_settings_get_value()`](https://docs.gtk.org/gio/method.Settings.get_value.html). Since GLib 2.26.
    public final func getValue(_ key: String) -> GLib.Variant {
      promised(givenBoxed(opaque: g_settings_get_value(gSettings, key)))
    }

    /// Calls [`g_settings_is_writable()`](https://docs.gtk.org/gio/method.Settings.is_writable.html). Since GLib 2.26.
    public final func isWritable(_ name: String) -> Bool { g_settings_is_writable(gSettings, name).isTrue }

    /// Calls [`g_settings_list_children()`](https://docs.gtk.org/gio/method.Settings.list_children.html).
    @discardableResult
    public final func listChildren() -> [String] { givenStrings(g_settings_list_children(gSettings)) }

    /// Calls [`g_settings_reset()`](https://docs.gtk.org/gio/method.Settings.reset.html).
    public final func reset(_ key: String) { g_settings_reset(gSettings, key) }

    /// Calls [`g_settings_revert()`](https://docs.gtk.org/gio/method.Settings.revert.html).
    public final func revert() { g_settings_revert(gSettings) }

    /// Calls [`g_settings_set_boolean()`](https://docs.gtk.org/gio/method.Settings.set_boolean.html). Since GLib 2.26.
    @discardableResult
    public final func setBoolean(_ key: String, value: Bool) -> Bool {
      g_settings_set_boolean(gSettings, key, value.gboolean).isTrue
    }

    /// Calls [`g_settings_set_double()`](https://docs.gtk.org/gio/method.Settings.set_double.html). Since GLib 2.26.
    @discardableResult
    public final func setDouble(_ key: String, value: Double) -> Bool {
      g_settings_set_double(gSettings, key, value).isTrue
    }

    /// Calls [`g_settings_set_enum()`](https://docs.gtk.org/gio/method.Settings.set_enum.html).
    @discardableResult
    public final func setEnum(_ key: String, value: Int) -> Bool {
      g_settings_set_enum(gSettings, key, value.int32).isTrue
    }

    /// Calls [`g_settings_set_flags()`](https://docs.gtk.org/gio/method.Settings.set_flags.html).
    @discardableResult
    public final func setFlags(_ key: String, value: Int) -> Bool {
      g_settings_set_flags(gSettings, key, value.uint32).isTrue
    }

    /// Calls [`g_settings_set_int()`](https://docs.gtk.org/gio/method.Settings.set_int.html). Since GLib 2.26.
    @discardableResult
    public final func setInt(_ key: String, value: Int) -> Bool {
      g_settings_set_int(gSettings, key, value.int32).isTrue
    }

    /// Calls [`g_settings_set_int64()`](https://docs.gtk.org/gio/method.Settings.set_int64.html). Since GLib 2.50.
    @discardableResult
    public final func setInt64(_ key: String, value: Int) -> Bool { g_settings_set_int64(gSettings, key, value).isTrue }

    /// Calls [`g_settings_set_string()`](https://docs.gtk.org/gio/method.Settings.set_string.html). Since GLib 2.26.
    @discardableResult
    public final func setString(_ key: String, value: String) -> Bool {
      g_settings_set_string(gSettings, key, value).isTrue
    }

    /// Calls [`g_settings_set_strv()`](https://docs.gtk.org/gio/method.Settings.set_strv.html). Since GLib 2.26.
    @discardableResult
    public final func setStrv(_ key: String, value: [String]) -> Bool {
      let lent = CallScope()
      defer { lent.end() }
      return g_settings_set_strv(gSettings, key, lent.strings(value)).isTrue
    }

    /// Calls [`g_settings_set_uint()`](https://docs.gtk.org/gio/method.Settings.set_uint.html). Since GLib 2.30.
    @discardableResult
    public final func setUint(_ key: String, value: Int) -> Bool {
      g_settings_set_uint(gSettings, key, value.uint32).isTrue
    }

    /// Calls [`g_settings_set_uint64()`](https://docs.gtk.org/gio/method.Settings.set_uint64.html). Since GLib 2.50.
    @discardableResult
    public final func setUint64(_ key: String, value: Int) -> Bool {
      g_settings_set_uint64(gSettings, key, value.uint).isTrue
    }

    /// Calls [`g_settings_set_value()`](https://docs.gtk.org/gio/method.Settings.set_value.html). Since GLib 2.26.
    @discardableResult
    public final func setValue(_ key: String, value: GLib.Variant) -> Bool {
      g_settings_set_value(gSettings, key, value.opaque).isTrue
    }

    /// Calls [`g_settings_get_range()`](https://docs.gtk.org/gio/method.Settings.get_range.html). Since GLib 2.28.
    @available(*, deprecated, message: "Replaced by `g_settings_schema_key_get_range()` in GLib 2.40.")
    public final func getRange(_ key: String) -> GLib.Variant {
      promised(givenBoxed(opaque: g_settings_get_range(gSettings, key)))
    }

    /// Calls [`g_settings_list_keys()`](https://docs.gtk.org/gio/method.Settings.list_keys.html).
    @available(*, deprecated, message: "Replaced by `g_settings_schema_list_keys()` in GLib 2.46.")
    @discardableResult
    public final func listKeys() -> [String] { givenStrings(g_settings_list_keys(gSettings)) }

    /// Calls [`g_settings_range_check()`](https://docs.gtk.org/gio/method.Settings.range_check.html). Since GLib 2.28.
    @available(*, deprecated, message: "Replaced by `g_settings_schema_key_range_check()` in GLib 2.40.")
    @discardableResult
    public final func rangeCheck(_ key: String, value: GLib.Variant) -> Bool {
      g_settings_range_check(gSettings, key, value.opaque).isTrue
    }

    /// Calls
    /// [`g_settings_list_relocatable_schemas()`](https://docs.gtk.org/gio/type_func.Settings.list_relocatable_schemas.html).
    /// Since GLib 2.28.
    @available(*, deprecated, message: "Replaced by `g_settings_schema_source_list_schemas()` in GLib 2.40.")
    @discardableResult
    public static func listRelocatableSchemas() -> [String] { lentStrings(g_settings_list_relocatable_schemas()) }

    /// Calls [`g_settings_list_schemas()`](https://docs.gtk.org/gio/type_func.Settings.list_schemas.html). Since GLib
    /// 2.26.
    @available(*, deprecated, message: "Replaced by `g_settings_schema_source_list_schemas()` in GLib 2.40.")
    @discardableResult
    public static func listSchemas() -> [String] { lentStrings(g_settings_list_schemas()) }

    /// Calls [`g_settings_sync()`](https://docs.gtk.org/gio/type_func.Settings.sync.html).
    public static func sync() { g_settings_sync() }

    /// Calls [`g_settings_unbind()`](https://docs.gtk.org/gio/type_func.Settings.unbind.html). Since GLib 2.26.
    public static func unbind(_ object: Object, property: String) { g_settings_unbind(object.pointer, property) }
  }
}

extension Reactive where Base: Gio.Settings {
  /// The property [`delay-apply`](https://docs.gtk.org/gio/property.Settings.delay-apply.html) of `GSettings`. Since
  /// GLib 2.28.
  public var delayApply: SafeSignal<Bool> { readOnlyProperty("delay-apply") }

  /// The property [`has-unapplied`](https://docs.gtk.org/gio/property.Settings.has-unapplied.html) of `GSettings`.
  public var hasUnapplied: SafeSignal<Bool> { readOnlyProperty("has-unapplied") }

  /// The property [`path`](https://docs.gtk.org/gio/property.Settings.path.html) of `GSettings`.
  public var path: SafeSignal<String> { readOnlyProperty("path") }

  /// The property [`schema-id`](https://docs.gtk.org/gio/property.Settings.schema-id.html) of `GSettings`.
  public var schemaId: SafeSignal<String> { readOnlyProperty("schema-id") }

  /// The property [`settings-schema`](https://docs.gtk.org/gio/property.Settings.settings-schema.html) of `GSettings`.
  public var settingsSchema: SafeSignal<Gio.SettingsSchema?> { readOnlyProperty("settings-schema") }

  /// The property [`schema`](https://docs.gtk.org/gio/property.Settings.schema.html) of `GSettings`.
  @available(*, deprecated, message: "Deprecated since GLib 2.32.")
  public var schema: SafeSignal<String> { readOnlyProperty("schema") }

  /// The signal [`change-event`](https://docs.gtk.org/gio/signal.Settings.change-event.html) of `GSettings`.
  ///
  /// Arguments: `keys`, `nKeys`.
  public var changeEvent: SignalRequest<Bool, OpaqueValue, Int> { request("change-event") }

  /// The signal [`changed`](https://docs.gtk.org/gio/signal.Settings.changed.html) of `GSettings`.
  ///
  /// Argument: `key`.
  public var changed: SafeSignal<String> { signal(ofOne: "changed") }

  /// The signal [`writable-change-event`](https://docs.gtk.org/gio/signal.Settings.writable-change-event.html) of
  /// `GSettings`.
  ///
  /// Argument: `key`.
  public var writableChangeEvent: SignalRequest<Bool, Int> { request("writable-change-event") }

  /// The signal [`writable-changed`](https://docs.gtk.org/gio/signal.Settings.writable-changed.html) of `GSettings`.
  ///
  /// Argument: `key`.
  public var writableChanged: SafeSignal<String> { signal(ofOne: "writable-changed") }
}

extension Gio {
  /// The struct [`GSettingsSchema`](https://docs.gtk.org/gio/struct.SettingsSchema.html). Since GLib 2.32.
  public final class SettingsSchema: Boxed {
    public override class var gType: GType { g_settings_schema_get_type() }

    /// Calls [`g_settings_schema_get_id()`](https://docs.gtk.org/gio/method.SettingsSchema.get_id.html).
    public var id: String { lentString(g_settings_schema_get_id(opaque)) }

    /// Calls [`g_settings_schema_get_key()`](https://docs.gtk.org/gio/method.SettingsSchema.get_key.html). Since GLib
    /// 2.40.
    public func getKey(_ name: String) -> Gio.SettingsSchemaKey {
      promised(givenBoxed(opaque: g_settings_schema_get_key(opaque, name)))
    }

    /// Calls [`g_settings_schema_get_path()`](https://docs.gtk.org/gio/method.SettingsSchema.get_path.html). Since GLib
    /// 2.32.
    public var path: String? { lentString(ifAny: g_settings_schema_get_path(opaque)) }

    /// Calls [`g_settings_schema_has_key()`](https://docs.gtk.org/gio/method.SettingsSchema.has_key.html). Since GLib
    /// 2.40.
    public func hasKey(_ name: String) -> Bool { g_settings_schema_has_key(opaque, name).isTrue }

    /// Calls [`g_settings_schema_list_children()`](https://docs.gtk.org/gio/method.SettingsSchema.list_children.html).
    /// Since GLib 2.44.
    @discardableResult
    public func listChildren() -> [String] { givenStrings(g_settings_schema_list_children(opaque)) }

    /// Calls [`g_settings_schema_list_keys()`](https://docs.gtk.org/gio/method.SettingsSchema.list_keys.html). Since GLib
    /// 2.46.
    @discardableResult
    public func listKeys() -> [String] { givenStrings(g_settings_schema_list_keys(opaque)) }
  }
}

extension Gio {
  /// The struct [`GSettingsSchemaKey`](https://docs.gtk.org/gio/struct.SettingsSchemaKey.html).
  public final class SettingsSchemaKey: Boxed {
    public override class var gType: GType { g_settings_schema_key_get_type() }

    /// Calls
    /// [`g_settings_schema_key_get_default_value()`](https://docs.gtk.org/gio/method.SettingsSchemaKey.get_default_value.html).
    /// Since GLib 2.40.
    public var defaultValue: GLib.Variant {
      promised(givenBoxed(opaque: g_settings_schema_key_get_default_value(opaque)))
    }

    /// Calls
    /// [`g_settings_schema_key_get_description()`](https://docs.gtk.org/gio/method.SettingsSchemaKey.get_description.html).
    /// Since GLib 2.34.
    public var description: String? { lentString(ifAny: g_settings_schema_key_get_description(opaque)) }

    /// Calls [`g_settings_schema_key_get_name()`](https://docs.gtk.org/gio/method.SettingsSchemaKey.get_name.html). Since
    /// GLib 2.44.
    public var name: String { lentString(g_settings_schema_key_get_name(opaque)) }

    /// Calls [`g_settings_schema_key_get_range()`](https://docs.gtk.org/gio/method.SettingsSchemaKey.get_range.html).
    /// Since GLib 2.40.
    public var range: GLib.Variant { promised(givenBoxed(opaque: g_settings_schema_key_get_range(opaque))) }

    /// Calls [`g_settings_schema_key_get_summary()`](https://docs.gtk.org/gio/method.SettingsSchemaKey.get_summary.html).
    /// Since GLib 2.34.
    public var summary: String? { lentString(ifAny: g_settings_schema_key_get_summary(opaque)) }

    /// Calls
    /// [`g_settings_schema_key_get_value_type()`](https://docs.gtk.org/gio/method.SettingsSchemaKey.get_value_type.html).
    /// Since GLib 2.40.
    public var valueType: GLib.VariantType { promised(lentBoxed(opaque: g_settings_schema_key_get_value_type(opaque))) }

    /// Calls [`g_settings_schema_key_range_check()`](https://docs.gtk.org/gio/method.SettingsSchemaKey.range_check.html).
    /// Since GLib 2.40.
    @discardableResult
    public func rangeCheck(_ value: GLib.Variant) -> Bool {
      g_settings_schema_key_range_check(opaque, value.opaque).isTrue
    }
  }
}

extension Gio {
  /// The struct [`GSettingsSchemaSource`](https://docs.gtk.org/gio/struct.SettingsSchemaSource.html). Since GLib 2.32.
  public final class SettingsSchemaSource: Boxed {
    public override class var gType: GType { g_settings_schema_source_get_type() }

    /// Calls
    /// [`g_settings_schema_source_new_from_directory()`](https://docs.gtk.org/gio/ctor.SettingsSchemaSource.new_from_directory.html).
    /// Since GLib 2.32.
    public convenience init(directory: String, parent: Gio.SettingsSchemaSource?, trusted: Bool) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = g_settings_schema_source_new_from_directory(directory, parent?.opaque, trusted.gboolean, &error)
      if let error { throw GLib.Failure(consuming: error) }
      self.init(taking: pointer!.raw)
    }

    /// Calls
    /// [`g_settings_schema_source_list_schemas()`](https://docs.gtk.org/gio/method.SettingsSchemaSource.list_schemas.html).
    /// Since GLib 2.40.
    @discardableResult
    public func listSchemas(_ recursive: Bool) -> (nonRelocatable: [String], relocatable: [String]) {
      var cNonRelocatable: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      var cRelocatable: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      g_settings_schema_source_list_schemas(opaque, recursive.gboolean, &cNonRelocatable, &cRelocatable)
      return (givenStrings(cNonRelocatable), givenStrings(cRelocatable))
    }

    /// Calls [`g_settings_schema_source_lookup()`](https://docs.gtk.org/gio/method.SettingsSchemaSource.lookup.html).
    /// Since GLib 2.32.
    public func lookup(_ schemaId: String, recursive: Bool) -> Gio.SettingsSchema? {
      givenBoxed(opaque: g_settings_schema_source_lookup(opaque, schemaId, recursive.gboolean))
    }

    /// Calls
    /// [`g_settings_schema_source_get_default()`](https://docs.gtk.org/gio/type_func.SettingsSchemaSource.get_default.html).
    /// Since GLib 2.32.
    public static var `default`: Gio.SettingsSchemaSource? { lentBoxed(opaque: g_settings_schema_source_get_default()) }
  }
}

extension Gio {
  /// The class [`GSimpleAction`](https://docs.gtk.org/gio/class.SimpleAction.html).
  open class SimpleAction: Object, Gio.Action {
    open override class var gType: GType { g_simple_action_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_simple_action_new()`](https://docs.gtk.org/gio/ctor.SimpleAction.new.html). Since GLib 2.28.
    public init(name: String, parameterType: GLib.VariantType? = nil) {
      super.init(adopting: g_simple_action_new(name, parameterType?.opaque).raw)
    }

    /// Calls [`g_simple_action_new_stateful()`](https://docs.gtk.org/gio/ctor.SimpleAction.new_stateful.html). Since
    /// GLib 2.28.
    public init(name: String, parameterType: GLib.VariantType?, state: GLib.Variant) {
      super.init(adopting: g_simple_action_new_stateful(name, parameterType?.opaque, state.opaque).raw)
    }

    /// The property [`enabled`](https://docs.gtk.org/gio/property.SimpleAction.enabled.html) of `GSimpleAction`. Since
    /// GLib 2.28.
    public final var enabled: Bool {
      get { getProperty("enabled") }
      set { g_simple_action_set_enabled(instance(self), newValue.gboolean) }
    }

    /// The property [`name`](https://docs.gtk.org/gio/property.SimpleAction.name.html) of `GSimpleAction`. Since GLib
    /// 2.28.
    public final var name: String { getProperty("name") }

    /// The property [`parameter-type`](https://docs.gtk.org/gio/property.SimpleAction.parameter-type.html) of
    /// `GSimpleAction`. Since GLib 2.28.
    public final var parameterType: GLib.VariantType? { getProperty("parameter-type") }

    /// The property [`state`](https://docs.gtk.org/gio/property.SimpleAction.state.html) of `GSimpleAction`. Since GLib
    /// 2.28.
    public final var state: GLib.Variant? {
      get { getProperty("state") }
      set { g_simple_action_set_state(instance(self), newValue?.opaque) }
    }

    /// The property [`state-type`](https://docs.gtk.org/gio/property.SimpleAction.state-type.html) of `GSimpleAction`.
    /// Since GLib 2.28.
    public final var stateType: GLib.VariantType? { getProperty("state-type") }

    /// Calls [`g_simple_action_set_state_hint()`](https://docs.gtk.org/gio/method.SimpleAction.set_state_hint.html).
    /// Since GLib 2.44.
    public final func setStateHint(_ stateHint: GLib.Variant?) {
      g_simple_action_set_state_hint(instance(self), stateHint?.opaque)
    }
  }
}

extension Reactive where Base: Gio.SimpleAction {
  /// The property [`enabled`](https://docs.gtk.org/gio/property.SimpleAction.enabled.html) of `GSimpleAction`. Since
  /// GLib 2.28.
  public var enabled: DynamicSubject<Bool> { property("enabled") }

  /// The property [`name`](https://docs.gtk.org/gio/property.SimpleAction.name.html) of `GSimpleAction`. Since GLib
  /// 2.28.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// The property [`parameter-type`](https://docs.gtk.org/gio/property.SimpleAction.parameter-type.html) of
  /// `GSimpleAction`. Since GLib 2.28.
  public var parameterType: SafeSignal<GLib.VariantType?> { readOnlyProperty("parameter-type") }

  /// The property [`state`](https://docs.gtk.org/gio/property.SimpleAction.state.html) of `GSimpleAction`. Since GLib
  /// 2.28.
  public var state: DynamicSubject<GLib.Variant?> { property("state") }

  /// The property [`state-type`](https://docs.gtk.org/gio/property.SimpleAction.state-type.html) of `GSimpleAction`.
  /// Since GLib 2.28.
  public var stateType: SafeSignal<GLib.VariantType?> { readOnlyProperty("state-type") }

  /// The signal [`activate`](https://docs.gtk.org/gio/signal.SimpleAction.activate.html) of `GSimpleAction`. Since GLib
  /// 2.28.
  ///
  /// Argument: `parameter`.
  public var activate: SafeSignal<GLib.Variant?> { signal(ofOne: "activate") }

  /// The signal [`change-state`](https://docs.gtk.org/gio/signal.SimpleAction.change-state.html) of `GSimpleAction`.
  /// Since GLib 2.30.
  ///
  /// Argument: `value`.
  public var changeState: SafeSignal<GLib.Variant?> { signal(ofOne: "change-state") }
}

extension Gio {
  /// The class [`GSimpleActionGroup`](https://docs.gtk.org/gio/class.SimpleActionGroup.html). Since GLib 2.28.
  open class SimpleActionGroup: Object, Gio.ActionGroup, Gio.ActionMap {
    open override class var gType: GType { g_simple_action_group_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gSimpleActionGroup: UnsafeMutablePointer<GSimpleActionGroup> {
      pointer.assumingMemoryBound(to: GSimpleActionGroup.self)
    }

    /// Calls [`g_simple_action_group_new()`](https://docs.gtk.org/gio/ctor.SimpleActionGroup.new.html). Since GLib
    /// 2.28.
    public init() {
      super.init(adopting: g_simple_action_group_new())
    }

    /// Calls [`g_simple_action_group_insert()`](https://docs.gtk.org/gio/method.SimpleActionGroup.insert.html). Since
    /// GLib 2.28.
    @available(*, deprecated, message: "Replaced by `g_action_map_add_action()` in GLib 2.38.")
    public final func insert(_ action: any Gio.Action) {
      g_simple_action_group_insert(gSimpleActionGroup, action.opaque)
    }

    /// Calls [`g_simple_action_group_lookup()`](https://docs.gtk.org/gio/method.SimpleActionGroup.lookup.html). Since
    /// GLib 2.28.
    @available(*, deprecated, message: "Replaced by `g_action_map_lookup_action()` in GLib 2.38.")
    public final func lookup(_ actionName: String) -> (any Gio.Action)? {
      lentInterface(opaque: g_simple_action_group_lookup(gSimpleActionGroup, actionName))
    }

    /// Calls [`g_simple_action_group_remove()`](https://docs.gtk.org/gio/method.SimpleActionGroup.remove.html). Since
    /// GLib 2.28.
    @available(*, deprecated, message: "Replaced by `g_action_map_remove_action()` in GLib 2.38.")
    public final func remove(_ actionName: String) { g_simple_action_group_remove(gSimpleActionGroup, actionName) }
  }
}

extension Gio {
  /// The class [`GSimplePermission`](https://docs.gtk.org/gio/class.SimplePermission.html).
  open class SimplePermission: Gio.Permission {
    open override class var gType: GType { g_simple_permission_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_simple_permission_new()`](https://docs.gtk.org/gio/ctor.SimplePermission.new.html). Since GLib 2.26.
    public init(allowed: Bool) {
      super.init(adopting: g_simple_permission_new(allowed.gboolean))
    }
  }
}

extension Gio {
  /// The class [`GThemedIcon`](https://docs.gtk.org/gio/class.ThemedIcon.html).
  open class ThemedIcon: Object, Gio.Icon {
    open override class var gType: GType { g_themed_icon_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_themed_icon_new()`](https://docs.gtk.org/gio/ctor.ThemedIcon.new.html).
    public init(iconname: String) {
      super.init(adopting: g_themed_icon_new(iconname).raw)
    }

    /// Calls [`g_themed_icon_new_from_names()`](https://docs.gtk.org/gio/ctor.ThemedIcon.new_from_names.html).
    public init(iconnames: [String]) {
      let lent = CallScope()
      defer { lent.end() }
      super.init(adopting: g_themed_icon_new_from_names(lent.strings(iconnames), iconnames.count.int32).raw)
    }

    /// Calls
    /// [`g_themed_icon_new_with_default_fallbacks()`](https://docs.gtk.org/gio/ctor.ThemedIcon.new_with_default_fallbacks.html).
    public static func withDefaultFallbacks(_ iconname: String) -> Gio.ThemedIcon {
      Gio.ThemedIcon(adopting: g_themed_icon_new_with_default_fallbacks(iconname).raw)
    }

    /// The property [`names`](https://docs.gtk.org/gio/property.ThemedIcon.names.html) of `GThemedIcon`.
    public final var names: [String] { lentStrings(g_themed_icon_get_names(instance(self))) }

    /// The property [`use-default-fallbacks`](https://docs.gtk.org/gio/property.ThemedIcon.use-default-fallbacks.html)
    /// of `GThemedIcon`.
    public final var useDefaultFallbacks: Bool { getProperty("use-default-fallbacks") }

    /// Calls [`g_themed_icon_append_name()`](https://docs.gtk.org/gio/method.ThemedIcon.append_name.html).
    public final func appendName(_ iconname: String) { g_themed_icon_append_name(instance(self), iconname) }

    /// Calls [`g_themed_icon_prepend_name()`](https://docs.gtk.org/gio/method.ThemedIcon.prepend_name.html). Since GLib
    /// 2.18.
    public final func prependName(_ iconname: String) { g_themed_icon_prepend_name(instance(self), iconname) }
  }
}

extension Reactive where Base: Gio.ThemedIcon {
  /// The property [`names`](https://docs.gtk.org/gio/property.ThemedIcon.names.html) of `GThemedIcon`.
  public var names: SafeSignal<[String]> { readOnlyProperty("names") }

  /// The property [`use-default-fallbacks`](https://docs.gtk.org/gio/property.ThemedIcon.use-default-fallbacks.html) of
  /// `GThemedIcon`.
  public var useDefaultFallbacks: SafeSignal<Bool> { readOnlyProperty("use-default-fallbacks") }
}

extension Gio {
  /// The flags [`GAppInfoCreateFlags`](https://docs.gtk.org/gio/flags.AppInfoCreateFlags.html).
  public nonisolated struct AppInfoCreateFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `G_APP_INFO_CREATE_NEEDS_TERMINAL` in C.
    public static var needsTerminal: AppInfoCreateFlags { AppInfoCreateFlags(rawValue: 1) }
    /// `G_APP_INFO_CREATE_SUPPORTS_URIS` in C.
    public static var supportsUris: AppInfoCreateFlags { AppInfoCreateFlags(rawValue: 2) }
    /// `G_APP_INFO_CREATE_SUPPORTS_STARTUP_NOTIFICATION` in C.
    public static var supportsStartupNotification: AppInfoCreateFlags { AppInfoCreateFlags(rawValue: 4) }

    public static var gType: GType { g_app_info_create_flags_get_type() }

    @MainActor init(cValue: GAppInfoCreateFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GAppInfoCreateFlags { GAppInfoCreateFlags(unsigned) }
  }
}

extension Gio {
  /// The flags [`GApplicationFlags`](https://docs.gtk.org/gio/flags.ApplicationFlags.html). Since GLib 2.28.
  public nonisolated struct ApplicationFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `G_APPLICATION_IS_SERVICE` in C.
    public static var isService: ApplicationFlags { ApplicationFlags(rawValue: 1) }
    /// `G_APPLICATION_IS_LAUNCHER` in C.
    public static var isLauncher: ApplicationFlags { ApplicationFlags(rawValue: 2) }
    /// `G_APPLICATION_HANDLES_OPEN` in C.
    public static var handlesOpen: ApplicationFlags { ApplicationFlags(rawValue: 4) }
    /// `G_APPLICATION_HANDLES_COMMAND_LINE` in C.
    public static var handlesCommandLine: ApplicationFlags { ApplicationFlags(rawValue: 8) }
    /// `G_APPLICATION_SEND_ENVIRONMENT` in C.
    public static var sendEnvironment: ApplicationFlags { ApplicationFlags(rawValue: 16) }
    /// `G_APPLICATION_NON_UNIQUE` in C.
    public static var nonUnique: ApplicationFlags { ApplicationFlags(rawValue: 32) }
    /// `G_APPLICATION_CAN_OVERRIDE_APP_ID` in C.
    public static var canOverrideAppId: ApplicationFlags { ApplicationFlags(rawValue: 64) }
    /// `G_APPLICATION_ALLOW_REPLACEMENT` in C.
    public static var allowReplacement: ApplicationFlags { ApplicationFlags(rawValue: 128) }
    /// `G_APPLICATION_REPLACE` in C.
    public static var replace: ApplicationFlags { ApplicationFlags(rawValue: 256) }

    public static var gType: GType { g_application_flags_get_type() }

    @MainActor init(cValue: GApplicationFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GApplicationFlags { GApplicationFlags(unsigned) }
  }
}

extension Gio {
  /// The flags [`GAskPasswordFlags`](https://docs.gtk.org/gio/flags.AskPasswordFlags.html).
  public nonisolated struct AskPasswordFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `G_ASK_PASSWORD_NEED_PASSWORD` in C.
    public static var needPassword: AskPasswordFlags { AskPasswordFlags(rawValue: 1) }
    /// `G_ASK_PASSWORD_NEED_USERNAME` in C.
    public static var needUsername: AskPasswordFlags { AskPasswordFlags(rawValue: 2) }
    /// `G_ASK_PASSWORD_NEED_DOMAIN` in C.
    public static var needDomain: AskPasswordFlags { AskPasswordFlags(rawValue: 4) }
    /// `G_ASK_PASSWORD_SAVING_SUPPORTED` in C.
    public static var savingSupported: AskPasswordFlags { AskPasswordFlags(rawValue: 8) }
    /// `G_ASK_PASSWORD_ANONYMOUS_SUPPORTED` in C.
    public static var anonymousSupported: AskPasswordFlags { AskPasswordFlags(rawValue: 16) }
    /// `G_ASK_PASSWORD_TCRYPT` in C.
    public static var tcrypt: AskPasswordFlags { AskPasswordFlags(rawValue: 32) }

    public static var gType: GType { g_ask_password_flags_get_type() }

    @MainActor init(cValue: GAskPasswordFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GAskPasswordFlags { GAskPasswordFlags(unsigned) }
  }
}

extension Gio {
  /// The flags [`GDriveStartFlags`](https://docs.gtk.org/gio/flags.DriveStartFlags.html). Since GLib 2.22.
  public nonisolated struct DriveStartFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var gType: GType { g_drive_start_flags_get_type() }

    @MainActor init(cValue: GDriveStartFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GDriveStartFlags { GDriveStartFlags(unsigned) }
  }
}

extension Gio {
  /// The enumeration [`GFileAttributeStatus`](https://docs.gtk.org/gio/enum.FileAttributeStatus.html).
  public nonisolated enum FileAttributeStatus: Int32, GEnum, Sendable {
    /// `G_FILE_ATTRIBUTE_STATUS_UNSET` in C.
    case unset = 0
    /// `G_FILE_ATTRIBUTE_STATUS_SET` in C.
    case set = 1
    /// `G_FILE_ATTRIBUTE_STATUS_ERROR_SETTING` in C.
    case errorSetting = 2

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
    public var rawValue: Int32 { place }

    public static var gType: GType { g_file_attribute_status_get_type() }

    @MainActor init(cValue: GFileAttributeStatus) { self.init(unsigned: cValue.rawValue) }
    var cValue: GFileAttributeStatus { GFileAttributeStatus(unsigned) }
  }
}

extension Gio {
  /// The enumeration [`GFileAttributeType`](https://docs.gtk.org/gio/enum.FileAttributeType.html).
  public nonisolated enum FileAttributeType: Int32, GEnum, Sendable {
    /// `G_FILE_ATTRIBUTE_TYPE_INVALID` in C.
    case invalid = 0
    /// `G_FILE_ATTRIBUTE_TYPE_STRING` in C.
    case string = 1
    /// `G_FILE_ATTRIBUTE_TYPE_BYTE_STRING` in C.
    case byteString = 2
    /// `G_FILE_ATTRIBUTE_TYPE_BOOLEAN` in C.
    case boolean = 3
    /// `G_FILE_ATTRIBUTE_TYPE_UINT32` in C.
    case uint32 = 4
    /// `G_FILE_ATTRIBUTE_TYPE_INT32` in C.
    case int32 = 5
    /// `G_FILE_ATTRIBUTE_TYPE_UINT64` in C.
    case uint64 = 6
    /// `G_FILE_ATTRIBUTE_TYPE_INT64` in C.
    case int64 = 7
    /// `G_FILE_ATTRIBUTE_TYPE_OBJECT` in C.
    case object = 8
    /// `G_FILE_ATTRIBUTE_TYPE_STRINGV` in C.
    case stringv = 9

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 10) }
    public var rawValue: Int32 { place }

    public static var gType: GType { g_file_attribute_type_get_type() }

    @MainActor init(cValue: GFileAttributeType) { self.init(unsigned: cValue.rawValue) }
    var cValue: GFileAttributeType { GFileAttributeType(unsigned) }
  }
}

extension Gio {
  /// The flags [`GFileCopyFlags`](https://docs.gtk.org/gio/flags.FileCopyFlags.html).
  public nonisolated struct FileCopyFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `G_FILE_COPY_OVERWRITE` in C.
    public static var overwrite: FileCopyFlags { FileCopyFlags(rawValue: 1) }
    /// `G_FILE_COPY_BACKUP` in C.
    public static var backup: FileCopyFlags { FileCopyFlags(rawValue: 2) }
    /// `G_FILE_COPY_NOFOLLOW_SYMLINKS` in C.
    public static var nofollowSymlinks: FileCopyFlags { FileCopyFlags(rawValue: 4) }
    /// `G_FILE_COPY_ALL_METADATA` in C.
    public static var allMetadata: FileCopyFlags { FileCopyFlags(rawValue: 8) }
    /// `G_FILE_COPY_NO_FALLBACK_FOR_MOVE` in C.
    public static var noFallbackForMove: FileCopyFlags { FileCopyFlags(rawValue: 16) }
    /// `G_FILE_COPY_TARGET_DEFAULT_PERMS` in C.
    public static var targetDefaultPerms: FileCopyFlags { FileCopyFlags(rawValue: 32) }

    public static var gType: GType { g_file_copy_flags_get_type() }

    @MainActor init(cValue: GFileCopyFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GFileCopyFlags { GFileCopyFlags(unsigned) }
  }
}

extension Gio {
  /// The flags [`GFileCreateFlags`](https://docs.gtk.org/gio/flags.FileCreateFlags.html).
  public nonisolated struct FileCreateFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `G_FILE_CREATE_PRIVATE` in C.
    public static var `private`: FileCreateFlags { FileCreateFlags(rawValue: 1) }
    /// `G_FILE_CREATE_REPLACE_DESTINATION` in C.
    public static var replaceDestination: FileCreateFlags { FileCreateFlags(rawValue: 2) }

    public static var gType: GType { g_file_create_flags_get_type() }

    @MainActor init(cValue: GFileCreateFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GFileCreateFlags { GFileCreateFlags(unsigned) }
  }
}

extension Gio {
  /// The enumeration [`GFileMonitorEvent`](https://docs.gtk.org/gio/enum.FileMonitorEvent.html).
  public nonisolated enum FileMonitorEvent: Int32, GEnum, Sendable {
    /// `G_FILE_MONITOR_EVENT_CHANGED` in C.
    case changed = 0
    /// `G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT` in C.
    case changesDoneHint = 1
    /// `G_FILE_MONITOR_EVENT_DELETED` in C.
    case deleted = 2
    /// `G_FILE_MONITOR_EVENT_CREATED` in C.
    case created = 3
    /// `G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED` in C.
    case attributeChanged = 4
    /// `G_FILE_MONITOR_EVENT_PRE_UNMOUNT` in C.
    case preUnmount = 5
    /// `G_FILE_MONITOR_EVENT_UNMOUNTED` in C.
    case unmounted = 6
    /// `G_FILE_MONITOR_EVENT_MOVED` in C.
    case moved = 7
    /// `G_FILE_MONITOR_EVENT_RENAMED` in C.
    case renamed = 8
    /// `G_FILE_MONITOR_EVENT_MOVED_IN` in C.
    case movedIn = 9
    /// `G_FILE_MONITOR_EVENT_MOVED_OUT` in C.
    case movedOut = 10

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 11) }
    public var rawValue: Int32 { place }

    public static var gType: GType { g_file_monitor_event_get_type() }

    @MainActor init(cValue: GFileMonitorEvent) { self.init(unsigned: cValue.rawValue) }
    var cValue: GFileMonitorEvent { GFileMonitorEvent(unsigned) }
  }
}

extension Gio {
  /// The flags [`GFileMonitorFlags`](https://docs.gtk.org/gio/flags.FileMonitorFlags.html).
  public nonisolated struct FileMonitorFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `G_FILE_MONITOR_WATCH_MOUNTS` in C.
    public static var watchMounts: FileMonitorFlags { FileMonitorFlags(rawValue: 1) }
    /// `G_FILE_MONITOR_SEND_MOVED` in C.
    public static var sendMoved: FileMonitorFlags { FileMonitorFlags(rawValue: 2) }
    /// `G_FILE_MONITOR_WATCH_HARD_LINKS` in C.
    public static var watchHardLinks: FileMonitorFlags { FileMonitorFlags(rawValue: 4) }
    /// `G_FILE_MONITOR_WATCH_MOVES` in C.
    public static var watchMoves: FileMonitorFlags { FileMonitorFlags(rawValue: 8) }

    public static var gType: GType { g_file_monitor_flags_get_type() }

    @MainActor init(cValue: GFileMonitorFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GFileMonitorFlags { GFileMonitorFlags(unsigned) }
  }
}

extension Gio {
  /// The flags [`GFileQueryInfoFlags`](https://docs.gtk.org/gio/flags.FileQueryInfoFlags.html).
  public nonisolated struct FileQueryInfoFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS` in C.
    public static var nofollowSymlinks: FileQueryInfoFlags { FileQueryInfoFlags(rawValue: 1) }

    public static var gType: GType { g_file_query_info_flags_get_type() }

    @MainActor init(cValue: GFileQueryInfoFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GFileQueryInfoFlags { GFileQueryInfoFlags(unsigned) }
  }
}

extension Gio {
  /// The enumeration [`GFileType`](https://docs.gtk.org/gio/enum.FileType.html).
  public nonisolated enum FileType: Int32, GEnum, Sendable {
    /// `G_FILE_TYPE_UNKNOWN` in C.
    case unknown = 0
    /// `G_FILE_TYPE_REGULAR` in C.
    case regular = 1
    /// `G_FILE_TYPE_DIRECTORY` in C.
    case directory = 2
    /// `G_FILE_TYPE_SYMBOLIC_LINK` in C.
    case symbolicLink = 3
    /// `G_FILE_TYPE_SPECIAL` in C.
    case special = 4
    /// `G_FILE_TYPE_SHORTCUT` in C.
    case shortcut = 5
    /// `G_FILE_TYPE_MOUNTABLE` in C.
    case mountable = 6

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 7) }
    public var rawValue: Int32 { place }

    public static var gType: GType { g_file_type_get_type() }

    @MainActor init(cValue: GFileType) { self.init(unsigned: cValue.rawValue) }
    var cValue: GFileType { GFileType(unsigned) }
  }
}

extension Gio {
  /// The flags [`GMountMountFlags`](https://docs.gtk.org/gio/flags.MountMountFlags.html).
  public nonisolated struct MountMountFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var gType: GType { g_mount_mount_flags_get_type() }

    @MainActor init(cValue: GMountMountFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GMountMountFlags { GMountMountFlags(unsigned) }
  }
}

extension Gio {
  /// The enumeration [`GMountOperationResult`](https://docs.gtk.org/gio/enum.MountOperationResult.html).
  public nonisolated enum MountOperationResult: Int32, GEnum, Sendable {
    /// `G_MOUNT_OPERATION_HANDLED` in C.
    case handled = 0
    /// `G_MOUNT_OPERATION_ABORTED` in C.
    case aborted = 1
    /// `G_MOUNT_OPERATION_UNHANDLED` in C.
    case unhandled = 2

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
    public var rawValue: Int32 { place }

    public static var gType: GType { g_mount_operation_result_get_type() }

    @MainActor init(cValue: GMountOperationResult) { self.init(unsigned: cValue.rawValue) }
    var cValue: GMountOperationResult { GMountOperationResult(unsigned) }
  }
}

extension Gio {
  /// The flags [`GMountUnmountFlags`](https://docs.gtk.org/gio/flags.MountUnmountFlags.html).
  public nonisolated struct MountUnmountFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `G_MOUNT_UNMOUNT_FORCE` in C.
    public static var force: MountUnmountFlags { MountUnmountFlags(rawValue: 1) }

    public static var gType: GType { g_mount_unmount_flags_get_type() }

    @MainActor init(cValue: GMountUnmountFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GMountUnmountFlags { GMountUnmountFlags(unsigned) }
  }
}

extension Gio {
  /// The enumeration [`GNetworkConnectivity`](https://docs.gtk.org/gio/enum.NetworkConnectivity.html). Since GLib 2.44.
  public nonisolated enum NetworkConnectivity: Int32, GEnum, Sendable {
    /// `G_NETWORK_CONNECTIVITY_LOCAL` in C.
    case local = 1
    /// `G_NETWORK_CONNECTIVITY_LIMITED` in C.
    case limited = 2
    /// `G_NETWORK_CONNECTIVITY_PORTAL` in C.
    case portal = 3
    /// `G_NETWORK_CONNECTIVITY_FULL` in C.
    case full = 4

    public static var gType: GType { g_network_connectivity_get_type() }

    @MainActor init(cValue: GNetworkConnectivity) { self.init(unsigned: cValue.rawValue) }
    var cValue: GNetworkConnectivity { GNetworkConnectivity(unsigned) }
  }
}

extension Gio {
  /// The enumeration [`GNotificationPriority`](https://docs.gtk.org/gio/enum.NotificationPriority.html). Since GLib
  /// 2.42.
  public nonisolated enum NotificationPriority: Int32, GEnum, Sendable {
    /// `G_NOTIFICATION_PRIORITY_NORMAL` in C.
    case normal = 0
    /// `G_NOTIFICATION_PRIORITY_LOW` in C.
    case low = 1
    /// `G_NOTIFICATION_PRIORITY_HIGH` in C.
    case high = 2
    /// `G_NOTIFICATION_PRIORITY_URGENT` in C.
    case urgent = 3

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
    public var rawValue: Int32 { place }

    public static var gType: GType { g_notification_priority_get_type() }

    @MainActor init(cValue: GNotificationPriority) { self.init(unsigned: cValue.rawValue) }
    var cValue: GNotificationPriority { GNotificationPriority(unsigned) }
  }
}

extension Gio {
  /// The flags [`GOutputStreamSpliceFlags`](https://docs.gtk.org/gio/flags.OutputStreamSpliceFlags.html).
  public nonisolated struct OutputStreamSpliceFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE` in C.
    public static var closeSource: OutputStreamSpliceFlags { OutputStreamSpliceFlags(rawValue: 1) }
    /// `G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET` in C.
    public static var closeTarget: OutputStreamSpliceFlags { OutputStreamSpliceFlags(rawValue: 2) }

    public static var gType: GType { g_output_stream_splice_flags_get_type() }

    @MainActor init(cValue: GOutputStreamSpliceFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GOutputStreamSpliceFlags { GOutputStreamSpliceFlags(unsigned) }
  }
}

extension Gio {
  /// The enumeration [`GPasswordSave`](https://docs.gtk.org/gio/enum.PasswordSave.html).
  public nonisolated enum PasswordSave: Int32, GEnum, Sendable {
    /// `G_PASSWORD_SAVE_NEVER` in C.
    case never = 0
    /// `G_PASSWORD_SAVE_FOR_SESSION` in C.
    case forSession = 1
    /// `G_PASSWORD_SAVE_PERMANENTLY` in C.
    case permanently = 2

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
    public var rawValue: Int32 { place }

    public static var gType: GType { g_password_save_get_type() }

    @MainActor init(cValue: GPasswordSave) { self.init(unsigned: cValue.rawValue) }
    var cValue: GPasswordSave { GPasswordSave(unsigned) }
  }
}

extension Gio {
  /// The flags [`GResourceLookupFlags`](https://docs.gtk.org/gio/flags.ResourceLookupFlags.html). Since GLib 2.32.
  public nonisolated struct ResourceLookupFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var gType: GType { g_resource_lookup_flags_get_type() }

    @MainActor init(cValue: GResourceLookupFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GResourceLookupFlags { GResourceLookupFlags(unsigned) }
  }
}

extension Gio {
  /// The flags [`GSettingsBindFlags`](https://docs.gtk.org/gio/flags.SettingsBindFlags.html).
  public nonisolated struct SettingsBindFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `G_SETTINGS_BIND_GET` in C.
    public static var get: SettingsBindFlags { SettingsBindFlags(rawValue: 1) }
    /// `G_SETTINGS_BIND_SET` in C.
    public static var set: SettingsBindFlags { SettingsBindFlags(rawValue: 2) }
    /// `G_SETTINGS_BIND_NO_SENSITIVITY` in C.
    public static var noSensitivity: SettingsBindFlags { SettingsBindFlags(rawValue: 4) }
    /// `G_SETTINGS_BIND_GET_NO_CHANGES` in C.
    public static var getNoChanges: SettingsBindFlags { SettingsBindFlags(rawValue: 8) }
    /// `G_SETTINGS_BIND_INVERT_BOOLEAN` in C.
    public static var invertBoolean: SettingsBindFlags { SettingsBindFlags(rawValue: 16) }

    public static var gType: GType { g_settings_bind_flags_get_type() }

    @MainActor init(cValue: GSettingsBindFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GSettingsBindFlags { GSettingsBindFlags(unsigned) }
  }
}
