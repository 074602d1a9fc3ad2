public import BindingCore
import CGtk

extension Gio.Settings {
  /// Whether the schema `id` is installed.
  public static func isSchemaInstalled(_ id: String) -> Bool {
    guard let source = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(source, id, 1)
    else { return false }
    g_settings_schema_unref(schema)
    return true
  }

  /// Creates the settings of an installed schema.
  ///
  /// - Parameters:
  ///   - schemaId: The schema's id, such as `org.example.Editor`.
  ///   - path: The path of the values, for a schema without its own path: `/org/example/editor/left/`.
  /// - Throws: If the schema is not installed or has another path, or if it has no path and `path` is `nil`.
  public convenience init(schemaId: String, path: String? = nil) throws(GLib.Failure) {
    guard let source = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(source, schemaId, 1)
    else { throw GLib.Failure(message: "The settings schema \(schemaId) is not installed") }
    defer { g_settings_schema_unref(schema) }
    let fixed = lentString(ifAny: g_settings_schema_get_path(schema))
    guard (path ?? fixed) != nil, fixed == nil || path == nil || path == fixed else {
      throw GLib.Failure(
        message: "The settings schema \(schemaId) is for \(fixed ?? "any path"), not for \(path ?? "none")")
    }
    self.init(adopting: UnsafeMutableRawPointer(g_settings_new_full(schema, nil, path)))
  }

  /// Creates settings that are stored in a file of their own, with a schema that need not be installed: for a program
  /// that runs from its build folder, or a test.
  ///
  /// - Parameters:
  ///   - id: The schema.
  ///   - directory: The directory with `gschemas.compiled`, written by `glib-compile-schemas`.
  ///   - file: The file that stores the values, or `nil` to store them in memory.
  /// - Throws: If there is no such schema in `directory`.
  public convenience init(schema id: String, in directory: String, keptIn file: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    guard let source = g_settings_schema_source_new_from_directory(directory, nil, 0, &error) else {
      throw GLib.Failure(consuming: error)
    }
    defer { g_settings_schema_source_unref(source) }
    guard let schema = g_settings_schema_source_lookup(source, id, 0) else {
      throw GLib.Failure(message: "No schema \(id) in \(directory)")
    }
    defer { g_settings_schema_unref(schema) }
    let backend = file.map { g_keyfile_settings_backend_new($0, "/", nil) } ?? g_memory_settings_backend_new()
    defer { g_object_unref(backend) }
    self.init(adopting: UnsafeMutableRawPointer(g_settings_new_full(schema, backend, nil)))
  }
}

extension Reactive where Base: Gio.Settings {
  /// A key of type `b`.
  public func bool(_ key: String) -> DynamicSubject<Bool> {
    subject(key, get: { g_settings_get_boolean($0, key) != 0 }, set: { g_settings_set_boolean($0, key, $1 ? 1 : 0) })
  }

  /// A key of type `s`.
  public func string(_ key: String) -> DynamicSubject<String> {
    subject(key, get: { givenString(g_settings_get_string($0, key)) }, set: { g_settings_set_string($0, key, $1) })
  }

  /// A key of type `i`. Values are clamped to the key's range in the schema; without one, a value that does not fit
  /// into 32 bits traps.
  public func int(_ key: String) -> DynamicSubject<Int> {
    let clamp = clamp(key, as: Int.self)
    return subject(
      key, get: { Int(g_settings_get_int($0, key)) }, set: { g_settings_set_int($0, key, gint(clamp($1))) })
  }

  /// A key of type `x`, 64 bits. Values are clamped to the key's range in the schema.
  public func int64(_ key: String) -> DynamicSubject<Int64> {
    let clamp = clamp(key, as: Int64.self)
    return subject(
      key, get: { Int64(g_settings_get_int64($0, key)) }, set: { g_settings_set_int64($0, key, gint64(clamp($1))) })
  }

  /// A key of type `d`. Values are clamped to the key's range in the schema.
  public func double(_ key: String) -> DynamicSubject<Double> {
    let clamp = clamp(key, as: Double.self)
    return subject(
      key, get: { g_settings_get_double($0, key) }, set: { g_settings_set_double($0, key, clamp($1)) })
  }

  /// A key of type `u` or `q`, unsigned. Values are clamped to the key's range in the schema; without one, a value that
  /// does not fit traps.
  public func uint(_ key: String) -> DynamicSubject<Int> {
    // GSettings' own functions for unsigned numbers support only `u`.
    let isNarrow =
      (promised(givenBoxed(opaque: g_settings_get_value(base.cast(), key))) as GLib.Variant).typeString == "q"
    let clamp = clamp(key, as: Int.self)
    if isNarrow {
      return value(key, as: UInt16.self).bidirectionalMap(to: { Int($0) }, from: { UInt16(clamp($0)) })
    }
    return subject(
      key, get: { Int(g_settings_get_uint($0, key)) }, set: { g_settings_set_uint($0, key, guint(clamp($1))) })
  }

