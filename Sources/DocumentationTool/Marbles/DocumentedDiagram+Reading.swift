import Foundation

extension DocumentedDiagram {
  /// The diagrams of all Swift files below a directory, in the order of their names.
  static func all(below directory: URL) throws -> [DocumentedDiagram] {
    let paths = FileManager.default.enumerator(atPath: directory.path)?.compactMap { $0 as? String } ?? []
    var names: [String: Int] = [:]
    var diagrams: [DocumentedDiagram] = []
    for path in paths.sorted() where path.hasSuffix(".swift") {
      let source = try String(contentsOf: directory.appendingPathComponent(path), encoding: .utf8)
      for var diagram in read(source) {
        // A second diagram of the same operator, or an operator of the same name on something else.
        names[diagram.name, default: 0] += 1
        if let count = names[diagram.name], count > 1 { diagram.name += "-\(count)" }
        diagrams.append(diagram)
      }
    }
    return diagrams.sorted { $0.name < $1.name }
  }

  /// The diagrams in a Swift source.
  static func read(_ source: String) -> [DocumentedDiagram] {
    var diagrams: [DocumentedDiagram] = []
    var comment: [String] = []
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      let code = line.trimmingSpaces()
      if code.hasPrefix("///") {
        comment.append(String(code.dropFirst(3)))
      } else if !comment.isEmpty, !code.hasPrefix("@") {
        let declaration = Declaration(lines[index...].prefix(12).joined(separator: " "))
        for block in codeBlocks(comment) {
          guard let declaration else { continue }
          let diagram = DocumentedDiagram(lines: block, name: declaration.fileName, operatorName: declaration.name)
          if let diagram { diagrams.append(diagram) }
        }
        comment = []
      }
    }
    return diagrams
  }

  /// The indented blocks of a comment, without their indentation.
  private static func codeBlocks(_ comment: [String]) -> [[String]] {
    var blocks: [[String]] = [[]]
    for line in comment {
      if line.hasPrefix("     ") {
        blocks[blocks.count - 1].append(String(line.dropFirst(5)))
      } else if !blocks[blocks.count - 1].isEmpty {
        blocks.append([])
      }
    }
    return blocks.filter { !$0.isEmpty }
  }
}

/// What a doc comment stands above.
private struct Declaration {
  var name: String
  private var labels: [String] = []

  /// As in `debounce-for`. The scheduler is left out: it is everywhere.
  var fileName: String {
    ([name] + labels.filter { $0 != "_" && $0 != "scheduler" }).joined(separator: "-")
  }

  init?(_ code: String) {
    guard let keyword = code.firstRange(of: /\b(func|init|var)\b\??/) else { return nil }
    let rest = code[keyword.upperBound...]
    if code[keyword].hasPrefix("init") {
      name = "init"
    } else {
      name = String(rest.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber })
    }
    if code[keyword] == "var" { return }
    guard let open = rest.firstIndex(of: "(") else { return }
    var depth = 0
    var isLabelNext = true
    var label = ""
    for character in rest[open...] {
      switch character {
      case "(", "[", "<", "{": depth += 1
      case ")", "]", ">", "}":
        depth -= 1
        if depth == 0 { return }
      case ",": if depth == 1 { isLabelNext = true }
      case ":", " ":
        if depth == 1, isLabelNext, !label.isEmpty {
          labels.append(label)
          isLabelNext = false
        }
        label = ""
      default: label.append(character)
      }
      if "(,".contains(character) { label = "" }
    }
  }
}
