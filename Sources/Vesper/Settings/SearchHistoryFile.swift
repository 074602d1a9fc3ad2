import FoundationEssentials
import PhotoSearchCore

/// Stores searches in a file that only the user can read.
nonisolated struct SearchHistoryFile: SearchHistoryStore {
  private let path: String
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - path: The absolute path. The directory is created if necessary.
  ///   - report: Receives a sentence if nothing can be saved.
  init(path: String, report: @escaping @Sendable (String) -> Void) {
    self.path = path
    self.report = report
  }

  /// Loads the stored searches, none at first. An unreadable file is moved aside because it may contain searches that
  /// the user has kept.
  func load() -> SearchMemory {
    guard FileManager.default.fileExists(atPath: path) else { return SearchMemory() }
    do {
      return try JSONDecoder().decode(SearchMemory.self, from: Data(contentsOf: URL(filePath: path)))
    } catch {
      report(Strings.searchesUnreadable(path, keptAs: PrivateFile.setAside(path)))
      return SearchMemory()
    }
  }

  func save(_ memory: SearchMemory) {
    do {
      try PrivateFile.write(JSONEncoder().encode(memory), to: path)
    } catch {
      report(Strings.searchesNotSaved(path))
    }
  }
}
