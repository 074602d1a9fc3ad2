import CGtk

extension Gio {
  /// An error that a method returned, whether of another program or of this one.
  public nonisolated struct DBusError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the error, such as `org.freedesktop.DBus.Error.ServiceUnknown`.
    public let name: String
    /// A human-readable description of the error.
    public let message: String

    /// Creates an error.
    ///
    /// - Parameter name: A name in D-Bus's notation for interfaces.
    public init(_ name: String, message: String) {
      self.name = name
      self.message = message
    }

    public var description: String { "\(name): \(message)" }

    static func wrongType(_ what: String) -> DBusError { invalid("\(what) is of another type than is expected") }

    static func invalid(_ message: String) -> DBusError {
      DBusError("org.freedesktop.DBus.Error.InvalidArgs", message: message)
    }
  }
}

extension AsyncOutcome {
  /// Converts the error of a D-Bus call: the error that the other program returned, or why there was no reply.
  func callFailure(_ error: UnsafeMutablePointer<GError>) -> any Error {
    guard let name = givenString(ifAny: g_dbus_error_get_remote_error(error)) else { return failure(error) }
    g_dbus_error_strip_remote_error(error)
    return Gio.DBusError(name, message: GLib.Failure(consuming: error).message)
  }
}
