extension GLib {
  /// The codes of the errors of one domain, such as `Gio.IOErrorEnum`:
  ///
  ///     do {
  ///       text = try await file.loadContents().contents
  ///     } catch where error.matches(Gio.IOErrorEnum.notFound) {
  ///       text = []
  ///     }
  public nonisolated protocol ErrorCode: RawRepresentable, Hashable, Sendable where RawValue == Int32 {
    /// What a `GError` calls them, such as `g-io-error-quark`.
    static var domain: String { get }
  }
}

nonisolated extension GLib.Failure {
  /// Its code as one of a domain's; nil for an error of another domain, and for a code that is newer than these bindings.
  public func code<Code: GLib.ErrorCode>(as type: Code.Type) -> Code? {
    guard domain == type.domain, let number = Int32(exactly: code) else { return nil }
    return Code(rawValue: number)
  }
}

nonisolated extension Error {
  /// Whether it is an error of C with this code: a `GLib.Failure` of its domain. A `catch` of any error can ask.
  public func matches<Code: GLib.ErrorCode>(_ code: Code) -> Bool {
    guard let failure = self as? GLib.Failure else { return false }
    return failure.domain == Code.domain && failure.code == Int(code.rawValue)
  }
}
