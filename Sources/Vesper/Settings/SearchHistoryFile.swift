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

  /// What cannot be read is no great loss: it begins anew.
  func load() -> SearchMemory {
    guard let data = FileManager.default.contents(atPath: path) else { return SearchMemory() }
    return (try? JSONDecoder().decode(SearchMemory.self, from: data)) ?? SearchMemory()
  }

  func save(_ memory: SearchMemory) {
    do {
      try PrivateFile.write(JSONEncoder().encode(memory), to: path)
    } catch {
      report(Words.searchesNotSaved(path))
    }
  }
}
