import Foundation

/// A public symbol whose isolation other modules do not learn, so that they can use it on any thread.
///
/// The compiler applies a module's default isolation to all its declarations, but tells other modules only of that of
/// types and their members. It keeps silent about functions and variables that belong to no type, and about extensions
/// of types that are of another module or `nonisolated` (seen with Swift 6.3). Those must say `@MainActor` or
/// `nonisolated` themselves.
struct UnisolatedSymbol: CustomStringConvertible {
  var path: String
  var file: String

  var description: String { "  \(path) in \(file)" }

  private static func isIsolationSaid(_ declaration: some StringProtocol) -> Bool {
    String(declaration).contains(/@MainActor\b|\bnonisolated\b|\bisolated\b/)
  }

  private static let kinds: Set = [
    "swift.func", "swift.func.op", "swift.var", "swift.method", "swift.type.method", "swift.property",
    "swift.type.property", "swift.subscript", "swift.type.subscript", "swift.init",
  ]

  /// Returns the symbols of a symbol graph, written by `swift symbolgraph-extract`, that do not say it.
  ///
  /// - Parameter source: Returns a source file, for a graph does not tell of a `nonisolated extension`.
  static func all(
    in graph: Data, source: (String) throws -> String = { try String(contentsOf: URL(string: $0)!, encoding: .utf8) }
  ) throws -> [UnisolatedSymbol] {
    try SymbolGraph(graph).symbols
      .filter { symbol in
        guard let location = symbol.location, kinds.contains(symbol.kind.identifier),
          symbol.pathComponents.count == 1 || symbol.swiftExtension != nil
        else { return false }
        let declaration = symbol.declarationFragments?.map(\.spelling).joined() ?? ""
        guard !isIsolationSaid(declaration) else { return false }
        guard symbol.swiftExtension != nil, let line = location.position?.line else { return true }
        let lines = try source(location.uri).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.prefix(line).last { $0.contains(#/^(\S.*\s)?extension\b/#) }.map { !isIsolationSaid($0) } ?? true
      }
      .map { UnisolatedSymbol(path: $0.path, file: $0.file) }
      .sorted { ($0.file, $0.path) < ($1.file, $1.path) }
  }
}
