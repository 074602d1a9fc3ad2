/// Where the user's files of each kind are, by the XDG Base Directory Specification.
nonisolated struct UserDirectories {
  private let environment: [String: String]

  init(_ environment: [String: String]) {
    self.environment = environment
  }

  /// For what a person sets.
  var configuration: String { directory("XDG_CONFIG_HOME", ".config") }
  /// For what can be fetched again.
  var cache: String { directory("XDG_CACHE_HOME", ".cache") }
  /// For what is nice to have the next time, such as what was searched for.
  var state: String { directory("XDG_STATE_HOME", ".local/state") }

  /// Relative paths are to be ignored.
  private func directory(_ variable: String, _ otherwise: String) -> String {
    if let directory = environment[variable], directory.hasPrefix("/") { return directory }
    return (environment["HOME"] ?? "") + "/" + otherwise
  }
}
