import FoundationEssentials
import PhotoSearchCore

/// The state of the window when it was closed. Each part may be missing.
nonisolated struct LastSession: Codable, Equatable, Sendable {
  /// The size of the window when not maximized.
  var width: Int?
  var height: Int?
  var isMaximized: Bool?
  /// The text of the search entry, which may differ from the last search.
  var text: String?
  var search: RememberedSearch?
  /// The number of displayed photos.
  var count: Int?
  /// The photo at the top of the view. A pixel position would depend on the window and the fonts.
  var top: PhotoID?
  /// The open photo.
  var open: PhotoID?
  /// The unfinished saves.
  var saves: [UnfinishedSave]?

  /// The limit on photos to restore, even if the file says more: loading more would delay the first results too long.
  static let maximumCount = 2000

  /// The size, clamped to valid window sizes.
  var size: (width: Int, height: Int)? {
    guard let width, let height else { return nil }
    return (min(max(width, 360), 16_000), min(max(height, 300), 16_000))
  }
}

/// The file in which the last session is saved.
nonisolated struct LastSessionFile: Sendable {
  private let file: PrivateFile
  var path: String { file.path }

  init(environment: [String: String]) {
    file = PrivateFile(path: UserDirectories(environment).state + "/vesper/session.json")
  }

  /// Loads the last session, which is empty at first. A damaged file is moved aside and reported to `warning`.
  func load(warning: (String) -> Void) -> LastSession {
    let session = file.load { data in
      try JSONDecoder().decode(LastSession.self, from: data)
    } unreadable: { kept in
      warning(Strings.sessionUnreadable(path, keptAs: kept))
    }
    return session ?? LastSession()
  }

  func save(_ session: LastSession) throws {
    try file.save(JSONEncoder().encode(session))
  }

  /// Saves the session on another thread.
  @MainActor func saveSoon(_ session: LastSession, failed: @escaping @MainActor () -> Void) {
    guard let data = try? JSONEncoder().encode(session) else { return failed() }
    file.saveSoon(data, failed: failed)
  }
}
