import BindingCore
import FoundationEssentials

/// Stores preferences in a JSON file, for use where the settings schema is not installed, as in a build tree.
final class PreferencesFile: DisposeBagProvider {
  private let file: PrivateFile
  private let preferences: [any StoredPreference]
  private let report: (String) -> Void
  /// What is in the file for another version, by key.
  private var others: [String: FileValue] = [:]

  let bag = DisposeBag()

  /// Restores the preferences from the file, and saves every change from then on.
  ///
  /// - Parameters:
  ///   - path: The absolute path. The directory is created if necessary.
  ///   - report: Receives a sentence if the file cannot be read or written. An unreadable file is moved aside.
  init(path: String, preferences: [any StoredPreference], report: @escaping (String) -> Void) {
    file = PrivateFile(path: path)
    self.preferences = preferences
    self.report = report
    let restored = file.load { data in
      try changes(restoring: data)
    } unreadable: { kept in
      report(Strings.settingsUnreadable(path, keptAs: kept))
    }
    for restore in restored ?? [] { restore() }
    merge(preferences.map(\.changes)).bind(to: self) { $0.save() }
  }

  /// Returns what restores all preferences in the file. Each preference may be missing.
  ///
  /// - Throws: An error if any value cannot be read.
  private func changes(restoring data: Data) throws -> [() -> Void] {
    let stored = try JSONDecoder().decode([String: FileValue?].self, from: data)
    let known = Set(preferences.map(\.fileKey))
    others = stored.compactMapValues(\.self).filter { key, _ in !known.contains(key) }
    return try preferences.compactMap { preference -> (() -> Void)? in
      guard let value = stored[preference.fileKey] ?? nil else { return nil }
      guard let change = preference.restoring(value) else { throw CocoaError(.fileReadCorruptFile) }
      return change
    }
  }

  private func save() {
    let values = others.merging(preferences.map { ($0.fileKey, $0.fileValue) }) { $1 }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try file.save(encoder.encode(values))
    } catch {
      report(Strings.settingsNotSaved(file.path))
    }
  }
}
