/// The declaration below a doc comment.
struct Declaration {
  /// The name without argument labels.
  let name: String
  /// The enclosing type, or `nil` for a global function.
  private let type: String?
  private var labels: [String] = []

  /// The file name, as in `debounce-for`, with the type as a prefix unless it is a signal, as in
  /// `PropertyProtocol-map`. Arguments with default values are omitted.
  var fileName: String {
    let scope = type.map { ["Signal", "SignalProtocol"].contains($0) ? [] : [$0] } ?? []
    return (scope + [name] + labels.filter { $0 != "_" }).joined(separator: "-")
  }

  /// Parses the beginning of a declaration. Returns `nil` if it cannot have a diagram.
  init?(_ code: String, in type: String?) {
    guard let keyword = code.firstMatch(of: /\b(func|init|var|class|struct)\b[ ?]*`?(\w*)/) else { return nil }
    self.type = type
    name = keyword.1 == "init" ? "init" : String(keyword.2)
    guard ["func", "init"].contains(keyword.1) else { return }
    let rest = code[keyword.range.upperBound...]
    if let open = rest.firstIndex(of: "(") { labels = Self.labels(rest[rest.index(after: open)...]) }
  }

  /// Returns the labels of the parameters without a default value. `code` starts after the parenthesis.
  private static func labels(_ code: Substring) -> [String] {
    var parameters: [String] = [""]
    var depth = 1
    for character in code {
      if "([{<".contains(character) { depth += 1 }
      // The arrow of a function type does not close a bracket.
      let isArrow = character == ">" && parameters.last?.last == "-"
      if ")]}>".contains(character), !isArrow { depth -= 1 }
      if depth == 0 { break }
      if character == ",", depth == 1 {
        parameters.append("")
      } else {
        parameters[parameters.count - 1].append(character)
      }
    }
    return parameters.compactMap { parameter in
      let words = parameter.prefix { $0 != ":" }.split(separator: " ")
      return parameter.contains(" = ") ? nil : words.first.map(String.init)
    }
  }
}
