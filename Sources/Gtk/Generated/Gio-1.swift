// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// What GTK's interface uses of Gio.
public enum Gio {}

extension Gio {
  /// `Action` represents a single named action.
  public protocol Action: Object {}
}

extension Gio.Action {
  /// If `action` is currently enabled.
  public var enabled: Bool { g_action_get_enabled(opaque).isTrue }

  /// The name of the action. This is mostly meaningful for identifying the action once it has been added to a
  /// `ActionGroup`. It is immutable.
  public var name: String { lentString(g_action_get_name(opaque)) }

  /// The type of the parameter that must be given when activating the action. This is immutable, and may be `nil` if no
  /// parameter is needed when activating the action.
  public var parameterType: GLib.VariantType? { lentBoxed(opaque: g_action_get_parameter_type(opaque)) }

  /// The state of the action, or `nil` if the action is stateless.
  public var state: GLib.Variant? { givenBoxed(opaque: g_action_get_state(opaque)) }

  /// The `VariantType` of the state that the action has, or `nil` if the action is stateless. This is immutable.
  public var stateType: GLib.VariantType? { lentBoxed(opaque: g_action_get_state_type(opaque)) }

  /// Activates the action.
  public func activate(_ parameter: GLib.Variant?) { g_action_activate(opaque, parameter?.opaque) }

  /// Request for the state of `action` to be changed to `value`.
  public func changeState(_ value: GLib.Variant) { g_action_change_state(opaque, value.opaque) }

  /// Requests a hint about the valid range of values for the state of `action`.
  public var stateHint: GLib.Variant? { givenBoxed(opaque: g_action_get_state_hint(opaque)) }
}

extension Reactive where Base: Gio.Action {
  /// If `action` is currently enabled.
  @_disfavoredOverload
  public var enabled: SafeSignal<Bool> { readOnlyProperty("enabled") }

  /// The name of the action. This is mostly meaningful for identifying the action once it has been added to a
  /// `ActionGroup`. It is immutable.
  @_disfavoredOverload
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// The type of the parameter that must be given when activating the action. This is immutable, and may be `nil` if no
  /// parameter is needed when activating the action.
  @_disfavoredOverload
  public var parameterType: SafeSignal<GLib.VariantType?> { readOnlyProperty("parameter-type") }

  /// The state of the action, or `nil` if the action is stateless.
  @_disfavoredOverload
  public var state: SafeSignal<GLib.Variant?> { readOnlyProperty("state") }

  /// The `VariantType` of the state that the action has, or `nil` if the action is stateless. This is immutable.
  @_disfavoredOverload
  public var stateType: SafeSignal<GLib.VariantType?> { readOnlyProperty("state-type") }
}

/// An object of a class that is private to its library, known by its interface.
final class GioActionObject: Object, Gio.Action {}

extension Gio {
  /// `ActionGroup` represents a group of actions. Actions can be used to expose functionality in a structured way,
  /// either from one part of a program to another, or to the outside world. Action groups are often used together with
  /// a `MenuModel` that provides additional representation data for displaying the actions to the user, e.g. in a menu.
  public protocol ActionGroup: Object {}
}

extension Gio.ActionGroup {
  /// Emits the `ActionGroup.actionAdded` signal on `actionGroup`.
  public func actionAdded(_ actionName: String) { g_action_group_action_added(opaque, actionName) }

  /// Emits the `ActionGroup.actionEnabledChanged` signal on `actionGroup`.
  public func actionEnabledChanged(_ actionName: String, enabled: Bool) {
    g_action_group_action_enabled_changed(opaque, actionName, enabled.gboolean)
  }

  /// Emits the `ActionGroup.actionRemoved` signal on `actionGroup`.
  public func actionRemoved(_ actionName: String) { g_action_group_action_removed(opaque, actionName) }

  /// Emits the `ActionGroup.actionStateChanged` signal on `actionGroup`.
  public func actionStateChanged(_ actionName: String, state: GLib.Variant) {
    g_action_group_action_state_changed(opaque, actionName, state.opaque)
  }

  /// Activate the named action within `actionGroup`.
  public func activateAction(_ actionName: String, parameter: GLib.Variant?) {
    g_action_group_activate_action(opaque, actionName, parameter?.opaque)
  }

  /// Request for the state of the named action within `actionGroup` to be changed to `value`.
  public func changeActionState(_ actionName: String, value: GLib.Variant) {
    g_action_group_change_action_state(opaque, actionName, value.opaque)
  }

  /// Checks if the named action within `actionGroup` is currently enabled.
  public func getActionEnabled(_ actionName: String) -> Bool {
    g_action_group_get_action_enabled(opaque, actionName).isTrue
  }

  /// Queries the type of the parameter that must be given when activating the named action within `actionGroup`.
  public func getActionParameterType(_ actionName: String) -> GLib.VariantType? {
    lentBoxed(opaque: g_action_group_get_action_parameter_type(opaque, actionName))
  }

  /// Queries the current state of the named action within `actionGroup`.
  public func getActionState(_ actionName: String) -> GLib.Variant? {
    givenBoxed(opaque: g_action_group_get_action_state(opaque, actionName))
  }

  /// Requests a hint about the valid range of values for the state of the named action within `actionGroup`.
  public func getActionStateHint(_ actionName: String) -> GLib.Variant? {
    givenBoxed(opaque: g_action_group_get_action_state_hint(opaque, actionName))
  }

  /// Queries the type of the state of the named action within `actionGroup`.
  public func getActionStateType(_ actionName: String) -> GLib.VariantType? {
    lentBoxed(opaque: g_action_group_get_action_state_type(opaque, actionName))
  }

  /// Checks if the named action exists within `actionGroup`.
  public func hasAction(_ actionName: String) -> Bool { g_action_group_has_action(opaque, actionName).isTrue }

  /// Lists the actions contained within `actionGroup`.
  @discardableResult
  public func listActions() -> [String] { givenStrings(g_action_group_list_actions(opaque)) }

  /// Queries all aspects of the named action within an `actionGroup`.
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
  /// Signals that a new action was just added to the group. This signal is emitted after the action has been added and
  /// is now visible.
  ///
  /// Argument: `actionName`.
  public var actionAdded: SafeSignal<String> { signal(ofOne: "action-added") }

  /// Signals that the enabled status of the named action has changed.
  ///
  /// Arguments: `actionName`, `enabled`.
  public var actionEnabledChanged: SafeSignal<(String, Bool)> { signal(ofSeveral: "action-enabled-changed") }

  /// Signals that an action is just about to be removed from the group. This signal is emitted before the action is
  /// removed, so the action is still visible and can be queried from the signal handler.
  ///
  /// Argument: `actionName`.
  public var actionRemoved: SafeSignal<String> { signal(ofOne: "action-removed") }

