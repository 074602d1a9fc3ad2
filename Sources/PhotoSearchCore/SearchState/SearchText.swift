/// Rules for search text.
nonisolated enum SearchText {
  /// Returns the text without surrounding whitespace, which searches ignore.
  static func trimmed(_ text: String) -> String {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(text[first...last])
  }

  /// Returns whether to search for the text while the user is still typing: it must have more than three user-perceived
  /// characters. In Chinese, Japanese and Korean one character can be a word, so one is enough.
  static func isLongEnough(_ text: String) -> Bool {
    let text = trimmed(text)
    return text.count > 3 || text.unicodeScalars.contains(where: isEastAsian)
  }

  /// Whether the scalar is Han, kana, bopomofo or Hangul, by the blocks of the Unicode Standard.
  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x318F, 0x31A0...0x31BF,
      0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFF66...0xFFDC, 0x1B000...0x1B16F, 0x20000...0x323AF:
      true
    default:
      false
    }
  }
}
