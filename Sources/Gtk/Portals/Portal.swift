import CGtk

/// The desktop's portals: services that do for an application what it cannot do, or must not do unasked, such as setting
/// the wallpaper or writing an e-mail. They ask the person themselves. They are there in a sandbox and on most desktops.
///
///     guard await Portal.version(of: "org.freedesktop.portal.Wallpaper") != nil else { return }
///     try await Portal.request(
///       "org.freedesktop.portal.Wallpaper", "SetWallpaperFile", for: window, files: [path],
///       arguments: { [GLib.Variant(handle: $0[0])] }, options: { _ in ["show-preview": true.asVariant] })
public enum Portal {
  static let name = "org.freedesktop.portal.Desktop"
  static let path = "/org/freedesktop/portal/desktop"

  /// Why a portal did not do what it was asked for.
  public nonisolated enum Failure: Error, Hashable, Sendable {
    /// There is no session bus.
    case noBus
    /// A file cannot be opened; the text is its path.
    case unreadableFile(String)
    /// The portal gave up, or went away, without a reason.
    case ended
  }

  /// The version of a portal's interface, such as `org.freedesktop.portal.Email`; nil where there is none.
  public static func version(of interface: String) async -> Int? {
    guard let connection = await Connection() else { return nil }
    let question = GLib.Variant(children: [interface.asVariant, "version".asVariant])
    let answer = try? await connection.call("org.freedesktop.DBus.Properties", "Get", question)
    // Whoever has the name may answer anything.
    return answer?.tuple(as: GLib.Variant.self).flatMap { Int(variant: $0) }
  }

  /// Asks a portal for something, and waits until it is done, which may take as long as a person thinks about it.
  /// Cancelling the task takes the question back.
  ///
  /// - Parameters:
  ///   - interface: the portal.
  ///   - method: one of its methods that answer with a request. Its first argument is the window.
  ///   - window: the window that the portal's own dialogs belong to.
  ///   - files: the paths of the files that the portal gets, for reading.
  ///   - arguments: the arguments between the window and the options. Gets the numbers that stand for the files.
  ///   - options: the portal's options, without `handle_token`. Gets the same numbers.
  /// - Returns: what the portal says; nil when the person changed their mind.
  /// - Throws: `Failure`, `Gio.DBusError` for what the portal answers with, `GLib.Failure` when no answer comes, or
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
    // Portals before version 0.9 choose another place for their answer.
    if answer.nChildren() == 1, let path = String(variant: answer.getChildValue(0)) { response.follow(path) }
    return try await response.value()
  }
}

extension GLib.Variant {
  /// A dictionary with values of any type.
  convenience init(dictionary: [String: GLib.Variant]) {
    let entries = dictionary.map { GLib.Variant(key: $0.asVariant, value: GLib.Variant(boxing: $1)) }
    self.init(childType: GLib.VariantType(typeString: "{sv}"), children: entries)
  }

  /// The entries of a dictionary whose keys are texts.
  var entries: [String: GLib.Variant] {
    let entries = (0..<nChildren()).map { getChildValue($0) }
    let pairs = entries.compactMap { entry in
      String(variant: entry.getChildValue(0)).map { ($0, entry.getChildValue(1)) }
    }
    return Dictionary(pairs, uniquingKeysWith: { $1 })
  }
}
