import Foundation

/// What a translation makes of the program's texts.
struct Translation {
  private let file: String

  init(language: String) throws {
    file = try String(contentsOf: TestEnvironment.root.appending(path: "po/\(language).po"), encoding: .utf8)
  }

  /// The text for an English one, also for one with a text of the program within it: "Remove filter: Settings".
  func words(_ english: String) -> String {
    if let text = lookUp(english) { return text }
    let parts = english.split(separator: ": ", maxSplits: 1).map(String.init)
    guard parts.count == 2, let frame = lookUp("\(parts[0]): {1}") else { return english }
    let value = lookUp(parts[1]) ?? parts[1]
    let isArabic = frame.unicodeScalars.contains { (0x0600...0x06ff).contains($0.value) }
    return frame.replacingOccurrences(of: "{1}", with: isArabic ? "\u{2068}\(value)\u{2069}" : value)
  }

  private func lookUp(_ english: String) -> String? {
    guard let key = file.range(of: "\nmsgid \"\(english)\"\nmsgstr \"") else { return nil }
    let text = String(file[key.upperBound...].prefix { $0 != "\"" })
    return text.isEmpty ? nil : text
  }
}
