import CGtk

extension Gio {
  /// A connection to a message bus, over which programs call each other's methods.
  ///
  ///     let bus = try await Gio.DBusConnection.session()
  ///     let notifications = bus.object(
  ///       "/org/freedesktop/Notifications", of: "org.freedesktop.Notifications", "org.freedesktop.Notifications")
  ///     let abilities = try await notifications.call("GetCapabilities", returning: [String].self)
  ///
  /// Numbers are sent with their own type: `Int` is D-Bus's `x`, `Int32` its `i`, `UInt32` its `u`. When reading,
  /// integers of all widths convert to each other.
  public final class DBusConnection: Object {
    public override class var gType: GType { g_dbus_connection_get_type() }
    // GLib's worker thread holds it too.
    @_spi(Bindings) public override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The bus of the user's session; the whole program shares one connection.
    public static func session() async throws -> DBusConnection { try await bus(G_BUS_TYPE_SESSION) }

    /// The bus of the user's session, connected to before this returns; the same connection as that of `session()`.
    ///
    /// For what must be exported before `Application.run` requests the application's name: as soon as the name has an
    /// owner, other programs call. The application uses the same connection, so nothing is connected to twice.
    public static func sessionBeforeRunning() throws(GLib.Failure) -> DBusConnection {
      var error: UnsafeMutablePointer<GError>?
      let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return DBusConnection(adopting: UnsafeMutableRawPointer(connection!))
    }

    /// The system bus; the whole program shares one connection.
    public static func system() async throws -> DBusConnection { try await bus(G_BUS_TYPE_SYSTEM) }

    private static func bus(_ type: GBusType) async throws -> DBusConnection {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_bus_get(type, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let connection = g_bus_get_finish(outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return DBusConnection(adopting: UnsafeMutableRawPointer(connection!))
    }

    /// The name that the bus assigned to the connection, such as `:1.42`.
    public var uniqueName: String? { lentString(ifAny: g_dbus_connection_get_unique_name(opaque)) }

    /// Whether the connection is closed, so that nothing can be sent or received.
    public var isClosed: Bool { g_dbus_connection_is_closed(opaque) != 0 }

    /// Returns an object of another program, with one of its interfaces.
    ///
    /// - Parameters:
    ///   - path: The path of the object in the program.
    ///   - interface: The interface to call and observe.
    ///   - name: The name of the program.
    public func object(_ path: String, of name: String, _ interface: String) -> DBusProxy {
      DBusProxy(connection: self, name: name, path: path, interface: interface)
    }

    /// Calls a method and waits for its results. Cancelling the task stops waiting.
    ///
    ///     let isThere = try await bus.call(
    ///       "NameHasOwner", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus", on: "org.freedesktop.DBus",
    ///       with: "org.example.Player", returning: Bool.self)
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - interface: The interface that the method belongs to.
    ///   - path: The object.
    ///   - name: The program, which the bus starts if it can.
    ///   - arguments: The arguments, with the types that the method expects.
    ///   - types: The types of the results; none to ignore them.
    /// - Throws: `DBusError` if the method returns an error or the call is invalid, `GLib.Failure` if there is no
    ///   reply, or `CancellationError`.
    public func call<each Argument: VariantRepresentable, each Result: VariantRepresentable>(
      _ method: String, of interface: String, at path: String, on name: String,
      with arguments: repeat each Argument, returning types: repeat (each Result).Type
    ) async throws -> (repeat each Result) {
      let descriptors = DBusDescriptors()
      let outer = DBusDescriptors.exchange(descriptors)
      let arguments = GLib.Variant(tuple: repeat each arguments)
      _ = DBusDescriptors.exchange(outer)
      let (reply, received) = try await send(
        method, of: interface, at: path, on: name, arguments, descriptors, flags: G_DBUS_CALL_FLAGS_NONE, timeout: -1)
      var isWanted = false
      for _ in repeat (each Result).self { isWanted = true }
      let results = isWanted ? reply : GLib.Variant(children: [])
      let other = DBusDescriptors.exchange(received)
      defer { _ = DBusDescriptors.exchange(other) }
      guard let values = results.tuple(as: repeat (each Result).self) else {
        throw DBusError.wrongType("what \(method) returns, \(reply.typeString),")
      }
      return values
    }

    /// Calls a method with a tuple of arguments, and waits for the tuple of its results. Use this for types that are
    /// not known in advance, or to set a timeout.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - interface: The interface that the method belongs to.
    ///   - path: The object.
    ///   - name: The program.
    ///   - arguments: A tuple, such as `GLib.Variant(tuple: "a", 7)`.
    ///   - isStarting: Whether the bus should start the program if it can.
    ///   - timeout: How long to wait, or `nil` for D-Bus's default of 25 seconds.
    /// - Throws: `DBusError` if the method returns an error or the call is invalid, `GLib.Failure` if there is no
    ///   reply, or `CancellationError`.
    @discardableResult
    public func call(
      _ method: String, of interface: String, at path: String, on name: String, arguments: GLib.Variant,
      starting isStarting: Bool = true, timeout: Duration? = nil
    ) async throws -> GLib.Variant {
      let flags = isStarting ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START
      let milliseconds = timeout.map { gint(min(max(0, $0 / .milliseconds(1)), Double(gint.max))) } ?? -1
      return try await send(
        method, of: interface, at: path, on: name, arguments, nil, flags: flags, timeout: milliseconds
      ).reply
    }

    private func send(
      _ method: String, of interface: String, at path: String, on name: String, _ arguments: GLib.Variant,
      _ descriptors: DBusDescriptors?, flags: GDBusCallFlags, timeout: gint
    ) async throws -> (reply: GLib.Variant, descriptors: DBusDescriptors?) {
      let mistake =
        DBusCheck.mistake(arguments) ?? DBusCheck.mistake(member: method, of: interface, at: path, name: name)
      if let mistake { throw DBusError.invalid(mistake) }
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_dbus_connection_call_with_unix_fd_list(
          opaque, name, path, interface, method, arguments.opaque, nil, flags, timeout, descriptors?.listIfAny,
          cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      var received: UnsafeMutablePointer<GUnixFDList>?
      let reply = g_dbus_connection_call_with_unix_fd_list_finish(opaque, &received, outcome.pointer, &error)
      if let error { throw outcome.callFailure(error) }
      defer { if let received { g_object_unref(received) } }
      return (promised(givenBoxed(opaque: reply)), DBusDescriptors(received))
    }
  }
}

extension Gio.Application {
  /// The application's connection, once it is registered.
  public final var dbusConnection: Gio.DBusConnection? {
    guard let connection = g_application_get_dbus_connection(cast()) else { return nil }
    g_object_ref(UnsafeMutableRawPointer(connection))
    return Gio.DBusConnection(adopting: UnsafeMutableRawPointer(connection))
  }
}
