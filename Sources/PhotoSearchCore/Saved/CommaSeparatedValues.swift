/// Reads and writes tables as RFC 4180 text that is safe to open in a spreadsheet.
///
/// A text that a spreadsheet would run as a formula is prefixed with an apostrophe, which makes the spreadsheet treat
/// it as text. Reading removes the apostrophe, so every text round-trips.
nonisolated enum CommaSeparatedValues {
  static func text(_ rows: [[String]]) -> String {
    rows.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// Parses the rows of a text, with any kind of line break, with or without a byte order mark. Returns `nil` if a
  /// quotation mark is misplaced.
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
        // The last field may be empty.
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
    // Replace scalars, not characters: a quotation mark with an accent is a different character.
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

  /// Whether a spreadsheet might run the text, or would after removing an apostrophe.
  private static func isFormula(_ text: Substring.UnicodeScalarView) -> Bool {
    guard let first = text.drop(while: { $0 == "'" }).first else { return false }
    return "=+-@\t\r\n|＝＋－＠".unicodeScalars.contains(first)
  }
}
