import Foundation
import Testing

/// What the program on a journey remembers: in GSettings where its schema is installed, and otherwise in a file.
extension TemporaryDirectory {
  private var keyFile: URL { url.appending(path: "config/glib-2.0/settings/keyfile") }

  /// Stores a setting in both places.
  func store(_ value: String, as name: String) throws {
    try JSONSerialization.data(withJSONObject: [name: value]).write(to: settingsFile)
    _ = try directory("config/glib-2.0/settings")
    try Data("[io/github/vesper_photos/Vesper]\n\(name)='\(value)'\n".utf8).write(to: keyFile)
  }

  /// Waits until a setting is stored whose text satisfies the condition.
  ///
  /// - Parameters:
  ///   - key: its name in the schema.
  ///   - name: its name in the file, if that is another one.
  func waitForSetting(_ key: String, inFile name: String? = nil, _ condition: @escaping (String) -> Bool) async throws {
    try await eventually(for: "the memory of \(key)") {
      let line = (try? String(contentsOf: keyFile, encoding: .utf8))?.split(separator: "\n")
        .first { $0.hasPrefix(key + "=") }
      // The text is in quotes.
      let inGSettings = line.map { String($0.dropFirst(key.count + 2).dropLast()) }
      let stored = [settings?[name ?? key] as? String, inGSettings]
      return stored.compactMap(\.self).contains(where: condition) ? true : nil
    }
  }
}
