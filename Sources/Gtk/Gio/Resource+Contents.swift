import CGtk

extension Gio.Resource {
  /// Creates a resource from the contents of a file written by `glib-compile-resources`.
  ///
  /// - Throws: If the bytes are not such a file.
  public convenience init(bytes: [UInt8]) throws(GLib.Failure) { try self.init(data: GLib.Bytes(data: bytes)) }

  /// Makes the files available to the whole program under `resource:///`: templates, icons, style sheets.
  ///
  /// An application looks for icons, menus and more below its `resourceBasePath`, which defaults to its id as a path.
  /// Register resources before the application starts.
  public func register() { g_resources_register(opaque) }

  /// Makes the files unavailable again. Data already read from them remains valid.
  public func unregister() { g_resources_unregister(opaque) }

  /// Returns the contents of a file.
  ///
  /// - Throws: If there is no file at `path`.
  public func contents(of path: String) throws(GLib.Failure) -> [UInt8] { try lookupData(path, lookupFlags: []).data }

  /// Returns the contents of a file in any registered resource.
  ///
  /// - Throws: If there is no file at `path`.
  public static func registeredContents(of path: String) throws(GLib.Failure) -> [UInt8] {
    var error: UnsafeMutablePointer<GError>?
    guard let bytes = g_resources_lookup_data(path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error) else {
      throw GLib.Failure(consuming: error)
    }
    return (promised(givenBoxed(opaque: bytes)) as GLib.Bytes).data
  }
}
