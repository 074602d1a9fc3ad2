import CGtk

extension Gio {
  /// An error that a method of another program answered with, or that a method of ours answers with.
  public nonisolated struct DBusError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of error it is, such as `org.freedesktop.DBus.Error.ServiceUnknown`.
    public let name: String
    /// What happened, for people.
    public let message: String

    /// An error.
    ///
    /// - Parameter name: a name in D-Bus' notation for interfaces.
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
  /// The error of a call over D-Bus: what the other program said, or why there was no answer.
  func callFailure(_ error: UnsafeMutablePointer<GError>) -> any Error {
    guard let name = givenString(ifAny: g_dbus_error_get_remote_error(error)) else { return failure(error) }
    g_dbus_error_strip_remote_error(error)
    return Gio.DBusError(name, message: GLib.Failure(consuming: error).message)
  }
}
