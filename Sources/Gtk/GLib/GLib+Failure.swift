public import CGtk

extension GLib {
  /// An error that a C function reported.
  public nonisolated struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The domain of `code`, such as `g-io-error-quark`.
    public let domain: String
    /// The error code: a number of the domain's C enumeration, such as `G_IO_ERROR_NOT_FOUND`, or 0 for an error
    /// without a domain.
    public let code: Int
    /// A description of the error in the user's language.
    public let message: String

    public var description: String { message }

    /// Creates an error of the program itself to report to C, for example with `stream.gerror(_:)`.
    public init(_ code: some ErrorCode, message: String) {
      (domain, self.code, self.message) = (type(of: code).domain, Int(code.rawValue), message)
    }

    /// Creates an error of these bindings.
    init(message: String) {
      (domain, code) = ("", 0)
      self.message = message
    }

    /// Takes over an error from C.
    @_spi(Bindings) public init(consuming error: UnsafeMutablePointer<GError>?) {
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
