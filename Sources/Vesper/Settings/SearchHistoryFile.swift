import FoundationEssentials
import PhotoSearchCore

/// Stores searches in a file that only the user can read.
nonisolated struct SearchHistoryFile: SearchHistoryStore {
  private let file: PrivateFile
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - path: The absolute path. The directory is created if necessary.
  ///   - report: Receives a sentence if nothing can be saved.
  init(path: String, report: @escaping @Sendable (String) -> Void) {
    file = PrivateFile(path: path)
    self.report = report
  }

  /// Loads the stored searches, none at first. An unreadable file is moved aside because it may contain searches that
  /// the user has kept.
  func load() -> SearchMemory {
    let memory = file.load { data in
      try JSONDecoder().decode(SearchMemory.self, from: data)
    } unreadable: { kept in
      report(Strings.searchesUnreadable(file.path, keptAs: kept))
    }
    return memory ?? SearchMemory()
  }

  func save(_ memory: SearchMemory) {
    do {
      try file.save(JSONEncoder().encode(memory))
    } catch {
      report(Strings.searchesNotSaved(file.path))
    }
  }
}
