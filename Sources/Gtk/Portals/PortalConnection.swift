import CGtk
import Glibc

extension Portal {
  /// A connection to the session bus.
  @MainActor final class Connection {
    private let bus: Gio.DBusConnection

    /// Connects to the session bus, or returns `nil` if there is none.
    init?() async {
      guard let bus = try? await Gio.DBusConnection.session() else { return nil }
      self.bus = bus
    }

    var pointer: OpaquePointer { bus.opaque }

    /// The unique name of this connection, such as `:1.42`.
    var name: String { bus.uniqueName ?? "" }

    /// Calls a method of the portal.
    func call(
      _ interface: String, _ method: String, _ arguments: GLib.Variant, _ files: FileDescriptors? = nil
    ) async throws -> GLib.Variant {
      let mistake = DBusCheck.mistake(arguments) ?? DBusCheck.mistake(member: method, of: interface)
      if let mistake { throw Gio.DBusError.invalid(mistake) }
      let outcome = await awaitOutcome { cancellable, finished, context in
        g_dbus_connection_call_with_unix_fd_list(
          pointer, Portal.name, Portal.path, interface, method, arguments.opaque, nil, G_DBUS_CALL_FLAGS_NONE, -1,
          files?.list, cancellable, finished, context)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let answer = g_dbus_connection_call_with_unix_fd_list_finish(pointer, nil, outcome.pointer, &error)
      withExtendedLifetime((arguments, files)) {}
      if let error { throw outcome.callFailure(error) }
      return promised(givenBoxed(opaque: answer))
    }
  }

  /// Files opened for reading, to be passed to a portal.
  @MainActor final class FileDescriptors {
    let list = g_unix_fd_list_new()!

    init(_ paths: [String]) async throws(Failure) {
      for path in paths {
        let descriptor = await FileDescriptors.open(path)
        guard descriptor >= 0 else { throw .unreadableFile(path) }
        // The list duplicated the descriptor.
        let index = g_unix_fd_list_append(list, descriptor, nil)
        close(descriptor)
        guard index >= 0 else { throw .unreadableFile(path) }
      }
    }

    isolated deinit { g_object_unref(list) }

    /// Even opening a file blocks on a dead mount, so it is not done on the main thread. Pipes do not block.
    @concurrent private nonisolated static func open(_ path: String) async -> Int32 {
      Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    }
  }
}

/// The response to one portal request.
@MainActor final class PortalResponse {
  /// The token from which the portal derives the path of its response.
  let token: String

  private static var count = 0
  private let connection: Portal.Connection
  private var path: String
  private var subscription: guint = 0
  private var watch: guint = 0
  private var answer: Result<[String: GLib.Variant]?, any Error>?
  private var continuation: CheckedContinuation<Void, Never>?

  init(on connection: Portal.Connection) {
    self.connection = connection
    Self.count += 1
    token = "swift\(getpid())_\(Self.count)"
    let sender = connection.name.dropFirst().map { $0 == "." ? "_" : $0 }
    path = "\(Portal.path)/request/\(String(sender))/\(token)"
    listen()
    // If the portal disappears, there will be no response.
    watch = g_bus_watch_name_on_connection(
      connection.pointer, Portal.name, G_BUS_NAME_WATCHER_FLAGS_NONE, nil,
      { _, _, context in PortalResponse.of(context)?.come(.failure(Portal.Failure.ended)) }, context(), Self.freed)
  }

  /// Listens at another path.
  func follow(_ path: String) {
    guard path != self.path else { return }
    self.path = path
    g_dbus_connection_signal_unsubscribe(connection.pointer, subscription)
    listen()
  }

  /// Waits for the response.
  func value() async throws -> [String: GLib.Variant]? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if answer != nil || Task.isCancelled { continuation.resume() } else { self.continuation = continuation }
      }
    } onCancel: {
      Task { @MainActor in come(.failure(CancellationError())) }
    }
    if let answer { return try answer.get() }
    throw CancellationError()
  }

  /// Stops listening, and withdraws an unanswered request.
  func end() {
    g_dbus_connection_signal_unsubscribe(connection.pointer, subscription)
    g_bus_unwatch_name(watch)
    if case .success? = answer { return }
    g_dbus_connection_call(
      connection.pointer, Portal.name, path, "org.freedesktop.portal.Request", "Close", nil, nil,
      G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil, nil, nil)
  }

  private func come(_ answer: Result<[String: GLib.Variant]?, any Error>) {
    guard self.answer == nil else { return }
    self.answer = answer
    continuation?.resume()
    continuation = nil
  }

  private func listen() {
    subscription = g_dbus_connection_signal_subscribe(
      connection.pointer, Portal.name, "org.freedesktop.portal.Request", "Response", path, nil,
      G_DBUS_SIGNAL_FLAGS_NONE, Self.answered, context(), Self.freed)
  }

  private static let answered: GDBusSignalCallback = { _, _, _, _, _, arguments, context in
    let answer: GLib.Variant? = lentBoxed(opaque: arguments)
    guard let answer, answer.typeString == "(ua{sv})" else { return }
    switch Int(variant: answer.getChildValue(0)) {
    case 0: of(context)?.come(.success(answer.getChildValue(1).entries.mapValues(\.variant)))
    case 1: of(context)?.come(.success(nil))
    default: of(context)?.come(.failure(Portal.Failure.ended))
    }
  }

  // MARK: C callbacks

  /// Holds the response weakly: GLib may call back after it is deallocated.
  private final class Context {
    weak var response: PortalResponse?
    init(_ response: PortalResponse) { self.response = response }
  }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> PortalResponse? {
    Unmanaged<Context>.fromOpaque(pointer!).takeUnretainedValue().response
  }

  private func context() -> UnsafeMutableRawPointer { Unmanaged.passRetained(Context(self)).toOpaque() }

  private static let freed: GDestroyNotify = { Unmanaged<Context>.fromOpaque($0!).release() }
}
