nonisolated extension Credit {
  /// Returns the credit as a standalone RDF/XML document with Dublin Core terms.
  public func dublinCore() -> String {
    func element(_ name: String, _ text: String?) -> String? {
      text.map { "    <\(name)>\(MarkupEscaping.escaped($0))</\(name)>" }
    }
    func reference(_ name: String, _ address: String?) -> String? {
      address.map { "    <\(name) rdf:resource=\"\(MarkupEscaping.escaped($0))\"/>" }
    }
    let page = pageURL.flatMap(WebLink.init)?.text
    let saysChanges = license.demands.contains(.changesIndicated) || !license.hasKnownTerms
    let properties = [
      element("dc:title", title.isEmpty ? nil : title),
      element("dc:creator", author),
      reference("dc:source", page),
      element("dc:rights", license.fullName),
      reference("dcterms:license", license.url?.absoluteString),
      reference("dc:type", "http://purl.org/dc/dcmitype/StillImage"),
      element("dc:description", saysChanges ? changes : nil),
    ]
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" \
      xmlns:dcterms="http://purl.org/dc/terms/">
        <rdf:Description rdf:about="\(page.map(MarkupEscaping.escaped) ?? "")">
      \(properties.compactMap(\.self).joined(separator: "\n"))
        </rdf:Description>
      </rdf:RDF>

      """
  }
}
