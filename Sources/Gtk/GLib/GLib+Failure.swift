import CGtk

extension GLib {
  /// An error that a C function reported.
  public nonisolated struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of error `code` counts in, such as `g-io-error-quark`.
    public let domain: String
    /// Which error of the domain it is: a number of the domain's C enumeration, such as `G_IO_ERROR_NOT_FOUND`. 0 for
    /// an error that has no domain.
    public let code: Int
    /// What happened, in the user's language.
    public let message: String

    public var description: String { message }

    /// An error of a program's own that C is told, as `stream.gerror(_:)` does.
    public init(_ code: some ErrorCode, message: String) {
      (domain, self.code, self.message) = (type(of: code).domain, Int(code.rawValue), message)
    }

    /// An error of ours.
    init(message: String) {
      (domain, code) = ("", 0)
      self.message = message
    }

    /// Takes over an error from C.
    init(consuming error: UnsafeMutablePointer<GError>?) {
      guard let error else {
        (domain, code, message) = ("", 0, "")
        return
      }
      defer { g_error_free(error) }
      domain = g_quark_to_string(error.pointee.domain).map { String(cString: $0) } ?? ""
      code = Int(error.pointee.code)
      message = String(cString: error.pointee.message)
    }
  }
}
