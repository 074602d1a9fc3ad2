extension GLib {
  /// The error codes of one domain, such as `Gio.IOErrorEnum`:
  ///
  ///     do {
  ///       text = try await file.loadContents().contents
  ///     } catch where error.matches(Gio.IOErrorEnum.notFound) {
  ///       text = []
  ///     }
  public nonisolated protocol ErrorCode: RawRepresentable, Hashable, Sendable where RawValue == Int32 {
    /// The domain's name in a `GError`, such as `g-io-error-quark`.
    static var domain: String { get }
  }
}

nonisolated extension GLib.Failure {
  /// Returns the code as one of a domain, or `nil` for an error of another domain or a code newer than these bindings.
  public func code<Code: GLib.ErrorCode>(as type: Code.Type) -> Code? {
    guard domain == type.domain, let number = Int32(exactly: code) else { return nil }
    return Code(rawValue: number)
  }
}

nonisolated extension Error {
  /// Whether this is a C error with this code: a `GLib.Failure` of its domain. Usable in a `catch` of any error.
  public func matches<Code: GLib.ErrorCode>(_ code: Code) -> Bool {
    guard let failure = self as? GLib.Failure else { return false }
    return failure.domain == Code.domain && failure.code == Int(code.rawValue)
  }
}
