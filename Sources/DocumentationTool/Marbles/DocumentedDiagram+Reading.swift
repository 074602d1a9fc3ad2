import Foundation

extension DocumentedDiagram {
  /// Returns the diagrams of all Swift files in a directory and its subdirectories, ordered by name.
  static func all(below directory: URL) throws -> [DocumentedDiagram] {
    let paths =
      FileManager.default.enumerator(atPath: directory.resolvingSymlinksInPath().path)?.compactMap { $0 as? String }
      ?? []
    var names: [String: Int] = [:]
    var diagrams: [DocumentedDiagram] = []
    // Without the extension, so that diagrams in `Merge+Many.swift` come after those in `Merge.swift`.
    let sources = paths.filter { $0.hasSuffix(".swift") }.map { $0.dropLast(6) }.sorted()
    for path in sources {
      let source = try String(contentsOf: directory.appendingPathComponent("\(path).swift"), encoding: .utf8)
      for var diagram in read(source) {
        // A second diagram of the same operator, or an operator of the same name on another type.
        names[diagram.name, default: 0] += 1
        if let count = names[diagram.name], count > 1 { diagram.name += "-\(count)" }
        diagrams.append(diagram)
      }
    }
    return diagrams.sorted { $0.name < $1.name }
  }

  /// Returns the diagrams in a Swift source.
  static func read(_ source: String) -> [DocumentedDiagram] {
    var diagrams: [DocumentedDiagram] = []
    var comment: [String] = []
    var type: String?
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      let code = line.trimmingSpaces()
      if code.hasPrefix("///") {
        comment.append(String(code.dropFirst(3)))
      } else if !comment.isEmpty, !(code.hasPrefix("@") && code.wholeMatch(of: /(@\w+(\(.*\))? ?)+/) != nil) {
        let blocks = codeBlocks(comment)
        comment = []
        if !blocks.isEmpty {
          let code = lines[index...].prefix(12).joined(separator: " ")
          if let declaration = Declaration(code, in: line.hasPrefix(" ") ? type : nil) {
            diagrams += blocks.compactMap {
              DocumentedDiagram(lines: $0, name: declaration.fileName, operatorName: declaration.name)
            }
          }
        }
      }
      if line.first?.isLetter == true,
        let scope = line.prefixMatch(of: /(?:[a-z].* )?(?:extension|class|struct|enum|protocol) (\w+)/)
      {
        type = String(scope.1)
      }
    }
    return diagrams
  }

  /// Returns the indented blocks of a comment, without their indentation.
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
