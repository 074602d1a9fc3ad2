import BindingCore
import FoundationEssentials

/// Stores preferences in a JSON file, for use where the settings schema is not installed, as in a build tree.
final class PreferencesFile: DisposeBagProvider {
  private let path: String
  private let preferences: [any StoredPreference]
  private let report: (String) -> Void

  let bag = DisposeBag()

  /// Restores the preferences from the file, and saves every change from then on.
  ///
  /// - Parameters:
  ///   - path: The absolute path. The directory is created if necessary.
  ///   - report: Receives a sentence if the file cannot be read or written. An unreadable file is moved aside.
  init(path: String, preferences: [any StoredPreference], report: @escaping (String) -> Void) {
    self.path = path
    self.preferences = preferences
    self.report = report
    if let data = FileManager.default.contents(atPath: path), !restore(data) {
      report(Strings.settingsUnreadable(path, keptAs: PrivateFile.setAside(path)))
    }
    merge(preferences.map(\.changes)).bind(to: self) { $0.save() }
  }

  /// Restores everything or, if any value cannot be read, nothing. Each preference may be missing.
  private func restore(_ data: Data) -> Bool {
    guard let stored = try? JSONDecoder().decode([String: FileValue?].self, from: data) else { return false }
    var changes: [() -> Void] = []
    for preference in preferences {
      guard let value = stored[preference.fileKey] ?? nil else { continue }
      guard let change = preference.restoring(value) else { return false }
      changes.append(change)
    }
    for change in changes { change() }
    return true
  }

  private func save() {
    let values = Dictionary(uniqueKeysWithValues: preferences.map { ($0.fileKey, $0.fileValue) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      let file = URL(filePath: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try encoder.encode(values).write(to: file, options: .atomic)
    } catch {
      report(Strings.settingsNotSaved(path))
    }
  }
}
