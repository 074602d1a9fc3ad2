/// Swift source, read just well enough to name the public functions in it.
struct SourceText {
  private let lines: [Substring]

  init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The names with their labels, such as `prefix(maxLength:)`.
  func publicFunctions() -> Set<String> {
    var result = Set<String>()
    for index in lines.indices {
      let words = lines[index].prefix { $0 != "(" && $0 != "<" }.split(separator: " ")
      guard words.contains("public"), let place = words.firstIndex(of: "func"), place + 1 < words.count else {
        continue
      }
      let name = words[place + 1].filter { $0 != "`" }
      let rest = lines[index...].joined(separator: "\n")
      if name.first?.isLetter == true { result.insert(name + "(" + Self.labels(after: name, in: rest) + ")") }
    }
    return result
  }

  private static func labels(after name: String, in text: String) -> String {
    var rest = text[...]
    while !rest.hasPrefix("func ") { rest.removeFirst() }
    rest = rest.drop { $0 != "(" && $0 != "<" }
    if rest.first == "<" { rest = rest.dropFirst(length(ofBracketIn: rest)) }
    let parameters = rest.prefix(length(ofBracketIn: rest)).dropFirst().dropLast()
    var depth = 0
    var labels = ""
    var parameter = ""
    var last: Character = " "
    func finish() {
      let label = parameter.split(whereSeparator: \.isWhitespace).first.map { String($0).replacing(":", with: "") }
      if let label { labels += label + ":" }
      parameter = ""
    }
    for character in parameters {
      depth += change(character, after: last)
      last = character
      if character == ",", depth == 0 { finish() } else { parameter.append(character) }
    }
    finish()
    return labels
  }

  /// How many characters there are up to the bracket that closes the first one.
  private static func length(ofBracketIn text: Substring) -> Int {
    var (depth, count) = (0, 0)
    var last: Character = " "
    for character in text {
      depth += change(character, after: last)
      last = character
      count += 1
      if depth == 0 { break }
    }
    return count
  }

  private static func change(_ character: Character, after last: Character) -> Int {
    if "([{<".contains(character) { return 1 }
    if ")]}".contains(character) || character == ">" && last != "-" { return -1 }
    return 0
  }
}
