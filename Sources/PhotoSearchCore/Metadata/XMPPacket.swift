/// The XMP of an image: what others wrote, and Vesper's credit.
///
/// The properties of others are preserved; only the elements around them are written anew.
nonisolated struct XMPPacket {
  /// The described resources, each with all the namespaces that it uses.
  private(set) var descriptions: [XMPElement] = []
  /// Vesper's properties, separate from the rest because they must stay in the main packet of a JPEG.
  private(set) var own: XMPElement?

  init() {}

  /// - Throws: An error if the packet is not XML or contains no RDF.
  init(parsing bytes: some Sequence<UInt8>) throws(XMPReader.Malformed) {
    let root = try XMPReader.parse(bytes)
    if root.name.isProperty(.rdf) {
      descriptions = root.elements.map { $0.detached(from: root.declarations) }
      return
    }
    guard let rdf = root.elements.first(where: { $0.name.isProperty(.rdf) }) else { throw XMPReader.Malformed() }
    let scope = root.declarations.merging(rdf.declarations) { $1 }
    descriptions = rdf.elements.map { $0.detached(from: scope) }
  }

  /// Adds the descriptions of another packet of the same image.
  mutating func absorb(_ other: XMPPacket) { descriptions += other.descriptions }

  /// Returns the packet as UTF-8.
  func serialized() -> [UInt8] {
    var xml = "<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
    write(descriptions + [own].compactMap(\.self), to: &xml)
    xml += "\n<?xpacket end=\"w\"?>"
    return Array(xml.utf8)
  }

  /// Splits the packet into a main one with Vesper's properties, which names the other, and an extended one with
  /// everything else, which has no header.
  func split(naming name: ([UInt8]) -> String) -> (main: [UInt8], extended: [UInt8]) {
    var xml = ""
    write(descriptions, to: &xml)
    let extended = Array(xml.utf8)
    var main = XMPPacket()
    main.own = own ?? Self.description(about: about)
    main.own?.declarations[XMPNamespace.xmpNote.rawValue] = XMPNamespace.xmpNote.address
    main.own?.attributes.append(
      XMLAttribute(name: XMPProperty.hasExtendedXMP.elementName, value: name(extended)))
    return (main.serialized(), extended)
  }

  private func write(_ elements: [XMPElement], to xml: inout String) {
    xml += "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF xmlns:rdf=\"\(XMPNamespace.rdf.address)\">"
    for element in elements {
      xml += "\n"
      element.write(to: &xml)
    }
    xml += "\n</rdf:RDF></x:xmpmeta>"
  }

  /// The resource that all descriptions are about. Empty for the image itself.
  private var about: String { descriptions.lazy.compactMap { $0.attribute(.about) }.first ?? "" }

  private static func description(about: String) -> XMPElement {
    var element = XMPElement(name: XMPProperty.description.elementName)
    element.attributes = [XMLAttribute(name: XMPProperty.about.elementName, value: about)]
    return element
  }
}

nonisolated extension XMPPacket {
  /// Replaces properties, regardless of who wrote them.
  ///
  /// - Parameters:
  ///   - removed: The properties to remove.
  ///   - added: The new properties, as elements.
  mutating func replace(_ removed: Set<XMPProperty>, by added: [XMPElement]) {
    remove(removed)
    var element = Self.description(about: about)
    for namespace in XMPNamespace.allCases where namespace != .xml && namespace != .xmpNote {
      element.declarations[namespace.rawValue] = namespace.address
    }
    element.content = added.map { .element($0) }
    own = element
  }

  /// Removes properties in both of their notations. Also removes descriptions without properties.
  mutating func remove(_ properties: Set<XMPProperty>) {
    func isRemoved(_ name: XMLName) -> Bool { properties.contains { name.isProperty($0) } }
    descriptions = descriptions.compactMap { description in
      guard description.name.isProperty(.description) else { return description }
      var description = description
      description.attributes.removeAll { isRemoved($0.name) }
      description.content.removeAll { if case .element(let element) = $0 { isRemoved(element.name) } else { false } }
      let saysNothing = description.elements.isEmpty && description.attributes.allSatisfy { $0.name.isProperty(.about) }
      return saysNothing ? nil : description
    }
  }

  /// Returns the value of a property, or its values if it is a list. Empty if the property is missing.
  func values(of property: XMPProperty) -> [String] {
    for description in descriptions where description.name.isProperty(.description) {
      if let value = description.attribute(property) { return [value] }
      guard let element = description.elements.first(where: { $0.name.isProperty(property) }) else { continue }
      if let address = element.attribute(.resource) { return [address] }
      guard let list = element.elements.first else { return [element.text] }
      let items = list.elements.filter { $0.name.isProperty(.item) }
      guard list.name.isProperty(.alternatives) else { return items.map { $0.attribute(.resource) ?? $0.text } }
      let preferred = items.first { $0.attribute(.language) == "x-default" } ?? items.first
      return preferred.map { [$0.text] } ?? []
    }
    return []
  }
}