  /// Signals that the state of the named action has changed.
  ///
  /// Arguments: `actionName`, `value`.
  public var actionStateChanged: SafeSignal<(String, GLib.Variant)> { signal(ofSeveral: "action-state-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class GioActionGroupObject: Object, Gio.ActionGroup {}

extension Gio {
  /// The GActionMap interface is implemented by `ActionGroup` implementations that operate by containing a number of
  /// named `Action` instances, such as `SimpleActionGroup`.
  public protocol ActionMap: Object {}
}

extension Gio.ActionMap {
  /// Adds an action to the `actionMap`.
  public func addAction(_ action: any Gio.Action) { g_action_map_add_action(opaque, action.opaque) }

  /// Looks up the action with the name `actionName` in `actionMap`.
  public func lookupAction(_ actionName: String) -> (any Gio.Action)? {
    lentInterface(opaque: g_action_map_lookup_action(opaque, actionName))
  }

  /// Removes the named action from the action map.
  public func removeAction(_ actionName: String) { g_action_map_remove_action(opaque, actionName) }
}

/// An object of a class that is private to its library, known by its interface.
final class GioActionMapObject: Object, Gio.ActionMap {}

extension Gio {
  /// `AppInfo` and `AppLaunchContext` are used for describing and launching applications installed on the system.
  open class AppInfo: Object {
    open override class var gType: GType { g_app_info_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Adds a content type to the application information to indicate the application is capable of opening files with
    /// the given content type.
    public final func addSupportsType(_ contentType: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_app_info_add_supports_type(instance(self), contentType, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Obtains the information whether the `AppInfo` can be deleted. See `g_app_info_delete()`.
    public final func canDelete() -> Bool { g_app_info_can_delete(instance(self)).isTrue }

    /// Checks if a supported content type can be removed from an application.
    public final func canRemoveSupportsType() -> Bool { g_app_info_can_remove_supports_type(instance(self)).isTrue }

    /// Tries to delete a `AppInfo`.
    @discardableResult
    public final func delete() -> Bool { g_app_info_delete(instance(self)).isTrue }

    /// Creates a duplicate of a `AppInfo`.
    public final func dup() -> Gio.AppInfo { givenObject(opaque: g_app_info_dup(instance(self)))! }

    /// Checks if two `AppInfos` are equal.
    @discardableResult
    public final func equal(_ appinfo2: Gio.AppInfo) -> Bool {
      g_app_info_equal(instance(self), appinfo2.opaque).isTrue
    }

    /// Gets the commandline with which the application will be started.
    public final var commandline: String? { lentString(ifAny: g_app_info_get_commandline(instance(self))) }

    /// Gets a human-readable description of an installed application.
    public final var description: String? { lentString(ifAny: g_app_info_get_description(instance(self))) }

    /// Gets the display name of the application. The display name is often more descriptive to the user than the name
    /// itself.
    public final var displayName: String { lentString(g_app_info_get_display_name(instance(self))) }

    /// Gets the executable's name for the installed application.
    public final var executable: String { lentString(g_app_info_get_executable(instance(self))) }

    /// Gets the icon for the application.
    public final var icon: (any Gio.Icon)? { lentInterface(opaque: g_app_info_get_icon(instance(self))) }

    /// Gets the ID of an application. An id is a string that identifies the application. The exact format of the id is
    /// platform dependent. For instance, on Unix this is the desktop file id from the xdg menu specification.
    public final var id: String? { lentString(ifAny: g_app_info_get_id(instance(self))) }

    /// Gets the installed name of the application.
    public final var name: String { lentString(g_app_info_get_name(instance(self))) }

    /// Retrieves the list of content types that `appInfo` claims to support. If this information is not provided by the
    /// environment, this function will return `nil`. This function does not take in consideration associations added
    /// with `g_app_info_add_supports_type()`, but only those exported directly by the application.
    public final var supportedTypes: [String] { lentStrings(g_app_info_get_supported_types(instance(self))) }

    /// Launches the application. Passes `files` to the launched application as arguments, using the optional `context`
    /// to get information about the details of the launcher (like what screen it is on). On error, `error` will be set
    /// accordingly.
    public final func launch(_ files: [Gio.File], context: Gio.AppLaunchContext?) throws(GLib.Failure) {
      let lent = CallScope()
      defer { lent.end() }
      var error: UnsafeMutablePointer<GError>?
      g_app_info_launch(instance(self), lent.list(files, by: \.pointer), context?.gAppLaunchContext, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Launches the application. This passes the `uris` to the launched application as arguments, using the optional
    /// `context` to get information about the details of the launcher (like what screen it is on). On error, `error`
    /// will be set accordingly. If the application only supports one URI per invocation as part of their command-line,
    /// multiple instances of the application will be spawned.
    public final func launchUris(_ uris: [String], context: Gio.AppLaunchContext?) throws(GLib.Failure) {
      let lent = CallScope()
      defer { lent.end() }
      var error: UnsafeMutablePointer<GError>?
      g_app_info_launch_uris(instance(self), lent.list(uris), context?.gAppLaunchContext, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Async version of `g_app_info_launch_uris()`.
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

    /// Removes a supported type from an application, if possible.
    public final func removeSupportsType(_ contentType: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_app_info_remove_supports_type(instance(self), contentType, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Sets the application as the default handler for the given file extension.
    public final func setAsDefaultForExtension(_ `extension`: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_app_info_set_as_default_for_extension(instance(self), `extension`, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Sets the application as the default handler for a given type.
    public final func setAsDefaultForType(_ contentType: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_app_info_set_as_default_for_type(instance(self), contentType, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Sets the application as the last used application for a given type. This will make the application appear as
    /// first in the list returned by `g_app_info_get_recommended_for_type()`, regardless of the default application for
    /// that content type.
    public final func setAsLastUsedForType(_ contentType: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_app_info_set_as_last_used_for_type(instance(self), contentType, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Checks if the application info should be shown in menus that list available applications.
    public final func shouldShow() -> Bool { g_app_info_should_show(instance(self)).isTrue }

    /// Checks if the application accepts files as arguments.
    @discardableResult
    public final func supportsFiles() -> Bool { g_app_info_supports_files(instance(self)).isTrue }

    /// Checks if the application supports reading files and directories from URIs.
    @discardableResult
    public final func supportsUris() -> Bool { g_app_info_supports_uris(instance(self)).isTrue }

    /// Creates a new `AppInfo` from the given information.
    @discardableResult
    public static func createFromCommandline(
      _ commandline: String, applicationName: String?, flags: Gio.AppInfoCreateFlags
    ) throws(GLib.Failure) -> Gio.AppInfo {
      var error: UnsafeMutablePointer<GError>?
      let result = g_app_info_create_from_commandline(commandline, applicationName, flags.cValue, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Gets a list of all of the applications currently registered on this system.
    public static var all: [Gio.AppInfo] {
      lists(g_app_info_get_all(), isGiven: true) { givenObject($0) as Gio.AppInfo? }
    }

    /// Gets a list of all `AppInfos` for a given content type, including the recommended and fallback `AppInfos`. See
    /// `g_app_info_get_recommended_for_type()` and `g_app_info_get_fallback_for_type()`.
    public static func getAllForType(_ contentType: String) -> [Gio.AppInfo] {
      lists(g_app_info_get_all_for_type(contentType), isGiven: true) { givenObject($0) as Gio.AppInfo? }
    }

    /// Gets the default `AppInfo` for a given content type.
    public static func getDefaultForType(_ contentType: String, mustSupportUris: Bool) -> Gio.AppInfo? {
      givenObject(opaque: g_app_info_get_default_for_type(contentType, mustSupportUris.gboolean))
    }

    /// Asynchronously gets the default `AppInfo` for a given content type.
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

    /// Gets the default application for handling URIs with the given URI scheme. A URI scheme is the initial part of
    /// the URI, up to but not including the ':', e.g. "http", "ftp" or "sip".
    public static func getDefaultForUriScheme(_ uriScheme: String) -> Gio.AppInfo? {
      givenObject(opaque: g_app_info_get_default_for_uri_scheme(uriScheme))
    }

    /// Asynchronously gets the default application for handling URIs with the given URI scheme. A URI scheme is the
    /// initial part of the URI, up to but not including the ':', e.g. "http", "ftp" or "sip".
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

    /// Gets a list of fallback `AppInfos` for a given content type, i.e. those applications which claim to support the
    /// given content type by MIME type subclassing and not directly.
    public static func getFallbackForType(_ contentType: String) -> [Gio.AppInfo] {
      lists(g_app_info_get_fallback_for_type(contentType), isGiven: true) { givenObject($0) as Gio.AppInfo? }
    }

    /// Gets a list of recommended `AppInfos` for a given content type, i.e. those applications which claim to support
    /// the given content type exactly, and not by MIME type subclassing. Note that the first application of the list is
    /// the last used one, i.e. the last one for which `g_app_info_set_as_last_used_for_type()` has been called.
    public static func getRecommendedForType(_ contentType: String) -> [Gio.AppInfo] {
      lists(g_app_info_get_recommended_for_type(contentType), isGiven: true) { givenObject($0) as Gio.AppInfo? }
    }

    /// Utility function that launches the default application registered to handle the specified uri. Synchronous I/O
    /// is done on the uri to detect the type of the file if required.
    public static func launchDefaultForUri(_ uri: String, context: Gio.AppLaunchContext?) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_app_info_launch_default_for_uri(uri, context?.gAppLaunchContext, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Async version of `g_app_info_launch_default_for_uri()`.
    public static func launchDefaultForUri(_ uri: String, context: Gio.AppLaunchContext?) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_app_info_launch_default_for_uri_async(uri, context?.gAppLaunchContext, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_app_info_launch_default_for_uri_finish(outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Removes all changes to the type associations done by `g_app_info_set_as_default_for_type()`,
    /// `g_app_info_set_as_default_for_extension()`, `g_app_info_add_supports_type()` or
    /// `g_app_info_remove_supports_type()`.
    public static func resetTypeAssociations(_ contentType: String) { g_app_info_reset_type_associations(contentType) }
  }
}

extension Gio {
  /// Integrating the launch with the launching application. This is used to handle for instance startup notification
  /// and launching the new application on the same screen as the launching window.
  open class AppLaunchContext: Object {
    open override class var gType: GType { g_app_launch_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gAppLaunchContext: UnsafeMutablePointer<GAppLaunchContext> {
      pointer.assumingMemoryBound(to: GAppLaunchContext.self)
    }

    /// Creates a new application launch context. This is not normally used, instead you instantiate a subclass of this,
    /// such as `AppLaunchContext`.
    public init() {
      super.init(adopting: g_app_launch_context_new())
    }

    /// Gets the display string for the `context`. This is used to ensure new applications are started on the same
    /// display as the launching application, by setting the `DISPLAY` environment variable.
    public final func getDisplay(_ info: Gio.AppInfo, files: [Gio.File]) -> String? {
      let lent = CallScope()
      defer { lent.end() }
      return givenString(
        ifAny: g_app_launch_context_get_display(gAppLaunchContext, info.opaque, lent.list(files, by: \.pointer)))
    }

    /// Gets the complete environment variable list to be passed to the child process when `context` is used to launch
    /// an application. This is a `nil`-terminated array of strings, where each string has the form `KEY=VALUE`.
    public final var environment: [String] { givenStrings(g_app_launch_context_get_environment(gAppLaunchContext)) }

    /// Initiates startup notification for the application and returns the `DESKTOP_STARTUP_ID` for the launched
    /// operation, if supported.
    public final func getStartupNotifyId(_ info: Gio.AppInfo, files: [Gio.File]) -> String? {
      let lent = CallScope()
      defer { lent.end() }
      return givenString(
        ifAny: g_app_launch_context_get_startup_notify_id(
          gAppLaunchContext, info.opaque, lent.list(files, by: \.pointer)))
    }

    /// Called when an application has failed to launch, so that it can cancel the application startup notification
    /// started in `g_app_launch_context_get_startup_notify_id()`.
    public final func launchFailed(_ startupNotifyId: String) {
      g_app_launch_context_launch_failed(gAppLaunchContext, startupNotifyId)
    }

    /// Arranges for `variable` to be set to `value` in the child's environment when `context` is used to launch an
    /// application.
    public final func setenv(_ variable: String, value: String) {
      g_app_launch_context_setenv(gAppLaunchContext, variable, value)
    }

    /// Arranges for `variable` to be unset in the child's environment when `context` is used to launch an application.
    public final func unsetenv(_ variable: String) { g_app_launch_context_unsetenv(gAppLaunchContext, variable) }
  }
}

extension Reactive where Base: Gio.AppLaunchContext {
  /// The `AppLaunchContext.launchFailed` signal is emitted when a `AppInfo` launch fails. The startup notification id
  /// is provided, so that the launcher can cancel the startup notification.
  ///
  /// Argument: `startupNotifyId`.
  public var launchFailed: SafeSignal<String> { signal(ofOne: "launch-failed") }

  /// The `AppLaunchContext.launchStarted` signal is emitted when a `AppInfo` is about to be launched. If non-null the
  /// `platformData` is an GVariant dictionary mapping strings to variants (ie `a{sv}`), which contains additional,
  /// platform-specific data about this launch. On UNIX, at least the `startup-notification-id` keys will be present.
  ///
  /// Arguments: `info`, `platformData`.
  public var launchStarted: SafeSignal<(Gio.AppInfo, GLib.Variant?)> { signal(ofSeveral: "launch-started") }

  /// The `AppLaunchContext.launched` signal is emitted when a `AppInfo` is successfully launched.
  ///
  /// Arguments: `info`, `platformData`.
  public var launched: SafeSignal<(Gio.AppInfo, GLib.Variant)> { signal(ofSeveral: "launched") }
}

extension Gio {
  /// A `Application` is the foundation of an application. It wraps some low-level platform-specific services and is
  /// intended to act as the foundation for higher-level application classes such as `Application` or #MxApplication. In
  /// general, you should not use this class outside of a higher level framework.
  open class Application: Object, Gio.ActionGroup, Gio.ActionMap {
    open override class var gType: GType { g_application_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gApplication: UnsafeMutablePointer<GApplication> { pointer.assumingMemoryBound(to: GApplication.self) }

    /// Creates a new `Application` instance.
    public init(applicationId: String? = nil, flags: Gio.ApplicationFlags = []) {
      super.init(adopting: g_application_new(applicationId, flags.cValue))
    }

    public final var applicationId: String? {
      get { lentString(ifAny: g_application_get_application_id(gApplication)) }
      set { lend(newValue) { g_application_set_application_id(gApplication, $0) } }
    }

    public final var flags: Gio.ApplicationFlags {
      get { Gio.ApplicationFlags(cValue: g_application_get_flags(gApplication)) }
      set { g_application_set_flags(gApplication, newValue.cValue) }
    }

    public final var inactivityTimeout: Int {
      get { g_application_get_inactivity_timeout(gApplication).int }
      set { g_application_set_inactivity_timeout(gApplication, newValue.uint32) }
    }

    /// Whether the application is currently marked as busy through `g_application_mark_busy()` or
    /// `g_application_bind_busy_property()`.
    public final var isBusy: Bool { g_application_get_is_busy(gApplication).isTrue }

    public final var isRegistered: Bool { g_application_get_is_registered(gApplication).isTrue }

    public final var isRemote: Bool { g_application_get_is_remote(gApplication).isTrue }

    public final var resourceBasePath: String? {
      get { lentString(ifAny: g_application_get_resource_base_path(gApplication)) }
      set { lend(newValue) { g_application_set_resource_base_path(gApplication, $0) } }
    }

    /// Activates the application.
    public final func activate() { g_application_activate(gApplication) }

    /// Marks `application` as busy (see `g_application_mark_busy()`) while `property` on `object` is `true`.
    public final func bindBusyProperty(_ object: Object, property: String) {
      g_application_bind_busy_property(gApplication, object.pointer, property)
    }

    /// Gets the D-Bus object path being used by the application, or `nil`.
    public final var dbusObjectPath: String? { lentString(ifAny: g_application_get_dbus_object_path(gApplication)) }

    /// Increases the use count of `application`.
    public final func hold() { g_application_hold(gApplication) }

    /// Increases the busy count of `application`.
    public final func markBusy() { g_application_mark_busy(gApplication) }

    /// Opens the given files.
    public final func open(_ files: [Gio.File], hint: String) {
      let lent = CallScope()
      defer { lent.end() }
      g_application_open(gApplication, lent.array(files, by: \.pointer), files.count.int32, hint)
    }

    /// Immediately quits the application.
    public final func quit() { g_application_quit(gApplication) }

    /// Attempts registration of the application.
    public final func register(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_application_register(gApplication, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Decrease the use count of `application`.
    public final func release() { g_application_release(gApplication) }

    /// Sends a notification on behalf of `application` to the desktop shell. There is no guarantee that the
    /// notification is displayed immediately, or even at all.
    public final func sendNotification(_ id: String?, notification: Gio.Notification) {
      g_application_send_notification(gApplication, id, notification.opaque)
    }

    /// Sets or unsets the default application for the process, as returned by `g_application_get_default()`.
    public final func setDefault() { g_application_set_default(gApplication) }

    /// Adds a description to the `application` option context.
    public final func setOptionContextDescription(_ description: String?) {
      g_application_set_option_context_description(gApplication, description)
    }

    /// Sets the parameter string to be used by the commandline handling of `application`.
    public final func setOptionContextParameterString(_ parameterString: String?) {
      g_application_set_option_context_parameter_string(gApplication, parameterString)
    }

    /// Adds a summary to the `application` option context.
    public final func setOptionContextSummary(_ summary: String?) {
      g_application_set_option_context_summary(gApplication, summary)
    }

    /// Destroys a binding between `property` and the busy state of `application` that was previously created with
    /// `g_application_bind_busy_property()`.
    public final func unbindBusyProperty(_ object: Object, property: String) {
      g_application_unbind_busy_property(gApplication, object.pointer, property)
    }

    /// Decreases the busy count of `application`.
    public final func unmarkBusy() { g_application_unmark_busy(gApplication) }

    /// Withdraws a notification that was sent with `g_application_send_notification()`.
    public final func withdrawNotification(_ id: String) { g_application_withdraw_notification(gApplication, id) }

    /// This used to be how actions were associated with a `Application`. Now there is `ActionMap` for that.
    @available(
      *, deprecated,
      message:
        "Use the `ActionMap` interface instead. Never ever mix use of this API with use of `ActionMap` on the same `application` or things will go very badly wrong. This function is known to introduce buggy behaviour (ie: signals not emitted on changes to the action group), so you should really use `ActionMap` instead."
    )
    public final func setActionGroup(_ actionGroup: (any Gio.ActionGroup)?) {
      g_application_set_action_group(gApplication, actionGroup?.opaque)
    }

    /// Returns the default `Application` instance for this process.
    public static var `default`: Gio.Application? { lentObject(g_application_get_default()) }

    /// Checks if `applicationId` is a valid application identifier.
    public static func idIsValid(_ applicationId: String) -> Bool { g_application_id_is_valid(applicationId).isTrue }
  }
}

extension Reactive where Base: Gio.Application {
  public var actionGroup: Bond<(any Gio.ActionGroup)?> { bond { $0.setProperty("action-group", $1 as Object?) } }

  public var applicationId: DynamicSubject<String?> {
    property(
      "application-id", get: { (object: Gio.Application) in object.applicationId }, set: { $0.applicationId = $1 })
  }

  public var flags: DynamicSubject<Gio.ApplicationFlags> { property("flags") }

  public var inactivityTimeout: DynamicSubject<Int> {
    property(
      "inactivity-timeout", get: { (object: Gio.Application) in object.inactivityTimeout },
      set: { $0.inactivityTimeout = $1 })
  }

  /// Whether the application is currently marked as busy through `g_application_mark_busy()` or
  /// `g_application_bind_busy_property()`.
  public var isBusy: SafeSignal<Bool> { readOnlyProperty("is-busy") }

  public var isRegistered: SafeSignal<Bool> { readOnlyProperty("is-registered") }

  public var isRemote: SafeSignal<Bool> { readOnlyProperty("is-remote") }

  public var resourceBasePath: DynamicSubject<String?> {
    property(
      "resource-base-path", get: { (object: Gio.Application) in object.resourceBasePath },
      set: { $0.resourceBasePath = $1 })
  }

  /// The `activate` signal is emitted on the primary instance when an activation occurs. See
  /// `g_application_activate()`.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The `commandLine` signal is emitted on the primary instance when a commandline is not handled locally. See
  /// `g_application_run()` and the `ApplicationCommandLine` documentation for more information.
  ///
  /// Argument: `commandLine`.
  public var commandLine: SignalRequest<Int, Gio.ApplicationCommandLine> { request("command-line") }

  /// The `handleLocalOptions` signal is emitted on the local instance after the parsing of the commandline options has
  /// occurred.
  ///
  /// Argument: `options`.
  public var handleLocalOptions: SignalRequest<Int, GLib.VariantDict> { request("handle-local-options") }

  /// The `nameLost` signal is emitted only on the registered primary instance when a new instance has taken over. This
  /// can only happen if the application is using the `G_APPLICATION_ALLOW_REPLACEMENT` flag.
  public var nameLost: SignalRequest<Bool> { request("name-lost") }

  /// The `open` signal is emitted on the primary instance when there are files to open. See `g_application_open()` for
  /// more information.
  ///
  /// Arguments: `files`, `hint`.
  public var open: SafeSignal<([Gio.File], String)> {
    signal("open", reading: { ($0.objects(at: 1, count: 2), $0.value(at: 3)) })
  }

  /// The `shutdown` signal is emitted only on the registered primary instance immediately after the main loop
  /// terminates.
  public var shutdown: SafeSignal<Void> { signal("shutdown") }

  /// The `startup` signal is emitted on the primary instance immediately after registration. See
  /// `g_application_register()`.
  public var startup: SafeSignal<Void> { signal("startup") }
}

extension Gio {
  /// `ApplicationCommandLine` represents a command-line invocation of an application. It is created by `Application`
  /// and emitted in the `Application.commandLine` signal and virtual function.
  open class ApplicationCommandLine: Object {
    open override class var gType: GType { g_application_command_line_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gApplicationCommandLine: UnsafeMutablePointer<GApplicationCommandLine> {
      pointer.assumingMemoryBound(to: GApplicationCommandLine.self)
    }

    public final var isRemote: Bool { g_application_command_line_get_is_remote(gApplicationCommandLine).isTrue }

    /// Creates a `File` corresponding to a filename that was given as part of the invocation of `cmdline`.
    @discardableResult
    public final func createFileForArg(_ arg: String) -> Gio.File {
      givenObject(opaque: g_application_command_line_create_file_for_arg(gApplicationCommandLine, arg))!
    }

    /// Gets the list of arguments that was passed on the command line.
    public final var arguments: [String] {
      var cArgc: Int32 = 0
      let result = g_application_command_line_get_arguments(gApplicationCommandLine, &cArgc)
      return elements(result, count: cArgc.int, isGiven: true) { givenString($0) }
    }

    /// Gets the working directory of the command line invocation. The string may contain non-utf8 data.
    public final var cwd: String? { lentString(ifAny: g_application_command_line_get_cwd(gApplicationCommandLine)) }

    /// Gets the contents of the 'environ' variable of the command line invocation, as would be returned by
    /// `g_get_environ()`, ie as a `nil`-terminated list of strings in the form 'NAME=VALUE'. The strings may contain
    /// non-utf8 data.
    public final var environ: [String] { lentStrings(g_application_command_line_get_environ(gApplicationCommandLine)) }

    /// Gets the exit status of `cmdline`. See `g_application_command_line_set_exit_status()` for more information.
    public final var exitStatus: Int {
      get { g_application_command_line_get_exit_status(gApplicationCommandLine).int }
      set(exitStatus) { g_application_command_line_set_exit_status(gApplicationCommandLine, exitStatus.int32) }
    }

    /// Gets the options there were passed to `g_application_command_line()`.
    public final var optionsDict: GLib.VariantDict {
      promised(lentBoxed(g_application_command_line_get_options_dict(gApplicationCommandLine)))
    }

    /// Gets the platform data associated with the invocation of `cmdline`.
    public final var platformData: GLib.Variant? {
      givenBoxed(opaque: g_application_command_line_get_platform_data(gApplicationCommandLine))
    }

    /// Gets the stdin of the invoking process.
    public final var stdin: Gio.InputStream? {
      givenObject(g_application_command_line_get_stdin(gApplicationCommandLine))
    }

    /// Gets the value of a particular environment variable of the command line invocation, as would be returned by
    /// `g_getenv()`. The strings may contain non-utf8 data.
    @discardableResult
    public final func getenv(_ name: String) -> String? {
      lentString(ifAny: g_application_command_line_getenv(gApplicationCommandLine, name))
    }
  }
}

extension Reactive where Base: Gio.ApplicationCommandLine {
  public var isRemote: SafeSignal<Bool> { readOnlyProperty("is-remote") }
}

extension Gio {
  /// `BytesIcon` specifies an image held in memory in a common format (usually png) to be used as icon.
  open class BytesIcon: Object, Gio.Icon {
    open override class var gType: GType { g_bytes_icon_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new icon for a bytes.
    public init(bytes: GLib.Bytes) {
      super.init(adopting: g_bytes_icon_new(bytes.opaque).raw)
    }

    /// The bytes containing the icon.
    public final var bytes: GLib.Bytes? { getProperty("bytes") }
  }
}

extension Reactive where Base: Gio.BytesIcon {
  /// The bytes containing the icon.
  public var bytes: SafeSignal<GLib.Bytes?> { readOnlyProperty("bytes") }
}

extension Gio {
  /// GCancellable is a thread-safe operation cancellation stack used throughout GIO to allow for cancellation of
  /// synchronous and asynchronous operations.
  open class Cancellable: Object {
    open override class var gType: GType { g_cancellable_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gCancellable: UnsafeMutablePointer<GCancellable> { pointer.assumingMemoryBound(to: GCancellable.self) }

    /// Creates a new `Cancellable` object.
    public init() {
      super.init(adopting: g_cancellable_new())
    }

    /// Will set `cancellable` to cancelled, and will emit the `Cancellable.cancelled` signal. (However, see the warning
    /// about race conditions in the documentation for that signal if you are planning to connect to it.)
    public final func cancel() { g_cancellable_cancel(gCancellable) }

    /// Disconnects a handler from a cancellable instance similar to `g_signal_handler_disconnect()`. Additionally, in
    /// the event that a signal handler is currently running, this call will block until the handler has finished.
    /// Calling this function from a `Cancellable.cancelled` signal handler will therefore result in a deadlock.
    public final func disconnect(_ handlerId: Int) { g_cancellable_disconnect(gCancellable, handlerId.uint) }

    /// Gets the file descriptor for a cancellable job. This can be used to implement cancellable operations on Unix
    /// systems. The returned fd will turn readable when `cancellable` is cancelled.
    public final var fd: Int { g_cancellable_get_fd(gCancellable).int }

    /// Checks if a cancellable job has been cancelled.
    public final var isCancelled: Bool { g_cancellable_is_cancelled(gCancellable).isTrue }

    /// Pops `cancellable` off the cancellable stack (verifying that `cancellable` is on the top of the stack).
    public final func popCurrent() { g_cancellable_pop_current(gCancellable) }

    /// Pushes `cancellable` onto the cancellable stack. The current cancellable can then be received using
    /// `g_cancellable_get_current()`.
    public final func pushCurrent() { g_cancellable_push_current(gCancellable) }

    /// Releases a resources previously allocated by `g_cancellable_get_fd()` or `g_cancellable_make_pollfd()`.
    public final func releaseFd() { g_cancellable_release_fd(gCancellable) }

    /// Resets `cancellable` to its uncancelled state.
    public final func reset() { g_cancellable_reset(gCancellable) }

    /// If the `cancellable` is cancelled, sets the error to notify that the operation was cancelled.
    public final func setErrorIfCancelled() throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_cancellable_set_error_if_cancelled(gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Gets the top cancellable from the stack.
    public static var current: Gio.Cancellable? { lentObject(g_cancellable_get_current()) }
  }
}

extension Reactive where Base: Gio.Cancellable {
  /// Emitted when the operation has been cancelled.
  public var cancelled: SafeSignal<Void> { signal("cancelled") }
}

extension Gio {
  /// `File` is a high level abstraction for manipulating files on a virtual file system. `Files` are lightweight,
  /// immutable objects that do no I/O upon creation. It is necessary to understand that `File` objects do not represent
  /// files, merely an identifier for a file. All file content I/O is implemented as streaming operations (see
  /// `InputStream` and `OutputStream`).
  open class File: Object {
    open override class var gType: GType { g_file_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a `File` with the given argument from the command line. The value of `arg` can be either a URI, an
    /// absolute path or a relative path resolved relative to the current working directory. This operation never fails,
    /// but the returned object might not support any I/O operation if `arg` points to a malformed path.
    public init(arg: String) {
      super.init(adopting: g_file_new_for_commandline_arg(arg).raw)
    }

    /// Creates a `File` with the given argument from the command line.
    public init(arg: String, cwd: String) {
      super.init(adopting: g_file_new_for_commandline_arg_and_cwd(arg, cwd).raw)
    }

    /// Constructs a `File` for a given path. This operation never fails, but the returned object might not support any
    /// I/O operation if `path` is malformed.
    public init(path: String) {
      super.init(adopting: g_file_new_for_path(path).raw)
    }

    /// Constructs a `File` for a given URI. This operation never fails, but the returned object might not support any
    /// I/O operation if `uri` is malformed or if the uri type is not supported.
    public init(uri: String) {
      super.init(adopting: g_file_new_for_uri(uri).raw)
    }

    /// Gets an output stream for appending data to the file. If the file doesn't already exist it is created.
    @discardableResult
    public final func appendTo(flags: Gio.FileCreateFlags, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.FileOutputStream
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_append_to(instance(self), flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Asynchronously opens `file` for appending.
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

    /// Prepares the file attribute query string for copying to `file`.
    @discardableResult
    public final func buildAttributeListForCopy(flags: Gio.FileCopyFlags, cancellable: Gio.Cancellable? = nil)
      throws(GLib.Failure) -> String
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_build_attribute_list_for_copy(instance(self), flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenString(result)
    }

    /// Copies the file `source` to the location specified by `destination`. Can not handle recursive copies of
    /// directories.
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

    /// Copies the file `source` to the location specified by `destination` asynchronously. For details of the
    /// behaviour, see `g_file_copy()`.
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

    /// Copies the file attributes from `source` to `destination`.
    public final func copyAttributes(
      _ destination: Gio.File, flags: Gio.FileCopyFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_copy_attributes(instance(self), destination.opaque, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Creates a new file and returns an output stream for writing to it. The file must not already exist.
    @discardableResult
    public final func create(flags: Gio.FileCreateFlags, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.FileOutputStream
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_create(instance(self), flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Asynchronously creates a new file and returns an output stream for writing to it. The file must not already
    /// exist.
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

    /// Deletes a file. If the `file` is a directory, it will only be deleted if it is empty. This has the same
    /// semantics as `g_unlink()`.
    public final func delete(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_delete(instance(self), cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Asynchronously delete a file. If the `file` is a directory, it will only be deleted if it is empty. This has the
    /// same semantics as `g_unlink()`.
    public final func delete(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_delete_async(instance(self), ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_delete_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Duplicates a `File` handle. This operation does not duplicate the actual file or directory represented by the
    /// `File`; see `g_file_copy()` if attempting to copy a file.
    public final func dup() -> Gio.File { givenObject(opaque: g_file_dup(instance(self)))! }

    /// Starts an asynchronous eject on a mountable. When this operation has completed, `callback` will be called with
    /// `userUser` data, and the operation can be finalized with `g_file_eject_mountable_with_operation_finish()`.
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

    /// Gets the requested information about the files in a directory. The result is a `FileEnumerator` object that will
    /// give out `FileInfo` objects for all the files in the directory.
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

    /// Asynchronously gets the requested information about the files in a directory. The result is a `FileEnumerator`
    /// object that will give out `FileInfo` objects for all the files in the directory.
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

    /// Checks if the two given `Files` refer to the same file.
    @discardableResult
    public final func equal(_ file2: Gio.File) -> Bool { g_file_equal(instance(self), file2.opaque).isTrue }

    /// Gets the base name (the last component of the path) for a given `File`.
    public final var basename: String? { givenString(ifAny: g_file_get_basename(instance(self))) }

    /// Gets a child of `file` with basename equal to `name`.
    public final func getChild(_ name: String) -> Gio.File? {
      givenObject(opaque: g_file_get_child(instance(self), name))
    }

    /// Gets the child of `file` for a given `displayName` (i.e. a UTF-8 version of the name). If this function fails,
    /// it returns `nil` and `error` will be set. This is very useful when constructing a `File` for a new file and the
    /// user entered the filename in the user interface, for instance when you select a directory and type a filename in
    /// the file selector.
    public final func getChildForDisplayName(_ displayName: String) throws(GLib.Failure) -> Gio.File {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_get_child_for_display_name(instance(self), displayName, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Gets the parent directory for the `file`. If the `file` represents the root directory of the file system, then
    /// `nil` will be returned.
    public final var parent: Gio.File? { givenObject(opaque: g_file_get_parent(instance(self))) }

    /// Gets the parse name of the `file`. A parse name is a UTF-8 string that describes the file such that one can get
    /// the `File` back using `g_file_parse_name()`.
    public final var parseName: String { givenString(g_file_get_parse_name(instance(self))) }

    /// Gets the local pathname for `File`, if one exists. If non-`nil`, this is guaranteed to be an absolute, canonical
    /// path. It might contain symlinks.
    public final var path: String? { givenString(ifAny: g_file_get_path(instance(self))) }

    /// Gets the path for `descendant` relative to `parent`.
    public final func getRelativePath(_ descendant: Gio.File) -> String? {
      givenString(ifAny: g_file_get_relative_path(instance(self), descendant.opaque))
    }

    /// Gets the URI for the `file`.
    public final var uri: String { givenString(g_file_get_uri(instance(self))) }

    /// Gets the URI scheme for a `File`. RFC 3986 decodes the scheme as: |[ URI = scheme ":" hier-part [ "?" query ] [
    /// "#" fragment ] ]| Common schemes include "file", "http", "ftp", etc.
    public final var uriScheme: String? { givenString(ifAny: g_file_get_uri_scheme(instance(self))) }

    /// Checks if `file` has a parent, and optionally, if it is `parent`.
    public final func hasParent(_ parent: Gio.File?) -> Bool {
      g_file_has_parent(instance(self), parent?.opaque).isTrue
    }

    /// Checks whether `file` has the prefix specified by `prefix`.
    public final func hasPrefix(_ prefix: Gio.File) -> Bool { g_file_has_prefix(instance(self), prefix.opaque).isTrue }

    /// Checks to see if a `File` has a given URI scheme.
    public final func hasUriScheme(_ uriScheme: String) -> Bool {
      g_file_has_uri_scheme(instance(self), uriScheme).isTrue
    }

    /// Creates a hash value for a `File`.
    @discardableResult
    public final func hash() -> Int { g_file_hash(pointer).int }

    /// Checks to see if a file is native to the platform.
    public final var isNative: Bool { g_file_is_native(instance(self)).isTrue }

    /// Loads the contents of `file` and returns it as `Bytes`.
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

    /// Asynchronously loads the contents of `file` as `Bytes`.
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

    /// Loads the content of the file into memory. The data is always zero-terminated, but this is not included in the
    /// resultant `length`. The returned `contents` should be freed with `g_free()` when no longer needed.
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

    /// Starts an asynchronous load of the `file`'s contents.
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

    /// Creates a directory. Note that this will only create a child directory of the immediate parent directory of the
    /// path or URI given by the `File`. To recursively create directories, see `g_file_make_directory_with_parents()`.
    /// This function will fail if the parent directory does not exist, setting `error` to `G_IO_ERROR_NOT_FOUND`. If
    /// the file system doesn't support creating directories, this function will fail, setting `error` to
    /// `G_IO_ERROR_NOT_SUPPORTED`.
    public final func makeDirectory(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_make_directory(instance(self), cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Asynchronously creates a directory.
    public final func makeDirectory(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_make_directory_async(instance(self), ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_make_directory_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Creates a directory and any parent directories that may not exist similar to 'mkdir -p'. If the file system does
    /// not support creating directories, this function will fail, setting `error` to `G_IO_ERROR_NOT_SUPPORTED`. If the
    /// directory itself already exists, this function will fail setting `error` to `G_IO_ERROR_EXISTS`, unlike the
    /// similar `g_mkdir_with_parents()`.
    public final func makeDirectoryWithParents(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_make_directory_with_parents(instance(self), cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Creates a symbolic link named `file` which contains the string `symlinkValue`.
    public final func makeSymbolicLink(_ symlinkValue: String, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
    {
      var error: UnsafeMutablePointer<GError>?
      g_file_make_symbolic_link(instance(self), symlinkValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Asynchronously creates a symbolic link named `file` which contains the string `symlinkValue`.
    public final func makeSymbolicLink(_ symlinkValue: String, ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_make_symbolic_link_async(instance(self), symlinkValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_make_symbolic_link_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Obtains a file or directory monitor for the given file, depending on the type of the file.
    @discardableResult
    public final func monitor(flags: Gio.FileMonitorFlags, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.FileMonitor
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_monitor(instance(self), flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Obtains a directory monitor for the given file. This may fail if directory monitoring is not supported.
    @discardableResult
    public final func monitorDirectory(flags: Gio.FileMonitorFlags, cancellable: Gio.Cancellable? = nil) throws(GLib
      .Failure) -> Gio.FileMonitor
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_monitor_directory(instance(self), flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Obtains a file monitor for the given file. If no file notification mechanism exists, then regular polling of the
    /// file is used.
    @discardableResult
    public final func monitorFile(flags: Gio.FileMonitorFlags, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.FileMonitor
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_monitor_file(instance(self), flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Starts a `mountOperation`, mounting the volume that contains the file `location`.
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

    /// Mounts a file of type G_FILE_TYPE_MOUNTABLE. Using `mountOperation`, you can request callbacks when, for
    /// instance, passwords are needed during authentication.
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

    /// Tries to move the file or directory `source` to the location specified by `destination`. If native move
    /// operations are supported then this is used, otherwise a copy + delete fallback is used. The native
    /// implementation may support moving directories (for instance on moves inside the same filesystem), but the
    /// fallback code does not.
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

    /// Asynchronously moves a file `source` to the location of `destination`. For details of the behaviour, see
    /// `g_file_move()`.
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

    /// Exactly like `g_file_get_path()`, but caches the result via `g_object_set_qdata_full()`. This is useful for
    /// example in C applications which mix `g_file_*` APIs with native ones. It also avoids an extra duplicated string
    /// when possible, so will be generally more efficient.
    @discardableResult
    public final func peekPath() -> String? { lentString(ifAny: g_file_peek_path(instance(self))) }

    /// Polls a file of type `G_FILE_TYPE_MOUNTABLE`.
    public final func pollMountable() async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_poll_mountable(instance(self), cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_poll_mountable_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Returns the `AppInfo` that is registered as the default application to handle the file specified by `file`.
    public final func queryDefaultHandler(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Gio.AppInfo {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_query_default_handler(instance(self), cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Async version of `g_file_query_default_handler()`.
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

    /// Utility function to check if a particular file exists. This is implemented using `g_file_query_info()` and as
    /// such does blocking I/O.
    public final func queryExists(_ cancellable: Gio.Cancellable? = nil) -> Bool {
      g_file_query_exists(instance(self), cancellable?.gCancellable).isTrue
    }

    /// Utility function to inspect the `FileType` of a file. This is implemented using `g_file_query_info()` and as
    /// such does blocking I/O.
    public final func queryFileType(flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil) -> Gio.FileType
    { Gio.FileType(cValue: g_file_query_file_type(instance(self), flags.cValue, cancellable?.gCancellable)) }

    /// Similar to `g_file_query_info()`, but obtains information about the filesystem the `file` is on, rather than the
    /// file itself. For instance the amount of space available and the type of the filesystem.
    public final func queryFilesystemInfo(_ attributes: String, cancellable: Gio.Cancellable? = nil) throws(GLib
      .Failure) -> Gio.FileInfo
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_query_filesystem_info(instance(self), attributes, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Asynchronously gets the requested information about the filesystem that the specified `file` is on. The result
    /// is a `FileInfo` object that contains key-value attributes (such as type or size for the file).
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

    /// Gets the requested information about specified `file`. The result is a `FileInfo` object that contains key-value
    /// attributes (such as the type or size of the file).
    public final func queryInfo(
      _ attributes: String, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) -> Gio.FileInfo {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_query_info(instance(self), attributes, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Asynchronously gets the requested information about specified `file`. The result is a `FileInfo` object that
    /// contains key-value attributes (such as type or size for the file).
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

    /// Opens a file for reading. The result is a `FileInputStream` that can be used to read the contents of the file.
    @discardableResult
    public final func read(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Gio.FileInputStream {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_read(instance(self), cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Asynchronously opens `file` for reading.
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

    /// Returns an output stream for overwriting the file, possibly creating a backup copy of the file first. If the
    /// file doesn't exist, it will be created.
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

    /// Asynchronously overwrites the file, replacing the contents, possibly creating a backup copy of the file first.
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

    /// Replaces the contents of `file` with `contents` of `length` bytes.
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

    /// Starts an asynchronous replacement of `file` with the given `contents` of `length` bytes. `etag` will replace
    /// the document's current entity tag.
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

    /// Same as `g_file_replace_contents_async()` but takes a `Bytes` input instead. This function will keep a ref on
    /// `contents` until the operation is done. Unlike `g_file_replace_contents_async()` this allows forgetting about
    /// the content without waiting for the callback.
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

    /// Resolves a relative path for `file` to an absolute path.
    @discardableResult
    public final func resolveRelativePath(_ relativePath: String) -> Gio.File {
      givenObject(opaque: g_file_resolve_relative_path(instance(self), relativePath))!
    }

    /// Sets `attribute` of type `G_FILE_ATTRIBUTE_TYPE_BYTE_STRING` to `value`. If `attribute` is of a different type,
    /// this operation will fail, returning `false`.
    public final func setAttributeByteString(
      _ attribute: String, value: String, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_byte_string(
        instance(self), attribute, value, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Sets `attribute` of type `G_FILE_ATTRIBUTE_TYPE_INT32` to `value`. If `attribute` is of a different type, this
    /// operation will fail.
    public final func setAttributeInt32(
      _ attribute: String, value: Int, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_int32(
        instance(self), attribute, value.int32, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Sets `attribute` of type `G_FILE_ATTRIBUTE_TYPE_INT64` to `value`. If `attribute` is of a different type, this
    /// operation will fail.
    public final func setAttributeInt64(
      _ attribute: String, value: Int, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_int64(instance(self), attribute, value, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Sets `attribute` of type `G_FILE_ATTRIBUTE_TYPE_STRING` to `value`. If `attribute` is of a different type, this
    /// operation will fail.
    public final func setAttributeString(
      _ attribute: String, value: String, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_string(instance(self), attribute, value, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Sets `attribute` of type `G_FILE_ATTRIBUTE_TYPE_UINT32` to `value`. If `attribute` is of a different type, this
    /// operation will fail.
    public final func setAttributeUint32(
      _ attribute: String, value: Int, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_uint32(
        instance(self), attribute, value.uint32, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Sets `attribute` of type `G_FILE_ATTRIBUTE_TYPE_UINT64` to `value`. If `attribute` is of a different type, this
    /// operation will fail.
    public final func setAttributeUint64(
      _ attribute: String, value: Int, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_uint64(
        instance(self), attribute, value.uint, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Asynchronously sets the attributes of `file` with `info`.
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

    /// Tries to set all attributes in the `FileInfo` on the target values, not stopping on the first error.
    public final func setAttributesFromInfo(
      _ info: Gio.FileInfo, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attributes_from_info(instance(self), info.opaque, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Renames `file` to the specified display name.
    @discardableResult
    public final func setDisplayName(_ displayName: String, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.File
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_set_display_name(instance(self), displayName, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Asynchronously sets the display name for a given `File`.
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

    /// Starts a file of type `G_FILE_TYPE_MOUNTABLE`. Using `startOperation`, you can request callbacks when, for
    /// instance, passwords are needed during authentication.
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

    /// Stops a file of type `G_FILE_TYPE_MOUNTABLE`.
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

    /// Checks if `file` supports [thread-default contexts][g-main-context-push-thread-default-context]. If this returns
    /// `false`, you cannot perform asynchronous operations on `file` in a thread that has a thread-default context.
    @discardableResult
    public final func supportsThreadContexts() -> Bool { g_file_supports_thread_contexts(instance(self)).isTrue }

    /// Sends `file` to the "Trashcan", if possible. This is similar to deleting it, but the user can recover it before
    /// emptying the trashcan. Not all file systems support trashing, so this call can return the
    /// `G_IO_ERROR_NOT_SUPPORTED` error. Since GLib 2.66, the `x-gvfs-notrash` unix mount option can be used to disable
    /// `g_file_trash()` support for certain mounts, the `G_IO_ERROR_NOT_SUPPORTED` error will be returned in that case.
    public final func trash(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_trash(instance(self), cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Asynchronously sends `file` to the Trash location, if possible.
    public final func trash(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_trash_async(instance(self), ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_trash_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Unmounts a file of type `G_FILE_TYPE_MOUNTABLE`.
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

    /// Starts an asynchronous eject on a mountable. When this operation has completed, `callback` will be called with
    /// `userUser` data, and the operation can be finalized with `g_file_eject_mountable_finish()`.
    @available(*, deprecated, message: "Use `g_file_eject_mountable_with_operation()` instead.")
    public final func ejectMountable(_ flags: Gio.MountUnmountFlags) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_eject_mountable(instance(self), flags.cValue, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_eject_mountable_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Unmounts a file of type G_FILE_TYPE_MOUNTABLE.
    @available(*, deprecated, message: "Use `g_file_unmount_mountable_with_operation()` instead.")
    public final func unmountMountable(_ flags: Gio.MountUnmountFlags) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_unmount_mountable(instance(self), flags.cValue, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_unmount_mountable_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Constructs a `File` with the given `parseName` (i.e. something given by `g_file_get_parse_name()`). This
    /// operation never fails, but the returned object might not support any I/O operation if the `parseName` cannot be
    /// parsed.
    @discardableResult
    public static func parseNameFunction(_ parseName: String) -> Gio.File {
      givenObject(opaque: g_file_parse_name(parseName))!
    }
  }
}

extension Gio {
  /// `FileEnumerator` allows you to operate on a set of `Files`, returning a `FileInfo` structure for each file
  /// enumerated (e.g. `g_file_enumerate_children()` will return a `FileEnumerator` for each of the children within a
  /// directory).
  open class FileEnumerator: Object {
    open override class var gType: GType { g_file_enumerator_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gFileEnumerator: UnsafeMutablePointer<GFileEnumerator> {
      pointer.assumingMemoryBound(to: GFileEnumerator.self)
    }

    /// Releases all resources used by this enumerator, making the enumerator return `G_IO_ERROR_CLOSED` on all calls.
    public final func close(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_enumerator_close(gFileEnumerator, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Asynchronously closes the file enumerator.
    public final func close(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_enumerator_close_async(gFileEnumerator, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_enumerator_close_finish(gFileEnumerator, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Return a new `File` which refers to the file named by `info` in the source directory of `enumerator`. This
    /// function is primarily intended to be used inside loops with `g_file_enumerator_next_file()`.
    public final func getChild(_ info: Gio.FileInfo) -> Gio.File? {
      givenObject(opaque: g_file_enumerator_get_child(gFileEnumerator, info.opaque))
    }

    /// Get the `File` container which is being enumerated.
    public final var container: Gio.File? { lentObject(opaque: g_file_enumerator_get_container(gFileEnumerator)) }

    /// Checks if the file enumerator has pending operations.
    public final var hasPending: Bool { g_file_enumerator_has_pending(gFileEnumerator).isTrue }

    /// Checks if the file enumerator has been closed.
    public final var isClosed: Bool { g_file_enumerator_is_closed(gFileEnumerator).isTrue }

    /// This is a version of `g_file_enumerator_next_file()` that's easier to use correctly from C programs. With
    /// `g_file_enumerator_next_file()`, the gboolean return value signifies "end of iteration or error", which requires
    /// allocation of a temporary `Error`.
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

    /// Returns information for the next file in the enumerated object. Will block until the information is available.
    /// The `FileInfo` returned from this function will contain attributes that match the attribute string that was
    /// passed when the `FileEnumerator` was created.
    @discardableResult
    public final func nextFile(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Gio.FileInfo? {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_enumerator_next_file(gFileEnumerator, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)
    }

    /// Request information for a number of files from the enumerator asynchronously. When all i/o for the operation is
    /// finished the `callback` will be called with the requested information.
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

    /// Sets the file enumerator as having pending operations.
    public final func setPending(_ pending: Bool) { g_file_enumerator_set_pending(gFileEnumerator, pending.gboolean) }
  }
}

extension Gio {
  /// `FileIcon` specifies an icon by pointing to an image file to be used as icon.
  open class FileIcon: Object, Gio.Icon {
    open override class var gType: GType { g_file_icon_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new icon for a file.
    public init(file: Gio.File) {
      super.init(adopting: g_file_icon_new(file.opaque).raw)
    }

    /// The file containing the icon.
    public final var file: Gio.File? { lentObject(opaque: g_file_icon_get_file(instance(self))) }
  }
}

extension Reactive where Base: Gio.FileIcon {
  /// The file containing the icon.
  public var file: SafeSignal<Gio.File?> { readOnlyProperty("file") }
}

extension Gio {
  /// Functionality for manipulating basic metadata for files. `FileInfo` implements methods for getting information
  /// that all files should contain, and allows for manipulation of extended attributes.
  open class FileInfo: Object {
    open override class var gType: GType { g_file_info_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new file info structure.
    public init() {
      super.init(adopting: g_file_info_new().raw)
    }

    /// Clears the status information from `info`.
    public final func clearStatus() { g_file_info_clear_status(instance(self)) }

    /// First clears all of the [GFileAttribute][gio-GFileAttribute] of `destInfo`, and then copies all of the file
    /// attributes from `srcInfo` to `destInfo`.
    public final func copyInto(_ destInfo: Gio.FileInfo) { g_file_info_copy_into(instance(self), destInfo.opaque) }

    /// Duplicates a file info structure.
    public final func dup() -> Gio.FileInfo { givenObject(opaque: g_file_info_dup(instance(self)))! }

    /// Gets the access time of the current `info` and returns it as a `DateTime`.
    public final var accessDateTime: GLib.DateTime? {
      givenBoxed(opaque: g_file_info_get_access_date_time(instance(self)))
    }

    /// Gets the value of a attribute, formatted as a string. This escapes things as needed to make the string valid
    /// UTF-8.
    public final func getAttributeAsString(_ attribute: String) -> String? {
      givenString(ifAny: g_file_info_get_attribute_as_string(instance(self), attribute))
    }

    /// Gets the value of a boolean attribute. If the attribute does not contain a boolean value, `false` will be
    /// returned.
    public final func getAttributeBoolean(_ attribute: String) -> Bool {
      g_file_info_get_attribute_boolean(instance(self), attribute).isTrue
    }

    /// Gets the value of a byte string attribute. If the attribute does not contain a byte string, `nil` will be
    /// returned.
    public final func getAttributeByteString(_ attribute: String) -> String? {
      lentString(ifAny: g_file_info_get_attribute_byte_string(instance(self), attribute))
    }

    /// Gets a signed 32-bit integer contained within the attribute. If the attribute does not contain a signed 32-bit
    /// integer, or is invalid, 0 will be returned.
    public final func getAttributeInt32(_ attribute: String) -> Int {
      g_file_info_get_attribute_int32(instance(self), attribute).int
    }

    /// Gets a signed 64-bit integer contained within the attribute. If the attribute does not contain a signed 64-bit
    /// integer, or is invalid, 0 will be returned.
    public final func getAttributeInt64(_ attribute: String) -> Int {
      g_file_info_get_attribute_int64(instance(self), attribute)
    }

    /// Gets the value of a `Object` attribute. If the attribute does not contain a `Object`, `nil` will be returned.
    public final func getAttributeObject(_ attribute: String) -> Object? {
      lentObject(g_file_info_get_attribute_object(instance(self), attribute))
    }

    /// Gets the attribute status for an attribute key.
    public final func getAttributeStatus(_ attribute: String) -> Gio.FileAttributeStatus {
      Gio.FileAttributeStatus(cValue: g_file_info_get_attribute_status(instance(self), attribute))
    }

    /// Gets the value of a string attribute. If the attribute does not contain a string, `nil` will be returned.
    public final func getAttributeString(_ attribute: String) -> String? {
      lentString(ifAny: g_file_info_get_attribute_string(instance(self), attribute))
    }

    /// Gets the value of a stringv attribute. If the attribute does not contain a stringv, `nil` will be returned.
    public final func getAttributeStringv(_ attribute: String) -> [String] {
      lentStrings(g_file_info_get_attribute_stringv(instance(self), attribute))
    }

    /// Gets the attribute type for an attribute key.
    public final func getAttributeType(_ attribute: String) -> Gio.FileAttributeType {
      Gio.FileAttributeType(cValue: g_file_info_get_attribute_type(instance(self), attribute))
    }

    /// Gets an unsigned 32-bit integer contained within the attribute. If the attribute does not contain an unsigned
    /// 32-bit integer, or is invalid, 0 will be returned.
    public final func getAttributeUint32(_ attribute: String) -> Int {
      g_file_info_get_attribute_uint32(instance(self), attribute).int
    }

    /// Gets a unsigned 64-bit integer contained within the attribute. If the attribute does not contain an unsigned
    /// 64-bit integer, or is invalid, 0 will be returned.
    public final func getAttributeUint64(_ attribute: String) -> Int {
      g_file_info_get_attribute_uint64(instance(self), attribute).int
    }

    /// Gets the file's content type.
    public final var contentType: String? { lentString(ifAny: g_file_info_get_content_type(instance(self))) }

    /// Gets the creation time of the current `info` and returns it as a `DateTime`.
    public final var creationDateTime: GLib.DateTime? {
      givenBoxed(opaque: g_file_info_get_creation_date_time(instance(self)))
    }

    /// Returns the `DateTime` representing the deletion date of the file, as available in
    /// G_FILE_ATTRIBUTE_TRASH_DELETION_DATE. If the G_FILE_ATTRIBUTE_TRASH_DELETION_DATE attribute is unset, `nil` is
    /// returned.
    public final var deletionDate: GLib.DateTime? { givenBoxed(opaque: g_file_info_get_deletion_date(instance(self))) }

    /// Gets a display name for a file. This is guaranteed to always be set.
    public final var displayName: String {
      get { lentString(g_file_info_get_display_name(instance(self))) }
      set(displayName) { g_file_info_set_display_name(instance(self), displayName) }
    }

    /// Gets the edit name for a file.
    public final var editName: String {
      get { lentString(g_file_info_get_edit_name(instance(self))) }
      set(editName) { g_file_info_set_edit_name(instance(self), editName) }
    }

    /// Gets the [entity tag][gfile-etag] for a given `FileInfo`. See `G_FILE_ATTRIBUTE_ETAG_VALUE`.
    public final var etag: String? { lentString(ifAny: g_file_info_get_etag(instance(self))) }

    /// Gets a file's type (whether it is a regular file, symlink, etc). This is different from the file's content type,
    /// see `g_file_info_get_content_type()`.
    public final var fileType: Gio.FileType {
      get { Gio.FileType(cValue: g_file_info_get_file_type(instance(self))) }
      set(type) { g_file_info_set_file_type(instance(self), type.cValue) }
    }

    /// Gets the icon for a file.
    public final var icon: (any Gio.Icon)? { lentInterface(opaque: g_file_info_get_icon(instance(self))) }

    /// Checks if a file is a backup file.
    public final var isBackup: Bool { g_file_info_get_is_backup(instance(self)).isTrue }

    /// Checks if a file is hidden.
    public final var isHidden: Bool {
      get { g_file_info_get_is_hidden(instance(self)).isTrue }
      set(isHidden) { g_file_info_set_is_hidden(instance(self), isHidden.gboolean) }
    }

    /// Checks if a file is a symlink.
    public final var isSymlink: Bool {
      get { g_file_info_get_is_symlink(instance(self)).isTrue }
      set(isSymlink) { g_file_info_set_is_symlink(instance(self), isSymlink.gboolean) }
    }

    /// Gets the modification time of the current `info` and returns it as a `DateTime`.
    public final var modificationDateTime: GLib.DateTime? {
      givenBoxed(opaque: g_file_info_get_modification_date_time(instance(self)))
    }

    /// Gets the name for a file. This is guaranteed to always be set.
    public final var name: String {
      get { lentString(g_file_info_get_name(instance(self))) }
      set(name) { g_file_info_set_name(instance(self), name) }
    }

    /// Gets the file's size (in bytes). The size is retrieved through the value of the `G_FILE_ATTRIBUTE_STANDARD_SIZE`
    /// attribute and is converted from #guint64 to #goffset before returning the result.
    public final var size: Int {
      get { g_file_info_get_size(instance(self)) }
      set(size) { g_file_info_set_size(instance(self), size) }
    }

    /// Gets the value of the sort_order attribute from the `FileInfo`. See `G_FILE_ATTRIBUTE_STANDARD_SORT_ORDER`.
    public final var sortOrder: Int {
      get { g_file_info_get_sort_order(instance(self)).int }
      set(sortOrder) { g_file_info_set_sort_order(instance(self), sortOrder.int32) }
    }

    /// Gets the symbolic icon for a file.
    public final var symbolicIcon: (any Gio.Icon)? {
      lentInterface(opaque: g_file_info_get_symbolic_icon(instance(self)))
    }

    /// Gets the symlink target for a given `FileInfo`.
    public final var symlinkTarget: String? { lentString(ifAny: g_file_info_get_symlink_target(instance(self))) }

    /// Checks if a file info structure has an attribute named `attribute`.
    public final func hasAttribute(_ attribute: String) -> Bool {
      g_file_info_has_attribute(instance(self), attribute).isTrue
    }

    /// Checks if a file info structure has an attribute in the specified `nameSpace`.
    public final func hasNamespace(_ nameSpace: String) -> Bool {
      g_file_info_has_namespace(instance(self), nameSpace).isTrue
    }

    /// Lists the file info structure's attributes.
    @discardableResult
    public final func listAttributes(_ nameSpace: String?) -> [String] {
      givenStrings(g_file_info_list_attributes(instance(self), nameSpace))
    }

    /// Removes all cases of `attribute` from `info` if it exists.
    public final func removeAttribute(_ attribute: String) { g_file_info_remove_attribute(instance(self), attribute) }

    /// Sets the `G_FILE_ATTRIBUTE_TIME_ACCESS` and `G_FILE_ATTRIBUTE_TIME_ACCESS_USEC` attributes in the file info to
    /// the given date/time value.
    public final func setAccessDateTime(_ atime: GLib.DateTime) {
      g_file_info_set_access_date_time(instance(self), atime.opaque)
    }

    /// Sets the `attribute` to contain the given `attrValue`, if possible.
    public final func setAttributeBoolean(_ attribute: String, attrValue: Bool) {
      g_file_info_set_attribute_boolean(instance(self), attribute, attrValue.gboolean)
    }

    /// Sets the `attribute` to contain the given `attrValue`, if possible.
    public final func setAttributeByteString(_ attribute: String, attrValue: String) {
      g_file_info_set_attribute_byte_string(instance(self), attribute, attrValue)
    }

    /// Sets the `attribute` to contain the given `attrValue`, if possible.
    public final func setAttributeInt32(_ attribute: String, attrValue: Int) {
      g_file_info_set_attribute_int32(instance(self), attribute, attrValue.int32)
    }

    /// Sets the `attribute` to contain the given `attrValue`, if possible.
    public final func setAttributeInt64(_ attribute: String, attrValue: Int) {
      g_file_info_set_attribute_int64(instance(self), attribute, attrValue)
    }

    /// Sets the `attribute` to contain the given `attrValue`, if possible.
    public final func setAttributeObject(_ attribute: String, attrValue: Object) {
      g_file_info_set_attribute_object(instance(self), attribute, attrValue.gObject)
    }

    /// Sets the attribute status for an attribute key. This is only needed by external code that implement
    /// `g_file_set_attributes_from_info()` or similar functions.
    @discardableResult
    public final func setAttributeStatus(_ attribute: String, status: Gio.FileAttributeStatus) -> Bool {
      g_file_info_set_attribute_status(instance(self), attribute, status.cValue).isTrue
    }

    /// Sets the `attribute` to contain the given `attrValue`, if possible.
    public final func setAttributeString(_ attribute: String, attrValue: String) {
      g_file_info_set_attribute_string(instance(self), attribute, attrValue)
    }

    /// Sets the `attribute` to contain the given `attrValue`, if possible.
    public final func setAttributeStringv(_ attribute: String, attrValue: [String]) {
      let lent = CallScope()
      defer { lent.end() }
      g_file_info_set_attribute_stringv(instance(self), attribute, lent.strings(attrValue))
    }

    /// Sets the `attribute` to contain the given `attrValue`, if possible.
    public final func setAttributeUint32(_ attribute: String, attrValue: Int) {
      g_file_info_set_attribute_uint32(instance(self), attribute, attrValue.uint32)
    }

    /// Sets the `attribute` to contain the given `attrValue`, if possible.
    public final func setAttributeUint64(_ attribute: String, attrValue: Int) {
      g_file_info_set_attribute_uint64(instance(self), attribute, attrValue.uint)
    }

    /// Sets the content type attribute for a given `FileInfo`. See `G_FILE_ATTRIBUTE_STANDARD_CONTENT_TYPE`.
    public final func setContentType(_ contentType: String) {
      g_file_info_set_content_type(instance(self), contentType)
    }

    /// Sets the `G_FILE_ATTRIBUTE_TIME_CREATED` and `G_FILE_ATTRIBUTE_TIME_CREATED_USEC` attributes in the file info to
    /// the given date/time value.
    public final func setCreationDateTime(_ creationTime: GLib.DateTime) {
      g_file_info_set_creation_date_time(instance(self), creationTime.opaque)
    }

    /// Sets the icon for a given `FileInfo`. See `G_FILE_ATTRIBUTE_STANDARD_ICON`.
    public final func setIcon(_ icon: any Gio.Icon) { g_file_info_set_icon(instance(self), icon.opaque) }

    /// Sets the `G_FILE_ATTRIBUTE_TIME_MODIFIED` and `G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC` attributes in the file info
    /// to the given date/time value.
    public final func setModificationDateTime(_ mtime: GLib.DateTime) {
      g_file_info_set_modification_date_time(instance(self), mtime.opaque)
    }

    /// Sets the symbolic icon for a given `FileInfo`. See `G_FILE_ATTRIBUTE_STANDARD_SYMBOLIC_ICON`.
    public final func setSymbolicIcon(_ icon: any Gio.Icon) {
      g_file_info_set_symbolic_icon(instance(self), icon.opaque)
    }

    /// Sets the `G_FILE_ATTRIBUTE_STANDARD_SYMLINK_TARGET` attribute in the file info to the given symlink target.
    public final func setSymlinkTarget(_ symlinkTarget: String) {
      g_file_info_set_symlink_target(instance(self), symlinkTarget)
    }

    /// Unsets a mask set by `g_file_info_set_attribute_mask()`, if one is set.
    public final func unsetAttributeMask() { g_file_info_unset_attribute_mask(instance(self)) }
  }
}

extension Gio {
  /// GFileInputStream provides input streams that take their content from a file.
  open class FileInputStream: Gio.InputStream {
    open override class var gType: GType { g_file_input_stream_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gFileInputStream: UnsafeMutablePointer<GFileInputStream> {
      pointer.assumingMemoryBound(to: GFileInputStream.self)
    }

    /// Queries a file input stream the given `attributes`. This function blocks while querying the stream. For the
    /// asynchronous (non-blocking) version of this function, see `g_file_input_stream_query_info_async()`. While the
    /// stream is blocked, the stream will set the pending flag internally, and any other operations on the stream will
    /// fail with `G_IO_ERROR_PENDING`.
    public final func queryInfo(_ attributes: String, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.FileInfo
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_input_stream_query_info(gFileInputStream, attributes, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Queries the stream information asynchronously. When the operation is finished `callback` will be called. You can
    /// then call `g_file_input_stream_query_info_finish()` to get the result of the operation.
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
  /// Monitors a file or directory for changes.
  open class FileMonitor: Object {
    open override class var gType: GType { g_file_monitor_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gFileMonitor: UnsafeMutablePointer<GFileMonitor> { pointer.assumingMemoryBound(to: GFileMonitor.self) }

    public final var cancelled: Bool { getProperty("cancelled") }

    public final var rateLimit: Int {
      get { getProperty("rate-limit") }
      set { g_file_monitor_set_rate_limit(gFileMonitor, newValue.int32) }
    }

    /// Cancels a file monitor.
    @discardableResult
    public final func cancel() -> Bool { g_file_monitor_cancel(gFileMonitor).isTrue }

    /// Emits the `FileMonitor.changed` signal if a change has taken place. Should be called from file monitor
    /// implementations only.
    public final func emitEvent(_ child: Gio.File, otherFile: Gio.File, eventType: Gio.FileMonitorEvent) {
      g_file_monitor_emit_event(gFileMonitor, child.opaque, otherFile.opaque, eventType.cValue)
    }

    /// Returns whether the monitor is canceled.
    public final var isCancelled: Bool { g_file_monitor_is_cancelled(gFileMonitor).isTrue }
  }
}

extension Reactive where Base: Gio.FileMonitor {
  public var cancelled: SafeSignal<Bool> { readOnlyProperty("cancelled") }

  public var rateLimit: DynamicSubject<Int> { property("rate-limit") }

  /// Emitted when `file` has been changed.
  ///
  /// Arguments: `file`, `otherFile`, `eventType`.
  public var changed: SafeSignal<(Gio.File, Gio.File?, Gio.FileMonitorEvent)> { signal(ofSeveral: "changed") }
}

extension Gio {
  /// GFileOutputStream provides output streams that write their content to a file.
  open class FileOutputStream: Gio.OutputStream {
    open override class var gType: GType { g_file_output_stream_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gFileOutputStream: UnsafeMutablePointer<GFileOutputStream> {
      pointer.assumingMemoryBound(to: GFileOutputStream.self)
    }

    /// Gets the entity tag for the file when it has been written. This must be called after the stream has been written
    /// and closed, as the etag can change while writing.
    public final var etag: String? { givenString(ifAny: g_file_output_stream_get_etag(gFileOutputStream)) }

    /// Queries a file output stream for the given `attributes`. This function blocks while querying the stream. For the
    /// asynchronous version of this function, see `g_file_output_stream_query_info_async()`. While the stream is
    /// blocked, the stream will set the pending flag internally, and any other operations on the stream will fail with
    /// `G_IO_ERROR_PENDING`.
    public final func queryInfo(_ attributes: String, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.FileInfo
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_output_stream_query_info(gFileOutputStream, attributes, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Asynchronously queries the `stream` for a `FileInfo`. When completed, `callback` will be called with a
    /// `AsyncResult` which can be used to finish the operation with `g_file_output_stream_query_info_finish()`.
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
  /// `Icon` is a very minimal interface for icons. It provides functions for checking the equality of two icons,
  /// hashing of icons and serializing an icon to and from strings.
  public protocol Icon: Object {}
}

extension Gio.Icon {
  /// Checks if two icons are equal.
  @discardableResult
  public func equal(_ icon2: (any Gio.Icon)?) -> Bool { g_icon_equal(opaque, icon2?.opaque).isTrue }

  /// Serializes a `Icon` into a `Variant`. An equivalent `Icon` can be retrieved back by calling `g_icon_deserialize()`
  /// on the returned value. As serialization will avoid using raw icon data when possible, it only makes sense to
  /// transfer the `Variant` between processes on the same machine, (as opposed to over the network), and within the
  /// same file system namespace.
  @discardableResult
  public func serialize() -> GLib.Variant? { givenBoxed(opaque: g_icon_serialize(opaque)) }

  /// Generates a textual representation of `icon` that can be used for serialization such as when passing `icon` to a
  /// different process or saving it to persistent storage. Use `g_icon_new_for_string()` to get `icon` back from the
  /// returned string.
  @discardableResult
  public func toString() -> String? { givenString(ifAny: g_icon_to_string(opaque)) }
}

/// An object of a class that is private to its library, known by its interface.
final class GioIconObject: Object, Gio.Icon {
  override class var isShared: Bool { true }
}

extension Gio {
  /// `InputStream` has functions to read from a stream (`g_input_stream_read()`), to close a stream
  /// (`g_input_stream_close()`) and to skip some content (`g_input_stream_skip()`).
  open class InputStream: Object {
    open override class var gType: GType { g_input_stream_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gInputStream: UnsafeMutablePointer<GInputStream> { pointer.assumingMemoryBound(to: GInputStream.self) }

    /// Clears the pending flag on `stream`.
    public final func clearPending() { g_input_stream_clear_pending(gInputStream) }

    /// Closes the stream, releasing resources related to it.
    public final func close(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_input_stream_close(gInputStream, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Requests an asynchronous closes of the stream, releasing resources related to it. When the operation is finished
    /// `callback` will be called. You can then call `g_input_stream_close_finish()` to get the result of the operation.
    public final func close(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_input_stream_close_async(gInputStream, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_input_stream_close_finish(gInputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Checks if an input stream has pending actions.
    public final var hasPending: Bool { g_input_stream_has_pending(gInputStream).isTrue }

    /// Checks if an input stream is closed.
    public final var isClosed: Bool { g_input_stream_is_closed(gInputStream).isTrue }

    /// Like `g_input_stream_read()`, this tries to read `count` bytes from the stream in a blocking fashion. However,
    /// rather than reading into a user-supplied buffer, this will create a new `Bytes` containing the data that was
    /// read. This may be easier to use from language bindings.
    @discardableResult
    public final func readBytes(count: Int, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> GLib.Bytes {
      var error: UnsafeMutablePointer<GError>?
      let result = g_input_stream_read_bytes(gInputStream, count.uint, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return promised(givenBoxed(opaque: result))
    }

    /// Request an asynchronous read of `count` bytes from the stream into a new `Bytes`. When the operation is finished
    /// `callback` will be called. You can then call `g_input_stream_read_bytes_finish()` to get the result of the
    /// operation.
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

    /// Sets `stream` to have actions pending. If the pending flag is already set or `stream` is closed, it will return
    /// `false` and set `error`.
    public final func setPending() throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_input_stream_set_pending(gInputStream, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Tries to skip `count` bytes from the stream. Will block during the operation.
    @discardableResult
    public final func skip(count: Int, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Int {
      var error: UnsafeMutablePointer<GError>?
      let result = g_input_stream_skip(gInputStream, count.uint, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result
    }

    /// Request an asynchronous skip of `count` bytes from the stream. When the operation is finished `callback` will be
    /// called. You can then call `g_input_stream_skip_finish()` to get the result of the operation.
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
  /// `ListModel` is an interface that represents a mutable list of `Objects`. Its main intention is as a model for
  /// various widgets in user interfaces, such as list views, but it can also be used as a convenient method of
  /// returning lists of data, with support for updates.
  public protocol ListModel: Object {}
}

extension Gio.ListModel {
  /// Gets the type of the items in `list`.
  public var itemType: GType { g_list_model_get_item_type(opaque) }

  /// Gets the number of items in `list`.
  public var nItems: Int { g_list_model_get_n_items(opaque).int }

  /// Get the item at `position`.
  public func getItem(_ position: Int) -> Object? { givenObject(g_list_model_get_object(opaque, position.uint32)) }

  /// Emits the `ListModel.itemsChanged` signal on `list`.
  public func itemsChanged(position: Int, removed: Int, added: Int) {
    g_list_model_items_changed(opaque, position.uint32, removed.uint32, added.uint32)
  }
}

extension Reactive where Base: Gio.ListModel {
  /// This signal is emitted whenever items were added to or removed from `list`. At `position`, `removed` items were
  /// removed and `added` items were added in their place.
  ///
  /// Arguments: `position`, `removed`, `added`.
  public var itemsChanged: SafeSignal<(Int, Int, Int)> { signal(ofSeveral: "items-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class GioListModelObject: Object, Gio.ListModel {}

extension Gio {
  /// `ListStore` is a simple implementation of `ListModel` that stores all items in memory.
  open class ListStore: Object, Gio.ListModel {
    open override class var gType: GType { g_list_store_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new `ListStore` with items of type `itemType`. `itemType` must be a subclass of `Object`.
    public init(itemType: any GTyped.Type) {
      super.init(adopting: g_list_store_new(itemType.registeredType).raw)
    }

    /// The type of items contained in this list store. Items must be subclasses of `Object`.
    public final var itemType: GType { getProperty("item-type") }

    /// The number of items contained in this list store.
    public final var nItems: Int { getProperty("n-items") }

    /// Appends `item` to `store`. `item` must be of type `ListStore`:item-type.
    public final func append(_ item: Object) { g_list_store_append(instance(self), item.pointer) }

    /// Looks up the given `item` in the list store by looping over the items until the first occurrence of `item`. If
    /// `item` was not found, then `position` will not be set, and this method will return `false`.
    @discardableResult
    public final func find(_ item: Object) -> Int? {
      var cPosition: UInt32 = 0
      let result = g_list_store_find(instance(self), item.pointer, &cPosition)
      guard result != 0 else { return nil }
      return cPosition.int
    }

    /// Inserts `item` into `store` at `position`. `item` must be of type `ListStore`:item-type or derived from it.
    /// `position` must be smaller than the length of the list, or equal to it to append.
    public final func insert(position: Int, item: Object) {
      g_list_store_insert(instance(self), position.uint32, item.pointer)
    }

    /// Inserts `item` into `store` at a position to be determined by the `compareFunc`.
    @discardableResult
    public final func insertSorted(_ item: Object, compareFunc: @escaping (Object, Object) -> Int) -> Int {
      let lent = CallScope()
      defer { lent.end() }
      return g_list_store_insert_sorted(instance(self), item.pointer, callGCompareDataFunc, lent.closure(compareFunc))
        .int
    }

    /// Removes the item from `store` that is at `position`. `position` must be smaller than the current length of the
    /// list.
    public final func remove(_ position: Int) { g_list_store_remove(instance(self), position.uint32) }

    /// Removes all items from `store`.
    public final func removeAll() { g_list_store_remove_all(instance(self)) }

    /// Sort the items in `store` according to `compareFunc`.
    public final func sort(_ compareFunc: @escaping (Object, Object) -> Int) {
      let lent = CallScope()
      defer { lent.end() }
      g_list_store_sort(instance(self), callGCompareDataFunc, lent.closure(compareFunc))
    }

    /// Changes `store` by removing `nRemovals` items and adding `nAdditions` items to it. `additions` must contain
    /// `nAdditions` items of type `ListStore`:item-type. `nil` is not permitted.
    public final func splice(position: Int, nRemovals: Int, additions: [Object]) {
      let lent = CallScope()
      defer { lent.end() }
      g_list_store_splice(
        instance(self), position.uint32, nRemovals.uint32, lent.array(additions, by: \.pointer), additions.count.uint32)
    }
  }
}

extension Reactive where Base: Gio.ListStore {
  /// The type of items contained in this list store. Items must be subclasses of `Object`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The number of items contained in this list store.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

extension Gio {
  /// `MemoryInputStream` is a class for using arbitrary memory chunks as input for GIO streaming input operations.
  open class MemoryInputStream: Gio.InputStream {
    open override class var gType: GType { g_memory_input_stream_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gMemoryInputStream: UnsafeMutablePointer<GMemoryInputStream> {
      pointer.assumingMemoryBound(to: GMemoryInputStream.self)
    }

    /// Creates a new empty `MemoryInputStream`.
    public init() {
      super.init(adopting: g_memory_input_stream_new())
    }

    /// Creates a new `MemoryInputStream` with data from the given `bytes`.
    public init(bytes: GLib.Bytes) {
      super.init(adopting: g_memory_input_stream_new_from_bytes(bytes.opaque))
    }

    /// Appends `bytes` to data that can be read from the input stream.
    public final func addBytes(_ bytes: GLib.Bytes) {
      g_memory_input_stream_add_bytes(gMemoryInputStream, bytes.opaque)
    }
  }
}

extension Gio {
  /// `MemoryOutputStream` is a class for using arbitrary memory chunks as output for GIO streaming output operations.
  open class MemoryOutputStream: Gio.OutputStream {
    open override class var gType: GType { g_memory_output_stream_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gMemoryOutputStream: UnsafeMutablePointer<GMemoryOutputStream> {
      pointer.assumingMemoryBound(to: GMemoryOutputStream.self)
    }

    /// Creates a new `MemoryOutputStream`, using `g_realloc()` and `g_free()` for memory allocation.
    public init() {
      super.init(adopting: g_memory_output_stream_new_resizable())
    }

    /// Size of data written to the buffer.
    public final var dataSize: Int { g_memory_output_stream_get_data_size(gMemoryOutputStream).int }

    /// Current size of the data buffer.
    public final var size: Int { g_memory_output_stream_get_size(gMemoryOutputStream).int }

    /// Returns data from the `ostream` as a `Bytes`. `ostream` must be closed before calling this function.
    @discardableResult
    public final func stealAsBytes() -> GLib.Bytes {
      promised(givenBoxed(opaque: g_memory_output_stream_steal_as_bytes(gMemoryOutputStream)))
    }
  }
}

extension Reactive where Base: Gio.MemoryOutputStream {
  /// Size of data written to the buffer.
  public var dataSize: SafeSignal<Int> { readOnlyProperty("data-size") }

  /// Current size of the data buffer.
  public var size: SafeSignal<Int> { readOnlyProperty("size") }
}

extension Gio {
  /// `Menu` is a simple implementation of `MenuModel`. You populate a `Menu` by adding `MenuItem` instances to it.
  open class Menu: Gio.MenuModel {
    open override class var gType: GType { g_menu_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new `Menu`.
    public init() {
      super.init(adopting: g_menu_new().raw)
    }

    /// Convenience function for appending a normal menu item to the end of `menu`. Combine `g_menu_item_new()` and
    /// `g_menu_insert_item()` for a more flexible alternative.
    public final func append(_ label: String?, detailedAction: String?) {
      g_menu_append(instance(self), label, detailedAction)
    }

    /// Appends `item` to the end of `menu`.
    public final func appendItem(_ item: Gio.MenuItem) { g_menu_append_item(instance(self), item.opaque) }

    /// Convenience function for appending a section menu item to the end of `menu`. Combine `g_menu_item_new_section()`
    /// and `g_menu_insert_item()` for a more flexible alternative.
    public final func appendSection(_ label: String?, section: Gio.MenuModel) {
      g_menu_append_section(instance(self), label, section.gMenuModel)
    }

    /// Convenience function for appending a submenu menu item to the end of `menu`. Combine `g_menu_item_new_submenu()`
    /// and `g_menu_insert_item()` for a more flexible alternative.
    public final func appendSubmenu(_ label: String?, submenu: Gio.MenuModel) {
      g_menu_append_submenu(instance(self), label, submenu.gMenuModel)
    }

    /// Marks `menu` as frozen.
    public final func freeze() { g_menu_freeze(instance(self)) }

    /// Convenience function for inserting a normal menu item into `menu`. Combine `g_menu_item_new()` and
    /// `g_menu_insert_item()` for a more flexible alternative.
    public final func insert(position: Int, label: String?, detailedAction: String?) {
      g_menu_insert(instance(self), position.int32, label, detailedAction)
    }

    /// Inserts `item` into `menu`.
    public final func insertItem(position: Int, item: Gio.MenuItem) {
      g_menu_insert_item(instance(self), position.int32, item.opaque)
    }

    /// Convenience function for inserting a section menu item into `menu`. Combine `g_menu_item_new_section()` and
    /// `g_menu_insert_item()` for a more flexible alternative.
    public final func insertSection(position: Int, label: String?, section: Gio.MenuModel) {
      g_menu_insert_section(instance(self), position.int32, label, section.gMenuModel)
    }

    /// Convenience function for inserting a submenu menu item into `menu`. Combine `g_menu_item_new_submenu()` and
    /// `g_menu_insert_item()` for a more flexible alternative.
    public final func insertSubmenu(position: Int, label: String?, submenu: Gio.MenuModel) {
      g_menu_insert_submenu(instance(self), position.int32, label, submenu.gMenuModel)
    }

    /// Convenience function for prepending a normal menu item to the start of `menu`. Combine `g_menu_item_new()` and
    /// `g_menu_insert_item()` for a more flexible alternative.
    public final func prepend(_ label: String?, detailedAction: String?) {
      g_menu_prepend(instance(self), label, detailedAction)
    }

    /// Prepends `item` to the start of `menu`.
    public final func prependItem(_ item: Gio.MenuItem) { g_menu_prepend_item(instance(self), item.opaque) }

    /// Convenience function for prepending a section menu item to the start of `menu`. Combine
    /// `g_menu_item_new_section()` and `g_menu_insert_item()` for a more flexible alternative.
    public final func prependSection(_ label: String?, section: Gio.MenuModel) {
      g_menu_prepend_section(instance(self), label, section.gMenuModel)
    }

    /// Convenience function for prepending a submenu menu item to the start of `menu`. Combine
    /// `g_menu_item_new_submenu()` and `g_menu_insert_item()` for a more flexible alternative.
    public final func prependSubmenu(_ label: String?, submenu: Gio.MenuModel) {
      g_menu_prepend_submenu(instance(self), label, submenu.gMenuModel)
    }

    /// Removes an item from the menu.
    public final func remove(_ position: Int) { g_menu_remove(instance(self), position.int32) }

    /// Removes all items in the menu.
    public final func removeAll() { g_menu_remove_all(instance(self)) }
  }
}

extension Gio {
  /// `MenuItem` is an opaque structure type. You must access it using the functions below.
  open class MenuItem: Object {
    open override class var gType: GType { g_menu_item_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new `MenuItem`.
    public init(label: String? = nil, detailedAction: String? = nil) {
      super.init(adopting: g_menu_item_new(label, detailedAction).raw)
    }

    /// Creates a `MenuItem` as an exact copy of an existing menu item in a `MenuModel`.
    public init(model: Gio.MenuModel, itemIndex: Int) {
      super.init(adopting: g_menu_item_new_from_model(model.gMenuModel, itemIndex.int32).raw)
    }

    /// Creates a new `MenuItem` representing a section.
    public init(label: String?, section: Gio.MenuModel) {
      super.init(adopting: g_menu_item_new_section(label, section.gMenuModel).raw)
    }

    /// Creates a new `MenuItem` representing a submenu.
    public init(label: String?, submenu: Gio.MenuModel) {
      super.init(adopting: g_menu_item_new_submenu(label, submenu.gMenuModel).raw)
    }

    /// Queries the named `attribute` on `menuItem`.
    public final func getAttributeValue(_ attribute: String, expectedType: GLib.VariantType?) -> GLib.Variant? {
      givenBoxed(opaque: g_menu_item_get_attribute_value(instance(self), attribute, expectedType?.opaque))
    }

    /// Queries the named `link` on `menuItem`.
    public final func getLink(_ link: String) -> Gio.MenuModel? {
      givenObject(g_menu_item_get_link(instance(self), link))
    }

    /// Sets or unsets the "action" and "target" attributes of `menuItem`.
    public final func setActionAndTargetValue(_ action: String?, targetValue: GLib.Variant?) {
      g_menu_item_set_action_and_target_value(instance(self), action, targetValue?.opaque)
    }

    /// Sets or unsets an attribute on `menuItem`.
    public final func setAttributeValue(_ attribute: String, value: GLib.Variant?) {
      g_menu_item_set_attribute_value(instance(self), attribute, value?.opaque)
    }

    /// Sets the "action" and possibly the "target" attribute of `menuItem`.
    public final func setDetailedAction(_ detailedAction: String) {
      g_menu_item_set_detailed_action(instance(self), detailedAction)
    }

    /// Sets (or unsets) the icon on `menuItem`.
    public final func setIcon(_ icon: any Gio.Icon) { g_menu_item_set_icon(instance(self), icon.opaque) }

    /// Sets or unsets the "label" attribute of `menuItem`.
    public final func setLabel(_ label: String?) { g_menu_item_set_label(instance(self), label) }

    /// Creates a link from `menuItem` to `model` if non-`nil`, or unsets it.
    public final func setLink(_ link: String, model: Gio.MenuModel?) {
      g_menu_item_set_link(instance(self), link, model?.gMenuModel)
    }

    /// Sets or unsets the "section" link of `menuItem` to `section`.
    public final func setSection(_ section: Gio.MenuModel?) {
      g_menu_item_set_section(instance(self), section?.gMenuModel)
    }

    /// Sets or unsets the "submenu" link of `menuItem` to `submenu`.
    public final func setSubmenu(_ submenu: Gio.MenuModel?) {
      g_menu_item_set_submenu(instance(self), submenu?.gMenuModel)
    }
  }
}

extension Gio {
  /// `MenuModel` represents the contents of a menu -- an ordered list of menu items. The items are associated with
  /// actions, which can be activated through them. Items can be grouped in sections, and may have submenus associated
  /// with them. Both items and sections usually have some representation data, such as labels or icons. The type of the
  /// associated action (ie whether it is stateful, and what kind of state it has) can influence the representation of
  /// the item.
  open class MenuModel: Object {
    open override class var gType: GType { g_menu_model_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gMenuModel: UnsafeMutablePointer<GMenuModel> { pointer.assumingMemoryBound(to: GMenuModel.self) }

    /// Queries the item at position `itemIndex` in `model` for the attribute specified by `attribute`.
    public final func getItemAttributeValue(itemIndex: Int, attribute: String, expectedType: GLib.VariantType?) -> GLib
      .Variant?
    {
      givenBoxed(
        opaque: g_menu_model_get_item_attribute_value(gMenuModel, itemIndex.int32, attribute, expectedType?.opaque))
    }

    /// Queries the item at position `itemIndex` in `model` for the link specified by `link`.
    public final func getItemLink(itemIndex: Int, link: String) -> Gio.MenuModel? {
      givenObject(g_menu_model_get_item_link(gMenuModel, itemIndex.int32, link))
    }

    /// Query the number of items in `model`.
    public final var nItems: Int { g_menu_model_get_n_items(gMenuModel).int }

    /// Queries if `model` is mutable.
    public final var isMutable: Bool { g_menu_model_is_mutable(gMenuModel).isTrue }

    /// Requests emission of the `MenuModel.itemsChanged` signal on `model`.
    public final func itemsChanged(position: Int, removed: Int, added: Int) {
      g_menu_model_items_changed(gMenuModel, position.int32, removed.int32, added.int32)
    }
  }
}

extension Reactive where Base: Gio.MenuModel {
  /// Emitted when a change has occurred to the menu.
  ///
  /// Arguments: `position`, `removed`, `added`.
  public var itemsChanged: SafeSignal<(Int, Int, Int)> { signal(ofSeveral: "items-changed") }
}

extension Gio {
  /// `MountOperation` provides a mechanism for interacting with the user. It can be used for authenticating mountable
  /// operations, such as loop mounting files, hard drive partitions or server locations. It can also be used to ask the
  /// user questions or show a list of applications preventing unmount or eject operations from completing.
  open class MountOperation: Object {
    open override class var gType: GType { g_mount_operation_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gMountOperation: UnsafeMutablePointer<GMountOperation> {
      pointer.assumingMemoryBound(to: GMountOperation.self)
    }

    /// Creates a new mount operation.
    public init() {
      super.init(adopting: g_mount_operation_new())
    }

    /// Whether to use an anonymous user when authenticating.
    public final var anonymous: Bool {
      get { g_mount_operation_get_anonymous(gMountOperation).isTrue }
      set { g_mount_operation_set_anonymous(gMountOperation, newValue.gboolean) }
    }

    /// The index of the user's choice when a question is asked during the mount operation. See the
    /// `MountOperation.askQuestion` signal.
    public final var choice: Int {
      get { g_mount_operation_get_choice(gMountOperation).int }
      set { g_mount_operation_set_choice(gMountOperation, newValue.int32) }
    }

    /// The domain to use for the mount operation.
    public final var domain: String? {
      get { lentString(ifAny: g_mount_operation_get_domain(gMountOperation)) }
      set { lend(newValue) { g_mount_operation_set_domain(gMountOperation, $0) } }
    }

    /// Whether the device to be unlocked is a TCRYPT hidden volume. See [the VeraCrypt
    /// documentation](https://www.veracrypt.fr/en/Hidden%20Volume.html).
    public final var isTcryptHiddenVolume: Bool {
      get { g_mount_operation_get_is_tcrypt_hidden_volume(gMountOperation).isTrue }
      set { g_mount_operation_set_is_tcrypt_hidden_volume(gMountOperation, newValue.gboolean) }
    }

    /// Whether the device to be unlocked is a TCRYPT system volume. In this context, a system volume is a volume with a
    /// bootloader and operating system installed. This is only supported for Windows operating systems. For further
    /// documentation, see [the VeraCrypt documentation](https://www.veracrypt.fr/en/System%20Encryption.html).
    public final var isTcryptSystemVolume: Bool {
      get { g_mount_operation_get_is_tcrypt_system_volume(gMountOperation).isTrue }
      set { g_mount_operation_set_is_tcrypt_system_volume(gMountOperation, newValue.gboolean) }
    }

    /// The password that is used for authentication when carrying out the mount operation.
    public final var password: String? {
      get { lentString(ifAny: g_mount_operation_get_password(gMountOperation)) }
      set { lend(newValue) { g_mount_operation_set_password(gMountOperation, $0) } }
    }

    /// Determines if and how the password information should be saved.
    public final var passwordSave: Gio.PasswordSave {
      get { Gio.PasswordSave(cValue: g_mount_operation_get_password_save(gMountOperation)) }
      set { g_mount_operation_set_password_save(gMountOperation, newValue.cValue) }
    }

    /// The VeraCrypt PIM value, when unlocking a VeraCrypt volume. See [the VeraCrypt
    /// documentation](https://www.veracrypt.fr/en/Personal%20Iterations%20Multiplier%20(PIM).html).
    public final var pim: Int {
      get { g_mount_operation_get_pim(gMountOperation).int }
      set { g_mount_operation_set_pim(gMountOperation, newValue.uint32) }
    }

    /// The user name that is used for authentication when carrying out the mount operation.
    public final var username: String? {
      get { lentString(ifAny: g_mount_operation_get_username(gMountOperation)) }
      set { lend(newValue) { g_mount_operation_set_username(gMountOperation, $0) } }
    }

    /// Emits the `MountOperation.reply` signal.
    public final func reply(_ result: Gio.MountOperationResult) {
      g_mount_operation_reply(gMountOperation, result.cValue)
    }
  }
}

extension Reactive where Base: Gio.MountOperation {
  /// Whether to use an anonymous user when authenticating.
  public var anonymous: DynamicSubject<Bool> { property("anonymous") }

  /// The index of the user's choice when a question is asked during the mount operation. See the
  /// `MountOperation.askQuestion` signal.
  public var choice: DynamicSubject<Int> {
    property("choice", get: { (object: Gio.MountOperation) in object.choice }, set: { $0.choice = $1 })
  }

  /// The domain to use for the mount operation.
  public var domain: DynamicSubject<String?> {
    property("domain", get: { (object: Gio.MountOperation) in object.domain }, set: { $0.domain = $1 })
  }

  /// Whether the device to be unlocked is a TCRYPT hidden volume. See [the VeraCrypt
  /// documentation](https://www.veracrypt.fr/en/Hidden%20Volume.html).
  public var isTcryptHiddenVolume: DynamicSubject<Bool> { property("is-tcrypt-hidden-volume") }

  /// Whether the device to be unlocked is a TCRYPT system volume. In this context, a system volume is a volume with a
  /// bootloader and operating system installed. This is only supported for Windows operating systems. For further
  /// documentation, see [the VeraCrypt documentation](https://www.veracrypt.fr/en/System%20Encryption.html).
  public var isTcryptSystemVolume: DynamicSubject<Bool> { property("is-tcrypt-system-volume") }

  /// The password that is used for authentication when carrying out the mount operation.
  public var password: DynamicSubject<String?> {
    property("password", get: { (object: Gio.MountOperation) in object.password }, set: { $0.password = $1 })
  }

  /// Determines if and how the password information should be saved.
  public var passwordSave: DynamicSubject<Gio.PasswordSave> { property("password-save") }

  /// The VeraCrypt PIM value, when unlocking a VeraCrypt volume. See [the VeraCrypt
  /// documentation](https://www.veracrypt.fr/en/Personal%20Iterations%20Multiplier%20(PIM).html).
  public var pim: DynamicSubject<Int> {
    property("pim", get: { (object: Gio.MountOperation) in object.pim }, set: { $0.pim = $1 })
  }

  /// The user name that is used for authentication when carrying out the mount operation.
  public var username: DynamicSubject<String?> {
    property("username", get: { (object: Gio.MountOperation) in object.username }, set: { $0.username = $1 })
  }

  /// Emitted by the backend when e.g. a device becomes unavailable while a mount operation is in progress.
  public var aborted: SafeSignal<Void> { signal("aborted") }

  /// Emitted when a mount operation asks the user for a password.
  ///
  /// Arguments: `message`, `defaultUser`, `defaultDomain`, `flags`.
  public var askPassword: SafeSignal<(String, String, String, Gio.AskPasswordFlags)> {
    signal(ofSeveral: "ask-password")
  }

  /// Emitted when asking the user a question and gives a list of choices for the user to choose from.
  ///
  /// Arguments: `message`, `choices`.
  public var askQuestion: SafeSignal<(String, [String])> { signal(ofSeveral: "ask-question") }

  /// Emitted when the user has replied to the mount operation.
  ///
  /// Argument: `result`.
  public var reply: SafeSignal<Gio.MountOperationResult> { signal(ofOne: "reply") }

  /// Emitted when one or more processes are blocking an operation e.g. unmounting/ejecting a `Mount` or stopping a
  /// `Drive`.
  ///
  /// Arguments: `message`, `processes`, `choices`.
  public var showProcesses: SafeSignal<(String, OpaqueValue, [String])> { signal(ofSeveral: "show-processes") }

  /// Emitted when an unmount operation has been busy for more than some time (typically 1.5 seconds).
  ///
  /// Arguments: `message`, `timeLeft`, `bytesLeft`.
  public var showUnmountProgress: SafeSignal<(String, Int, Int)> { signal(ofSeveral: "show-unmount-progress") }
}

extension Gio {
  /// `NetworkMonitor` provides an easy-to-use cross-platform API for monitoring network connectivity. On Linux, the
  /// available implementations are based on the kernel's netlink interface and on NetworkManager.
  open class NetworkMonitor: Object {
    open override class var gType: GType { g_network_monitor_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// More detailed information about the host's network connectivity. See `g_network_monitor_get_connectivity()` and
    /// `NetworkConnectivity` for more details.
    public final var connectivity: Gio.NetworkConnectivity {
      Gio.NetworkConnectivity(cValue: g_network_monitor_get_connectivity(instance(self)))
    }

    /// Whether the network is considered available. That is, whether the system has a default route for at least one of
    /// IPv4 or IPv6.
    public final var networkAvailable: Bool { g_network_monitor_get_network_available(instance(self)).isTrue }

    /// Whether the network is considered metered. That is, whether the system has traffic flowing through the default
    /// connection that is subject to limitations set by service providers. For example, traffic might be billed by the
    /// amount of data transmitted, or there might be a quota on the amount of traffic per month. This is typical with
    /// tethered connections (3G and 4G) and in such situations, bandwidth intensive applications may wish to avoid
    /// network activity where possible if it will cost the user money or use up their limited quota.
    public final var networkMetered: Bool { g_network_monitor_get_network_metered(instance(self)).isTrue }

    /// Gets the default `NetworkMonitor` for the system.
    public static var `default`: Gio.NetworkMonitor { lentObject(opaque: g_network_monitor_get_default())! }
  }
}

extension Reactive where Base: Gio.NetworkMonitor {
  /// More detailed information about the host's network connectivity. See `g_network_monitor_get_connectivity()` and
  /// `NetworkConnectivity` for more details.
  public var connectivity: SafeSignal<Gio.NetworkConnectivity> { readOnlyProperty("connectivity") }

  /// Whether the network is considered available. That is, whether the system has a default route for at least one of
  /// IPv4 or IPv6.
  public var networkAvailable: SafeSignal<Bool> { readOnlyProperty("network-available") }

  /// Whether the network is considered metered. That is, whether the system has traffic flowing through the default
  /// connection that is subject to limitations set by service providers. For example, traffic might be billed by the
  /// amount of data transmitted, or there might be a quota on the amount of traffic per month. This is typical with
  /// tethered connections (3G and 4G) and in such situations, bandwidth intensive applications may wish to avoid
  /// network activity where possible if it will cost the user money or use up their limited quota.
  public var networkMetered: SafeSignal<Bool> { readOnlyProperty("network-metered") }

  /// Emitted when the network configuration changes.
  ///
  /// Argument: `networkAvailable`.
  public var networkChanged: SafeSignal<Bool> { signal(ofOne: "network-changed") }
}

extension Gio {
  /// `Notification` is a mechanism for creating a notification to be shown to the user -- typically as a pop-up
  /// notification presented by the desktop environment shell.
  open class Notification: Object {
    open override class var gType: GType { g_notification_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new `Notification` with `title` as its title.
    public init(title: String) {
      super.init(adopting: g_notification_new(title).raw)
    }

    /// Adds a button to `notification` that activates the action in `detailedAction` when clicked. That action must be
    /// an application-wide action (starting with "app."). If `detailedAction` contains a target, the action will be
    /// activated with that target as its parameter.
    public final func addButton(_ label: String, detailedAction: String) {
      g_notification_add_button(instance(self), label, detailedAction)
    }

    /// Adds a button to `notification` that activates `action` when clicked. `action` must be an application-wide
    /// action (it must start with "app.").
    public final func addButtonWithTarget(_ label: String, action: String, target: GLib.Variant?) {
      g_notification_add_button_with_target_value(instance(self), label, action, target?.opaque)
    }

    /// Sets the body of `notification` to `body`.
    public final func setBody(_ body: String?) { g_notification_set_body(instance(self), body) }

    /// Sets the type of `notification` to `category`. Categories have a main type like `email`, `im` or `device` and
    /// can have a detail separated by a `.`, e.g. `im.received` or `email.arrived`. Setting the category helps the
    /// notification server to select proper feedback to the user.
    public final func setCategory(_ category: String?) { g_notification_set_category(instance(self), category) }

    /// Sets the default action of `notification` to `detailedAction`. This action is activated when the notification is
    /// clicked on.
    public final func setDefaultAction(_ detailedAction: String) {
      g_notification_set_default_action(instance(self), detailedAction)
    }

    /// Sets the default action of `notification` to `action`. This action is activated when the notification is clicked
    /// on. It must be an application-wide action (start with "app.").
    public final func setDefaultActionAndTarget(_ action: String, target: GLib.Variant?) {
      g_notification_set_default_action_and_target_value(instance(self), action, target?.opaque)
    }

    /// Sets the icon of `notification` to `icon`.
    public final func setIcon(_ icon: any Gio.Icon) { g_notification_set_icon(instance(self), icon.opaque) }

    /// Sets the priority of `notification` to `priority`. See `NotificationPriority` for possible values.
    public final func setPriority(_ priority: Gio.NotificationPriority) {
      g_notification_set_priority(instance(self), priority.cValue)
    }

    /// Sets the title of `notification` to `title`.
    public final func setTitle(_ title: String) { g_notification_set_title(instance(self), title) }

    /// Deprecated in favor of `g_notification_set_priority()`.
    @available(
      *, deprecated, message: "Since 2.42, this has been deprecated in favour of `g_notification_set_priority()`."
    )
    public final func setUrgent(_ urgent: Bool) { g_notification_set_urgent(instance(self), urgent.gboolean) }
  }
}

extension Gio {
  /// `OutputStream` has functions to write to a stream (`g_output_stream_write()`), to close a stream
  /// (`g_output_stream_close()`) and to flush pending writes (`g_output_stream_flush()`).
  open class OutputStream: Object {
    open override class var gType: GType { g_output_stream_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gOutputStream: UnsafeMutablePointer<GOutputStream> { pointer.assumingMemoryBound(to: GOutputStream.self) }

    /// Clears the pending flag on `stream`.
    public final func clearPending() { g_output_stream_clear_pending(gOutputStream) }

    /// Closes the stream, releasing resources related to it.
    public final func close(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_close(gOutputStream, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Requests an asynchronous close of the stream, releasing resources related to it. When the operation is finished
    /// `callback` will be called. You can then call `g_output_stream_close_finish()` to get the result of the
    /// operation.
    public final func close(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_output_stream_close_async(gOutputStream, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_close_finish(gOutputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Forces a write of all user-space buffered data for the given `stream`. Will block during the operation. Closing
    /// the stream will implicitly cause a flush.
    public final func flush(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_flush(gOutputStream, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Forces an asynchronous write of all user-space buffered data for the given `stream`. For behaviour details see
    /// `g_output_stream_flush()`.
    public final func flush(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_output_stream_flush_async(gOutputStream, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_flush_finish(gOutputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Checks if an output stream has pending actions.
    public final var hasPending: Bool { g_output_stream_has_pending(gOutputStream).isTrue }

    /// Checks if an output stream has already been closed.
    public final var isClosed: Bool { g_output_stream_is_closed(gOutputStream).isTrue }

    /// Checks if an output stream is being closed. This can be used inside e.g. a flush implementation to see if the
    /// flush (or other i/o operation) is called from within the closing operation.
    public final var isClosing: Bool { g_output_stream_is_closing(gOutputStream).isTrue }

    /// Sets `stream` to have actions pending. If the pending flag is already set or `stream` is closed, it will return
    /// `false` and set `error`.
    public final func setPending() throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_set_pending(gOutputStream, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Splices an input stream into an output stream.
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

    /// Splices a stream asynchronously. When the operation is finished `callback` will be called. You can then call
    /// `g_output_stream_splice_finish()` to get the result of the operation.
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

    /// Tries to write `count` bytes from `buffer` into the stream. Will block during the operation.
    @discardableResult
    public final func write(_ buffer: [UInt8], cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Int {
      var cBuffer = buffer
      var error: UnsafeMutablePointer<GError>?
      let result = g_output_stream_write(gOutputStream, &cBuffer, buffer.count.uint, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result
    }

    /// Tries to write `count` bytes from `buffer` into the stream. Will block during the operation.
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

    /// Request an asynchronous write of `count` bytes from `buffer` into the stream. When the operation is finished
    /// `callback` will be called. You can then call `g_output_stream_write_all_finish()` to get the result of the
    /// operation.
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

    /// Request an asynchronous write of `count` bytes from `buffer` into the stream. When the operation is finished
    /// `callback` will be called. You can then call `g_output_stream_write_finish()` to get the result of the
    /// operation.
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

    /// A wrapper function for `g_output_stream_write()` which takes a `Bytes` as input. This can be more convenient for
    /// use by language bindings or in other cases where the refcounted nature of `Bytes` is helpful over a bare pointer
    /// interface.
    @discardableResult
    public final func writeBytes(_ bytes: GLib.Bytes, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Int {
      var error: UnsafeMutablePointer<GError>?
      let result = g_output_stream_write_bytes(gOutputStream, bytes.opaque, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result
    }

    /// This function is similar to `g_output_stream_write_async()`, but takes a `Bytes` as input. Due to the refcounted
    /// nature of `Bytes`, this allows the stream to avoid taking a copy of the data.
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
  /// A `Permission` represents the status of the caller's permission to perform a certain action.
  open class Permission: Object {
    open override class var gType: GType { g_permission_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gPermission: UnsafeMutablePointer<GPermission> { pointer.assumingMemoryBound(to: GPermission.self) }

    /// `true` if the caller currently has permission to perform the action that `permission` represents the permission
    /// to perform.
    public final var allowed: Bool { g_permission_get_allowed(gPermission).isTrue }

    /// `true` if it is generally possible to acquire the permission by calling `g_permission_acquire()`.
    public final var canAcquire: Bool { g_permission_get_can_acquire(gPermission).isTrue }

    /// `true` if it is generally possible to release the permission by calling `g_permission_release()`.
    public final var canRelease: Bool { g_permission_get_can_release(gPermission).isTrue }

    /// Attempts to acquire the permission represented by `permission`.
    public final func acquire(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_permission_acquire(gPermission, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Attempts to acquire the permission represented by `permission`.
    public final func acquire() async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_permission_acquire_async(gPermission, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_permission_acquire_finish(gPermission, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// This function is called by the `Permission` implementation to update the properties of the permission. You
    /// should never call this function except from a `Permission` implementation.
    public final func implUpdate(allowed: Bool, canAcquire: Bool, canRelease: Bool) {
      g_permission_impl_update(gPermission, allowed.gboolean, canAcquire.gboolean, canRelease.gboolean)
    }

    /// Attempts to release the permission represented by `permission`.
    public final func release(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_permission_release(gPermission, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Attempts to release the permission represented by `permission`.
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
  /// `true` if the caller currently has permission to perform the action that `permission` represents the permission to
  /// perform.
  public var allowed: SafeSignal<Bool> { readOnlyProperty("allowed") }

  /// `true` if it is generally possible to acquire the permission by calling `g_permission_acquire()`.
  public var canAcquire: SafeSignal<Bool> { readOnlyProperty("can-acquire") }

  /// `true` if it is generally possible to release the permission by calling `g_permission_release()`.
  public var canRelease: SafeSignal<Bool> { readOnlyProperty("can-release") }
}

extension Gio {
  /// A `PropertyAction` is a way to get a `Action` with a state value reflecting and controlling the value of a
  /// `Object` property.
  open class PropertyAction: Object, Gio.Action {
    open override class var gType: GType { g_property_action_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a `Action` corresponding to the value of property `propertyName` on `object`.
    public init(name: String, object: Object, propertyName: String) {
      super.init(adopting: g_property_action_new(name, object.pointer, propertyName).raw)
    }

    /// If `action` is currently enabled.
    public final var enabled: Bool { getProperty("enabled") }

    /// If `true`, the state of the action will be the negation of the property value, provided the property is boolean.
    public final var invertBoolean: Bool { getProperty("invert-boolean") }

    /// The name of the action. This is mostly meaningful for identifying the action once it has been added to a
    /// `ActionMap`.
    public final var name: String { getProperty("name") }

    /// The type of the parameter that must be given when activating the action.
    public final var parameterType: GLib.VariantType? { getProperty("parameter-type") }

    /// The state of the action, or `nil` if the action is stateless.
    public final var state: GLib.Variant? { getProperty("state") }

    /// The `VariantType` of the state that the action has, or `nil` if the action is stateless.
    public final var stateType: GLib.VariantType? { getProperty("state-type") }
  }
}

extension Reactive where Base: Gio.PropertyAction {
  /// If `action` is currently enabled.
  public var enabled: SafeSignal<Bool> { readOnlyProperty("enabled") }

  /// If `true`, the state of the action will be the negation of the property value, provided the property is boolean.
  public var invertBoolean: SafeSignal<Bool> { readOnlyProperty("invert-boolean") }

  /// The name of the action. This is mostly meaningful for identifying the action once it has been added to a
  /// `ActionMap`.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// The type of the parameter that must be given when activating the action.
  public var parameterType: SafeSignal<GLib.VariantType?> { readOnlyProperty("parameter-type") }

  /// The state of the action, or `nil` if the action is stateless.
  public var state: SafeSignal<GLib.Variant?> { readOnlyProperty("state") }

  /// The `VariantType` of the state that the action has, or `nil` if the action is stateless.
  public var stateType: SafeSignal<GLib.VariantType?> { readOnlyProperty("state-type") }
}

extension Gio {
  /// `ProxyResolver` provides synchronous and asynchronous network proxy resolution. `ProxyResolver` is used within
  /// `SocketClient` through the method `g_socket_connectable_proxy_enumerate()`.
  open class ProxyResolver: Object {
    open override class var gType: GType { g_proxy_resolver_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Checks if `resolver` can be used on this system. (This is used internally; `g_proxy_resolver_get_default()` will
    /// only return a proxy resolver that returns `true` for this method.)
    public final var isSupported: Bool { g_proxy_resolver_is_supported(instance(self)).isTrue }

    /// Looks into the system proxy configuration to determine what proxy, if any, to use to connect to `uri`. The
    /// returned proxy URIs are of the form `\<protocol>://[user[:password]@]host:port` or `direct://`, where
    /// \<protocol> could be http, rtsp, socks or other proxying protocol.
    public final func lookup(_ uri: String, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> [String] {
      var error: UnsafeMutablePointer<GError>?
      let result = g_proxy_resolver_lookup(instance(self), uri, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenStrings(result)
    }

    /// Asynchronous lookup of proxy. See `g_proxy_resolver_lookup()` for more details.
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

    /// Gets the default `ProxyResolver` for the system.
    public static var `default`: Gio.ProxyResolver { lentObject(opaque: g_proxy_resolver_get_default())! }
  }
}

extension Gio {
  /// Applications and libraries often contain binary or textual data that is really part of the application, rather
  /// than user data. For instance `Builder` .ui files, splashscreen images, GMenu markup XML, CSS files, icons, etc.
  /// These are often shipped as files in `$datadir/appname`, or manually included as literal strings in the code.
  public final class Resource: Boxed {
    public override class var gType: GType { g_resource_get_type() }

    /// Creates a GResource from a reference to the binary resource bundle. This will keep a reference to `data` while the
    /// resource lives, so the data should not be modified or freed.
    public convenience init(data: GLib.Bytes) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = g_resource_new_from_data(data.opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
      self.init(taking: pointer!.raw)
    }

    /// Returns all the names of children at the specified `path` in the resource. The return result is a `nil` terminated
    /// list of strings which should be released with `g_strfreev()`.
    @discardableResult
    public func enumerateChildren(_ path: String, lookupFlags: Gio.ResourceLookupFlags) throws(GLib.Failure) -> [String]
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_resource_enumerate_children(opaque, path, lookupFlags.cValue, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenStrings(result)
    }

    /// Looks for a file at the specified `path` in the resource and if found returns information about it.
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

    /// Looks for a file at the specified `path` in the resource and returns a `Bytes` that lets you directly access the
    /// data in memory.
    public func lookupData(_ path: String, lookupFlags: Gio.ResourceLookupFlags) throws(GLib.Failure) -> GLib.Bytes {
      var error: UnsafeMutablePointer<GError>?
      let result = g_resource_lookup_data(opaque, path, lookupFlags.cValue, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return promised(givenBoxed(opaque: result))
    }

    /// Looks for a file at the specified `path` in the resource and returns a `InputStream` that lets you read the data.
    @discardableResult
    public func openStream(_ path: String, lookupFlags: Gio.ResourceLookupFlags) throws(GLib.Failure) -> Gio.InputStream
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_resource_open_stream(opaque, path, lookupFlags.cValue, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Loads a binary resource bundle and creates a `Resource` representation of it, allowing you to query it for data.
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
  /// The `Settings` class provides a convenient API for storing and retrieving application settings.
  open class Settings: Object {
    open override class var gType: GType { g_settings_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gSettings: UnsafeMutablePointer<GSettings> { pointer.assumingMemoryBound(to: GSettings.self) }

    /// Creates a new `Settings` object with a given schema, backend and path.
    public init(schema: Gio.SettingsSchema, path: String?) {
      super.init(adopting: g_settings_new_full(schema.opaque, nil, path))
    }

    /// Whether the `Settings` object is in 'delay-apply' mode. See `g_settings_delay()` for details.
    public final var delayApply: Bool { getProperty("delay-apply") }

    /// If this property is `true`, the `Settings` object has outstanding changes that will be applied when
    /// `g_settings_apply()` is called.
    public final var hasUnapplied: Bool { g_settings_get_has_unapplied(gSettings).isTrue }

    /// The path within the backend where the settings are stored.
    public final var path: String { getProperty("path") }

    /// The name of the schema that describes the types of keys for this `Settings` object.
    public final var schemaId: String { getProperty("schema-id") }

    /// The `SettingsSchema` describing the types of keys for this `Settings` object.
    public final var settingsSchema: Gio.SettingsSchema? { getProperty("settings-schema") }

    /// The name of the schema that describes the types of keys for this `Settings` object.
    @available(
      *, deprecated,
      message:
        "Use the 'schema-id' property instead. In a future version, this property may instead refer to a `SettingsSchema`."
    )
    public final var schema: String { getProperty("schema") }

    /// Applies any changes that have been made to the settings. This function does nothing unless `settings` is in
    /// 'delay-apply' mode; see `g_settings_delay()`. In the normal case settings are always applied immediately.
    public final func apply() { g_settings_apply(gSettings) }

    /// Create a binding between the `key` in the `settings` object and the property `property` of `object`.
    public final func bind(_ key: String, object: Object, property: String, flags: Gio.SettingsBindFlags) {
      g_settings_bind(gSettings, key, object.pointer, property, flags.cValue)
    }

    /// Create a binding between the writability of `key` in the `settings` object and the property `property` of
    /// `object`. The property must be boolean; "sensitive" or "visible" properties of widgets are the most likely
    /// candidates.
    public final func bindWritable(_ key: String, object: Object, property: String, inverted: Bool) {
      g_settings_bind_writable(gSettings, key, object.pointer, property, inverted.gboolean)
    }

    /// Creates a `Action` corresponding to a given `Settings` key.
    @discardableResult
    public final func createAction(_ key: String) -> any Gio.Action {
      (givenInterface(opaque: g_settings_create_action(gSettings, key)) as (any Gio.Action)?)!
    }

    /// Changes the `Settings` object into 'delay-apply' mode. In this mode, changes to `settings` are not immediately
    /// propagated to the backend, but kept locally until `g_settings_apply()` is called.
    public final func delay() { g_settings_delay(gSettings) }

    /// Gets the value that is stored at `key` in `settings`.
    public final func getBoolean(_ key: String) -> Bool { g_settings_get_boolean(gSettings, key).isTrue }

    /// Creates a child settings object which has a base path of `base-path/@name`, where `base-path` is the base path
    /// of `settings`.
    public final func getChild(_ name: String) -> Gio.Settings? { givenObject(g_settings_get_child(gSettings, name)) }

    /// Gets the "default value" of a key.
    public final func getDefaultValue(_ key: String) -> GLib.Variant? {
      givenBoxed(opaque: g_settings_get_default_value(gSettings, key))
    }

    /// Gets the value that is stored at `key` in `settings`.
    public final func getDouble(_ key: String) -> Double { g_settings_get_double(gSettings, key) }

    /// Gets the value that is stored in `settings` for `key` and converts it to the enum value that it represents.
    public final func getEnum(_ key: String) -> Int { g_settings_get_enum(gSettings, key).int }

    /// Gets the value that is stored in `settings` for `key` and converts it to the flags value that it represents.
    public final func getFlags(_ key: String) -> Int { g_settings_get_flags(gSettings, key).int }

    /// Gets the value that is stored at `key` in `settings`.
    public final func getInt(_ key: String) -> Int { g_settings_get_int(gSettings, key).int }

    /// Gets the value that is stored at `key` in `settings`.
    public final func getInt64(_ key: String) -> Int { g_settings_get_int64(gSettings, key) }

    /// Gets the value that is stored at `key` in `settings`.
    public final func getString(_ key: String) -> String { givenString(g_settings_get_string(gSettings, key)) }

    /// A convenience variant of `g_settings_get()` for string arrays.
    public final func getStrv(_ key: String) -> [String] { givenStrings(g_settings_get_strv(gSettings, key)) }

    /// Gets the value that is stored at `key` in `settings`.
    public final func getUint(_ key: String) -> Int { g_settings_get_uint(gSettings, key).int }

    /// Gets the value that is stored at `key` in `settings`.
    public final func getUint64(_ key: String) -> Int { g_settings_get_uint64(gSettings, key).int }

    /// Checks the "user value" of a key, if there is one.
    public final func getUserValue(_ key: String) -> GLib.Variant? {
      givenBoxed(opaque: g_settings_get_user_value(gSettings, key))
    }

    /// Gets the value that is stored in `settings` for `key`.
    public final func getValue(_ key: String) -> GLib.Variant {
      promised(givenBoxed(opaque: g_settings_get_value(gSettings, key)))
    }

    /// Finds out if a key can be written or not
    public final func isWritable(_ name: String) -> Bool { g_settings_is_writable(gSettings, name).isTrue }

    /// Gets the list of children on `settings`.
    @discardableResult
    public final func listChildren() -> [String] { givenStrings(g_settings_list_children(gSettings)) }

    /// Resets `key` to its default value.
    public final func reset(_ key: String) { g_settings_reset(gSettings, key) }

    /// Reverts all non-applied changes to the settings. This function does nothing unless `settings` is in
    /// 'delay-apply' mode; see `g_settings_delay()`. In the normal case settings are always applied immediately.
    public final func revert() { g_settings_revert(gSettings) }

    /// Sets `key` in `settings` to `value`.
    @discardableResult
    public final func setBoolean(_ key: String, value: Bool) -> Bool {
      g_settings_set_boolean(gSettings, key, value.gboolean).isTrue
    }

    /// Sets `key` in `settings` to `value`.
    @discardableResult
    public final func setDouble(_ key: String, value: Double) -> Bool {
      g_settings_set_double(gSettings, key, value).isTrue
    }

    /// Looks up the enumerated type nick for `value` and writes it to `key`, within `settings`.
    @discardableResult
    public final func setEnum(_ key: String, value: Int) -> Bool {
      g_settings_set_enum(gSettings, key, value.int32).isTrue
    }

    /// Looks up the flags type nicks for the bits specified by `value`, puts them in an array of strings and writes the
    /// array to `key`, within `settings`.
    @discardableResult
    public final func setFlags(_ key: String, value: Int) -> Bool {
      g_settings_set_flags(gSettings, key, value.uint32).isTrue
    }

    /// Sets `key` in `settings` to `value`.
    @discardableResult
    public final func setInt(_ key: String, value: Int) -> Bool {
      g_settings_set_int(gSettings, key, value.int32).isTrue
    }

    /// Sets `key` in `settings` to `value`.
    @discardableResult
    public final func setInt64(_ key: String, value: Int) -> Bool { g_settings_set_int64(gSettings, key, value).isTrue }

    /// Sets `key` in `settings` to `value`.
    @discardableResult
    public final func setString(_ key: String, value: String) -> Bool {
      g_settings_set_string(gSettings, key, value).isTrue
    }

    /// Sets `key` in `settings` to `value`.
    @discardableResult
    public final func setStrv(_ key: String, value: [String]) -> Bool {
      let lent = CallScope()
      defer { lent.end() }
      return g_settings_set_strv(gSettings, key, lent.strings(value)).isTrue
    }

    /// Sets `key` in `settings` to `value`.
    @discardableResult
    public final func setUint(_ key: String, value: Int) -> Bool {
      g_settings_set_uint(gSettings, key, value.uint32).isTrue
    }

    /// Sets `key` in `settings` to `value`.
    @discardableResult
    public final func setUint64(_ key: String, value: Int) -> Bool {
      g_settings_set_uint64(gSettings, key, value.uint).isTrue
    }

    /// Sets `key` in `settings` to `value`.
    @discardableResult
    public final func setValue(_ key: String, value: GLib.Variant) -> Bool {
      g_settings_set_value(gSettings, key, value.opaque).isTrue
    }

    /// Queries the range of a key.
    @available(*, deprecated, message: "Use `g_settings_schema_key_get_range()` instead.")
    public final func getRange(_ key: String) -> GLib.Variant {
      promised(givenBoxed(opaque: g_settings_get_range(gSettings, key)))
    }

    /// Introspects the list of keys on `settings`.
    @available(*, deprecated, message: "Use `g_settings_schema_list_keys()` instead.")
    @discardableResult
    public final func listKeys() -> [String] { givenStrings(g_settings_list_keys(gSettings)) }

    /// Checks if the given `value` is of the correct type and within the permitted range for `key`.
    @available(*, deprecated, message: "Use `g_settings_schema_key_range_check()` instead.")
    @discardableResult
    public final func rangeCheck(_ key: String, value: GLib.Variant) -> Bool {
      g_settings_range_check(gSettings, key, value.opaque).isTrue
    }

    /// Deprecated.
    @available(*, deprecated, message: "Use `g_settings_schema_source_list_schemas()` instead")
    @discardableResult
    public static func listRelocatableSchemas() -> [String] { lentStrings(g_settings_list_relocatable_schemas()) }

    /// Deprecated.
    @available(
      *, deprecated,
      message:
        "Use `g_settings_schema_source_list_schemas()` instead. If you used `g_settings_list_schemas()` to check for the presence of a particular schema, use `g_settings_schema_source_lookup()` instead of your whole loop."
    )
    @discardableResult
    public static func listSchemas() -> [String] { lentStrings(g_settings_list_schemas()) }

    /// Ensures that all pending operations are complete for the default backend.
    public static func sync() { g_settings_sync() }

    /// Removes an existing binding for `property` on `object`.
    public static func unbind(_ object: Object, property: String) { g_settings_unbind(object.pointer, property) }
  }
}

extension Reactive where Base: Gio.Settings {
  /// Whether the `Settings` object is in 'delay-apply' mode. See `g_settings_delay()` for details.
  public var delayApply: SafeSignal<Bool> { readOnlyProperty("delay-apply") }

  /// If this property is `true`, the `Settings` object has outstanding changes that will be applied when
  /// `g_settings_apply()` is called.
  public var hasUnapplied: SafeSignal<Bool> { readOnlyProperty("has-unapplied") }

  /// The path within the backend where the settings are stored.
  public var path: SafeSignal<String> { readOnlyProperty("path") }

  /// The name of the schema that describes the types of keys for this `Settings` object.
  public var schemaId: SafeSignal<String> { readOnlyProperty("schema-id") }

  /// The `SettingsSchema` describing the types of keys for this `Settings` object.
  public var settingsSchema: SafeSignal<Gio.SettingsSchema?> { readOnlyProperty("settings-schema") }

  /// The name of the schema that describes the types of keys for this `Settings` object.
  @available(
    *, deprecated,
    message:
      "Use the 'schema-id' property instead. In a future version, this property may instead refer to a `SettingsSchema`."
  )
  public var schema: SafeSignal<String> { readOnlyProperty("schema") }

  /// The "change-event" signal is emitted once per change event that affects this settings object. You should connect
  /// to this signal only if you are interested in viewing groups of changes before they are split out into multiple
  /// emissions of the "changed" signal. For most use cases it is more appropriate to use the "changed" signal.
  ///
  /// Arguments: `keys`, `nKeys`.
  public var changeEvent: SignalRequest<Bool, OpaqueValue, Int> { request("change-event") }

  /// The "changed" signal is emitted when a key has potentially changed. You should call one of the `g_settings_get()`
  /// calls to check the new value.
  ///
  /// Argument: `key`.
  public var changed: SafeSignal<String> { signal(ofOne: "changed") }

  /// The "writable-change-event" signal is emitted once per writability change event that affects this settings object.
  /// You should connect to this signal if you are interested in viewing groups of changes before they are split out
  /// into multiple emissions of the "writable-changed" signal. For most use cases it is more appropriate to use the
  /// "writable-changed" signal.
  ///
  /// Argument: `key`.
  public var writableChangeEvent: SignalRequest<Bool, Int> { request("writable-change-event") }

  /// The "writable-changed" signal is emitted when the writability of a key has potentially changed. You should call
  /// `g_settings_is_writable()` in order to determine the new status.
  ///
  /// Argument: `key`.
  public var writableChanged: SafeSignal<String> { signal(ofOne: "writable-changed") }
}

extension Gio {
  /// The `SettingsSchemaSource` and `SettingsSchema` APIs provide a mechanism for advanced control over the loading of
  /// schemas and a mechanism for introspecting their content.
  public final class SettingsSchema: Boxed {
    public override class var gType: GType { g_settings_schema_get_type() }

    /// Get the ID of `schema`.
    public var id: String { lentString(g_settings_schema_get_id(opaque)) }

    /// Gets the key named `name` from `schema`.
    public func getKey(_ name: String) -> Gio.SettingsSchemaKey {
      promised(givenBoxed(opaque: g_settings_schema_get_key(opaque, name)))
    }

    /// Gets the path associated with `schema`, or `nil`.
    public var path: String? { lentString(ifAny: g_settings_schema_get_path(opaque)) }

    /// Checks if `schema` has a key named `name`.
    public func hasKey(_ name: String) -> Bool { g_settings_schema_has_key(opaque, name).isTrue }

    /// Gets the list of children in `schema`.
    @discardableResult
    public func listChildren() -> [String] { givenStrings(g_settings_schema_list_children(opaque)) }

    /// Introspects the list of keys on `schema`.
    @discardableResult
    public func listKeys() -> [String] { givenStrings(g_settings_schema_list_keys(opaque)) }
  }
}

extension Gio {
  /// `SettingsSchemaKey` is an opaque data structure and can only be accessed using the following functions.
  public final class SettingsSchemaKey: Boxed {
    public override class var gType: GType { g_settings_schema_key_get_type() }

    /// Gets the default value for `key`.
    public var defaultValue: GLib.Variant {
      promised(givenBoxed(opaque: g_settings_schema_key_get_default_value(opaque)))
    }

    /// Gets the description for `key`.
    public var description: String? { lentString(ifAny: g_settings_schema_key_get_description(opaque)) }

    /// Gets the name of `key`.
    public var name: String { lentString(g_settings_schema_key_get_name(opaque)) }

    /// Queries the range of a key.
    public var range: GLib.Variant { promised(givenBoxed(opaque: g_settings_schema_key_get_range(opaque))) }

    /// Gets the summary for `key`.
    public var summary: String? { lentString(ifAny: g_settings_schema_key_get_summary(opaque)) }

    /// Gets the `VariantType` of `key`.
    public var valueType: GLib.VariantType { promised(lentBoxed(opaque: g_settings_schema_key_get_value_type(opaque))) }

    /// Checks if the given `value` is within the permitted range for `key`.
    @discardableResult
    public func rangeCheck(_ value: GLib.Variant) -> Bool {
      g_settings_schema_key_range_check(opaque, value.opaque).isTrue
    }
  }
}

extension Gio {
  /// This is an opaque structure type. You may not access it directly.
  public final class SettingsSchemaSource: Boxed {
    public override class var gType: GType { g_settings_schema_source_get_type() }

    /// Attempts to create a new schema source corresponding to the contents of the given directory.
    public convenience init(directory: String, parent: Gio.SettingsSchemaSource?, trusted: Bool) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = g_settings_schema_source_new_from_directory(directory, parent?.opaque, trusted.gboolean, &error)
      if let error { throw GLib.Failure(consuming: error) }
      self.init(taking: pointer!.raw)
    }

    /// Lists the schemas in a given source.
    @discardableResult
    public func listSchemas(_ recursive: Bool) -> (nonRelocatable: [String], relocatable: [String]) {
      var cNonRelocatable: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      var cRelocatable: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      g_settings_schema_source_list_schemas(opaque, recursive.gboolean, &cNonRelocatable, &cRelocatable)
      return (givenStrings(cNonRelocatable), givenStrings(cRelocatable))
    }

    /// Looks up a schema with the identifier `schemaId` in `source`.
    public func lookup(_ schemaId: String, recursive: Bool) -> Gio.SettingsSchema? {
      givenBoxed(opaque: g_settings_schema_source_lookup(opaque, schemaId, recursive.gboolean))
    }

    /// Gets the default system schema source.
    public static var `default`: Gio.SettingsSchemaSource? { lentBoxed(opaque: g_settings_schema_source_get_default()) }
  }
}

extension Gio {
  /// A `SimpleAction` is the obvious simple implementation of the `Action` interface. This is the easiest way to create
  /// an action for purposes of adding it to a `SimpleActionGroup`.
  open class SimpleAction: Object, Gio.Action {
    open override class var gType: GType { g_simple_action_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new action.
    public init(name: String, parameterType: GLib.VariantType? = nil) {
      super.init(adopting: g_simple_action_new(name, parameterType?.opaque).raw)
    }

    /// Creates a new stateful action.
    public init(name: String, parameterType: GLib.VariantType?, state: GLib.Variant) {
      super.init(adopting: g_simple_action_new_stateful(name, parameterType?.opaque, state.opaque).raw)
    }

    /// If `action` is currently enabled.
    public final var enabled: Bool {
      get { getProperty("enabled") }
      set { g_simple_action_set_enabled(instance(self), newValue.gboolean) }
    }

    /// The name of the action. This is mostly meaningful for identifying the action once it has been added to a
    /// `SimpleActionGroup`.
    public final var name: String { getProperty("name") }

    /// The type of the parameter that must be given when activating the action.
    public final var parameterType: GLib.VariantType? { getProperty("parameter-type") }

    /// The state of the action, or `nil` if the action is stateless.
    public final var state: GLib.Variant? {
      get { getProperty("state") }
      set { g_simple_action_set_state(instance(self), newValue?.opaque) }
    }

    /// The `VariantType` of the state that the action has, or `nil` if the action is stateless.
    public final var stateType: GLib.VariantType? { getProperty("state-type") }

    /// Sets the state hint for the action.
    public final func setStateHint(_ stateHint: GLib.Variant?) {
      g_simple_action_set_state_hint(instance(self), stateHint?.opaque)
    }
  }
}

extension Reactive where Base: Gio.SimpleAction {
  /// If `action` is currently enabled.
  public var enabled: DynamicSubject<Bool> { property("enabled") }

  /// The name of the action. This is mostly meaningful for identifying the action once it has been added to a
  /// `SimpleActionGroup`.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// The type of the parameter that must be given when activating the action.
  public var parameterType: SafeSignal<GLib.VariantType?> { readOnlyProperty("parameter-type") }

  /// The state of the action, or `nil` if the action is stateless.
  public var state: DynamicSubject<GLib.Variant?> { property("state") }

  /// The `VariantType` of the state that the action has, or `nil` if the action is stateless.
  public var stateType: SafeSignal<GLib.VariantType?> { readOnlyProperty("state-type") }

  /// Indicates that the action was just activated.
  ///
  /// Argument: `parameter`.
  public var activate: SafeSignal<GLib.Variant?> { signal(ofOne: "activate") }

  /// Indicates that the action just received a request to change its state.
  ///
  /// Argument: `value`.
  public var changeState: SafeSignal<GLib.Variant?> { signal(ofOne: "change-state") }
}

extension Gio {
  /// `SimpleActionGroup` is a hash table filled with `Action` objects, implementing the `ActionGroup` and `ActionMap`
  /// interfaces.
  open class SimpleActionGroup: Object, Gio.ActionGroup, Gio.ActionMap {
    open override class var gType: GType { g_simple_action_group_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gSimpleActionGroup: UnsafeMutablePointer<GSimpleActionGroup> {
      pointer.assumingMemoryBound(to: GSimpleActionGroup.self)
    }

    /// Creates a new, empty, `SimpleActionGroup`.
    public init() {
      super.init(adopting: g_simple_action_group_new())
    }

    /// Adds an action to the action group.
    @available(*, deprecated, message: "Use `g_action_map_add_action()`")
    public final func insert(_ action: any Gio.Action) {
      g_simple_action_group_insert(gSimpleActionGroup, action.opaque)
    }

    /// Looks up the action with the name `actionName` in the group.
    @available(*, deprecated, message: "Use `g_action_map_lookup_action()`")
    public final func lookup(_ actionName: String) -> (any Gio.Action)? {
      lentInterface(opaque: g_simple_action_group_lookup(gSimpleActionGroup, actionName))
    }

    /// Removes the named action from the action group.
    @available(*, deprecated, message: "Use `g_action_map_remove_action()`")
    public final func remove(_ actionName: String) { g_simple_action_group_remove(gSimpleActionGroup, actionName) }
  }
}

extension Gio {
  /// `SimplePermission` is a trivial implementation of `Permission` that represents a permission that is either always
  /// or never allowed. The value is given at construction and doesn't change.
  open class SimplePermission: Gio.Permission {
    open override class var gType: GType { g_simple_permission_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new `Permission` instance that represents an action that is either always or never allowed.
    public init(allowed: Bool) {
      super.init(adopting: g_simple_permission_new(allowed.gboolean))
    }
  }
}

extension Gio {
  /// `ThemedIcon` is an implementation of `Icon` that supports icon themes. `ThemedIcon` contains a list of all of the
  /// icons present in an icon theme, so that icons can be looked up quickly. `ThemedIcon` does not provide actual
  /// pixmaps for icons, just the icon names. Ideally something like `gtk_icon_theme_choose_icon()` should be used to
  /// resolve the list of names so that fallback icons work nicely with themes that inherit other themes.
  open class ThemedIcon: Object, Gio.Icon {
    open override class var gType: GType { g_themed_icon_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new themed icon for `iconname`.
    public init(iconname: String) {
      super.init(adopting: g_themed_icon_new(iconname).raw)
    }

    /// Creates a new themed icon for `iconnames`.
    public init(iconnames: [String]) {
      let lent = CallScope()
      defer { lent.end() }
      super.init(adopting: g_themed_icon_new_from_names(lent.strings(iconnames), iconnames.count.int32).raw)
    }

    /// Creates a new themed icon for `iconname`, and all the names that can be created by shortening `iconname` at '-'
    /// characters.
    public static func withDefaultFallbacks(_ iconname: String) -> Gio.ThemedIcon {
      Gio.ThemedIcon(adopting: g_themed_icon_new_with_default_fallbacks(iconname).raw)
    }

    /// A `nil`-terminated array of icon names.
    public final var names: [String] { lentStrings(g_themed_icon_get_names(instance(self))) }

    /// Whether to use the default fallbacks found by shortening the icon name at '-' characters. If the "names" array
    /// has more than one element, ignores any past the first.
    public final var useDefaultFallbacks: Bool { getProperty("use-default-fallbacks") }

    /// Append a name to the list of icons from within `icon`.
    public final func appendName(_ iconname: String) { g_themed_icon_append_name(instance(self), iconname) }

    /// Prepend a name to the list of icons from within `icon`.
    public final func prependName(_ iconname: String) { g_themed_icon_prepend_name(instance(self), iconname) }
  }
}

extension Reactive where Base: Gio.ThemedIcon {
  /// A `nil`-terminated array of icon names.
  public var names: SafeSignal<[String]> { readOnlyProperty("names") }

  /// Whether to use the default fallbacks found by shortening the icon name at '-' characters. If the "names" array has
  /// more than one element, ignores any past the first.
  public var useDefaultFallbacks: SafeSignal<Bool> { readOnlyProperty("use-default-fallbacks") }
}

extension Gio {
  /// Flags used when creating a `AppInfo`.
  public nonisolated struct AppInfoCreateFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Application opens in a terminal window.
    public static var needsTerminal: AppInfoCreateFlags { AppInfoCreateFlags(rawValue: 1) }
    /// Application supports URI arguments.
    public static var supportsUris: AppInfoCreateFlags { AppInfoCreateFlags(rawValue: 2) }
    /// Application supports startup notification. Since 2.26
    public static var supportsStartupNotification: AppInfoCreateFlags { AppInfoCreateFlags(rawValue: 4) }

    public static var gType: GType { g_app_info_create_flags_get_type() }

    @MainActor init(cValue: GAppInfoCreateFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GAppInfoCreateFlags { GAppInfoCreateFlags(unsigned) }
  }
}

extension Gio {
  /// Flags used to define the behaviour of a `Application`.
  public nonisolated struct ApplicationFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Run as a service. In this mode, registration fails if the service is already running, and the application will
    /// initially wait up to 10 seconds for an initial activation message to arrive.
    public static var isService: ApplicationFlags { ApplicationFlags(rawValue: 1) }
    /// Don't try to become the primary instance.
    public static var isLauncher: ApplicationFlags { ApplicationFlags(rawValue: 2) }
    /// This application handles opening files (in the primary instance). Note that this flag only affects the default
    /// implementation of local_command_line(), and has no effect if `G_APPLICATION_HANDLES_COMMAND_LINE` is given. See
    /// `g_application_run()` for details.
    public static var handlesOpen: ApplicationFlags { ApplicationFlags(rawValue: 4) }
    /// This application handles command line arguments (in the primary instance). Note that this flag only affect the
    /// default implementation of local_command_line(). See `g_application_run()` for details.
    public static var handlesCommandLine: ApplicationFlags { ApplicationFlags(rawValue: 8) }
    /// Send the environment of the launching process to the primary instance. Set this flag if your application is
    /// expected to behave differently depending on certain environment variables. For instance, an editor might be
    /// expected to use the `GIT_COMMITTER_NAME` environment variable when editing a git commit message. The environment
    /// is available to the `Application.commandLine` signal handler, via `g_application_command_line_getenv()`.
    public static var sendEnvironment: ApplicationFlags { ApplicationFlags(rawValue: 16) }
    /// Make no attempts to do any of the typical single-instance application negotiation, even if the application ID is
    /// given. The application neither attempts to become the owner of the application ID nor does it check if an
    /// existing owner already exists. Everything occurs in the local process. Since: 2.30.
    public static var nonUnique: ApplicationFlags { ApplicationFlags(rawValue: 32) }
    /// Allow users to override the application ID from the command line with `--gapplication-app-id`. Since: 2.48
    public static var canOverrideAppId: ApplicationFlags { ApplicationFlags(rawValue: 64) }
    /// Allow another instance to take over the bus name. Since: 2.60
    public static var allowReplacement: ApplicationFlags { ApplicationFlags(rawValue: 128) }
    /// Take over from another instance. This flag is usually set by passing `--gapplication-replace` on the
    /// commandline. Since: 2.60
    public static var replace: ApplicationFlags { ApplicationFlags(rawValue: 256) }

    public static var gType: GType { g_application_flags_get_type() }

    @MainActor init(cValue: GApplicationFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GApplicationFlags { GApplicationFlags(unsigned) }
  }
}

extension Gio {
  /// `AskPasswordFlags` are used to request specific information from the user, or to notify the user of their choices
  /// in an authentication situation.
  public nonisolated struct AskPasswordFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// operation requires a password.
    public static var needPassword: AskPasswordFlags { AskPasswordFlags(rawValue: 1) }
    /// operation requires a username.
    public static var needUsername: AskPasswordFlags { AskPasswordFlags(rawValue: 2) }
    /// operation requires a domain.
    public static var needDomain: AskPasswordFlags { AskPasswordFlags(rawValue: 4) }
    /// operation supports saving settings.
    public static var savingSupported: AskPasswordFlags { AskPasswordFlags(rawValue: 8) }
    /// operation supports anonymous users.
    public static var anonymousSupported: AskPasswordFlags { AskPasswordFlags(rawValue: 16) }
    /// operation takes TCRYPT parameters (Since: 2.58)
    public static var tcrypt: AskPasswordFlags { AskPasswordFlags(rawValue: 32) }

    public static var gType: GType { g_ask_password_flags_get_type() }

    @MainActor init(cValue: GAskPasswordFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GAskPasswordFlags { GAskPasswordFlags(unsigned) }
  }
}

extension Gio {
  /// Flags used when starting a drive.
  public nonisolated struct DriveStartFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var gType: GType { g_drive_start_flags_get_type() }

    @MainActor init(cValue: GDriveStartFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GDriveStartFlags { GDriveStartFlags(unsigned) }
  }
}

extension Gio {
  /// Used by `g_file_set_attributes_from_info()` when setting file attributes.
  public nonisolated enum FileAttributeStatus: Int32, GEnum, Sendable {
    /// Attribute value is unset (empty).
    case unset = 0
    /// Attribute value is set.
    case set = 1
    /// Indicates an error in setting the value.
    case errorSetting = 2

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
    public var rawValue: Int32 { place }

    public static var gType: GType { g_file_attribute_status_get_type() }

    @MainActor init(cValue: GFileAttributeStatus) { self.init(unsigned: cValue.rawValue) }
    var cValue: GFileAttributeStatus { GFileAttributeStatus(unsigned) }
  }
}

extension Gio {
  /// The data types for file attributes.
  public nonisolated enum FileAttributeType: Int32, GEnum, Sendable {
    /// indicates an invalid or uninitialized type.
    case invalid = 0
    /// a null terminated UTF8 string.
    case string = 1
    /// a zero terminated string of non-zero bytes.
    case byteString = 2
    /// a boolean value.
    case boolean = 3
    /// an unsigned 4-byte/32-bit integer.
    case uint32 = 4
    /// a signed 4-byte/32-bit integer.
    case int32 = 5
    /// an unsigned 8-byte/64-bit integer.
    case uint64 = 6
    /// a signed 8-byte/64-bit integer.
    case int64 = 7
    /// a `Object`.
    case object = 8
    /// a `nil` terminated char **. Since 2.22
    case stringv = 9

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 10) }
    public var rawValue: Int32 { place }

    public static var gType: GType { g_file_attribute_type_get_type() }

    @MainActor init(cValue: GFileAttributeType) { self.init(unsigned: cValue.rawValue) }
    var cValue: GFileAttributeType { GFileAttributeType(unsigned) }
  }
}

extension Gio {
  /// Flags used when copying or moving files.
  public nonisolated struct FileCopyFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Overwrite any existing files
    public static var overwrite: FileCopyFlags { FileCopyFlags(rawValue: 1) }
    /// Make a backup of any existing files.
    public static var backup: FileCopyFlags { FileCopyFlags(rawValue: 2) }
    /// Don't follow symlinks.
    public static var nofollowSymlinks: FileCopyFlags { FileCopyFlags(rawValue: 4) }
    /// Copy all file metadata instead of just default set used for copy (see `FileInfo`).
    public static var allMetadata: FileCopyFlags { FileCopyFlags(rawValue: 8) }
    /// Don't use copy and delete fallback if native move not supported.
    public static var noFallbackForMove: FileCopyFlags { FileCopyFlags(rawValue: 16) }
    /// Leaves target file with default perms, instead of setting the source file perms.
    public static var targetDefaultPerms: FileCopyFlags { FileCopyFlags(rawValue: 32) }

    public static var gType: GType { g_file_copy_flags_get_type() }

    @MainActor init(cValue: GFileCopyFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GFileCopyFlags { GFileCopyFlags(unsigned) }
  }
}

extension Gio {
  /// Flags used when an operation may create a file.
  public nonisolated struct FileCreateFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Create a file that can only be accessed by the current user.
    public static var `private`: FileCreateFlags { FileCreateFlags(rawValue: 1) }
    /// Replace the destination as if it didn't exist before. Don't try to keep any old permissions, replace instead of
    /// following links. This is generally useful if you're doing a "copy over" rather than a "save new version of"
    /// replace operation. You can think of it as "unlink destination" before writing to it, although the implementation
    /// may not be exactly like that. This flag can only be used with `g_file_replace()` and its variants, including
    /// `g_file_replace_contents()`. Since 2.20
    public static var replaceDestination: FileCreateFlags { FileCreateFlags(rawValue: 2) }

    public static var gType: GType { g_file_create_flags_get_type() }

    @MainActor init(cValue: GFileCreateFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GFileCreateFlags { GFileCreateFlags(unsigned) }
  }
}

extension Gio {
  /// Specifies what type of event a monitor event is.
  public nonisolated enum FileMonitorEvent: Int32, GEnum, Sendable {
    /// a file changed.
    case changed = 0
    /// a hint that this was probably the last change in a set of changes.
    case changesDoneHint = 1
    /// a file was deleted.
    case deleted = 2
    /// a file was created.
    case created = 3
    /// a file attribute was changed.
    case attributeChanged = 4
    /// the file location will soon be unmounted.
    case preUnmount = 5
    /// the file location was unmounted.
    case unmounted = 6
    /// the file was moved -- only sent if the (deprecated) `G_FILE_MONITOR_SEND_MOVED` flag is set
    case moved = 7
    /// the file was renamed within the current directory -- only sent if the `G_FILE_MONITOR_WATCH_MOVES` flag is set.
    /// Since: 2.46.
    case renamed = 8
    /// the file was moved into the monitored directory from another location -- only sent if the
    /// `G_FILE_MONITOR_WATCH_MOVES` flag is set. Since: 2.46.
    case movedIn = 9
    /// the file was moved out of the monitored directory to another location -- only sent if the
    /// `G_FILE_MONITOR_WATCH_MOVES` flag is set. Since: 2.46
    case movedOut = 10

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 11) }
    public var rawValue: Int32 { place }

    public static var gType: GType { g_file_monitor_event_get_type() }

    @MainActor init(cValue: GFileMonitorEvent) { self.init(unsigned: cValue.rawValue) }
    var cValue: GFileMonitorEvent { GFileMonitorEvent(unsigned) }
  }
}

extension Gio {
  /// Flags used to set what a `FileMonitor` will watch for.
  public nonisolated struct FileMonitorFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Watch for mount events.
    public static var watchMounts: FileMonitorFlags { FileMonitorFlags(rawValue: 1) }
    /// Pair DELETED and CREATED events caused by file renames (moves) and send a single G_FILE_MONITOR_EVENT_MOVED
    /// event instead (NB: not supported on all backends; the default behaviour -without specifying this flag- is to
    /// send single DELETED and CREATED events). Deprecated since 2.46: use `G_FILE_MONITOR_WATCH_MOVES` instead.
    public static var sendMoved: FileMonitorFlags { FileMonitorFlags(rawValue: 2) }
    /// Watch for changes to the file made via another hard link. Since 2.36.
    public static var watchHardLinks: FileMonitorFlags { FileMonitorFlags(rawValue: 4) }
    /// Watch for rename operations on a monitored directory. This causes `G_FILE_MONITOR_EVENT_RENAMED`,
    /// `G_FILE_MONITOR_EVENT_MOVED_IN` and `G_FILE_MONITOR_EVENT_MOVED_OUT` events to be emitted when possible. Since:
    /// 2.46.
    public static var watchMoves: FileMonitorFlags { FileMonitorFlags(rawValue: 8) }

    public static var gType: GType { g_file_monitor_flags_get_type() }

    @MainActor init(cValue: GFileMonitorFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GFileMonitorFlags { GFileMonitorFlags(unsigned) }
  }
}

extension Gio {
  /// Flags used when querying a `FileInfo`.
  public nonisolated struct FileQueryInfoFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Don't follow symlinks.
    public static var nofollowSymlinks: FileQueryInfoFlags { FileQueryInfoFlags(rawValue: 1) }

    public static var gType: GType { g_file_query_info_flags_get_type() }

    @MainActor init(cValue: GFileQueryInfoFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GFileQueryInfoFlags { GFileQueryInfoFlags(unsigned) }
  }
}

extension Gio {
  /// Indicates the file's on-disk type.
  public nonisolated enum FileType: Int32, GEnum, Sendable {
    /// File's type is unknown.
    case unknown = 0
    /// File handle represents a regular file.
    case regular = 1
    /// File handle represents a directory.
    case directory = 2
    /// File handle represents a symbolic link (Unix systems).
    case symbolicLink = 3
    /// File is a "special" file, such as a socket, fifo, block device, or character device.
    case special = 4
    /// File is a shortcut (Windows systems).
    case shortcut = 5
    /// File is a mountable location.
    case mountable = 6

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 7) }
    public var rawValue: Int32 { place }

    public static var gType: GType { g_file_type_get_type() }

    @MainActor init(cValue: GFileType) { self.init(unsigned: cValue.rawValue) }
    var cValue: GFileType { GFileType(unsigned) }
  }
}

extension Gio {
  /// Flags used when mounting a mount.
  public nonisolated struct MountMountFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var gType: GType { g_mount_mount_flags_get_type() }

    @MainActor init(cValue: GMountMountFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GMountMountFlags { GMountMountFlags(unsigned) }
  }
}

extension Gio {
  /// `MountOperationResult` is returned as a result when a request for information is send by the mounting operation.
  public nonisolated enum MountOperationResult: Int32, GEnum, Sendable {
    /// The request was fulfilled and the user specified data is now available
    case handled = 0
    /// The user requested the mount operation to be aborted
    case aborted = 1
    /// The request was unhandled (i.e. not implemented)
    case unhandled = 2

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
    public var rawValue: Int32 { place }

    public static var gType: GType { g_mount_operation_result_get_type() }

    @MainActor init(cValue: GMountOperationResult) { self.init(unsigned: cValue.rawValue) }
    var cValue: GMountOperationResult { GMountOperationResult(unsigned) }
  }
}

extension Gio {
  /// Flags used when an unmounting a mount.
  public nonisolated struct MountUnmountFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Unmount even if there are outstanding file operations on the mount.
    public static var force: MountUnmountFlags { MountUnmountFlags(rawValue: 1) }

    public static var gType: GType { g_mount_unmount_flags_get_type() }

    @MainActor init(cValue: GMountUnmountFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GMountUnmountFlags { GMountUnmountFlags(unsigned) }
  }
}

extension Gio {
  /// The host's network connectivity state, as reported by `NetworkMonitor`.
  public nonisolated enum NetworkConnectivity: Int32, GEnum, Sendable {
    /// The host is not configured with a route to the Internet; it may or may not be connected to a local network.
    case local = 1
    /// The host is connected to a network, but does not appear to be able to reach the full Internet, perhaps due to
    /// upstream network problems.
    case limited = 2
    /// The host is behind a captive portal and cannot reach the full Internet.
    case portal = 3
    /// The host is connected to a network, and appears to be able to reach the full Internet.
    case full = 4

    public static var gType: GType { g_network_connectivity_get_type() }

    @MainActor init(cValue: GNetworkConnectivity) { self.init(unsigned: cValue.rawValue) }
    var cValue: GNetworkConnectivity { GNetworkConnectivity(unsigned) }
  }
}

extension Gio {
  /// Priority levels for `Notifications`.
  public nonisolated enum NotificationPriority: Int32, GEnum, Sendable {
    /// the default priority, to be used for the majority of notifications (for example email messages, software
    /// updates, completed download/sync operations)
    case normal = 0
    /// for notifications that do not require immediate attention - typically used for contextual background
    /// information, such as contact birthdays or local weather
    case low = 1
    /// for events that require more attention, usually because responses are time-sensitive (for example chat and SMS
    /// messages or alarms)
    case high = 2
    /// for urgent notifications, or notifications that require a response in a short space of time (for example phone
    /// calls or emergency warnings)
    case urgent = 3

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
    public var rawValue: Int32 { place }

    public static var gType: GType { g_notification_priority_get_type() }

    @MainActor init(cValue: GNotificationPriority) { self.init(unsigned: cValue.rawValue) }
    var cValue: GNotificationPriority { GNotificationPriority(unsigned) }
  }
}

extension Gio {
  /// GOutputStreamSpliceFlags determine how streams should be spliced.
  public nonisolated struct OutputStreamSpliceFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Close the source stream after the splice.
    public static var closeSource: OutputStreamSpliceFlags { OutputStreamSpliceFlags(rawValue: 1) }
    /// Close the target stream after the splice.
    public static var closeTarget: OutputStreamSpliceFlags { OutputStreamSpliceFlags(rawValue: 2) }

    public static var gType: GType { g_output_stream_splice_flags_get_type() }

    @MainActor init(cValue: GOutputStreamSpliceFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GOutputStreamSpliceFlags { GOutputStreamSpliceFlags(unsigned) }
  }
}

extension Gio {
  /// `PasswordSave` is used to indicate the lifespan of a saved password.
  public nonisolated enum PasswordSave: Int32, GEnum, Sendable {
    /// never save a password.
    case never = 0
    /// save a password for the session.
    case forSession = 1
    /// save a password permanently.
    case permanently = 2

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
    public var rawValue: Int32 { place }

    public static var gType: GType { g_password_save_get_type() }

    @MainActor init(cValue: GPasswordSave) { self.init(unsigned: cValue.rawValue) }
    var cValue: GPasswordSave { GPasswordSave(unsigned) }
  }
}

extension Gio {
  /// GResourceLookupFlags determine how resource path lookups are handled.
  public nonisolated struct ResourceLookupFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var gType: GType { g_resource_lookup_flags_get_type() }

    @MainActor init(cValue: GResourceLookupFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GResourceLookupFlags { GResourceLookupFlags(unsigned) }
  }
}

extension Gio {
  /// Flags used when creating a binding. These flags determine in which direction the binding works. The default is to
  /// synchronize in both directions.
  public nonisolated struct SettingsBindFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Update the `Object` property when the setting changes. It is an error to use this flag if the property is not
    /// writable.
    public static var get: SettingsBindFlags { SettingsBindFlags(rawValue: 1) }
    /// Update the setting when the `Object` property changes. It is an error to use this flag if the property is not
    /// readable.
    public static var set: SettingsBindFlags { SettingsBindFlags(rawValue: 2) }
    /// Do not try to bind a "sensitivity" property to the writability of the setting
    public static var noSensitivity: SettingsBindFlags { SettingsBindFlags(rawValue: 4) }
    /// When set in addition to `G_SETTINGS_BIND_GET`, set the `Object` property value initially from the setting, but
    /// do not listen for changes of the setting
    public static var getNoChanges: SettingsBindFlags { SettingsBindFlags(rawValue: 8) }
    /// When passed to `g_settings_bind()`, uses a pair of mapping functions that invert the boolean value when mapping
    /// between the setting and the property. The setting and property must both be booleans. You cannot pass this flag
    /// to `g_settings_bind_with_mapping()`.
    public static var invertBoolean: SettingsBindFlags { SettingsBindFlags(rawValue: 16) }

    public static var gType: GType { g_settings_bind_flags_get_type() }

    @MainActor init(cValue: GSettingsBindFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GSettingsBindFlags { GSettingsBindFlags(unsigned) }
  }
}
