// What the documentation needs beyond docc. Called by script/generate-marbles and script/docs.
//
// Marbles/       draws the marble diagrams that stand in doc comments
// Undocumented   finds public symbols without a doc comment

import Foundation

@main
enum DocumentationTool {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.dropFirst().map { URL(fileURLWithPath: $0) }) {
    case ("marbles", let paths) where paths.count == 2: try drawMarbles(of: paths[0], into: paths[1])
    case ("undocumented", let paths) where !paths.isEmpty: try listUndocumented(in: paths)
    default:
      complain(
        """
        usage: DocumentationTool marbles SOURCES PICTURES      draw the diagrams of the doc comments
               DocumentationTool undocumented SYMBOLGRAPH...   fail if a public symbol has no doc comment
        """)
      exit(2)
    }
  }

  private static func drawMarbles(of sources: URL, into pictures: URL) throws {
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    for diagram in try DocumentedDiagram.all(below: sources) {
      let file = pictures.appendingPathComponent("\(diagram.name).svg")
      try MarblePicture(diagram).svg.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  private static func listUndocumented(in graphs: [URL]) throws {
    let undocumented = try graphs.flatMap { try UndocumentedSymbol.all(in: Data(contentsOf: $0)) }
    guard !undocumented.isEmpty else { return }
    complain("These public symbols have no doc comment:\n" + undocumented.map(\.description).joined(separator: "\n"))
    exit(1)
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}
