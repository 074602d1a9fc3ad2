import FoundationEssentials

/// The file in which the last session is saved.
nonisolated struct LastSessionFile: Sendable {
  let path: String

  init(environment: [String: String]) {
    path = UserDirectories(environment).state + "/vesper/session.json"
  }

  /// Loads the last session, which is empty at first. A damaged file is moved aside and reported to `warning`.
  func load(warning: (String) -> Void) -> LastSession {
    guard let data = FileManager.default.contents(atPath: path) else { return LastSession() }
    do {
      return try JSONDecoder().decode(LastSession.self, from: data)
    } catch {
      warning(Strings.sessionUnreadable(path, keptAs: PrivateFile.setAside(path)))
      return LastSession()
    }
  }

  func save(_ session: LastSession) throws {
    try PrivateFile.write(JSONEncoder().encode(session), to: path)
  }
}
