public import FoundationEssentials

/// Reads documents of other programs.
public nonisolated enum DocumentReader {
  /// Programs that read documents block, so they get threads of their own.
  static let threads = BlockingExecutor(label: "documents", width: 2)

  /// Reads the texts of a document, and where its pictures are. Nothing is changed, loaded from a network or sent.
  ///
  /// - Parameter path: The absolute path of the file. Its contents say what format it is in; only Markdown and HTML
  ///   without a beginning are recognised by their names.
  public static func read(path: String) async throws(DocumentError) -> Document {
    try await threads.run { () throws(DocumentError) in try readNow(path: path) }
  }

  /// Reads some of the pictures of a document, at least one.
  ///
  /// - Parameter size: The number of bytes after which no further picture is read.
  /// - Returns: The bytes, or `nil` for pictures that cannot be read.
  public static func pictures(
    _ wanted: Set<DocumentPictureFile>, of document: Document, upTo size: Int
  ) async throws(DocumentError) -> [(file: DocumentPictureFile, data: Data?)] {
    try await threads.run { () throws(DocumentError) in try document.pictureFiles.read(wanted, upTo: size) }
  }

  static func readNow(path: String) throws(DocumentError) -> Document {
    // Before it is read: whoever writes it meanwhile is noticed.
    let version = FileVersion(path)
    var document = try readKnownFormat(path)
    document.version = version
    return document
  }

  private static func readKnownFormat(_ path: String) throws(DocumentError) -> Document {
    guard let start = RegularFile.start(of: path, count: 4096) else { throw .inaccessible(path: path) }
    if start.starts(with: Array("PK".utf8)) { return try readPackage(path) }
    if start.starts(with: Array("%PDF-".utf8)) { return try PDFReader.read(path: path) }
    // Documents of Office with a password, and those of old versions.
    if start.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) {
      throw ["docx", "pptx"].contains(fileExtension(path)) ? .encrypted : .unknownFormat
    }
    guard let format = textFormat(start, path) else { throw .unknownFormat }
    guard let data = RegularFile.contents(of: path, limit: XMLParser.officeLimits.byteCount) else { throw .tooLarge }
    let bytes = Array(data)
    switch format {
    case .odt, .odp: return try OpenDocumentReader.read(flat: bytes, path: path, format: format)
    case .markdown: return try MarkdownReader.read(bytes, path: path)
    default: return try HTMLDocumentReader.read(bytes, path: path)
    }
  }

  private static func readPackage(_ path: String) throws(DocumentError) -> Document {
    let marks: Set = ["mimetype", "[Content_Types].xml"]
    let parts = try ZIPReader.parts(of: path, limit: 8 << 20) { marks.contains($0) }
    if let type = parts["mimetype"].map({ String(decoding: $0, as: UTF8.self).trimmed }) {
      let office = "application/vnd.oasis.opendocument."
      switch type {
      case office + "text", office + "text-template": return try OpenDocumentReader.read(path: path, format: .odt)
      case office + "presentation", office + "presentation-template":
        return try OpenDocumentReader.read(path: path, format: .odp)
      case "application/epub+zip": return try EPUBReader.read(path: path)
      default: break
      }
    }
    if let types = parts["[Content_Types].xml"] {
      if types.contains(Array("wordprocessingml".utf8)) || types.contains(Array("ms-word.".utf8)) {
        return try OfficeOpenReader.read(path: path, format: .docx)
      }
      if types.contains(Array("presentationml".utf8)) { return try OfficeOpenReader.read(path: path, format: .pptx) }
    }
    throw .unknownFormat
  }

  private static func textFormat(_ start: [UInt8], _ path: String) -> DocumentFormat? {
    let isMarkdown = ["md", "markdown", "mdown", "mkd", "qmd", "rmd"].contains(fileExtension(path))
    // Text has no zeros, except in UTF-16 with its mark.
    let isText = !start.contains(0) || start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
    guard isText else { return nil }
    if isMarkdown { return .markdown }
    let text = String(decoding: TextEncoding.utf8(start), as: UTF8.self).lowercased()
    if text.contains("<office:document") {
      if text.contains("opendocument.presentation") { return .odp }
      return text.contains("opendocument.text") ? .odt : nil
    }
    let isPage = ["<!doctype html", "<html", "<head", "<body"].contains { text.contains($0) }
    return isPage || ["html", "htm", "xhtml"].contains(fileExtension(path)) ? .html : nil
  }

  private static func fileExtension(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }
}
