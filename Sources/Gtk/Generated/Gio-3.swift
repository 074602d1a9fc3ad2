// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

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
      set { g_simple_action_set_enabled(opaque, newValue.gboolean) }
    }

    /// The name of the action. This is mostly meaningful for identifying the action once it has been added to a
    /// `SimpleActionGroup`.
    public final var name: String { getProperty("name") }

    /// The type of the parameter that must be given when activating the action.
    public final var parameterType: GLib.VariantType? { getProperty("parameter-type") }

    /// The state of the action, or `nil` if the action is stateless.
    public final var state: GLib.Variant? {
      get { getProperty("state") }
      set { g_simple_action_set_state(opaque, newValue?.opaque) }
    }

    /// The `VariantType` of the state that the action has, or `nil` if the action is stateless.
    public final var stateType: GLib.VariantType? { getProperty("state-type") }

    /// Sets the state hint for the action.
    public final func setStateHint(_ stateHint: GLib.Variant?) {
      g_simple_action_set_state_hint(opaque, stateHint?.opaque)
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
    public final var names: [String] { lentStrings(g_themed_icon_get_names(opaque)) }

    /// Whether to use the default fallbacks found by shortening the icon name at '-' characters. If the "names" array
    /// has more than one element, ignores any past the first.
    public final var useDefaultFallbacks: Bool { getProperty("use-default-fallbacks") }

    /// Append a name to the list of icons from within `icon`.
    public final func appendName(_ iconname: String) { g_themed_icon_append_name(opaque, iconname) }

    /// Prepend a name to the list of icons from within `icon`.
    public final func prependName(_ iconname: String) { g_themed_icon_prepend_name(opaque, iconname) }
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
