/// Parses the XML of an XMP packet.
nonisolated enum XMPReader {
  /// The packet is not XML as XMP allows it, or is larger than anything a camera or editor writes.
  typealias Malformed = XMLParser.Malformed

  /// Parses a packet and returns its root element.
  static func parse(_ bytes: some Sequence<UInt8>) throws(Malformed) -> XMPElement {
    var parser = XMLParser(Array(bytes))
    var open: [XMPElement] = []
    var root: XMPElement?
    while let event = try parser.next() {
      switch event {
      case .start(let tag):
        open.append(XMPElement(name: tag.name, attributes: tag.attributes, declarations: tag.declarations))
      case .text(let text): open[open.count - 1].content.append(.text(text))
      case .end:
        let element = open.removeLast()
        if open.isEmpty { root = element } else { open[open.count - 1].content.append(.element(element)) }
      }
    }
    guard let root else { throw Malformed() }
    return root
  }
}
