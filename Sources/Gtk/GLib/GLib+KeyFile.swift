import CGtk

extension GLib {
  /// What is kept of a file that is read into a `KeyFile`.
  public nonisolated struct KeyFileFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Comments and empty lines: they are written again.
    public static var keepComments: KeyFileFlags { KeyFileFlags(rawValue: 1) }
    /// Translations into all languages, not only those into the user's.
    public static var keepTranslations: KeyFileFlags { KeyFileFlags(rawValue: 2) }
  }
}

extension GLib.KeyFile {
  /// Reads a file, in place of what was there. Errors: `GLib.FileError` when it cannot be read, `GLib.KeyFileError` when
  /// it is no key file.
  public func loadFromFile(_ path: String, flags: GLib.KeyFileFlags = []) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    g_key_file_load_from_file(opaque, path, GKeyFileFlags(rawValue: flags.rawValue), &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Reads a text, in place of what was there. Throws a `GLib.KeyFileError` when it is none of a key file.
  public func loadFromData(_ data: String, flags: GLib.KeyFileFlags = []) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    let length = gsize(data.utf8.count)
    g_key_file_load_from_data(opaque, data, length, GKeyFileFlags(rawValue: flags.rawValue), &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// The value of a key as a truth. Throws a `GLib.KeyFileError` when there is none or it is no `true` or `false`.
  public func getBoolean(_ groupName: String, key: String) throws(GLib.Failure) -> Bool {
    var error: UnsafeMutablePointer<GError>?
    let value = g_key_file_get_boolean(opaque, groupName, key, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return value.isTrue
  }
}
