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
      g_app_info_add_supports_type(opaque, contentType, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Obtains the information whether the `AppInfo` can be deleted. See `g_app_info_delete()`.
    public final func canDelete() -> Bool { g_app_info_can_delete(opaque).isTrue }

    /// Checks if a supported content type can be removed from an application.
    public final func canRemoveSupportsType() -> Bool { g_app_info_can_remove_supports_type(opaque).isTrue }

    /// Tries to delete a `AppInfo`.
    @discardableResult
    public final func delete() -> Bool { g_app_info_delete(opaque).isTrue }

    /// Creates a duplicate of a `AppInfo`.
    public final func dup() -> Gio.AppInfo { givenObject(opaque: g_app_info_dup(opaque))! }

    /// Checks if two `AppInfos` are equal.
    @discardableResult
    public final func equal(_ appinfo2: Gio.AppInfo) -> Bool { g_app_info_equal(opaque, appinfo2.opaque).isTrue }

    /// Gets the commandline with which the application will be started.
    public final var commandline: String? { lentString(ifAny: g_app_info_get_commandline(opaque)) }

    /// Gets a human-readable description of an installed application.
    public final var description: String? { lentString(ifAny: g_app_info_get_description(opaque)) }

    /// Gets the display name of the application. The display name is often more descriptive to the user than the name
    /// itself.
    public final var displayName: String { lentString(g_app_info_get_display_name(opaque)) }

    /// Gets the executable's name for the installed application.
    public final var executable: String { lentString(g_app_info_get_executable(opaque)) }

    /// Gets the icon for the application.
    public final var icon: (any Gio.Icon)? { lentInterface(opaque: g_app_info_get_icon(opaque)) }

    /// Gets the ID of an application. An id is a string that identifies the application. The exact format of the id is
    /// platform dependent. For instance, on Unix this is the desktop file id from the xdg menu specification.
    public final var id: String? { lentString(ifAny: g_app_info_get_id(opaque)) }

    /// Gets the installed name of the application.
    public final var name: String { lentString(g_app_info_get_name(opaque)) }

    /// Retrieves the list of content types that `appInfo` claims to support. If this information is not provided by the
    /// environment, this function will return `nil`. This function does not take in consideration associations added
    /// with `g_app_info_add_supports_type()`, but only those exported directly by the application.
    public final var supportedTypes: [String] { lentStrings(g_app_info_get_supported_types(opaque)) }

    /// Launches the application. Passes `files` to the launched application as arguments, using the optional `context`
    /// to get information about the details of the launcher (like what screen it is on). On error, `error` will be set
    /// accordingly.
    public final func launch(_ files: [Gio.File], context: Gio.AppLaunchContext?) throws(GLib.Failure) {
      let lent = CallScope()
      defer { lent.end() }
      var error: UnsafeMutablePointer<GError>?
      g_app_info_launch(opaque, lent.list(files, by: \.pointer), context?.gAppLaunchContext, &error)
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
      g_app_info_launch_uris(opaque, lent.list(uris), context?.gAppLaunchContext, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Async version of `g_app_info_launch_uris()`.
    public final func launchUris(_ uris: [String], context: Gio.AppLaunchContext?) async throws {
      let lent = CallScope()
      defer { lent.end() }
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_app_info_launch_uris_async(
          opaque, lent.list(uris), context?.gAppLaunchContext, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_app_info_launch_uris_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Removes a supported type from an application, if possible.
    public final func removeSupportsType(_ contentType: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_app_info_remove_supports_type(opaque, contentType, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Sets the application as the default handler for the given file extension.
    public final func setAsDefaultForExtension(_ `extension`: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_app_info_set_as_default_for_extension(opaque, `extension`, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Sets the application as the default handler for a given type.
    public final func setAsDefaultForType(_ contentType: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_app_info_set_as_default_for_type(opaque, contentType, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Sets the application as the last used application for a given type. This will make the application appear as
    /// first in the list returned by `g_app_info_get_recommended_for_type()`, regardless of the default application for
    /// that content type.
    public final func setAsLastUsedForType(_ contentType: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_app_info_set_as_last_used_for_type(opaque, contentType, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Checks if the application info should be shown in menus that list available applications.
    public final func shouldShow() -> Bool { g_app_info_should_show(opaque).isTrue }

    /// Checks if the application accepts files as arguments.
    @discardableResult
    public final func supportsFiles() -> Bool { g_app_info_supports_files(opaque).isTrue }

    /// Checks if the application supports reading files and directories from URIs.
    @discardableResult
    public final func supportsUris() -> Bool { g_app_info_supports_uris(opaque).isTrue }

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
      let result = g_file_append_to(opaque, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Asynchronously opens `file` for appending.
    @discardableResult
    public final func appendTo(flags: Gio.FileCreateFlags, ioPriority: Int = 0) async throws -> Gio.FileOutputStream {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_append_to_async(opaque, flags.cValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_append_to_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(result)!
    }

    /// Prepares the file attribute query string for copying to `file`.
    @discardableResult
    public final func buildAttributeListForCopy(flags: Gio.FileCopyFlags, cancellable: Gio.Cancellable? = nil)
      throws(GLib.Failure) -> String
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_build_attribute_list_for_copy(opaque, flags.cValue, cancellable?.gCancellable, &error)
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
        opaque, destination.opaque, flags.cValue, cancellable?.gCancellable,
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
          opaque, destination.opaque, flags.cValue, ioPriority.int32, cancellable,
          progressCallback == nil ? nil : callGFileProgressCallback, progressCallback.map { heldClosure($0) }, finished,
          userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_copy_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Copies the file attributes from `source` to `destination`.
    public final func copyAttributes(
      _ destination: Gio.File, flags: Gio.FileCopyFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_copy_attributes(opaque, destination.opaque, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Creates a new file and returns an output stream for writing to it. The file must not already exist.
    @discardableResult
    public final func create(flags: Gio.FileCreateFlags, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.FileOutputStream
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_create(opaque, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Asynchronously creates a new file and returns an output stream for writing to it. The file must not already
    /// exist.
    @discardableResult
    public final func create(flags: Gio.FileCreateFlags, ioPriority: Int = 0) async throws -> Gio.FileOutputStream {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_create_async(opaque, flags.cValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_create_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(result)!
    }

    /// Deletes a file. If the `file` is a directory, it will only be deleted if it is empty. This has the same
    /// semantics as `g_unlink()`.
    public final func delete(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_delete(opaque, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Asynchronously delete a file. If the `file` is a directory, it will only be deleted if it is empty. This has the
    /// same semantics as `g_unlink()`.
    public final func delete(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_delete_async(opaque, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_delete_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Duplicates a `File` handle. This operation does not duplicate the actual file or directory represented by the
    /// `File`; see `g_file_copy()` if attempting to copy a file.
    public final func dup() -> Gio.File { givenObject(opaque: g_file_dup(opaque))! }

    /// Starts an asynchronous eject on a mountable. When this operation has completed, `callback` will be called with
    /// `userUser` data, and the operation can be finalized with `g_file_eject_mountable_with_operation_finish()`.
    public final func ejectMountableWithOperation(flags: Gio.MountUnmountFlags, mountOperation: Gio.MountOperation?)
      async throws
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_eject_mountable_with_operation(
          opaque, flags.cValue, mountOperation?.gMountOperation, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_eject_mountable_with_operation_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Gets the requested information about the files in a directory. The result is a `FileEnumerator` object that will
    /// give out `FileInfo` objects for all the files in the directory.
    @discardableResult
    public final func enumerateChildren(
      _ attributes: String, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) -> Gio.FileEnumerator {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_enumerate_children(opaque, attributes, flags.cValue, cancellable?.gCancellable, &error)
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
          opaque, attributes, flags.cValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_enumerate_children_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(result)!
    }

    /// Checks if the two given `Files` refer to the same file.
    @discardableResult
    public final func equal(_ file2: Gio.File) -> Bool { g_file_equal(opaque, file2.opaque).isTrue }

    /// Gets the base name (the last component of the path) for a given `File`.
    public final var basename: String? { givenString(ifAny: g_file_get_basename(opaque)) }

    /// Gets a child of `file` with basename equal to `name`.
    public final func getChild(_ name: String) -> Gio.File? { givenObject(opaque: g_file_get_child(opaque, name)) }

    /// Gets the child of `file` for a given `displayName` (i.e. a UTF-8 version of the name). If this function fails,
    /// it returns `nil` and `error` will be set. This is very useful when constructing a `File` for a new file and the
    /// user entered the filename in the user interface, for instance when you select a directory and type a filename in
    /// the file selector.
    public final func getChildForDisplayName(_ displayName: String) throws(GLib.Failure) -> Gio.File {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_get_child_for_display_name(opaque, displayName, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Gets the parent directory for the `file`. If the `file` represents the root directory of the file system, then
    /// `nil` will be returned.
    public final var parent: Gio.File? { givenObject(opaque: g_file_get_parent(opaque)) }

    /// Gets the parse name of the `file`. A parse name is a UTF-8 string that describes the file such that one can get
    /// the `File` back using `g_file_parse_name()`.
    public final var parseName: String { givenString(g_file_get_parse_name(opaque)) }

    /// Gets the local pathname for `File`, if one exists. If non-`nil`, this is guaranteed to be an absolute, canonical
    /// path. It might contain symlinks.
    public final var path: String? { givenString(ifAny: g_file_get_path(opaque)) }

    /// Gets the path for `descendant` relative to `parent`.
    public final func getRelativePath(_ descendant: Gio.File) -> String? {
      givenString(ifAny: g_file_get_relative_path(opaque, descendant.opaque))
    }

    /// Gets the URI for the `file`.
    public final var uri: String { givenString(g_file_get_uri(opaque)) }

    /// Gets the URI scheme for a `File`. RFC 3986 decodes the scheme as: |[ URI = scheme ":" hier-part [ "?" query ] [
    /// "#" fragment ] ]| Common schemes include "file", "http", "ftp", etc.
    public final var uriScheme: String? { givenString(ifAny: g_file_get_uri_scheme(opaque)) }

    /// Checks if `file` has a parent, and optionally, if it is `parent`.
    public final func hasParent(_ parent: Gio.File?) -> Bool { g_file_has_parent(opaque, parent?.opaque).isTrue }

    /// Checks whether `file` has the prefix specified by `prefix`.
    public final func hasPrefix(_ prefix: Gio.File) -> Bool { g_file_has_prefix(opaque, prefix.opaque).isTrue }

    /// Checks to see if a `File` has a given URI scheme.
    public final func hasUriScheme(_ uriScheme: String) -> Bool { g_file_has_uri_scheme(opaque, uriScheme).isTrue }

    /// Creates a hash value for a `File`.
    @discardableResult
    public final func hash() -> Int { g_file_hash(pointer).int }

    /// Checks to see if a file is native to the platform.
    public final var isNative: Bool { g_file_is_native(opaque).isTrue }

    /// Loads the contents of `file` and returns it as `Bytes`.
    @discardableResult
    public final func loadBytes(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> (
      result: GLib.Bytes, etagOut: String?
    ) {
      var cEtagOut: UnsafeMutablePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_load_bytes(opaque, cancellable?.gCancellable, &cEtagOut, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return (promised(givenBoxed(opaque: result)), givenString(ifAny: cEtagOut))
    }

    /// Asynchronously loads the contents of `file` as `Bytes`.
    @discardableResult
    public final func loadBytes() async throws -> (result: GLib.Bytes, etagOut: String?) {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_load_bytes_async(opaque, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cEtagOut: UnsafeMutablePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_load_bytes_finish(opaque, outcome.pointer, &cEtagOut, &error)
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
      g_file_load_contents(opaque, cancellable?.gCancellable, &cContents, &cLength, &cEtagOut, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return (
        elements(cContents, count: cLength.int, isGiven: true) { UInt8(bitPattern: $0) }, givenString(ifAny: cEtagOut)
      )
    }

    /// Starts an asynchronous load of the `file`'s contents.
    @discardableResult
    public final func loadContents() async throws -> (contents: [UInt8], etagOut: String?) {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_load_contents_async(opaque, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cLength: UInt = 0
      var cContents: UnsafeMutablePointer<Int8>?
      var cEtagOut: UnsafeMutablePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      g_file_load_contents_finish(opaque, outcome.pointer, &cContents, &cLength, &cEtagOut, &error)
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
      g_file_make_directory(opaque, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Asynchronously creates a directory.
    public final func makeDirectory(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_make_directory_async(opaque, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_make_directory_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Creates a directory and any parent directories that may not exist similar to 'mkdir -p'. If the file system does
    /// not support creating directories, this function will fail, setting `error` to `G_IO_ERROR_NOT_SUPPORTED`. If the
    /// directory itself already exists, this function will fail setting `error` to `G_IO_ERROR_EXISTS`, unlike the
    /// similar `g_mkdir_with_parents()`.
    public final func makeDirectoryWithParents(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_make_directory_with_parents(opaque, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Creates a symbolic link named `file` which contains the string `symlinkValue`.
    public final func makeSymbolicLink(_ symlinkValue: String, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
    {
      var error: UnsafeMutablePointer<GError>?
      g_file_make_symbolic_link(opaque, symlinkValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Asynchronously creates a symbolic link named `file` which contains the string `symlinkValue`.
    public final func makeSymbolicLink(_ symlinkValue: String, ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_make_symbolic_link_async(opaque, symlinkValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_make_symbolic_link_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Obtains a file or directory monitor for the given file, depending on the type of the file.
    @discardableResult
    public final func monitor(flags: Gio.FileMonitorFlags, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.FileMonitor
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_monitor(opaque, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Obtains a directory monitor for the given file. This may fail if directory monitoring is not supported.
    @discardableResult
    public final func monitorDirectory(flags: Gio.FileMonitorFlags, cancellable: Gio.Cancellable? = nil) throws(GLib
      .Failure) -> Gio.FileMonitor
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_monitor_directory(opaque, flags.cValue, cancellable?.gCancellable, &error)
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
      let result = g_file_monitor_file(opaque, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Starts a `mountOperation`, mounting the volume that contains the file `location`.
    public final func mountEnclosingVolume(flags: Gio.MountMountFlags, mountOperation: Gio.MountOperation?) async throws
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_mount_enclosing_volume(
          opaque, flags.cValue, mountOperation?.gMountOperation, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_mount_enclosing_volume_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Mounts a file of type G_FILE_TYPE_MOUNTABLE. Using `mountOperation`, you can request callbacks when, for
    /// instance, passwords are needed during authentication.
    @discardableResult
    public final func mountMountable(flags: Gio.MountMountFlags, mountOperation: Gio.MountOperation?) async throws
      -> Gio.File
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_mount_mountable(opaque, flags.cValue, mountOperation?.gMountOperation, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_mount_mountable_finish(opaque, outcome.pointer, &error)
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
        opaque, destination.opaque, flags.cValue, cancellable?.gCancellable,
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
          opaque, destination.opaque, flags.cValue, ioPriority.int32, cancellable,
          progressCallback == nil ? nil : callGFileProgressCallback, progressCallback.map { lent.closure($0) },
          finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_move_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Exactly like `g_file_get_path()`, but caches the result via `g_object_set_qdata_full()`. This is useful for
    /// example in C applications which mix `g_file_*` APIs with native ones. It also avoids an extra duplicated string
    /// when possible, so will be generally more efficient.
    @discardableResult
    public final func peekPath() -> String? { lentString(ifAny: g_file_peek_path(opaque)) }

    /// Polls a file of type `G_FILE_TYPE_MOUNTABLE`.
    public final func pollMountable() async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_poll_mountable(opaque, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_poll_mountable_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Returns the `AppInfo` that is registered as the default application to handle the file specified by `file`.
    public final func queryDefaultHandler(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Gio.AppInfo {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_query_default_handler(opaque, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Async version of `g_file_query_default_handler()`.
    public final func queryDefaultHandler(_ ioPriority: Int = 0) async throws -> Gio.AppInfo {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_query_default_handler_async(opaque, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_query_default_handler_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)!
    }

    /// Utility function to check if a particular file exists. This is implemented using `g_file_query_info()` and as
    /// such does blocking I/O.
    public final func queryExists(_ cancellable: Gio.Cancellable? = nil) -> Bool {
      g_file_query_exists(opaque, cancellable?.gCancellable).isTrue
    }

    /// Utility function to inspect the `FileType` of a file. This is implemented using `g_file_query_info()` and as
    /// such does blocking I/O.
    public final func queryFileType(flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil) -> Gio.FileType
    { Gio.FileType(cValue: g_file_query_file_type(opaque, flags.cValue, cancellable?.gCancellable)) }

    /// Similar to `g_file_query_info()`, but obtains information about the filesystem the `file` is on, rather than the
    /// file itself. For instance the amount of space available and the type of the filesystem.
    public final func queryFilesystemInfo(_ attributes: String, cancellable: Gio.Cancellable? = nil) throws(GLib
      .Failure) -> Gio.FileInfo
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_query_filesystem_info(opaque, attributes, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Asynchronously gets the requested information about the filesystem that the specified `file` is on. The result
    /// is a `FileInfo` object that contains key-value attributes (such as type or size for the file).
    public final func queryFilesystemInfo(_ attributes: String, ioPriority: Int = 0) async throws -> Gio.FileInfo {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_query_filesystem_info_async(opaque, attributes, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_query_filesystem_info_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)!
    }

    /// Gets the requested information about specified `file`. The result is a `FileInfo` object that contains key-value
    /// attributes (such as the type or size of the file).
    public final func queryInfo(
      _ attributes: String, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) -> Gio.FileInfo {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_query_info(opaque, attributes, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Asynchronously gets the requested information about specified `file`. The result is a `FileInfo` object that
    /// contains key-value attributes (such as type or size for the file).
    public final func queryInfo(_ attributes: String, flags: Gio.FileQueryInfoFlags, ioPriority: Int = 0) async throws
      -> Gio.FileInfo
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_query_info_async(opaque, attributes, flags.cValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_query_info_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)!
    }

    /// Opens a file for reading. The result is a `FileInputStream` that can be used to read the contents of the file.
    @discardableResult
    public final func read(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Gio.FileInputStream {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_read(opaque, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Asynchronously opens `file` for reading.
    @discardableResult
    public final func read(_ ioPriority: Int = 0) async throws -> Gio.FileInputStream {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_read_async(opaque, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_read_finish(opaque, outcome.pointer, &error)
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
      let result = g_file_replace(opaque, etag, makeBackup.gboolean, flags.cValue, cancellable?.gCancellable, &error)
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
          opaque, etag, makeBackup.gboolean, flags.cValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_replace_finish(opaque, outcome.pointer, &error)
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
        opaque, cContents, contents.count.uint, etag, makeBackup.gboolean, flags.cValue, &cNewEtag,
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
          opaque, lent.elements(contents.map { Int8(bitPattern: $0) }), contents.count.uint, etag, makeBackup.gboolean,
          flags.cValue, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cNewEtag: UnsafeMutablePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      g_file_replace_contents_finish(opaque, outcome.pointer, &cNewEtag, &error)
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
          opaque, contents.opaque, etag, makeBackup.gboolean, flags.cValue, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cNewEtag: UnsafeMutablePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      g_file_replace_contents_finish(opaque, outcome.pointer, &cNewEtag, &error)
      if let error { throw outcome.failure(error) }
      return givenString(ifAny: cNewEtag)
    }

    /// Resolves a relative path for `file` to an absolute path.
    @discardableResult
    public final func resolveRelativePath(_ relativePath: String) -> Gio.File {
      givenObject(opaque: g_file_resolve_relative_path(opaque, relativePath))!
    }

    /// Sets `attribute` of type `G_FILE_ATTRIBUTE_TYPE_BYTE_STRING` to `value`. If `attribute` is of a different type,
    /// this operation will fail, returning `false`.
    public final func setAttributeByteString(
      _ attribute: String, value: String, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_byte_string(opaque, attribute, value, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Sets `attribute` of type `G_FILE_ATTRIBUTE_TYPE_INT32` to `value`. If `attribute` is of a different type, this
    /// operation will fail.
    public final func setAttributeInt32(
      _ attribute: String, value: Int, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_int32(opaque, attribute, value.int32, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Sets `attribute` of type `G_FILE_ATTRIBUTE_TYPE_INT64` to `value`. If `attribute` is of a different type, this
    /// operation will fail.
    public final func setAttributeInt64(
      _ attribute: String, value: Int, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_int64(opaque, attribute, value, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Sets `attribute` of type `G_FILE_ATTRIBUTE_TYPE_STRING` to `value`. If `attribute` is of a different type, this
    /// operation will fail.
    public final func setAttributeString(
      _ attribute: String, value: String, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_string(opaque, attribute, value, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Sets `attribute` of type `G_FILE_ATTRIBUTE_TYPE_UINT32` to `value`. If `attribute` is of a different type, this
    /// operation will fail.
    public final func setAttributeUint32(
      _ attribute: String, value: Int, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_uint32(opaque, attribute, value.uint32, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Sets `attribute` of type `G_FILE_ATTRIBUTE_TYPE_UINT64` to `value`. If `attribute` is of a different type, this
    /// operation will fail.
    public final func setAttributeUint64(
      _ attribute: String, value: Int, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_uint64(opaque, attribute, value.uint, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Asynchronously sets the attributes of `file` with `info`.
    @discardableResult
    public final func setAttributes(_ info: Gio.FileInfo, flags: Gio.FileQueryInfoFlags, ioPriority: Int = 0)
      async throws -> Gio.FileInfo?
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_set_attributes_async(
          opaque, info.opaque, flags.cValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cInfo: OpaquePointer?
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attributes_finish(opaque, outcome.pointer, &cInfo, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: cInfo)
    }

    /// Tries to set all attributes in the `FileInfo` on the target values, not stopping on the first error.
    public final func setAttributesFromInfo(
      _ info: Gio.FileInfo, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attributes_from_info(opaque, info.opaque, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Renames `file` to the specified display name.
    @discardableResult
    public final func setDisplayName(_ displayName: String, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.File
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_set_display_name(opaque, displayName, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Asynchronously sets the display name for a given `File`.
    @discardableResult
    public final func setDisplayName(_ displayName: String, ioPriority: Int = 0) async throws -> Gio.File {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_set_display_name_async(opaque, displayName, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_set_display_name_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)!
    }

    /// Starts a file of type `G_FILE_TYPE_MOUNTABLE`. Using `startOperation`, you can request callbacks when, for
    /// instance, passwords are needed during authentication.
    public final func startMountable(flags: Gio.DriveStartFlags, startOperation: Gio.MountOperation?) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_start_mountable(opaque, flags.cValue, startOperation?.gMountOperation, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_start_mountable_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Stops a file of type `G_FILE_TYPE_MOUNTABLE`.
    public final func stopMountable(flags: Gio.MountUnmountFlags, mountOperation: Gio.MountOperation?) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_stop_mountable(opaque, flags.cValue, mountOperation?.gMountOperation, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_stop_mountable_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Checks if `file` supports [thread-default contexts][g-main-context-push-thread-default-context]. If this returns
    /// `false`, you cannot perform asynchronous operations on `file` in a thread that has a thread-default context.
    @discardableResult
    public final func supportsThreadContexts() -> Bool { g_file_supports_thread_contexts(opaque).isTrue }

    /// Sends `file` to the "Trashcan", if possible. This is similar to deleting it, but the user can recover it before
    /// emptying the trashcan. Not all file systems support trashing, so this call can return the
    /// `G_IO_ERROR_NOT_SUPPORTED` error. Since GLib 2.66, the `x-gvfs-notrash` unix mount option can be used to disable
    /// `g_file_trash()` support for certain mounts, the `G_IO_ERROR_NOT_SUPPORTED` error will be returned in that case.
    public final func trash(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_trash(opaque, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Asynchronously sends `file` to the Trash location, if possible.
    public final func trash(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_trash_async(opaque, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_trash_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Unmounts a file of type `G_FILE_TYPE_MOUNTABLE`.
    public final func unmountMountableWithOperation(flags: Gio.MountUnmountFlags, mountOperation: Gio.MountOperation?)
      async throws
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_unmount_mountable_with_operation(
          opaque, flags.cValue, mountOperation?.gMountOperation, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_unmount_mountable_with_operation_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Starts an asynchronous eject on a mountable. When this operation has completed, `callback` will be called with
    /// `userUser` data, and the operation can be finalized with `g_file_eject_mountable_finish()`.
    @available(*, deprecated, message: "Use `g_file_eject_mountable_with_operation()` instead.")
    public final func ejectMountable(_ flags: Gio.MountUnmountFlags) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_eject_mountable(opaque, flags.cValue, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_eject_mountable_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Unmounts a file of type G_FILE_TYPE_MOUNTABLE.
    @available(*, deprecated, message: "Use `g_file_unmount_mountable_with_operation()` instead.")
    public final func unmountMountable(_ flags: Gio.MountUnmountFlags) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_unmount_mountable(opaque, flags.cValue, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_unmount_mountable_finish(opaque, outcome.pointer, &error)
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
    public final var file: Gio.File? { lentObject(opaque: g_file_icon_get_file(opaque)) }
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
    public final func clearStatus() { g_file_info_clear_status(opaque) }

    /// First clears all of the [GFileAttribute][gio-GFileAttribute] of `destInfo`, and then copies all of the file
    /// attributes from `srcInfo` to `destInfo`.
    public final func copyInto(_ destInfo: Gio.FileInfo) { g_file_info_copy_into(opaque, destInfo.opaque) }

    /// Duplicates a file info structure.
    public final func dup() -> Gio.FileInfo { givenObject(opaque: g_file_info_dup(opaque))! }

    /// Gets the access time of the current `info` and returns it as a `DateTime`.
    public final var accessDateTime: GLib.DateTime? { givenBoxed(opaque: g_file_info_get_access_date_time(opaque)) }

    /// Gets the value of a attribute, formatted as a string. This escapes things as needed to make the string valid
    /// UTF-8.
    public final func getAttributeAsString(_ attribute: String) -> String? {
      givenString(ifAny: g_file_info_get_attribute_as_string(opaque, attribute))
    }

    /// Gets the value of a boolean attribute. If the attribute does not contain a boolean value, `false` will be
    /// returned.
    public final func getAttributeBoolean(_ attribute: String) -> Bool {
      g_file_info_get_attribute_boolean(opaque, attribute).isTrue
    }

    /// Gets the value of a byte string attribute. If the attribute does not contain a byte string, `nil` will be
    /// returned.
    public final func getAttributeByteString(_ attribute: String) -> String? {
      lentString(ifAny: g_file_info_get_attribute_byte_string(opaque, attribute))
    }

    /// Gets a signed 32-bit integer contained within the attribute. If the attribute does not contain a signed 32-bit
    /// integer, or is invalid, 0 will be returned.
    public final func getAttributeInt32(_ attribute: String) -> Int {
      g_file_info_get_attribute_int32(opaque, attribute).int
    }

    /// Gets a signed 64-bit integer contained within the attribute. If the attribute does not contain a signed 64-bit
    /// integer, or is invalid, 0 will be returned.
    public final func getAttributeInt64(_ attribute: String) -> Int {
      g_file_info_get_attribute_int64(opaque, attribute)
    }

    /// Gets the value of a `Object` attribute. If the attribute does not contain a `Object`, `nil` will be returned.
    public final func getAttributeObject(_ attribute: String) -> Object? {
      lentObject(g_file_info_get_attribute_object(opaque, attribute))
    }

    /// Gets the attribute status for an attribute key.
    public final func getAttributeStatus(_ attribute: String) -> Gio.FileAttributeStatus {
      Gio.FileAttributeStatus(cValue: g_file_info_get_attribute_status(opaque, attribute))
    }

    /// Gets the value of a string attribute. If the attribute does not contain a string, `nil` will be returned.
    public final func getAttributeString(_ attribute: String) -> String? {
      lentString(ifAny: g_file_info_get_attribute_string(opaque, attribute))
    }

    /// Gets the value of a stringv attribute. If the attribute does not contain a stringv, `nil` will be returned.
    public final func getAttributeStringv(_ attribute: String) -> [String] {
      lentStrings(g_file_info_get_attribute_stringv(opaque, attribute))
    }

    /// Gets the attribute type for an attribute key.
    public final func getAttributeType(_ attribute: String) -> Gio.FileAttributeType {
      Gio.FileAttributeType(cValue: g_file_info_get_attribute_type(opaque, attribute))
    }

    /// Gets an unsigned 32-bit integer contained within the attribute. If the attribute does not contain an unsigned
    /// 32-bit integer, or is invalid, 0 will be returned.
    public final func getAttributeUint32(_ attribute: String) -> Int {
      g_file_info_get_attribute_uint32(opaque, attribute).int
    }

    /// Gets a unsigned 64-bit integer contained within the attribute. If the attribute does not contain an unsigned
    /// 64-bit integer, or is invalid, 0 will be returned.
    public final func getAttributeUint64(_ attribute: String) -> Int {
      g_file_info_get_attribute_uint64(opaque, attribute).int
    }

    /// Gets the file's content type.
    public final var contentType: String? { lentString(ifAny: g_file_info_get_content_type(opaque)) }

    /// Gets the creation time of the current `info` and returns it as a `DateTime`.
    public final var creationDateTime: GLib.DateTime? { givenBoxed(opaque: g_file_info_get_creation_date_time(opaque)) }

    /// Returns the `DateTime` representing the deletion date of the file, as available in
    /// G_FILE_ATTRIBUTE_TRASH_DELETION_DATE. If the G_FILE_ATTRIBUTE_TRASH_DELETION_DATE attribute is unset, `nil` is
    /// returned.
    public final var deletionDate: GLib.DateTime? { givenBoxed(opaque: g_file_info_get_deletion_date(opaque)) }

    /// Gets a display name for a file. This is guaranteed to always be set.
    public final var displayName: String {
      get { lentString(g_file_info_get_display_name(opaque)) }
      set(displayName) { g_file_info_set_display_name(opaque, displayName) }
    }

    /// Gets the edit name for a file.
    public final var editName: String {
      get { lentString(g_file_info_get_edit_name(opaque)) }
      set(editName) { g_file_info_set_edit_name(opaque, editName) }
    }

    /// Gets the [entity tag][gfile-etag] for a given `FileInfo`. See `G_FILE_ATTRIBUTE_ETAG_VALUE`.
    public final var etag: String? { lentString(ifAny: g_file_info_get_etag(opaque)) }

    /// Gets a file's type (whether it is a regular file, symlink, etc). This is different from the file's content type,
    /// see `g_file_info_get_content_type()`.
    public final var fileType: Gio.FileType {
      get { Gio.FileType(cValue: g_file_info_get_file_type(opaque)) }
      set(type) { g_file_info_set_file_type(opaque, type.cValue) }
    }

    /// Gets the icon for a file.
    public final var icon: (any Gio.Icon)? { lentInterface(opaque: g_file_info_get_icon(opaque)) }

    /// Checks if a file is a backup file.
    public final var isBackup: Bool { g_file_info_get_is_backup(opaque).isTrue }

    /// Checks if a file is hidden.
    public final var isHidden: Bool {
      get { g_file_info_get_is_hidden(opaque).isTrue }
      set(isHidden) { g_file_info_set_is_hidden(opaque, isHidden.gboolean) }
    }

    /// Checks if a file is a symlink.
    public final var isSymlink: Bool {
      get { g_file_info_get_is_symlink(opaque).isTrue }
      set(isSymlink) { g_file_info_set_is_symlink(opaque, isSymlink.gboolean) }
    }

    /// Gets the modification time of the current `info` and returns it as a `DateTime`.
    public final var modificationDateTime: GLib.DateTime? {
      givenBoxed(opaque: g_file_info_get_modification_date_time(opaque))
    }

    /// Gets the name for a file. This is guaranteed to always be set.
    public final var name: String {
      get { lentString(g_file_info_get_name(opaque)) }
      set(name) { g_file_info_set_name(opaque, name) }
    }

    /// Gets the file's size (in bytes). The size is retrieved through the value of the `G_FILE_ATTRIBUTE_STANDARD_SIZE`
    /// attribute and is converted from #guint64 to #goffset before returning the result.
    public final var size: Int {
      get { g_file_info_get_size(opaque) }
      set(size) { g_file_info_set_size(opaque, size) }
    }

    /// Gets the value of the sort_order attribute from the `FileInfo`. See `G_FILE_ATTRIBUTE_STANDARD_SORT_ORDER`.
    public final var sortOrder: Int {
      get { g_file_info_get_sort_order(opaque).int }
      set(sortOrder) { g_file_info_set_sort_order(opaque, sortOrder.int32) }
    }

    /// Gets the symbolic icon for a file.
    public final var symbolicIcon: (any Gio.Icon)? { lentInterface(opaque: g_file_info_get_symbolic_icon(opaque)) }

    /// Gets the symlink target for a given `FileInfo`.
    public final var symlinkTarget: String? { lentString(ifAny: g_file_info_get_symlink_target(opaque)) }

    /// Checks if a file info structure has an attribute named `attribute`.
    public final func hasAttribute(_ attribute: String) -> Bool { g_file_info_has_attribute(opaque, attribute).isTrue }

    /// Checks if a file info structure has an attribute in the specified `nameSpace`.
    public final func hasNamespace(_ nameSpace: String) -> Bool { g_file_info_has_namespace(opaque, nameSpace).isTrue }

    /// Lists the file info structure's attributes.
    @discardableResult
    public final func listAttributes(_ nameSpace: String?) -> [String] {
      givenStrings(g_file_info_list_attributes(opaque, nameSpace))
    }

    /// Removes all cases of `attribute` from `info` if it exists.
    public final func removeAttribute(_ attribute: String) { g_file_info_remove_attribute(opaque, attribute) }

    /// Sets the `G_FILE_ATTRIBUTE_TIME_ACCESS` and `G_FILE_ATTRIBUTE_TIME_ACCESS_USEC` attributes in the file info to
    /// the given date/time value.
    public final func setAccessDateTime(_ atime: GLib.DateTime) {
      g_file_info_set_access_date_time(opaque, atime.opaque)
    }

    /// Sets the `attribute` to contain the given `attrValue`, if possible.
    public final func setAttributeBoolean(_ attribute: String, attrValue: Bool) {
      g_file_info_set_attribute_boolean(opaque, attribute, attrValue.gboolean)
    }

    /// Sets the `attribute` to contain the given `attrValue`, if possible.
    public final func setAttributeByteString(_ attribute: String, attrValue: String) {
      g_file_info_set_attribute_byte_string(opaque, attribute, attrValue)
    }

    /// Sets the `attribute` to contain the given `attrValue`, if possible.
    public final func setAttributeInt32(_ attribute: String, attrValue: Int) {
      g_file_info_set_attribute_int32(opaque, attribute, attrValue.int32)
    }

    /// Sets the `attribute` to contain the given `attrValue`, if possible.
    public final func setAttributeInt64(_ attribute: String, attrValue: Int) {
      g_file_info_set_attribute_int64(opaque, attribute, attrValue)
    }

    /// Sets the `attribute` to contain the given `attrValue`, if possible.
    public final func setAttributeObject(_ attribute: String, attrValue: Object) {
      g_file_info_set_attribute_object(opaque, attribute, attrValue.gObject)
    }

    /// Sets the attribute status for an attribute key. This is only needed by external code that implement
    /// `g_file_set_attributes_from_info()` or similar functions.
    @discardableResult
    public final func setAttributeStatus(_ attribute: String, status: Gio.FileAttributeStatus) -> Bool {
      g_file_info_set_attribute_status(opaque, attribute, status.cValue).isTrue
    }

    /// Sets the `attribute` to contain the given `attrValue`, if possible.
    public final func setAttributeString(_ attribute: String, attrValue: String) {
      g_file_info_set_attribute_string(opaque, attribute, attrValue)
    }

    /// Sets the `attribute` to contain the given `attrValue`, if possible.
    public final func setAttributeStringv(_ attribute: String, attrValue: [String]) {
      let lent = CallScope()
      defer { lent.end() }
      g_file_info_set_attribute_stringv(opaque, attribute, lent.strings(attrValue))
    }

    /// Sets the `attribute` to contain the given `attrValue`, if possible.
    public final func setAttributeUint32(_ attribute: String, attrValue: Int) {
      g_file_info_set_attribute_uint32(opaque, attribute, attrValue.uint32)
    }

    /// Sets the `attribute` to contain the given `attrValue`, if possible.
    public final func setAttributeUint64(_ attribute: String, attrValue: Int) {
      g_file_info_set_attribute_uint64(opaque, attribute, attrValue.uint)
    }

    /// Sets the content type attribute for a given `FileInfo`. See `G_FILE_ATTRIBUTE_STANDARD_CONTENT_TYPE`.
    public final func setContentType(_ contentType: String) { g_file_info_set_content_type(opaque, contentType) }

    /// Sets the `G_FILE_ATTRIBUTE_TIME_CREATED` and `G_FILE_ATTRIBUTE_TIME_CREATED_USEC` attributes in the file info to
    /// the given date/time value.
    public final func setCreationDateTime(_ creationTime: GLib.DateTime) {
      g_file_info_set_creation_date_time(opaque, creationTime.opaque)
    }

    /// Sets the icon for a given `FileInfo`. See `G_FILE_ATTRIBUTE_STANDARD_ICON`.
    public final func setIcon(_ icon: any Gio.Icon) { g_file_info_set_icon(opaque, icon.opaque) }

    /// Sets the `G_FILE_ATTRIBUTE_TIME_MODIFIED` and `G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC` attributes in the file info
    /// to the given date/time value.
    public final func setModificationDateTime(_ mtime: GLib.DateTime) {
      g_file_info_set_modification_date_time(opaque, mtime.opaque)
    }

    /// Sets the symbolic icon for a given `FileInfo`. See `G_FILE_ATTRIBUTE_STANDARD_SYMBOLIC_ICON`.
    public final func setSymbolicIcon(_ icon: any Gio.Icon) { g_file_info_set_symbolic_icon(opaque, icon.opaque) }

    /// Sets the `G_FILE_ATTRIBUTE_STANDARD_SYMLINK_TARGET` attribute in the file info to the given symlink target.
    public final func setSymlinkTarget(_ symlinkTarget: String) {
      g_file_info_set_symlink_target(opaque, symlinkTarget)
    }

    /// Unsets a mask set by `g_file_info_set_attribute_mask()`, if one is set.
    public final func unsetAttributeMask() { g_file_info_unset_attribute_mask(opaque) }
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
