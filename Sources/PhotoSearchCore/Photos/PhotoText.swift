/// Text about a photo, made safe to show on one line. Nothing in it is ever interpreted: markup stays as typed.
public nonisolated enum PhotoText {
  /// No title, name or tag is longer than this, in characters. The ellipsis of a shortened text is included.
  public static let maximumLength = 300

  /// A character can be made of any number of combining marks; this bounds what a text can cost to lay out.
  private static let maximumScalars = 4 * maximumLength

  /// The text on one line: control characters and line breaks become spaces, runs of spaces become one, characters
  /// that override the reading direction of what follows are removed, and an overlong text ends in an ellipsis.
  ///
  /// - Complexity: O(`maximumLength`), however long the text is.
  public static func sanitized(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var count = 0
    var spaceIsDue = false
    var isShortened = false
    for scalar in text.unicodeScalars {
      if isBlank(scalar) {
        spaceIsDue = count > 0
        continue
      }
      if overridesDirection(scalar) { continue }
      if count >= maximumScalars {
        isShortened = true
        break
      }
      if spaceIsDue {
        scalars.append(" ")
        count += 1
        spaceIsDue = false
      }
      scalars.append(scalar)
      count += 1
    }
    let line = String(scalars)
    if isShortened || line.count > maximumLength {
      return line.prefix(maximumLength - 1) + "…"
    }
    return line
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.properties.isWhitespace
  }

  /// Embeddings, overrides and isolates of the Unicode bidirectional algorithm (UAX #9, section 2). The implicit
  /// marks U+200E and U+200F affect no other text and stay.
  private static func overridesDirection(_ scalar: Unicode.Scalar) -> Bool {
    0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value
  }
}
