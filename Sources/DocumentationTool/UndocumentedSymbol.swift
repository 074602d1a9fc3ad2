import Foundation

/// A public symbol without a doc comment of its own or of the requirement that it implements.
struct UndocumentedSymbol: CustomStringConvertible {
  var path: String
  var file: String

  var description: String { "  \(path) in \(file)" }

  /// Returns the undocumented symbols of a symbol graph written by `swift symbolgraph-extract`.
  static func all(in graph: Data) throws -> [UndocumentedSymbol] {
    try SymbolGraph(graph).symbols
      .filter { $0.docComment == nil && $0.kind.identifier != "swift.extension" && $0.location != nil }
      .map { UndocumentedSymbol(path: $0.path, file: $0.file) }
      .sorted { ($0.file, $0.path) < ($1.file, $1.path) }
  }
}
