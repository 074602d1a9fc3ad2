import CGtk

extension Gio.Resource {
  /// The files in what `glib-compile-resources` wrote, given as bytes.
  ///
  /// - Throws: when the bytes are no such file.
  public convenience init(bytes: [UInt8]) throws(GLib.Failure) { try self.init(data: GLib.Bytes(data: bytes)) }

  /// Adds the files to those that the whole program finds under `resource:///`: templates, icons, style sheets.
  ///
  /// An application looks for icons, menus and more below its `resourceBasePath`, which is its id as a path unless it is
  /// set. Register before the application starts.
  public func register() { g_resources_register(opaque) }

  /// Takes the files away again. What has been read from them stays.
  public func unregister() { g_resources_unregister(opaque) }

  /// The content of a file.
  ///
  /// - Throws: when there is none at `path`.
  public func contents(of path: String) throws(GLib.Failure) -> [UInt8] { try lookupData(path, lookupFlags: []).data }

  /// The content of a file of any resource that is registered.
  ///
  /// - Throws: when there is none at `path`.
  public static func registeredContents(of path: String) throws(GLib.Failure) -> [UInt8] {
    var error: UnsafeMutablePointer<GError>?
    guard let bytes = g_resources_lookup_data(path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error) else {
      throw GLib.Failure(consuming: error)
    }
    return (promised(givenBoxed(opaque: bytes)) as GLib.Bytes).data
  }
}
