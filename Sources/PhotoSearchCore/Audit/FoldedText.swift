/// A text as words, so that the same words are found however they are written and separated.
nonisolated struct FoldedText: Sendable, Hashable {
  /// The words, each between blanks.
  let words: String

  init(_ text: String) {
    let parts = SearchFolding.folded(text).split { !($0.isLetter || $0.isNumber) }
    words = parts.isEmpty ? "" : " " + parts.joined(separator: " ") + " "
  }

  var isEmpty: Bool { words.isEmpty }

  /// Whether the other's words follow each other in this text. Words of scripts that do not separate them are found
  /// within others.
  func contains(_ other: FoldedText) -> Bool {
    guard !other.isEmpty else { return false }
    if words.contains(other.words) { return true }
    return other.isWrittenTogether && words.contains(other.words.dropFirst().dropLast())
  }

  /// Whether it has words of a script that does not separate them.
  var isWrittenTogether: Bool { words.unicodeScalars.contains(where: Self.isWrittenTogether) }

  /// Whether the scalar belongs to Thai, Lao, Khmer, Burmese, Chinese or Japanese.
  private static func isWrittenTogether(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
