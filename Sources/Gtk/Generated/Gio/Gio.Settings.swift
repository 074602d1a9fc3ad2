// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

extension Gio {
  /// The class [`GSettings`](https://docs.gtk.org/gio/class.Settings.html).
  open class Settings: Object {
    open override class var gType: GType { g_settings_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gSettings: UnsafeMutablePointer<GSettings> {
      pointer.assumingMemoryBound(to: GSettings.self)
    }

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
