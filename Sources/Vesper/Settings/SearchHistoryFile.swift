import FoundationEssentials
import PhotoSearchCore

/// Remembers searches in a file that only the user can read.
nonisolated struct SearchHistoryFile: SearchHistoryStore {
  private let path: String
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - path: The absolute path. The directory is made if need be.
  ///   - report: Takes a sentence when nothing can be saved.
  init(path: String, report: @escaping @Sendable (String) -> Void) {
    self.path = path
    self.report = report
  }

  /// What was remembered, nothing at first. A file that cannot be read is put aside: searches that are kept for good
  /// are among it.
  func load() -> SearchMemory {
    guard FileManager.default.fileExists(atPath: path) else { return SearchMemory() }
    do {
      return try JSONDecoder().decode(SearchMemory.self, from: Data(contentsOf: URL(filePath: path)))
    } catch {
      report(Words.searchesUnreadable(path, keptAs: PrivateFile.setAside(path)))
      return SearchMemory()
    }
  }

  func save(_ memory: SearchMemory) {
    do {
      try PrivateFile.write(JSONEncoder().encode(memory), to: path)
    } catch {
      report(Words.searchesNotSaved(path))
    }
  }
}
