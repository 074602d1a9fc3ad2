/// What a doc comment stands above.
struct Declaration {
  /// Without argument labels.
  let name: String
  /// The type that it is a member of; `nil` for a function that is a member of none.
  private let type: String?
  private var labels: [String] = []

  /// As in `debounce-for`, with the type in front unless it is a signal, as in `PropertyProtocol-map`. What may be left
  /// out in a call is left out here.
  var fileName: String {
    let scope = type.map { ["Signal", "SignalProtocol"].contains($0) ? [] : [$0] } ?? []
    return (scope + [name] + labels.filter { $0 != "_" }).joined(separator: "-")
  }

  /// Reads the beginning of a declaration; `nil` when there is nothing that a diagram may belong to.
  init?(_ code: String, in type: String?) {
    guard let keyword = code.firstMatch(of: /\b(func|init|var|class|struct)\b[ ?]*`?(\w*)/) else { return nil }
    self.type = type
    name = keyword.1 == "init" ? "init" : String(keyword.2)
    guard ["func", "init"].contains(keyword.1) else { return }
    let rest = code[keyword.range.upperBound...]
    if let open = rest.firstIndex(of: "(") { labels = Self.labels(rest[rest.index(after: open)...]) }
  }

  /// The labels of the parameters without a default value. `code` begins behind the parenthesis.
  private static func labels(_ code: Substring) -> [String] {
    var parameters: [String] = [""]
    var depth = 1
    for character in code {
      if "([{<".contains(character) { depth += 1 }
      // The arrow of a function type closes nothing.
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
