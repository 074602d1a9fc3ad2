/// A namespace of properties that Vesper writes or needs to know.
nonisolated enum XMPNamespace: String, CaseIterable {
  case rdf
  case dc
  case xmpRights
  case cc
  case photoshop
  case xmpNote
  case xml

  var address: String {
    switch self {
    case .rdf: "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
    case .dc: "http://purl.org/dc/elements/1.1/"
    case .xmpRights: "http://ns.adobe.com/xap/1.0/rights/"
    case .cc: "http://creativecommons.org/ns#"
    case .photoshop: "http://ns.adobe.com/photoshop/1.0/"
    case .xmpNote: "http://ns.adobe.com/xmp/note/"
    case .xml: "http://www.w3.org/XML/1998/namespace"
    }
  }
}

/// An XMP property or an RDF term.
nonisolated struct XMPProperty: Hashable {
  let namespace: XMPNamespace
  let name: String

  init(_ namespace: XMPNamespace, _ name: String) {
    self.namespace = namespace
    self.name = name
  }

  /// The element name with its usual prefix.
  var elementName: XMLName {
    XMLName(prefix: namespace.rawValue, local: name, namespace: namespace.address)
  }

  static let title = XMPProperty(.dc, "title")
  static let creator = XMPProperty(.dc, "creator")
  static let rights = XMPProperty(.dc, "rights")
  static let source = XMPProperty(.dc, "source")
  static let webStatement = XMPProperty(.xmpRights, "WebStatement")
  static let marked = XMPProperty(.xmpRights, "Marked")
  static let usageTerms = XMPProperty(.xmpRights, "UsageTerms")
  static let license = XMPProperty(.cc, "license")
  static let attributionName = XMPProperty(.cc, "attributionName")
  static let attributionURL = XMPProperty(.cc, "attributionURL")
  static let creditLine = XMPProperty(.photoshop, "Credit")
  /// In a JPEG, the name of the extended XMP that did not fit into the main packet.
  static let hasExtendedXMP = XMPProperty(.xmpNote, "HasExtendedXMP")

  static let rdf = XMPProperty(.rdf, "RDF")
  static let description = XMPProperty(.rdf, "Description")
  static let about = XMPProperty(.rdf, "about")
  static let resource = XMPProperty(.rdf, "resource")
  static let alternatives = XMPProperty(.rdf, "Alt")
  static let sequence = XMPProperty(.rdf, "Seq")
  static let item = XMPProperty(.rdf, "li")
  static let language = XMPProperty(.xml, "lang")
}
