// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

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
