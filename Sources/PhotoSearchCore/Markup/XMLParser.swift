/// Parses XML that comes with photos and documents from anywhere, event by event.
///
/// It is a custom parser because the bytes are not trusted, and because what is added to a document has to leave every
/// other byte of it alone: an event tells where it was. It is strict, supports no document types, external files or
/// entities other than the predefined ones, and limits depth and size. Foundation's parser would bring all of Foundation,
/// ICU and libxml2 into a program that otherwise does without them.
///
///     var parser = XMLParser(bytes)
///     while let event = try parser.next() { … }
nonisolated struct XMLParser {
  /// The bytes are not XML as this parser allows it, or exceed its limits.
  struct Malformed: Error {}

  enum Event {
    case start(XMLTag)
    /// The end of an element, also of one that is written as a single tag.
    case end(XMLName)
    /// A part of the text between tags, with its references replaced.
    case text(String)
  }

  /// What no valid file exceeds. Within the limits, no file takes much time or memory.
  struct Limits {
    var byteCount = 16 << 20
    var elementCount = 200_000
    var depth = 64
  }

  private static let maximumAttributeCount = 2000
  private static let maximumNamespaceCount = 256

  private let bytes: [UInt8]
  private let limits: Limits
  private var elementCount = 0
  /// The elements that are open, with the namespaces that are known in them.
  private var open: [(written: (prefix: String, local: String), name: XMLName, scope: [String: String])] = []
  /// Whether the last tag that was read is also the end of its element.
  private var endIsDue = false
  private var isAfterRoot = false

  /// The offset of the first byte that has not been read.
  private(set) var position = 0

  init(_ bytes: [UInt8], limits: Limits = Limits()) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Returns the next event, or `nil` at the end of the file.
  mutating func next() throws(Malformed) -> Event? {
    if endIsDue {
      endIsDue = false
      return .end(close())
    }
    guard !open.isEmpty else { return try nextOutsideRoot() }
    while true {
      if take("</") {
        guard try qualifiedName() == open[open.count - 1].written else { throw Malformed() }
        skipBlanks()
        guard take(">") else { throw Malformed() }
        return .end(close())
      }
      if take("<!--") {
        try skip(past: "-->")
      } else if take("<?") {
        try skip(past: "?>")
      } else if take("<![CDATA[") {
        let start = position
        try skip(past: "]]>")
        return .text(try string(start..<position - 3))
      } else if take("<") {
        return .start(try tag())
      } else {
        return .text(try text(isAttribute: false) { $0 == UInt8(ascii: "<") })
      }
    }
  }

  private mutating func nextOutsideRoot() throws(Malformed) -> Event? {
    if position == 0 {
      guard bytes.count <= limits.byteCount else { throw Malformed() }
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }
    try skipBetweenElements()
    if !isAfterRoot {
      guard take("<") else { throw Malformed() }
      isAfterRoot = true
      return .start(try tag())
    }
    // Some programs fill the rest of a file with zeros.
    guard bytes[position...].allSatisfy({ $0 == 0 }) else { throw Malformed() }
    position = bytes.count
    return nil
  }

  private mutating func close() -> XMLName { open.removeLast().name }

  /// Parses a tag whose "<" has been read.
  private mutating func tag() throws(Malformed) -> XMLTag {
    let start = position - 1
    elementCount += 1
    guard open.count < limits.depth, elementCount <= limits.elementCount else { throw Malformed() }
    let written = try qualifiedName()
    var declarations: [String: String] = [:]
    var attributes: [(prefix: String, local: String, value: String)] = []
    while true {
      let hasBlank = skipBlanks()
      endIsDue = take("/>")
      if endIsDue || take(">") { break }
      guard hasBlank else { throw Malformed() }
      let (prefix, local) = try qualifiedName()
      let value = try attributeValue()
      if prefix == "xmlns" || (prefix.isEmpty && local == "xmlns") {
        let declared = prefix.isEmpty ? "" : local
        guard declarations.updateValue(value, forKey: declared) == nil,
          declarations.count <= Self.maximumNamespaceCount
        else { throw Malformed() }
      } else {
        attributes.append((prefix, local, value))
        guard attributes.count <= Self.maximumAttributeCount else { throw Malformed() }
      }
    }
    let known = open.last?.scope ?? ["xml": "http://www.w3.org/XML/1998/namespace"]
    let scope = declarations.isEmpty ? known : known.merging(declarations) { $1 }
    guard scope.count <= Self.maximumNamespaceCount else { throw Malformed() }
    var tag = XMLTag(name: try resolved(written, in: scope, isAttribute: false), range: start..<position)
    tag.declarations = declarations
    for attribute in attributes {
      let name = try resolved((attribute.prefix, attribute.local), in: scope, isAttribute: true)
      guard !tag.attributes.contains(where: { $0.name == name }) else { throw Malformed() }
      tag.attributes.append(XMLAttribute(name: name, value: attribute.value))
    }
    open.append((written, tag.name, scope))
    return tag
  }

  /// Parses text and replaces its references, up to a byte that ends it and is not consumed. As XML requires, a line
  /// ending becomes a line feed, or a blank in an attribute.
  private mutating func text(isAttribute: Bool, until isEnd: (UInt8) -> Bool) throws(Malformed) -> String {
    var result = ""
    var start = position
    while let byte = peek, !isEnd(byte) {
      if byte == UInt8(ascii: "&") {
        result += try string(start..<position)
        result.unicodeScalars.append(try reference())
        start = position
      } else if byte == 0xD || (isAttribute && (byte == 0xA || byte == 0x9)) {
        result += try string(start..<position)
        result += isAttribute ? " " : "\n"
        position += 1
        if byte == 0xD, peek == 0xA { position += 1 }
        start = position
      } else {
        position += 1
      }
    }
    guard peek != nil else { throw Malformed() }
    return result + (try string(start..<position))
  }

  private mutating func attributeValue() throws(Malformed) -> String {
    skipBlanks()
    guard take("=") else { throw Malformed() }
    skipBlanks()
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw Malformed() }
    position += 1
    let value = try text(isAttribute: true) { $0 == quote || $0 == UInt8(ascii: "<") }
    guard peek == quote else { throw Malformed() }
    position += 1
    return value
  }

  private mutating func reference() throws(Malformed) -> Unicode.Scalar {
    let start = position + 1
    guard let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else { throw Malformed() }
    position = end + 1
    let name = try string(start..<end)
    if let scalar = Self.entities[name] { return scalar }
    let digits = name.hasPrefix("#x") ? name.dropFirst(2) : name.dropFirst()
    guard name.hasPrefix("#"), digits.utf8.first != UInt8(ascii: "+"),
      let value = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10),
      let scalar = Unicode.Scalar(value), MarkupEscaping.isAllowed(scalar)
    else { throw Malformed() }
    return scalar
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private mutating func qualifiedName() throws(Malformed) -> (prefix: String, local: String) {
    let start = position
    while let byte = peek, Self.isPartOfName(byte) { position += 1 }
    let parts = try string(start..<position).split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, parts.allSatisfy(Self.isName) else { throw Malformed() }
    return parts.count == 2 ? (parts[0], parts[1]) : ("", parts[0])
  }

  private func resolved(
    _ name: (prefix: String, local: String), in scope: [String: String], isAttribute: Bool
  ) throws(Malformed) -> XMLName {
    if name.prefix.isEmpty, isAttribute || scope[""] == nil {
      return XMLName(prefix: "", local: name.local, namespace: "")
    }
    guard let namespace = scope[name.prefix] else { throw Malformed() }
    return XMLName(prefix: name.prefix, local: name.local, namespace: namespace)
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return !(0x30...0x39 ~= first || first == UInt8(ascii: "-") || first == UInt8(ascii: "."))
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: ":"): true
    default: false
    }
  }

  /// Skips blanks, comments and processing instructions, such as the packet's own header. Rejects document types.
  private mutating func skipBetweenElements() throws(Malformed) {
    while true {
      skipBlanks()
      if take("<!--") {
        try skip(past: "-->")
      } else if take("<?") {
        try skip(past: "?>")
      } else {
        return
      }
    }
  }

  private mutating func skip(past end: StaticString) throws(Malformed) {
    while position < bytes.count {
      if take(end) { return }
      position += 1
    }
    throw Malformed()
  }

  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let start = position
    while let byte = peek, byte == 0x20 || byte == 0x9 || byte == 0xA || byte == 0xD { position += 1 }
    return position > start
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ expected: StaticString) -> Bool {
    let count = expected.utf8CodeUnitCount
    guard count <= bytes.count - position else { return false }
    let isThere = expected.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + count]) }
    if isThere { position += count }
    return isThere
  }

  private func string(_ range: Range<Int>) throws(Malformed) -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self),
      text.unicodeScalars.allSatisfy(MarkupEscaping.isAllowed)
    else { throw Malformed() }
    return text
  }
}
