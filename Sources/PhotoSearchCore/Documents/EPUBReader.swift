import FoundationEssentials

/// Reads electronic books: https://www.w3.org/TR/epub-33/
nonisolated enum EPUBReader {
  static func read(path: String) throws(DocumentError) -> Document {
    let ends = [".xml", ".opf", ".xhtml", ".html", ".htm"]
    let parts = try ZIPReader.parts(of: path) { name in
      let name = name.lowercased()
      return ends.contains(where: name.hasSuffix)
    }
    if parts["META-INF/encryption.xml"] != nil, parts["META-INF/rights.xml"] != nil { throw .encrypted }
    guard let container = parts["META-INF/container.xml"] else { throw .damaged }
    var package: String?
    try XMLParser.forEachTag(in: container) { tag in
      if package == nil, tag.known == "container:rootfile" { package = tag.attribute("full-path") }
    }
    guard let package, let book = parts[package] else { throw .damaged }
    let (title, language, chapters) = try contents(of: book, package)
    var passages: [DocumentPassage] = []
    var pictures: [DocumentPicture] = []
    for (index, chapter) in chapters.enumerated() {
      guard let bytes = parts[chapter] else { continue }
      var reader = HTMLDocumentReader(.chapter, number: index + 1) { reference in
        let file = DocumentReferences.file(reference, beside: path, isInPackage: false)
        // An address in the package has no scheme.
        guard case .file = file, !reference.lowercased().hasPrefix("file:") else { return file }
        return .part(DocumentReferences.part(String(reference.prefix { $0 != "#" && $0 != "?" }), from: chapter))
      }
      reader.allowCaptions(in: chapter, bytes)
      try reader.read(TextEncoding.utf8(bytes))
      pictures += reader.builder.pictures.map { $0.moved(by: passages.count) }
      passages += reader.builder.passages
    }
    return Document(
      format: .epub, path: path, title: PhotoText.sanitized(title), language: language, passages: passages,
      pictures: pictures, pictureFiles: DocumentPictureFiles(archive: path))
  }

  /// Returns the title and the language of a book, and its chapters in their order.
  private static func contents(
    of book: [UInt8], _ package: String
  ) throws(DocumentError) -> (title: String, language: String?, chapters: [String]) {
    var parser = XMLParser(book, limits: XMLParser.officeLimits)
    var title = ""
    var language = ""
    var items: [String: String] = [:]
    var chapters: [String] = []
    var element = ""
    while let event = try parser.nextOfDocument() {
      switch event {
      case .start(let tag):
        element = tag.known
        if element == "opf:item", let id = tag.attribute("id"), let reference = tag.attribute("href") {
          items[id] = DocumentReferences.part(reference, from: package)
        }
        if element == "opf:itemref", let item = tag.attribute("idref").flatMap({ items[$0] }) { chapters.append(item) }
      case .text(let text):
        if element == "dc:title" { title += text }
        if element == "dc:language", language.isEmpty { language = text.trimmed }
      case .end: element = ""
      }
    }
    return (title, language.isEmpty ? nil : language, chapters)
  }
}
