/// Finds what one text has word for word from another.
///
/// Only words count. Names, code and links are facts.
struct QuotedWords {
  private let runLength: Int
  private let runs: Set<[Substring]>

  /// - Parameters:
  ///   - texts: where quotations are looked for.
  ///   - runLength: how many words in a row are no accident.
  init(in texts: [String], runLength: Int) {
    self.runLength = runLength
    runs = Set(texts.flatMap { Self.runs(of: $0, runLength) })
  }

  /// The runs of words that are from `source`.
  func found(from source: String) -> [String] {
    Self.runs(of: source, runLength).filter(runs.contains).map { $0.joined(separator: " ") }
  }

  private static func runs(of text: String, _ runLength: Int) -> [[Substring]] {
    let words = words(of: text)
    return (0..<max(0, words.count - runLength + 1)).map { Array(words[$0..<$0 + runLength]) }
  }

  private static func words(of text: String) -> [Substring] {
    // Every second part is code.
    let parts = text.utf8.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
    return parts.indices.filter { $0.isMultiple(of: 2) }.flatMap { index in
      parts[index].split(whereSeparator: separators.contains).compactMap { Substring($0).plainWord }
    }
  }

  private static let separators = Set(" \n\t\r()[]{},;\"*".utf8)
}

extension Substring {
  /// The word in lower case; nil for what has anything but letters in it, or capitals after the first.
  fileprivate var plainWord: Substring? {
    var bytes = utf8[...]
    while let last = bytes.last, ".:!?".utf8.contains(last) { bytes.removeLast() }
    guard let first = bytes.first, bytes.dropFirst().allSatisfy(\.isLowercaseLetter) else { return nil }
    if first.isLowercaseLetter { return Substring(bytes) }
    return (first | 0x20).isLowercaseLetter ? Substring(Substring(bytes).lowercased()) : nil
  }
}

extension UInt8 {
  fileprivate var isLowercaseLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self || self == UInt8(ascii: "'") }
}