  /// A key with one of the values listed in the schema: an `enum` or a string with `choices`.
  ///
  ///     enum Layout: String { case list, grid }
  ///     settings.reactive.enumeration("layout", as: Layout.self).bidirectionalBind(to: layout)
  ///
  /// A value without a case, such as one stored by a newer version of the program, reads as the schema's default.
  ///
  /// Precondition: There is a case for the default.
  public func enumeration<Case: RawRepresentable>(
    _ key: String, as type: Case.Type = Case.self
  ) -> DynamicSubject<Case> where Case.RawValue == String {
    subject(
      key,
      get: { settings in
        if let known = Case(rawValue: givenString(g_settings_get_string(settings, key))) { return known }
        let fallback = (givenBoxed(opaque: g_settings_get_default_value(settings, key)) as GLib.Variant?)
          .flatMap { String(variant: $0) }.flatMap { Case(rawValue: $0) }
        guard let fallback else { preconditionFailure("\(Case.self) has no case for the default of \(key)") }
        return fallback
      },
      set: { g_settings_set_string($0, key, $1.rawValue) })
  }

  /// A key of any other type, such as `a{sd}` as `[String: Double].self`.
  ///
  /// A stored value that is not a `Value`, such as a case of a newer version of the program or a number that does not
  /// fit, reads as the schema's default.
  ///
  /// Precondition: The default is a `Value`.
  public func value<Value: VariantRepresentable>(
    _ key: String, as type: Value.Type = Value.self
  ) -> DynamicSubject<Value> {
    subject(
      key,
      get: { settings in
        if let stored = Value(variant: promised(givenBoxed(opaque: g_settings_get_value(settings, key)))) {
          return stored
        }
        let fallback: GLib.Variant? = givenBoxed(opaque: g_settings_get_default_value(settings, key))
        guard let value = fallback.flatMap({ Value(variant: $0) }) else {
          preconditionFailure("the default of the setting \(key) is no \(Value.self)")
        }
        return value
      },
      set: { settings, value in
        let variant = value.asVariant
        withExtendedLifetime(variant) { _ = g_settings_set_value(settings, key, variant.opaque) }
      })
  }

  /// Whether the user may change a key, which an administrator can lock. Bind this to the `isEnabled` of its control.
  public func isWritable(_ key: String) -> SafeSignal<Bool> {
    DynamicSubject(
      target: base, signal: emissions(of: "writable-changed", key), get: { $0.isWritable(key) },
      set: { _, _ in }
    ).toSignal()
  }

  /// A key of type `as`.
  public func strings(_ key: String) -> DynamicSubject<[String]> {
    subject(
      key, get: { givenStrings(g_settings_get_strv($0, key)) },
      set: { settings, strings in
        let lent = CallScope()
        defer { lent.end() }
        g_settings_set_strv(settings, key, lent.strings(strings))
      })
  }

  /// Returns a function that clamps numbers to the key's range in the schema. GSettings rejects others with a warning,
  /// and a two-way binding would then send the old value back.
  private func clamp<Number: VariantRepresentable & Comparable>(
    _ key: String, as type: Number.Type
  ) -> (Number) -> Number {
    guard let (kind, limits) = base.settingsSchema?.getKey(key).range.tuple(as: String.self, GLib.Variant.self),
      kind == "range", let (lower, upper) = limits.tuple(as: Number.self, Number.self)
    else { return { $0 } }
    return { min(max($0, lower), upper) }
  }

  /// Returns two-way access to a key. A value is stored immediately for this process and written soon after; changes by
  /// other processes arrive too. A binding retains the settings until it ends, and an observation until it is disposed
  /// of.
  ///
  /// Precondition: The schema has the key, with this type.
  private func subject<Value>(
    _ key: String, get: @escaping (UnsafeMutablePointer<GSettings>) -> Value,
    set: @escaping (UnsafeMutablePointer<GSettings>, Value) -> Void
  ) -> DynamicSubject<Value> {
    DynamicSubject(
      target: base, signal: emissions(of: "changed", key), get: { get($0.cast()) }, set: { set($0.cast(), $1) })
  }

  /// The emissions of a settings signal for a key. Observers and bindings retain the settings, as `g_settings_bind`
  /// does: most programs create settings only for that.
  private func emissions(of signal: StaticString, _ key: String) -> SafeSignal<Void> {
    let (settings, emissions) = (base, base.emissions(of: signal, detail: key))
    return Signal(attach: { observer, subscription in
      subscription.add(BlockDisposable { withExtendedLifetime(settings) {} })
      emissions.attach(observer, subscription)
    })
  }
}
