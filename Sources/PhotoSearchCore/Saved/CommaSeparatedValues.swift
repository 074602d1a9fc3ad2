/// Tables as text, in the form of RFC 4180, safe to open in a spreadsheet.
///
/// A text that a spreadsheet would run as a formula gets an apostrophe before it, which shows it as text there. Reading
/// takes the apostrophe away, so that what was written comes back as it was.
nonisolated enum CommaSeparatedValues {
  static func text(_ rows: [[String]]) -> String {
    rows.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// The rows of a text, with any kind of line break, with or without a byte order mark; nil when a quotation mark is
  /// where none may be.
  static func rows(_ text: String) -> [[String]]? {
    var rows: [[String]] = []
    var row: [String] = []
    var scalars = text.unicodeScalars[...]
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    while !scalars.isEmpty {
      guard let field = readField(&scalars) else { return nil }
      row.append(field)
      let end = scalars.popFirst()
      if end == "," {
        // An empty field may be the last.
        if scalars.isEmpty { row.append("") }
        continue
      }
      if end == "\r", scalars.first == "\n" { scalars.removeFirst() }
      rows.append(row)
      row = []
    }
    if !row.isEmpty { rows.append(row) }
    return rows
  }

  private static func field(_ text: String) -> String {
    let text = isFormula(text.unicodeScalars[...]) ? "'" + text : text
    guard text.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return text }
    // Scalars, not characters: with an accent on it a quotation mark is another character.
    return "\"" + String(text.unicodeScalars.replacing("\"".unicodeScalars, with: "\"\"".unicodeScalars)) + "\""
  }

  private static func readField(_ scalars: inout Substring.UnicodeScalarView) -> String? {
    var field = String.UnicodeScalarView()
    if scalars.first == "\"" {
      scalars.removeFirst()
      while true {
        guard let next = scalars.popFirst() else { return nil }
        if next == "\"" {
          guard scalars.first == "\"" else { break }
          scalars.removeFirst()
        }
        field.append(next)
      }
      if let next = scalars.first, !",\r\n".unicodeScalars.contains(next) { return nil }
    } else {
      while let next = scalars.first, !",\r\n".unicodeScalars.contains(next) {
        if next == "\"" { return nil }
        field.append(next)
        scalars.removeFirst()
      }
    }
    let isEscaped = field.first == "'" && isFormula(field[...])
    return String(isEscaped ? String.UnicodeScalarView(field.dropFirst()) : field)
  }

  /// Whether a spreadsheet may run the text, or would after one apostrophe is gone.
  private static func isFormula(_ text: Substring.UnicodeScalarView) -> Bool {
    guard let first = text.drop(while: { $0 == "'" }).first else { return false }
    return "=+-@\t\r\n|＝＋－＠".unicodeScalars.contains(first)
  }
}
