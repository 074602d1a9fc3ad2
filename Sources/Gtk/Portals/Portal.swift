import CGtk

/// The desktop's portals: services that perform actions that an application cannot or must not perform without consent,
/// such as setting the wallpaper or writing an e-mail. They ask the user themselves. They are available in sandboxes
/// and on most desktops.
///
///     guard await Portal.version(of: "org.freedesktop.portal.Wallpaper") != nil else { return }
///     try await Portal.request(
///       "org.freedesktop.portal.Wallpaper", "SetWallpaperFile", for: window, files: [path],
///       arguments: { [GLib.Variant(handle: $0[0])] }, options: { _ in ["show-preview": true.asVariant] })
public enum Portal {
  static let name = "org.freedesktop.portal.Desktop"
  static let path = "/org/freedesktop/portal/desktop"

  /// The reason why a portal request failed.
  public nonisolated enum Failure: Error, Hashable, Sendable {
    /// There is no session bus.
    case noBus
    /// A file cannot be opened. The associated value is its path.
    case unreadableFile(String)
    /// The portal gave up or went away without giving a reason.
    case ended
  }

  /// Returns the version of a portal's interface, such as `org.freedesktop.portal.Email`, or `nil` if it is not
  /// available.
  public static func version(of interface: String) async -> Int? {
    guard let connection = await Connection() else { return nil }
    let question = GLib.Variant(children: [interface.asVariant, "version".asVariant])
    let answer = try? await connection.call("org.freedesktop.DBus.Properties", "Get", question)
    // The owner of the name may answer anything.
    return answer?.tuple(as: GLib.Variant.self).flatMap { Int(variant: $0) }
  }

  /// Sends a request to a portal and waits for the result, for as long as the user takes to decide. Cancelling the task
  /// withdraws the request.
  ///
  /// - Parameters:
  ///   - interface: the portal interface.
  ///   - method: a method that returns a request. Its first argument is the window.
  ///   - window: the parent window of the portal's dialogs.
  ///   - files: the paths of the files to pass to the portal, for reading.
  ///   - arguments: returns the arguments between the window and the options, given the indices of the files.
  ///   - options: returns the portal's options, without `handle_token`, given the same indices.
  /// - Returns: The portal's results, or `nil` if the user cancelled.
  /// - Throws: `Failure`, `Gio.DBusError` for an error from the portal, `GLib.Failure` if there is no answer, or
  ///   `CancellationError`.
  @discardableResult
  public static func request(
    _ interface: String, _ method: String, for window: Window? = nil, files: [String] = [],
    arguments: ([Int]) -> [GLib.Variant] = { _ in [] }, options: ([Int]) -> [String: GLib.Variant] = { _ in [:] }
  ) async throws -> [String: GLib.Variant]? {
    guard let connection = await Connection() else {
      try Task.checkCancellation()
      throw Failure.noBus
    }
    let parent = await PortalParent(window)
    defer { parent.end() }
    let descriptors = try await FileDescriptors(files)
    let numbers = Array(files.indices)
    let response = PortalResponse(on: connection)
    defer { response.end() }
    var all = options(numbers)
    all["handle_token"] = response.token.asVariant
    let question = GLib.Variant(
      children: [parent.name.asVariant] + arguments(numbers) + [GLib.Variant(dictionary: all)])
    let answer = try await connection.call(interface, method, question, descriptors)
    // Portals before version 0.9 choose another path for their answer.
    if answer.nChildren() == 1, let path = String(variant: answer.getChildValue(0)) { response.follow(path) }
    return try await response.value()
  }
}

extension GLib.Variant {
  /// Creates a dictionary with values of any type.
  convenience init(dictionary: [String: GLib.Variant]) {
    let entries = dictionary.map { GLib.Variant(key: $0.asVariant, value: GLib.Variant(boxing: $1)) }
    self.init(childType: GLib.VariantType(typeString: "{sv}"), children: entries)
  }

  /// The entries of a dictionary with text keys.
  var entries: [String: GLib.Variant] {
    let entries = (0..<nChildren()).map { getChildValue($0) }
    let pairs = entries.compactMap { entry in
      String(variant: entry.getChildValue(0)).map { ($0, entry.getChildValue(1)) }
    }
    return Dictionary(pairs, uniquingKeysWith: { $1 })
  }
}
