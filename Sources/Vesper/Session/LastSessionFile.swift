import FoundationEssentials

/// Where the last session is remembered.
nonisolated struct LastSessionFile: Sendable {
  let path: String

  init(environment: [String: String]) {
    path = UserDirectories(environment).state + "/vesper/session.json"
  }

  /// What was remembered, nothing at first. A damaged file is put aside, and `warning` is told.
  func load(warning: (String) -> Void) -> LastSession {
    guard let data = FileManager.default.contents(atPath: path) else { return LastSession() }
    do {
      return try JSONDecoder().decode(LastSession.self, from: data)
    } catch {
      warning(Words.sessionUnreadable(path, keptAs: PrivateFile.setAside(path)))
      return LastSession()
    }
  }

  func save(_ session: LastSession) throws {
    try PrivateFile.write(JSONEncoder().encode(session), to: path)
  }
}
