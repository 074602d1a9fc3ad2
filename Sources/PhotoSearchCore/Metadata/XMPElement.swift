/// An element of an XMP packet. Its names are preserved as they were written, along with their namespaces.
nonisolated struct XMPElement: Hashable {
  enum Content: Hashable {
    case element(XMPElement)
    case text(String)
  }

  let name: XMLName
  var attributes: [XMLAttribute] = []
  var content: [Content] = []
  /// The namespaces that this element declares, by prefix.
  var declarations: [String: String] = [:]

  /// The child elements, without the text between them.
  var elements: [XMPElement] {
    content.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The text of the element, without that of its child elements.
  var text: String {
    content.compactMap { if case .text(let text) = $0 { text } else { nil } }.joined()
  }

  /// Returns the value of an attribute, or `nil` if there is none.
  func attribute(_ property: XMPProperty) -> String? {
    attributes.first { $0.name.isProperty(property) }?.value
  }
}

nonisolated extension XMLName {
  /// Whether this is the name of the property, whatever its prefix.
  func isProperty(_ property: XMPProperty) -> Bool {
    namespace == property.namespace.address && local == property.name
  }
}

nonisolated extension XMPElement {
  /// Returns the element with declarations for all namespaces that it uses, so that it can stand alone.
  func detached(from scope: [String: String]) -> XMPElement {
    var used: Set<String> = []
    collectPrefixes(into: &used)
    var element = self
    for prefix in used where declarations[prefix] == nil {
      element.declarations[prefix] = scope[prefix]
    }
    return element
  }

  private func collectPrefixes(into used: inout Set<String>) {
    used.insert(name.prefix)
    for attribute in attributes { used.insert(attribute.name.prefix) }
    for element in elements { element.collectPrefixes(into: &used) }
  }

  /// Appends the element as XML. Whitespace between elements has no meaning in RDF and is omitted.
  func write(to xml: inout String) {
    xml += "<\(name.qualified)"
    for (prefix, namespace) in declarations.sorted(by: { $0.key < $1.key }) {
      xml += prefix.isEmpty ? " xmlns" : " xmlns:\(prefix)"
      xml += "=\"\(MarkupEscaping.escaped(namespace))\""
    }
    for attribute in attributes {
      xml += " \(attribute.name.qualified)=\"\(MarkupEscaping.escaped(attribute.value))\""
    }
    guard !content.isEmpty else {
      xml += "/>"
      return
    }
    xml += ">"
    let holdsElements = content.contains { if case .element = $0 { true } else { false } }
    for item in content {
      switch item {
      case .element(let element): element.write(to: &xml)
      case .text(let text):
        if !holdsElements || !text.allSatisfy(\.isWhitespace) { xml += MarkupEscaping.escaped(text) }
      }
    }
    xml += "</\(name.qualified)>"
  }
}
