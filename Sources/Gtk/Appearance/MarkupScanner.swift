/// A parser of the structure of Pango markup.
nonisolated enum MarkupScanner {
  /// A tag, including its angle brackets.
  struct Tag {
    let name: Substring
    let range: Range<String.Index>
  }

  private static let names: Set<Substring> = [
    "a", "b", "big", "i", "markup", "s", "small", "span", "sub", "sup", "tt", "u",
  ]

  /// Returns the tags, in order.
  ///
  /// - Throws: `Markup.Mistake` if they do not match, or if the text between them is invalid.
  static func tags(in source: String) throws(Markup.Mistake) -> [Tag] {
    var tags: [Tag] = []
    var open: [Substring] = []
    var rest = source[...]
    while let character = rest.first {
      switch character {
      case "&": try skipEntity(&rest)
      case "<":
        let start = rest.startIndex
        let (name, kind) = try readTag(&rest)
        tags.append(Tag(name: name, range: start..<rest.startIndex))
        switch kind {
        case .opening: open.append(name)
        case .empty: break
        case .closing:
          guard open.popLast() == name else { throw Markup.Mistake(description: "</\(name)> closes nothing") }
        }
      default: rest.removeFirst()
      }
    }
    if let name = open.last { throw Markup.Mistake(description: "<\(name)> is not closed") }
    return tags
  }

  private enum Kind { case opening, closing, empty }

  private static func readTag(_ rest: inout Substring) throws(Markup.Mistake) -> (Substring, Kind) {
    rest.removeFirst()
    let isClosing = rest.skip("/")
    let name = rest.prefix { $0.isLetter }
    guard names.contains(name) else { throw Markup.Mistake(description: "there is no tag <\(name)>") }
    rest = rest[name.endIndex...]
    while true {
      let hadSpace = rest.skipSpaces()
      if rest.skip(">") { return (name, isClosing ? .closing : .opening) }
      if !isClosing, rest.skip("/"), rest.skip(">") { return (name, .empty) }
      let attribute = rest.prefix { $0.isLetter || $0 == "_" || $0 == "-" }
      rest = rest[attribute.endIndex...]
      rest.skipSpaces()
      guard hadSpace, !isClosing, !attribute.isEmpty, rest.skip("=") else {
        throw Markup.Mistake(description: "<\(name)> is not written as a tag")
      }
      rest.skipSpaces()
      guard let quote = rest.first, quote == "\"" || quote == "'" else {
        throw Markup.Mistake(description: "the \(attribute) of <\(name)> is not in quotes")
      }
      rest.removeFirst()
      while let character = rest.first, character != quote {
        guard character != "<" else { throw Markup.Mistake(description: "the \(attribute) of <\(name)> has a <") }
        if character == "&" { try skipEntity(&rest) } else { rest.removeFirst() }
      }
      guard rest.skip(quote) else {
        throw Markup.Mistake(description: "the \(attribute) of <\(name)> is not closed")
      }
    }
  }

  private static let entities: [Substring: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private static func skipEntity(_ rest: inout Substring) throws(Markup.Mistake) {
    guard let end = rest.firstIndex(of: ";"), character(of: rest[rest.index(after: rest.startIndex)..<end]) != nil
    else { throw Markup.Mistake(description: "an & that is no &amp;") }
    rest = rest[rest.index(after: end)...]
  }

  /// Returns the character of an entity, given the part between `&` and `;`.
  private static func character(of entity: Substring) -> Character? {
    if let known = entities[entity] { return known }
    guard entity.first == "#" else { return nil }
    let digits = entity.dropFirst()
    let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, number > 0 else { return nil }
    return Unicode.Scalar(number).map { Character($0) }
  }

  /// Returns whether text may follow, which is the case outside tags and between quotes.
  static func canContinueWithText(_ source: String) -> Bool {
    var quote: Character?
    var isInTag = false
    for character in source {
      if let open = quote {
        if character == open { quote = nil }
      } else if isInTag {
        if character == ">" { isInTag = false } else if character == "\"" || character == "'" { quote = character }
      } else if character == "<" {
        isInTag = true
      }
    }
    return !isInTag || quote != nil
  }

  /// Returns the text without tags, with entities resolved.
  static func text(of source: String) -> String {
    var result = ""
    var rest = removing(from: source) { _ in true }[...]
    while let start = rest.firstIndex(of: "&"), let end = rest[start...].firstIndex(of: ";") {
      result += rest[..<start]
      if let character = character(of: rest[rest.index(after: start)..<end]) { result.append(character) }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// Returns the markup without links, which only labels support, so that Pango can read it.
  static func withoutLinks(_ source: String) -> String { removing(from: source) { $0.name == "a" } }

  private static func removing(from source: String, _ isWanted: (Tag) -> Bool) -> String {
    var result = ""
    var rest = source.startIndex
    for tag in (try? tags(in: source)) ?? [] where isWanted(tag) {
      result += source[rest..<tag.range.lowerBound]
      rest = tag.range.upperBound
    }
    return result + source[rest...]
  }
}

extension Substring {
  /// Skips a character if it is next, and returns whether it was.
  fileprivate nonisolated mutating func skip(_ character: Character) -> Bool {
    guard first == character else { return false }
    removeFirst()
    return true
  }

  @discardableResult
  fileprivate nonisolated mutating func skipSpaces() -> Bool {
    let spaces = prefix(while: \.isWhitespace)
    self = self[spaces.endIndex...]
    return !spaces.isEmpty
  }
}
