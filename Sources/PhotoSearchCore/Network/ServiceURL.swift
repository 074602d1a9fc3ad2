public import FoundationEssentials

/// The URL of a service, as the user sets it in an environment variable such as `VESPER_OPENVERSE_URL`.
public nonisolated enum ServiceURL {
  /// Why a value is not the URL of a service.
  public struct Invalid: Error, Hashable, CustomStringConvertible {
    /// The name of the variable.
    public let variable: String
    /// The user's value, fit to be shown.
    public let value: String
    /// What is wrong with the value, in plain English, as a clause that follows "but".
    public let reason: String

    init(_ value: String, of variable: String, reason: String) {
      (self.variable, self.value, self.reason) = (variable, PhotoText.sanitized(value), reason)
    }

    /// One sentence in plain English that names the variable, the value and what is wrong with it.
    public var description: String { "\(variable) is “\(value)”, but \(reason)." }
  }

  /// Parses the base URL of a service.
  ///
  /// - Parameters:
  ///   - value: The user's value, such as "https://api.example.org" or "http://127.0.0.1:8080".
  ///   - variable: The name of the variable, for the error message.
  /// - Returns: The URL, always with a trailing slash.
  public static func parse(_ value: String, variable: String) throws(Invalid) -> URL {
    func invalid(reason: String) -> Invalid { Invalid(value, of: variable, reason: reason) }
    guard let url = URL(string: value), let scheme = url.scheme?.lowercased(), let host = url.host(), !host.isEmpty
    else { throw invalid(reason: "it must be a complete address such as https://api.example.org") }
    guard scheme == "https" || scheme == "http" else { throw invalid(reason: "it must start with https://") }
    guard url.user == nil, url.password == nil else {
      throw invalid(reason: "it must not contain a user name or password")
    }
    guard url.query == nil, url.fragment == nil else { throw invalid(reason: "it must end after the path") }
    guard URLPolicy(bases: [url]).permits(url) else {
      guard scheme == "http" else { throw invalid(reason: "its host is not a public one") }
      throw invalid(
        reason: "without encryption (http) only a server on this machine is allowed, such as http://127.0.0.1:8080")
    }
    let text = url.absoluteString
    guard let base = text.hasSuffix("/") ? url : URL(string: text + "/") else {
      throw invalid(reason: "it is not a valid address")
    }
    return base
  }
}
