import BindingTesting

/// A marble diagram in the doc comment of an operator.
///
///     source:  --1-2-3---------4--|
///     debounce(for: 3)
///     out:     ---------3---------(4|)
///
/// The last row is the output, the others are inputs. The line between them is the operation, by default the operator's
/// name.
struct DocumentedDiagram {
  /// One signal.
  struct Row: Equatable {
    /// The label, or an empty string if there is no need for one.
    var label: String
    /// The frame in which the row starts: inner signals start later.
    var start: Int
    /// The drawing as it appears in the comment.
    var drawing: String

    var marbles: Marbles { Marbles(drawing) }
    /// The number of frames in the drawing.
    var length: Int { drawing.count { $0 != " " } }
  }

  /// The operator's name and argument labels as in `debounce-for`, unique among all diagrams.
  var name: String
  /// The operation, as in `debounce(for: 3)`.
  var operation: String
  var inputs: [Row]
  var output: Row

  var rows: [Row] { inputs + [output] }
}

extension DocumentedDiagram {
  /// Parses the lines of a code block. Returns `nil` if it is not a diagram.
  init?(lines: [String], name: String, operatorName: String) {
    var rows: [(Row, column: Int)] = []
    var operation: String?
    for line in lines {
      if let (row, column) = Row.read(line) {
        rows.append((row, column))
      } else if operation == nil {
        operation = line.trimmingSpaces()
      } else {
        return nil
      }
    }
    guard let last = rows.last?.0, Row.read(lines.last ?? "") != nil, rows.count > 1 || operation != nil else {
      return nil
    }
    let firstColumn = rows.map(\.column).min() ?? 0
    self.name = name
    self.operation = operation ?? operatorName
    inputs = rows.dropLast().map { row, column in
      Row(label: row.label, start: column - firstColumn, drawing: row.drawing)
    }
    output = Row(label: last.label, start: rows[rows.count - 1].column - firstColumn, drawing: last.drawing)
  }
}

extension DocumentedDiagram.Row {
  /// Returns a row and the column in which its drawing starts, or `nil` if the line is not a row.
  fileprivate static func read(_ line: String) -> (Self, column: Int)? {
    var drawing = line[...]
    var label = ""
    if let colon = line.firstIndex(of: ":"), line[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " }) {
      label = String(line[..<colon]).trimmingSpaces()
      drawing = line[line.index(after: colon)...]
    }
    guard let start = drawing.firstIndex(where: { $0 != " " }) else { return nil }
    drawing = drawing[start...]
    let text = String(drawing).trimmingSpaces()
    guard text.contains(where: { "-|#".contains($0) }), text.allSatisfy(isMarble), !isProse(text) else { return nil }
    let row = Self(label: label, start: 0, drawing: text)
    return (row, line.distance(from: line.startIndex, to: start))
  }

  private static func isMarble(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-|#^!()".contains(character)
  }

  /// Returns whether the text is prose: a drawing has no adjacent letters except in a group.
  private static func isProse(_ text: String) -> Bool {
    var isInGroup = false
    var letters = 0
    for character in text {
      if character == "(" { isInGroup = true } else if character == ")" { isInGroup = false }
      letters = character.isLetter && !isInGroup ? letters + 1 : 0
      if letters > 3 { return true }
    }
    return false
  }
}

extension String {
  func trimmingSpaces() -> String {
    guard let first = firstIndex(where: { $0 != " " }), let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[first...last])
  }
}
