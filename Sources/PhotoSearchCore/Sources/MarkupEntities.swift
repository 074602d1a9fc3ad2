/// The HTML character references that services use: all numeric ones, and the names of characters that occur in texts
/// about photos.
nonisolated enum MarkupEntities {
  /// Returns the character for the text between "&" and ";", or `nil` if it is not a reference.
  static func scalar(_ name: some Sequence<Unicode.Scalar>) -> Unicode.Scalar? {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: name)
    let name = String(text)
    guard name.hasPrefix("#") else { return names[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number else { return nil }
    // Like browsers, show the replacement character for invalid code points.
    return number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  /// Returns the text with its references resolved.
  static func resolved(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      rest.removeFirst()
      if first == "&", let end = rest.prefix(11).firstIndex(of: ";"), let scalar = scalar(rest[..<end]) {
        result.append(scalar)
        rest = rest[end...].dropFirst()
      } else {
        result.append(first)
      }
    }
    return String(result)
  }

  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}", "copy": "©",
    "reg": "®", "trade": "™", "deg": "°", "middot": "·", "bull": "•", "times": "×", "hellip": "…", "ndash": "–",
    "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "laquo": "«",
    "raquo": "»", "iexcl": "¡", "iquest": "¿", "sect": "§", "para": "¶", "eacute": "é", "egrave": "è", "agrave": "à",
    "aacute": "á", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß",
    "ccedil": "ç", "ntilde": "ñ", "aring": "å", "aelig": "æ", "oslash": "ø", "euro": "€", "pound": "£",
    "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}",
  ]
}
