/// Splits HTML as lenient browsers do, event by event. It never fails: what is no tag is text.
nonisolated struct HTMLParser {
  enum Event {
    case start(HTMLTag)
    /// The end tag of an element, in lower case.
    case end(String)
    /// A part of the text, with its references replaced.
    case text(String)
  }

  private let bytes: [UInt8]
  /// The element whose text is read up to its end tag, such as a script.
  private var rawElement: String?

  /// The offset of the first byte that has not been read.
  private(set) var position = 0

  /// - Parameter bytes: UTF-8.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Elements in which "<" starts no tag.
  private static let rawElements: Set = ["script", "style", "textarea", "title", "xmp", "iframe", "noembed"]

  /// Returns the next event, or `nil` at the end.
  mutating func next() -> Event? {
    if let element = rawElement { return rawText(of: element) }
    while position < bytes.count {
      guard startsTag(at: position) else { return .text(text()) }
      if starts(with: "<!--") {
        position = end(of: "-->", from: position + 4)
      } else if starts(with: "<![CDATA[") {
        let start = position + 9
        position = end(of: "]]>", from: start)
        return .text(string(start..<max(start, position - 3)))
      } else if bytes[position + 1] == UInt8(ascii: "!") || bytes[position + 1] == UInt8(ascii: "?") {
        position = end(of: ">", from: position)
      } else if let event = tag() {
        return event
      }
    }
    return nil
  }

  private mutating func text() -> String {
    let start = position
    position += 1
    while position < bytes.count, !startsTag(at: position) { position += 1 }
    return MarkupEntities.resolved(string(start..<position))
  }

  /// Returns the text up to the end tag, or to the end of the file.
  private mutating func rawText(of element: String) -> Event {
    rawElement = nil
    let start = position
    let mark = Array("</\(element)".utf8)
    while position < bytes.count, !isMark(mark, at: position) { position += 1 }
    return .text(MarkupEntities.resolved(string(start..<position)))
  }

  private func isMark(_ mark: [UInt8], at offset: Int) -> Bool {
    guard offset + mark.count <= bytes.count else { return false }
    return mark.indices.allSatisfy { bytes[offset + $0] | ($0 > 1 ? 0x20 : 0) == mark[$0] }
  }

  private mutating func tag() -> Event? {
    let start = position
    position += 1
    let isEnd = bytes[position] == UInt8(ascii: "/")
    if isEnd { position += 1 }
    let name = token { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") }.lowercased()
    var attributes: [String: String] = [:]
    var isEmpty = false
    while position < bytes.count {
      skipBlanks()
      guard position < bytes.count else { break }
      let byte = bytes[position]
      if byte == UInt8(ascii: ">") {
        position += 1
        break
      }
      isEmpty = byte == UInt8(ascii: "/")
      if isEmpty || byte == UInt8(ascii: "=") {
        position += 1
        continue
      }
      let attribute = token { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") }
        .lowercased()
      skipBlanks()
      var value = ""
      if position < bytes.count, bytes[position] == UInt8(ascii: "=") {
        position += 1
        value = self.value()
      }
      if attributes[attribute] == nil { attributes[attribute] = MarkupEntities.resolved(value) }
    }
    if isEnd { return .end(name) }
    if Self.rawElements.contains(name), !isEmpty { rawElement = name }
    return .start(
      HTMLTag(
        name: name, attributes: attributes, isEmpty: isEmpty || HTMLTag.voids.contains(name), range: start..<position)
    )
  }

  private mutating func value() -> String {
    skipBlanks()
    guard position < bytes.count else { return "" }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return token { $0 == UInt8(ascii: ">") }
    }
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != quote { position += 1 }
    defer { position = min(position + 1, bytes.count) }
    return string(start..<position)
  }

  /// Reads up to a blank or a byte that ends it.
  private mutating func token(until isEnd: (UInt8) -> Bool) -> String {
    let start = position
    while position < bytes.count, !Self.isBlank(bytes[position]), !isEnd(bytes[position]) { position += 1 }
    return string(start..<position)
  }

  private func startsTag(at offset: Int) -> Bool {
    guard bytes[offset] == UInt8(ascii: "<"), offset + 1 < bytes.count else { return false }
    switch bytes[offset + 1] {
    case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "!"), UInt8(ascii: "?"): return true
    case UInt8(ascii: "/"):
      return offset + 2 < bytes.count && (0x41...0x5A ~= bytes[offset + 2] || 0x61...0x7A ~= bytes[offset + 2])
    default: return false
    }
  }

  private func starts(with text: StaticString) -> Bool {
    guard text.utf8CodeUnitCount <= bytes.count - position else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + text.utf8CodeUnitCount]) }
  }

  /// Returns the offset behind a mark, or that of the end of the file.
  private func end(of mark: String, from start: Int) -> Int {
    let mark = Array(mark.utf8)
    var offset = start
    while offset + mark.count <= bytes.count {
      if bytes[offset] == mark[0], bytes[offset..<offset + mark.count].elementsEqual(mark) {
        return offset + mark.count
      }
      offset += 1
    }
    return bytes.count
  }

  private mutating func skipBlanks() {
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x9...0xD ~= byte }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

/// The tag that starts an element of HTML.
nonisolated struct HTMLTag {
  /// In lower case.
  let name: String
  /// By name, in lower case.
  let attributes: [String: String]
  /// Whether no end tag follows.
  let isEmpty: Bool
  /// Its place in the file, in bytes.
  let range: Range<Int>

  /// The elements without an end tag: https://html.spec.whatwg.org/multipage/syntax.html#void-elements
  static let voids: Set = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]

  /// Whether readers do not see the element.
  var isHidden: Bool {
    let style = attributes["style"]?.lowercased().filter { !$0.isWhitespace } ?? ""
    return attributes["hidden"] != nil || style.contains("display:none")
  }
}
