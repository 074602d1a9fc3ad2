/// The user's directories for each kind of file, according to the XDG Base Directory Specification.
nonisolated struct UserDirectories {
  private let environment: [String: String]

  init(_ environment: [String: String]) {
    self.environment = environment
  }

  /// The directory for the user's configuration.
  var configuration: String { directory("XDG_CONFIG_HOME", ".config") }
  /// The directory for data that can be downloaded again.
  var cache: String { directory("XDG_CACHE_HOME", ".cache") }
  /// The directory for state between launches, such as the search history.
  var state: String { directory("XDG_STATE_HOME", ".local/state") }

  /// Relative paths must be ignored.
  private func directory(_ variable: String, _ otherwise: String) -> String {
    if let directory = environment[variable], directory.hasPrefix("/") { return directory }
    return (environment["HOME"] ?? "") + "/" + otherwise
  }
}
