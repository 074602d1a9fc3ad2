// Documentation tasks that docc does not cover. Called by script/generate-marbles and script/docs.
//
// Marbles/       draws the marble diagrams in doc comments
// Undocumented   finds public symbols without a doc comment
// Unisolated     finds public symbols whose isolation other modules do not learn
// InheritedNames lists the members that subclasses inherit
// Quotations     adds quotations from the documentation of the wrapped libraries

import Foundation

@main
enum DocumentationTool {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.dropFirst().map { URL(fileURLWithPath: $0) }) {
    case ("marbles", let paths) where paths.count == 2: try drawMarbles(of: paths[0], into: paths[1])
    case ("undocumented", let paths) where !paths.isEmpty: try listUndocumented(in: paths)
    case ("unisolated", let paths) where !paths.isEmpty: try listUnisolated(in: paths)
    case ("inherited", let paths) where paths.count == 2: try listInherited(in: paths[0], from: paths[1])
    case ("quote", let paths) where paths.count > 1: try quote(paths[0], in: Array(paths.dropFirst()))
    default:
      complain(
        """
        usage: DocumentationTool marbles SOURCES PICTURES      draw the diagrams of the doc comments
               DocumentationTool undocumented SYMBOLGRAPH...   fail if a public symbol has no doc comment
               DocumentationTool unisolated SYMBOLGRAPH...     fail if one can be used on any thread by mistake
               DocumentationTool inherited ARTICLE SYMBOLGRAPH bring lists of inherited names up to date; fail if they were not
               DocumentationTool quote QUOTATIONS SYMBOLGRAPH...
                                                               add what wrapped libraries say of their symbols
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

  private static func listUnisolated(in graphs: [URL]) throws {
    let unisolated = try graphs.flatMap { try UnisolatedSymbol.all(in: Data(contentsOf: $0)) }
    guard !unisolated.isEmpty else { return }
    complain(
      "These public symbols must say @MainActor or nonisolated, or other modules can use them on any thread:\n"
        + unisolated.map(\.description).joined(separator: "\n"))
    exit(1)
  }

  private static func listInherited(in article: URL, from graph: URL) throws {
    let old = try String(contentsOf: article, encoding: .utf8)
    let new = try InheritedNames(Data(contentsOf: graph)).updated(old)
    guard new != old else { return }
    try new.write(to: article, atomically: true, encoding: .utf8)
    complain("\(article.lastPathComponent) lacked names, or had names that are gone. Commit it as it is now.")
    exit(1)
  }

  private static func quote(_ file: URL, in graphs: [URL]) throws {
    let quotations = try Quotations(Data(contentsOf: file))
    var total = 0
    for file in graphs {
      let (graph, count) = try quotations.added(to: Data(contentsOf: file))
      if count > 0 { try graph.write(to: file) }
      total += count
    }
    print("\(total) symbols are described in the words of the libraries that they come from.")
    // If the link format of the doc comments changed, no quotation would match.
    guard total > 0 || quotations.entries.isEmpty else {
      complain("None of the quotations is about a symbol.")
      exit(1)
    }
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}
