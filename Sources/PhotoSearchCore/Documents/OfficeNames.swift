/// The elements and attributes of office documents by the names under which they are known, such as "text:p", whatever
/// prefix a document uses.
nonisolated enum OfficeNames {
  static func known(_ name: XMLName) -> String {
    if name.namespace.isEmpty { return name.local }
    guard let prefix = prefixes[name.namespace] else { return "?:" + name.local }
    return prefix + ":" + name.local
  }

  private static let prefixes: [String: String] = {
    var prefixes: [String: String] = [
      "http://www.w3.org/1999/xlink": "xlink",
      "http://purl.org/dc/elements/1.1/": "dc",
      "http://www.w3.org/XML/1998/namespace": "xml",
      "urn:schemas-microsoft-com:vml": "v",
      "urn:schemas-microsoft-com:office:office": "o",
      "http://schemas.openxmlformats.org/markup-compatibility/2006": "mc",
      "http://schemas.openxmlformats.org/package/2006/relationships": "rels",
      "http://schemas.openxmlformats.org/package/2006/content-types": "types",
      "urn:oasis:names:tc:opendocument:xmlns:container": "container",
      "http://www.idpf.org/2007/opf": "opf",
    ]
    for name in ["office", "text", "table", "style", "presentation", "meta"] {
      prefixes["urn:oasis:names:tc:opendocument:xmlns:\(name):1.0"] = name
    }
    prefixes["urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"] = "draw"
    prefixes["urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"] = "fo"
    prefixes["urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"] = "svg"
    // Each has a name of its own in the strict variant of ECMA-376.
    let office = [
      "wordprocessingml/main": "w", "drawingml/main": "a", "drawingml/picture": "pic", "presentationml/main": "p",
      "drawingml/wordprocessingDrawing": "wp", "officeDocument/relationships": "r",
    ]
    for (path, name) in office {
      prefixes["http://schemas.openxmlformats.org/\(path.replacing("/", with: "/2006/"))"] = name
      prefixes["http://purl.oclc.org/ooxml/\(path)"] = name
    }
    return prefixes
  }()
}

nonisolated extension XMLTag {
  /// Its name as it is known in office documents.
  var known: String { OfficeNames.known(name) }

  /// Returns the value of an attribute by the name under which it is known, or `nil` if there is none.
  func attribute(_ known: String) -> String? {
    attributes.first { OfficeNames.known($0.name) == known }?.value
  }
}

nonisolated extension XMLParser {
  /// The limits of the parts of an office document.
  static let officeLimits = Limits(byteCount: 128 << 20, elementCount: 4_000_000, depth: 400)

  /// Returns the next event of an office document.
  mutating func nextOfDocument() throws(DocumentError) -> Event? {
    do throws(Malformed) { return try next() } catch { throw .damaged }
  }

  /// Calls `body` with each start tag of an office document.
  static func forEachTag(in bytes: [UInt8], _ body: (XMLTag) -> Void) throws(DocumentError) {
    var parser = XMLParser(bytes, limits: officeLimits)
    while let event = try parser.nextOfDocument() {
      if case .start(let tag) = event { body(tag) }
    }
  }
}

/// The elements of an office document that are open, by the names under which they are known.
nonisolated struct OpenElements {
  private(set) var names: [String] = []
  private let hidden: Set<String>
  private var hiddenCount = 0

  /// - Parameter hidden: The elements that readers do not see, with everything in them.
  init(hiding hidden: Set<String>) { self.hidden = hidden }

  /// Whether readers see what is in them.
  var areVisible: Bool { hiddenCount == 0 }

  /// - Returns: Whether readers see the element.
  mutating func enter(_ name: String) -> Bool {
    names.append(name)
    if hidden.contains(name) { hiddenCount += 1 }
    return areVisible
  }

  /// - Returns: The name of the element that ends, or `nil` if readers do not see it.
  mutating func leave() -> String? {
    let name = names.removeLast()
    defer { if hidden.contains(name) { hiddenCount -= 1 } }
    return areVisible ? name : nil
  }
}
