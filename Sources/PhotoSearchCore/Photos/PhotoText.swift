/// Text about a photo, made safe to show on one line. Nothing in it is ever interpreted: markup stays as typed.
public nonisolated enum PhotoText {
  /// No title, name or tag is longer than this, in characters. The ellipsis of a shortened text is included.
  public static let maximumLength = 300

  /// A character can be made of any number of combining marks; this bounds what a text can cost to lay out.
  private static let maximumScalars = 4 * maximumLength

  /// What comes after so many scalars is not read: it could be megabytes of blanks.
  private static let maximumScalarsRead = 4 * maximumScalars

  /// The text on one line: control characters and line breaks become spaces, runs of spaces become one, characters
  /// that change the reading direction of what follows are removed, as is what is no character, and an overlong text ends in an ellipsis. A text
  /// of which nothing would be seen is empty.
  ///
  /// - Complexity: O(`maximumLength`), however long the text is.
  public static func sanitized(_ text: String) -> String {
    isTidy(text) ? text : tidied(text)
  }

  /// Whether nothing is to be done, as far as one can tell from bytes: short texts in ASCII without a blank too many. Most
  /// are such, and to look up what Unicode says of each character takes thirty times as long.
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

  /// Such as joiners, zero-width spaces and byte order marks. Between visible characters they have their uses.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format || scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Embeddings, overrides and isolates of the Unicode bidirectional algorithm (UAX #9, section 2), and the Arabic
  /// letter mark, which changes how the digits after it are laid out. The marks U+200E and U+200F, which texts in two
  /// scripts need, stay.
  private static func changesDirection(_ scalar: Unicode.Scalar) -> Bool {
    0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value || scalar.value == 0x061C
  }
}
