/// Sanitises text about a photo for display on one line. The text is never interpreted: markup stays as it is.
public nonisolated enum PhotoText {
  /// The maximum length of a title, name or tag in characters, including the ellipsis of a truncated text.
  public static let maximumLength = 300

  /// The maximum number of scalars. It bounds the layout cost, as a character can contain any number of combining
  /// marks.
  private static let maximumScalars = 4 * maximumLength

  /// The maximum number of scalars to read, as the text could contain megabytes of whitespace.
  private static let maximumScalarsRead = 4 * maximumScalars

  /// Returns the text on one line: control characters and line breaks become spaces, runs of spaces are collapsed,
  /// characters that change the direction of the following text and noncharacters are removed, and an overlong text is
  /// truncated with an ellipsis. A text without visible characters becomes empty.
  ///
  /// - Complexity: O(`maximumLength`), regardless of the length of the text.
  public static func sanitized(_ text: String) -> String {
    isTidy(text) ? text : tidied(text)
  }

  /// Whether the text is known to need no changes, judging by its bytes: short ASCII text without redundant spaces.
  /// Most texts are, and looking up the Unicode properties of each character takes thirty times as long.
  private static func isTidy(_ text: String) -> Bool {
    guard text.utf8.count <= maximumLength else { return false }
    let isTidy = text.utf8.withContiguousStorageIfAvailable { bytes in
      var isBehindBlank = true
      for byte in bytes {
        guard 0x20...0x7E ~= byte, byte != 0x20 || !isBehindBlank else { return false }
        isBehindBlank = byte == 0x20
      }
      return !isBehindBlank
    }
    return isTidy ?? false
  }

  private static func tidied(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var count = 0
    var readCount = 0
    var spaceIsDue = false
    var isShortened = false
    var isVisible = false
    for scalar in text.unicodeScalars {
      guard count < maximumScalars, readCount < maximumScalarsRead else {
        isShortened = true
        break
      }
      readCount += 1
      if isBlank(scalar) {
        spaceIsDue = count > 0
        continue
      }
      if changesDirection(scalar) || scalar.properties.isNoncharacterCodePoint { continue }
      if spaceIsDue {
        scalars.append(" ")
        count += 1
        spaceIsDue = false
      }
      scalars.append(scalar)
      count += 1
      if !isInvisible(scalar) { isVisible = true }
    }
    guard isVisible else { return "" }
    let line = String(scalars)
    if isShortened || line.count > maximumLength {
      return line.prefix(maximumLength - 1) + "…"
    }
    return line
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.properties.isWhitespace
  }

  /// Whether the scalar is invisible, like joiners, zero-width spaces and byte order marks, which are useful between
  /// visible characters.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format || scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Whether the scalar is an embedding, override or isolate of the Unicode bidirectional algorithm (UAX #9, section
  /// 2), or the Arabic letter mark, which changes the layout of the digits after it. The marks U+200E and U+200F, which
  /// text in two scripts needs, are kept.
  private static func changesDirection(_ scalar: Unicode.Scalar) -> Bool {
    0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value || scalar.value == 0x061C
  }
}
