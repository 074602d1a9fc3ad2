/// The text of an HTML fragment as a browser would display it, for titles, authors and descriptions from services.
///
/// The result never contains markup and must not be interpreted again. Parsing is lenient and never fails.
nonisolated struct MarkupText {
  /// A link in the text.
  struct Link: Sendable, Hashable {
    /// The address as written, with entities resolved. It may lack a scheme or be invalid.
    let address: String
    /// Whether the page marks the link's target as missing.
    let isBroken: Bool
  }

  /// The text on one line, see `PhotoText`, or empty if nothing is visible.
  let text: String
  /// The links, in their order.
  let links: [Link]

  /// The maximum number of scalars to read, because a description can be very long.
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
    private var position = 0
    private(set) var text = String.UnicodeScalarView()
    private(set) var links: [Link] = []
    /// The current hidden element, with the nesting depth of elements of the same name.
    private var hidden: (name: String, depth: Int)?

    init(_ scalars: [Unicode.Scalar]) {
      self.scalars = scalars
    }

    mutating func read() {
      while position < scalars.count {
        switch scalars[position] {
        case "<" where startsTag: readTag()
        case "&": readEntity()
        default:
          append(scalars[position])
          position += 1
        }
      }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
      if hidden == nil { text.append(scalar) }
    }

    private var startsTag: Bool {
      guard position + 1 < scalars.count else { return false }
      let next = scalars[position + 1]
      return next == "/" || next == "!" || next == "?" || (next.isASCII && next.properties.isAlphabetic)
    }

    /// Reads a tag, a comment or a declaration to its end, or to the end of the text if it is not closed.
    private mutating func readTag() {
      if starts(with: "<!--") {
        position = end(of: "-->")
        return
      }
      let start = position + 1
      var quote: Unicode.Scalar?
      position += 1
      while position < scalars.count {
        let scalar = scalars[position]
        if scalar == quote {
          quote = nil
        } else if quote == nil, scalar == "\"" || scalar == "'", position > start, scalars[position - 1] == "=" {
          quote = scalar
        } else if quote == nil, scalar == ">" {
          break
        }
        position += 1
      }
      let tag = Tag(scalars[start..<min(position, scalars.count)])
      position = min(position + 1, scalars.count)
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
      // The length of the longest known entity, plus leading zeros.
      let window = scalars[position...].prefix(12)
      if let end = window.firstIndex(of: ";"), let scalar = MarkupEntities.scalar(scalars[(position + 1)..<end]) {
        append(scalar)
        position = end + 1
      } else {
        append("&")
        position += 1
      }
    }

    private func starts(with text: String) -> Bool { scalars[position...].starts(with: text.unicodeScalars) }

    private func end(of text: String) -> Int {
      let mark = Array(text.unicodeScalars)
      var position = position
      while position + mark.count <= scalars.count {
        if scalars[position] == mark[0], scalars[position..<(position + mark.count)].elementsEqual(mark) {
          return position + mark.count
        }
        position += 1
      }
      return scalars.count
    }
  }

  /// The content between "<" and ">".
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

    /// Whether the element starts a new line.
    var isBlock: Bool { Self.blocks.contains(name) }

    /// Whether the element is hidden. Wikimedia Commons hides machine-readable data in authors and dates.
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
