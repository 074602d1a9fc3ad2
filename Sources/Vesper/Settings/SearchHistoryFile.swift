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

  /// Loads the stored searches, none at first. What cannot be read is kept under another name because it may contain
  /// searches that the user has kept.
  func load() -> SearchMemory {
    let stored = file.load { data in
      try JSONDecoder().decode(StoredSearches.self, from: data)
    } unreadable: { kept in
      report(Strings.searchesUnreadable(file.path, keptAs: kept))
    }
    guard let stored else { return SearchMemory() }
    if !stored.isWhole {
      report(Strings.someSearchesUnreadable(file.path, keptAs: file.keepCopy()))
      // Otherwise the next start would find the same.
      save(stored.memory)
    }
    return stored.memory
  }

  func save(_ memory: SearchMemory) {
    do {
      try file.save(JSONEncoder().encode(memory))
    } catch {
      report(Strings.searchesNotSaved(file.path))
    }
  }
}

/// The searches of a file, and whether there were others.
private nonisolated struct StoredSearches: Decodable {
  let memory: SearchMemory
  let isWhole: Bool

  private enum CodingKeys: String, CodingKey {
    case recent, saved
  }

  init(from decoder: any Decoder) throws {
    let memory = try SearchMemory(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    isWhole = [(CodingKeys.recent, memory.recent.count), (.saved, memory.saved.count)].allSatisfy { key, count in
      (try? container.nestedUnkeyedContainer(forKey: key))?.count == count
    }
    self.memory = memory
  }
}
