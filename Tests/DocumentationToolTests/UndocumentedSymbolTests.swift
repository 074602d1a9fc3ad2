import Foundation
import Testing

@testable import DocumentationTool

@Suite struct UndocumentedSymbolTests {
  @Test func onlySymbolsFromOurSourcesWithoutACommentAreListed() throws {
    let graph = """
      {"symbols": [
        {"kind": {"identifier": "swift.func"}, "pathComponents": ["Signal", "bare()"],
         "location": {"uri": "file:///a/Signal.swift"}},
        {"kind": {"identifier": "swift.func"}, "pathComponents": ["Signal", "told()"],
         "location": {"uri": "file:///a/Signal.swift"}, "docComment": {"lines": []}},
        {"kind": {"identifier": "swift.func"}, "pathComponents": ["Signal", "synthesized()"]},
        {"kind": {"identifier": "swift.func"}, "pathComponents": ["Label", "generated()"],
         "location": {"uri": "file:///a/Generated/Classes.swift"}},
        {"kind": {"identifier": "swift.extension"}, "pathComponents": ["Array"],
         "location": {"uri": "file:///a/Array.swift"}}
      ]}
      """
    let undocumented = try UndocumentedSymbol.all(in: Data(graph.utf8))
    #expect(
      undocumented.map(\.description) == ["  Label.generated() in Classes.swift", "  Signal.bare() in Signal.swift"])
  }
}
