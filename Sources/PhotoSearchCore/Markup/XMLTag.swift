/// The name of an element or attribute of XML.
nonisolated struct XMLName: Hashable {
  let prefix: String
  let local: String
  /// The namespace that the prefix denotes where the name occurs, or an empty string.
  let namespace: String

  /// As written, such as "dc:title".
  var qualified: String { prefix.isEmpty ? local : "\(prefix):\(local)" }
}

/// An attribute of XML that does not declare a namespace.
nonisolated struct XMLAttribute: Hashable {
  let name: XMLName
  var value: String
}

/// The tag that starts an element.
nonisolated struct XMLTag {
  let name: XMLName
  /// Its place in the file, in bytes.
  let range: Range<Int>
  var attributes: [XMLAttribute] = []
  /// The namespaces that it declares, by prefix.
  var declarations: [String: String] = [:]
}
