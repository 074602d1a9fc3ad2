import Foundation

/// A public symbol without a doc comment of its own or of the requirement that it implements.
struct UndocumentedSymbol: CustomStringConvertible {
  var path: String
  var file: String

  var description: String { "  \(path) in \(file)" }

  /// Returns the undocumented symbols of a symbol graph written by `swift symbolgraph-extract`.
  static func all(in graph: Data) throws -> [UndocumentedSymbol] {
    try JSONDecoder().decode(Graph.self, from: graph).symbols
      .filter { $0.docComment == nil && $0.kind.identifier != "swift.extension" }
      .compactMap { symbol in
        guard let location = symbol.location else { return nil }
        let file = location.uri.split(separator: "/").last.map(String.init) ?? location.uri
        return UndocumentedSymbol(path: symbol.pathComponents.joined(separator: "."), file: file)
      }
      .sorted { ($0.file, $0.path) < ($1.file, $1.path) }
  }

  /// The relevant part of a symbol graph.
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Kind: Decodable { var identifier: String }
      struct Location: Decodable { var uri: String }
      struct Comment: Decodable {}

      var kind: Kind
      var pathComponents: [String]
      var docComment: Comment?
      var location: Location?
    }

    var symbols: [Symbol]
  }
}
