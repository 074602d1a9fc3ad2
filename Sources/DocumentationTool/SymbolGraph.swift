import Foundation

/// What is of interest of a symbol graph written by `swift symbolgraph-extract`.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Location: Decodable {
      struct Position: Decodable { var line: Int }

      var uri: String
      /// Counts from 0.
      var position: Position?
    }
    struct Comment: Decodable {}
    struct Fragment: Decodable { var spelling: String }
    struct Extension: Decodable {}

    var kind: Kind
    var pathComponents: [String]
    var docComment: Comment?
    /// `nil` for symbols that are not from our sources.
    var location: Location?
    var declarationFragments: [Fragment]?
    /// Set for members of extensions.
    var swiftExtension: Extension?

    var path: String { pathComponents.joined(separator: ".") }

    /// The name of the file.
    var file: String { location?.uri.split(separator: "/").last.map(String.init) ?? "" }
  }

  var symbols: [Symbol]

  init(_ data: Data) throws { self = try JSONDecoder().decode(SymbolGraph.self, from: data) }
}
