/// Parses the XML of an XMP packet.
///
/// It is a custom parser because the packets come with photos from anywhere: it is strict, supports no document types,
/// external files or entities other than the predefined ones, and limits depth and size. Foundation's parser would
/// bring all of Foundation, ICU and libxml2 into a program that otherwise does without them.
nonisolated struct XMPReader {
  /// The packet is not XML as XMP allows it, or is larger than anything a camera or editor writes.
  struct Malformed: Error {}

  /// Parses a packet and returns its root element.
  static func parse(_ bytes: some Sequence<UInt8>) throws(Malformed) -> XMPElement {
    var reader = XMPReader(bytes: Array(bytes))
    guard reader.bytes.count <= maximumByteCount else { throw Malformed() }
    if reader.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    try reader.skipBetweenElements()
    guard reader.take("<") else { throw Malformed() }
    let root = try reader.element(scope: ["xml": XMPNamespace.xml.address], depth: 0)
    try reader.skipBetweenElements()
    // Some programs fill the rest of a packet with zeros.
    guard reader.bytes[reader.position...].allSatisfy({ $0 == 0 }) else { throw Malformed() }
    return root
  }

  // Limits that no program's packets exceed. Within them, no packet takes much time or memory.
  static let maximumByteCount = 16 << 20
  private static let maximumElementCount = 200_000
  private static let maximumDepth = 64
  private static let maximumAttributeCount = 2000
  private static let maximumNamespaceCount = 256

  private let bytes: [UInt8]
  private var position = 0
  private var elementCount = 0

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Parses an element whose "<" has been read.
  private mutating func element(scope: [String: String], depth: Int) throws(Malformed) -> XMPElement {
    elementCount += 1
    guard depth < Self.maximumDepth, elementCount <= Self.maximumElementCount else { throw Malformed() }
    let name = try qualifiedName()
    var declarations: [String: String] = [:]
    var written: [(prefix: String, local: String, value: String)] = []
    var isEmpty = false
    while true {
      let hasBlank = skipBlanks()
      isEmpty = take("/>")
      if isEmpty || take(">") { break }
      guard hasBlank else { throw Malformed() }
      let (prefix, local) = try qualifiedName()
      let value = try attributeValue()
      if prefix == "xmlns" || (prefix.isEmpty && local == "xmlns") {
        let declared = prefix.isEmpty ? "" : local
        guard declarations.updateValue(value, forKey: declared) == nil,
          declarations.count <= Self.maximumNamespaceCount
        else { throw Malformed() }
      } else {
        written.append((prefix, local, value))
        guard written.count <= Self.maximumAttributeCount else { throw Malformed() }
      }
    }
    let scope = declarations.isEmpty ? scope : scope.merging(declarations) { $1 }
    guard scope.count <= Self.maximumNamespaceCount else { throw Malformed() }
    var element = XMPElement(name: try resolved(name, in: scope, isAttribute: false))
    element.declarations = declarations
    for attribute in written {
      let name = try resolved((attribute.prefix, attribute.local), in: scope, isAttribute: true)
      guard !element.attributes.contains(where: { $0.name == name }) else { throw Malformed() }
      element.attributes.append(XMPElement.Attribute(name: name, value: attribute.value))
    }
    if isEmpty { return element }
    try readContent(of: &element, scope: scope, depth: depth)
    guard try qualifiedName() == name else { throw Malformed() }
    skipBlanks()
    guard take(">") else { throw Malformed() }
    return element
  }

  /// Parses everything up to and including "</".
  private mutating func readContent(
    of element: inout XMPElement, scope: [String: String], depth: Int
  ) throws(Malformed) {
    while true {
      if take("</") { return }
      if take("<!--") {
        try skip(past: "-->")
      } else if take("<?") {
        try skip(past: "?>")
      } else if take("<![CDATA[") {
        let start = position
        try skip(past: "]]>")
        element.content.append(.text(try string(start..<position - 3)))
      } else if take("<") {
        element.content.append(.element(try self.element(scope: scope, depth: depth + 1)))
      } else {
        element.content.append(.text(try text(isAttribute: false) { $0 == UInt8(ascii: "<") }))
      }
    }
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
  ) throws(Malformed) -> XMPElement.Name {
    if name.prefix.isEmpty, isAttribute || scope[""] == nil {
      return XMPElement.Name(prefix: "", local: name.local, namespace: "")
    }
    guard let namespace = scope[name.prefix] else { throw Malformed() }
    return XMPElement.Name(prefix: name.prefix, local: name.local, namespace: namespace)
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
