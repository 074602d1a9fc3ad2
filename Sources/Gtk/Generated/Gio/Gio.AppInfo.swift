// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gio {
  /// The interface [`GAppInfo`](https://docs.gtk.org/gio/iface.AppInfo.html).
  open class AppInfo: Object {
    open override class var gType: GType { g_app_info_get_type() }

    @_spi(Bindings) open override class var isShared: Bool { true }

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
