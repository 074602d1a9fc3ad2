import Foundation
import Testing

@testable import DocumentationTool

@Suite struct UnisolatedSymbolTests {
  /// A symbol of our sources.
  ///
  /// - Parameter line: where it is in its file, if it is in an extension.
  private func symbol(_ kind: String, _ path: [String], _ declaration: String, line: Int? = nil) -> String {
    """
    {"kind": {"identifier": "swift.\(kind)"}, "pathComponents": \(path),
     "location": {"uri": "file:///a/\(path[0]).swift", "position": {"line": \(line ?? 0), "character": 2}},
     \(line == nil ? "" : #""swiftExtension": {},"#)
     "declarationFragments": [{"spelling": "\(declaration)"}]}
    """
  }

  @Test func `What other modules could use on any thread is listed`() throws {
    let symbols = [
      symbol("func", ["zip"], "func zip()"),
      symbol("func", ["merge"], "@MainActor func merge()"),
      symbol("func", ["eventually"], "func eventually(isolation: isolated (any Actor)?)"),
      symbol("var", ["shared"], "let shared: Int"),
      symbol("var", ["limit"], "nonisolated let limit: Int"),
      symbol("method", ["Signal", "map()"], "func map()"),
      symbol("method", ["Array", "signals()"], "func signals()", line: 5),
      symbol("method", ["Array", "all()"], "@MainActor func all()", line: 6),
      symbol("method", ["Array", "sum()"], "func sum()", line: 2),
      symbol("struct", ["Event"], "struct Event"),
    ]
    let graph = Data(#"{"symbols": [\#(symbols.joined(separator: ","))]}"#.utf8)
    let source = """
      nonisolated extension Array {
        /// An extension for any thread.
        public func sum() {}
      }
      extension Array {
        public func signals() {}
        @MainActor public func all() {}
      }
      """
    #expect(
      try UnisolatedSymbol.all(in: graph, source: { _ in source }).map(\.description) == [
        "  Array.signals() in Array.swift", "  shared in shared.swift", "  zip in zip.swift",
      ])
  }

  @Test func `What does not come from our sources is left alone`() throws {
    let graph = #"""
      {"symbols": [{"kind": {"identifier": "swift.func"}, "pathComponents": ["=="],
        "declarationFragments": [{"spelling": "func == ()"}]}]}
      """#
    #expect(try UnisolatedSymbol.all(in: Data(graph.utf8)).isEmpty)
  }
}
