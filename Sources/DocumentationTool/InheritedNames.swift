import Foundation

/// The lists of inherited members in an article, one under each heading that links to a class.
///
///     ### ``Widget``
///
///     `canFocus`, `name`, `root`
struct InheritedNames {
  /// The names of properties and methods of instances, by class.
  private var names: [String: Set<String>] = [:]

  /// - Parameter graph: a symbol graph written by `swift symbolgraph-extract`.
  init(_ graph: Data) throws {
    for symbol in try SymbolGraph(graph).symbols
    where symbol.pathComponents.count == 2 && ["swift.property", "swift.method"].contains(symbol.kind.identifier) {
      names[symbol.pathComponents[0], default: []].insert(symbol.pathComponents[1])
    }
  }

  /// Returns the article with the names of today. What is below a heading up to the next one is replaced.
  func updated(_ article: String) throws -> String {
    var sections = article.components(separatedBy: Self.heading)
    for (index, section) in sections.enumerated().dropFirst() {
      let name = String(section.prefix { $0 != "`" })
      guard let names = names[name] else { throw UnknownClass(name: name) }
      let list = names.sorted().map { "`\($0)`" }.joined(separator: ", ")
      sections[index] = "\(name)``\n\n\(list)\n" + (index < sections.count - 1 ? "\n" : "")
    }
    return sections.joined(separator: Self.heading)
  }

  private static let heading = "### ``"

  struct UnknownClass: Error, CustomStringConvertible {
    let name: String
    var description: String { "The article has a heading for \(name), which has no members." }
  }
}
