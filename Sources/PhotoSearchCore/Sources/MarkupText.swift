/// The text of a piece of HTML, as services write titles, authors and descriptions: what a browser would show of it.
///
/// No markup is left, whatever was there, and nothing of it is ever interpreted again. It is read with patience: every
/// text can be read.
nonisolated struct MarkupText {
  /// An address that the text leads to.
  struct Link: Sendable, Hashable {
    /// As written, with entities resolved: perhaps without a scheme, perhaps no address at all.
    let address: String
    /// Whether the page says itself that there is nothing behind it.
    let isBroken: Bool
  }

  /// On one line, see `PhotoText`; empty when nothing would be seen.
  let text: String
  /// In their order.
  let links: [Link]

  /// What comes after so many characters is not read: a description can be a book.
  private static let maximumLength = 20_000

  /// - Complexity: O(length of the text), up to a limit.
  init(_ html: String) {
    var reader = Reader(Array(html.unicodeScalars.prefix(Self.maximumLength)))
    reader.read()
    text = PhotoText.sanitized(String(reader.text))
    links = reader.links
  }
}

nonisolated extension MarkupText {
  private struct Reader {
    private let scalars: [Unicode.Scalar]
    private var place = 0
    private(set) var text = String.UnicodeScalarView()
    private(set) var links: [Link] = []
    /// The element that is not shown, with how many of its kind are open within it.
    private var hidden: (name: String, depth: Int)?

    init(_ scalars: [Unicode.Scalar]) {
      self.scalars = scalars
    }

    mutating func read() {
      while place < scalars.count {
        switch scalars[place] {
        case "<" where startsTag: readTag()
        case "&": readEntity()
        default:
          append(scalars[place])
          place += 1
        }
      }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
      if hidden == nil { text.append(scalar) }
    }

    private var startsTag: Bool {
      guard place + 1 < scalars.count else { return false }
      let next = scalars[place + 1]
      return next == "/" || next == "!" || next == "?" || (next.isASCII && next.properties.isAlphabetic)
    }

    /// Reads a tag, a comment or a declaration to its end, or to the end of the text when it has none.
    private mutating func readTag() {
      if starts(with: "<!--") {
        place = end(of: "-->")
        return
      }
      let start = place + 1
      var quote: Unicode.Scalar?
      place += 1
      while place < scalars.count {
        let scalar = scalars[place]
        if scalar == quote {
          quote = nil
        } else if quote == nil, scalar == "\"" || scalar == "'", place > start, scalars[place - 1] == "=" {
          quote = scalar
        } else if quote == nil, scalar == ">" {
          break
        }
        place += 1
      }
      let tag = Tag(scalars[start..<min(place, scalars.count)])
      place = min(place + 1, scalars.count)
      take(tag)
    }

    private mutating func take(_ tag: Tag) {
      if let hidden {
        guard tag.name == hidden.name else { return }
        let depth = hidden.depth + (tag.isEnd ? -1 : 1)
        self.hidden = depth == 0 ? nil : (hidden.name, depth)
        return
      }
      if tag.isBlock { append(" ") }
      guard !tag.isEnd else { return }
      if tag.isHidden { hidden = (tag.name, 1) }
      if tag.name == "a", let address = tag.attributes["href"] {
        let isBroken = tag.attributes["class"]?.split(separator: " ").contains("new") ?? false
        links.append(Link(address: MarkupEntities.resolved(address), isBroken: isBroken))
      }
    }

    private mutating func readEntity() {
      // The longest that is known, with room for leading zeros.
      let window = scalars[place...].prefix(12)
      if let end = window.firstIndex(of: ";"), let scalar = MarkupEntities.scalar(scalars[(place + 1)..<end]) {
        append(scalar)
        place = end + 1
      } else {
        append("&")
        place += 1
      }
    }

    private func starts(with text: String) -> Bool { scalars[place...].starts(with: text.unicodeScalars) }

    private func end(of text: String) -> Int {
      let mark = Array(text.unicodeScalars)
      var place = place
      while place + mark.count <= scalars.count {
        if scalars[place] == mark[0], scalars[place..<(place + mark.count)].elementsEqual(mark) {
          return place + mark.count
        }
        place += 1
      }
      return scalars.count
    }
  }

  /// What stands between "<" and ">".
  private struct Tag {
    let name: String
    let isEnd: Bool
    let attributes: [String: String]

    init(_ scalars: ArraySlice<Unicode.Scalar>) {
      isEnd = scalars.first == "/"
      let body = isEnd ? scalars.dropFirst() : scalars
      let nameEnd = body.firstIndex { $0.properties.isWhitespace || $0 == "/" } ?? body.endIndex
      name = Self.string(body[..<nameEnd]).lowercased()
      attributes = isEnd ? [:] : Self.attributes(in: body[nameEnd...])
    }

    /// Whether its text starts a new line.
    var isBlock: Bool { Self.blocks.contains(name) }

    /// Whether nothing of the element is shown. Wikimedia Commons hides data for machines in authors and dates.
    var isHidden: Bool {
      if Self.unshown.contains(name) { return true }
      guard !Self.voids.contains(name) else { return false }
      let style = attributes["style"]?.lowercased().filter { !$0.isWhitespace } ?? ""
      return style.contains("display:none") || attributes["hidden"] != nil
    }

    private static let blocks: Set<String> = [
      "br", "p", "div", "li", "ul", "ol", "dl", "dd", "dt", "tr", "td", "th", "table", "hr", "h1", "h2", "h3", "h4",
      "h5", "h6", "blockquote", "pre",
    ]
    private static let unshown: Set<String> = [
      "script", "style", "head", "title", "template", "noscript", "iframe", "object", "svg", "math", "select",
    ]
    private static let voids: Set<String> = ["br", "hr", "img", "input", "link", "meta", "wbr", "area", "source"]

    private static func attributes(in scalars: ArraySlice<Unicode.Scalar>) -> [String: String] {
      var attributes: [String: String] = [:]
      var rest = scalars
      while true {
        rest = rest.drop { $0.properties.isWhitespace || $0 == "/" || $0 == "=" }
        let nameEnd = rest.firstIndex { $0.properties.isWhitespace || $0 == "=" || $0 == "/" } ?? rest.endIndex
        guard nameEnd > rest.startIndex else { return attributes }
        let name = string(rest[..<nameEnd]).lowercased()
        rest = rest[nameEnd...].drop(while: \.properties.isWhitespace)
        var value = ""
        if rest.first == "=" {
          rest = rest.dropFirst().drop(while: \.properties.isWhitespace)
          if let quote = rest.first, quote == "\"" || quote == "'" {
            rest = rest.dropFirst()
            let end = rest.firstIndex(of: quote) ?? rest.endIndex
            value = string(rest[..<end])
            rest = rest[end...].dropFirst()
          } else {
            let end = rest.firstIndex(where: \.properties.isWhitespace) ?? rest.endIndex
            value = string(rest[..<end])
            rest = rest[end...]
          }
        }
        if attributes[name] == nil { attributes[name] = value }
      }
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      return String(view)
    }
  }
}
