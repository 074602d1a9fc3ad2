import CGtk

extension GLib {
  /// The parts of a file that a `KeyFile` retains when reading it.
  public nonisolated struct KeyFileFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Retain comments and empty lines, so that they are written again.
    public static var keepComments: KeyFileFlags { KeyFileFlags(rawValue: 1) }
    /// Retain translations into all languages, not only into the user's.
    public static var keepTranslations: KeyFileFlags { KeyFileFlags(rawValue: 2) }
  }
}

extension GLib.KeyFile {
  /// Reads a file, replacing the current contents.
  ///
  /// - Throws: A `GLib.FileError` if the file cannot be read, or a `GLib.KeyFileError` if it is not a key file.
  public func loadFromFile(_ path: String, flags: GLib.KeyFileFlags = []) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    g_key_file_load_from_file(opaque, path, GKeyFileFlags(rawValue: flags.rawValue), &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Reads a string, replacing the current contents. Throws a `GLib.KeyFileError` if it is not a key file.
  public func loadFromData(_ data: String, flags: GLib.KeyFileFlags = []) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    let length = gsize(data.utf8.count)
    g_key_file_load_from_data(opaque, data, length, GKeyFileFlags(rawValue: flags.rawValue), &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Returns a Boolean value. Throws a `GLib.KeyFileError` if the key is missing or its value is not `true` or `false`.
  public func getBoolean(_ groupName: String, key: String) throws(GLib.Failure) -> Bool {
    var error: UnsafeMutablePointer<GError>?
    let value = g_key_file_get_boolean(opaque, groupName, key, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return value.isTrue
  }
}
