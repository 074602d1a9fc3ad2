/// Folds texts so that those a person would call the same compare equal: "Café" and "CAFE", "Straße" and "strasse",
/// "Łódź" and "lodz".
///
/// Foundation's folding needs ICU, which the program does without. The standard library's Unicode data is enough: a
/// letter with a mark is named "... WITH ...", names never change, and the part before " WITH " names the letter
/// without the mark. Unlike canonical decomposition, this finds the o in "ø" and the l in "ł".
nonisolated enum SearchFolding {
  /// Returns the text in lower case, without the marks of Latin, Greek and Cyrillic letters, without Hebrew and Arabic
  /// points, and with full-width letters as ordinary ones.
  ///
  /// All four Turkish letters I become "i", so that it does not matter which one an author typed.
  ///
  /// - Complexity: O(length of the text).
  static func folded(_ text: String) -> String {
    // Lower-cased twice: the capital "ẞ" becomes "ß", then "SS", then "ss".
    let lowercased = text.utf8.allSatisfy { $0 < 0x80 } ? text : text.lowercased().uppercased()
    var folded = String.UnicodeScalarView()
    for scalar in lowercased.lowercased().unicodeScalars {
      let scalar = narrowed(scalar)
      if scalar.isASCII {
        folded.append(scalar)
      } else if !isMark(scalar), !scalar.properties.isDefaultIgnorableCodePoint {
        folded.append(contentsOf: replacements[scalar] ?? [scalar])
      }
    }
    return String(folded)
  }

  /// Returns ASCII for the full-width forms that Chinese and Japanese keyboards type.
  private static func narrowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard 0xFF01...0xFF5E ~= scalar.value else { return scalar }
    return Unicode.Scalar(UInt8(scalar.value - 0xFF01 + 0x21))
  }

  /// Whether the scalar is a mark that does not distinguish words. The marks of other scripts, such as Thai or
  /// Devanagari vowels, do, and are preserved.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    case 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5, 0x05C7: true
    case 0x064B...0x065F, 0x0670: true
    default: false
    }
  }

  /// The plain letters for each lower-case letter with a mark and each ligature.
  private static let replacements: [Unicode.Scalar: [Unicode.Scalar]] = {
    var replacements = named.mapValues { [$0] }
    for (letter, plain) in unnamed { replacements[letter] = Array(plain.unicodeScalars) }
    // The letter without the mark may need replacing itself: the "æ" of "ǽ".
    return replacements.mapValues { $0.flatMap { replacements[$0] ?? [$0] } }
  }()

  private static let named: [Unicode.Scalar: Unicode.Scalar] = {
    let blocks: [ClosedRange<UInt32>] = [
      0x0061...0x007A, 0x00DF...0x024F, 0x0370...0x03FF, 0x0430...0x052F, 0x1E00...0x1EFF, 0x1F00...0x1FFF,
    ]
    let scalars = blocks.joined().compactMap(Unicode.Scalar.init).filter(\.properties.isLowercase)
    var letters: [String: Unicode.Scalar] = [:]
    var marked: [(letter: Unicode.Scalar, plain: String)] = []
    for scalar in scalars {
      guard let name = scalar.properties.name else { continue }
      if let with = name.firstRange(of: " WITH ") {
        marked.append((scalar, String(name[..<with.lowerBound])))
      } else {
        letters[name] = scalar
      }
    }
    var plain: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (letter, name) in marked { plain[letter] = letters[name] }
    return plain
  }()

  /// Letters whose names do not reveal their parts.
  private static let unnamed: [Unicode.Scalar: String] = [
    "æ": "ae", "œ": "oe", "ð": "d", "þ": "th", "ſ": "s",
    "й": "и", "ё": "е", "ї": "і", "ў": "у", "ѓ": "г", "ќ": "к",
  ]
}
