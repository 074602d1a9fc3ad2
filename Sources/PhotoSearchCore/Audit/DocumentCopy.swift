import FoundationEssentials

/// Writes copies of documents with credits that they lack: below the pictures, as a list at the end, or on last slides.
///
/// The original stays as it is, and of its copy everything but the credits.
public nonisolated enum DocumentCopy {
  /// Whether credits can be added to documents of this format.
  public static func isPossible(_ format: DocumentFormat) -> Bool { format != .pdf }

  /// Whether credits can be written below the pictures of documents of this format.
  public static func hasCaptions(_ format: DocumentFormat) -> Bool { isPossible(format) && !format.hasSlides }

  /// Whether a copy lacks pictures that the document has beside it, because it is in another folder.
  public static func isWithoutPictures(_ path: String, of document: Document) -> Bool {
    let folders = [path, document.path].map { URL(filePath: resolved($0)).deletingLastPathComponent().path }
    return folders[0] != folders[1]
      && document.pictures.contains { if case .file = $0.file { true } else { false } }
  }

  /// Writes a copy with credits below the pictures. Those of pictures that have no place for a caption, such as those at
  /// the edge of every page, are listed at the end.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the copy. A file that exists is replaced, but never the document itself.
  ///   - heading: The heading of the list, in the language of the wording.
  public static func write(
    _ document: Document, captions: [PictureCaption], heading: String, wording: CreditWording = CreditWording(),
    to path: String
  ) async throws(DocumentError) {
    var placed: [AddedCredits.Caption] = []
    var rest: [Credit] = []
    for caption in captions {
      let picture = document.pictures[caption.number]
      if document.format == .markdown {
        placed.append(.init(place: .init(part: "", offset: picture.place.number), credit: caption.credit))
      } else if let place = picture.captionPlace {
        placed.append(.init(place: place, credit: caption.credit))
      } else if !rest.contains(caption.credit) {
        rest.append(caption.credit)
      }
    }
    try await write(
      document, AddedCredits(credits: rest, captions: placed, heading: PhotoText.sanitized(heading), wording: wording),
      to: path)
  }

  /// Writes a copy with credits at its end.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the copy. A file that exists is replaced, but never the document itself.
  ///   - heading: The heading of the list, in the language of the wording.
  public static func write(
    _ document: Document, adding credits: [Credit], heading: String, wording: CreditWording = CreditWording(),
    to path: String
  ) async throws(DocumentError) {
    try await write(
      document, AddedCredits(credits: credits, heading: PhotoText.sanitized(heading), wording: wording), to: path)
  }

  private static func write(
    _ document: Document, _ list: AddedCredits, to path: String
  ) async throws(DocumentError) {
    try await DocumentReader.threads.run { () throws(DocumentError) in
      guard resolved(path) != resolved(document.path) else { throw .isOriginal }
      // Credits would get into the middle of other words.
      if let version = FileVersion(document.path), version != document.version { throw .changed }
      switch document.format {
      case .markdown, .html: try writeText(document, list, to: path)
      case .odt, .odp:
        if document.pictureFiles.archive == nil {
          try writeText(document, list, to: path)
        } else {
          try writePackage(document, list, to: path) { parts throws(DocumentError) in
            guard let content = parts["content.xml"] else { throw .damaged }
            parts["content.xml"] = try OpenDocumentCredits.added(
              list, to: content, styles: parts["styles.xml"] ?? content, format: document.format)
          }
        }
      case .docx:
        try writePackage(document, list, to: path) { parts throws(DocumentError) in
          try OfficeOpenCredits.add(list, toText: &parts)
        }
      case .pptx:
        try writePackage(document, list, to: path) { parts throws(DocumentError) in
          try OfficeOpenCredits.add(list, toSlides: &parts)
        }
      case .epub:
        try writePackage(document, list, to: path) { parts throws(DocumentError) in
          try EPUBCredits.add(list, to: &parts)
        }
      case .pdf: throw .unknownFormat
      }
    }
  }

  private static func resolved(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path }

  // MARK: Single files

  private static func writeText(_ document: Document, _ list: AddedCredits, to path: String) throws(DocumentError) {
    guard let data = RegularFile.contents(of: document.path, limit: XMLParser.officeLimits.byteCount) else {
      throw .inaccessible(path: document.path)
    }
    let bytes = Array(data)
    let copy: [UInt8]
    switch document.format {
    case .markdown: copy = list.added(toMarkdown: TextEncoding.utf8(bytes))
    case .html: copy = list.added(toPage: list.captioned(page: bytes))
    default: copy = try OpenDocumentCredits.added(list, to: bytes, styles: bytes, format: document.format)
    }
    try writing(to: path) { () throws(SavedPhotosError) in
      try WholeFile.write(Data(copy), to: path, permissions: 0o666)
    }
  }

  private static func writing<Value: ~Copyable>(
    to path: String, _ body: () throws(SavedPhotosError) -> Value
  ) throws(DocumentError) -> Value {
    do throws(SavedPhotosError) {
      return try body()
    } catch {
      if case .libraryMissing(let name) = error { throw .libraryMissing(name: name) }
      throw .cannotWrite(path: path)
    }
  }

  // MARK: Packages

  private static func writePackage(
    _ document: Document, _ list: AddedCredits, to path: String,
    _ change: (inout [String: [UInt8]]) throws(DocumentError) -> Void
  ) throws(DocumentError) {
    let ends = [".xml", ".rels", ".opf"]
    let captioned = Set(list.captions.map(\.place.part))
    let isText = { (name: String) in captioned.contains(name) || ends.contains(where: name.hasSuffix) }
    let before = try ZIPReader.parts(of: document.path, where: isText)
    var parts = before
    if document.format == .epub {
      for part in captioned { parts[part] = parts[part].map { list.captioned(page: $0, part: part) } }
    }
    try change(&parts)
    let added = parts.keys.filter { before[$0] == nil }.sorted().map { ($0, Data(parts[$0] ?? [])) }
    var sink = try writing(to: path) { () throws(SavedPhotosError) in try PictureArchiveSink.make(path: path) }
    var written: Set<String> = []
    var reader = try ZIPReader.open(document.path)
    while let name = try reader.next() {
      // Some packages have entries for folders, which nobody needs.
      guard !name.hasSuffix("/"), written.insert(name).inserted else { continue }
      let data: Data
      if let part = parts[name] {
        data = Data(part)
      } else {
        data = try reader.data(limit: DocumentPictureFiles.maximumBytes)
      }
      try writing(to: path) { () throws(SavedPhotosError) in try add(name, data, to: &sink) }
    }
    for (name, data) in added {
      try writing(to: path) { () throws(SavedPhotosError) in try add(name, data, to: &sink) }
    }
    try writing(to: path) { () throws(SavedPhotosError) in _ = try sink.finish() }
  }

  private static func add(
    _ name: String, _ data: Data, to sink: inout PictureArchiveSink
  ) throws(SavedPhotosError) {
    // Programs recognise a package by its first part, which is not compressed. The date is the first that ZIP has.
    try sink.add(name, size: data.count, modified: 315_532_800, isCompressed: name != MimetypeEntry.name) {
      body throws(SavedPhotosError) in
      let result = data.withUnsafeBytes { bytes in
        Result { () throws(SavedPhotosError) in try body(bytes) }
      }
      try result.get()
    }
  }
}

/// A credit that a document lacks at a picture.
public nonisolated struct PictureCaption: Sendable, Hashable {
  /// The number of the picture in the document.
  let number: Int
  public let credit: Credit
}

/// Credits that are added to a document.
nonisolated struct AddedCredits {
  struct Caption {
    /// In Markdown, the offset is the number of the line.
    let place: DocumentPicture.CaptionPlace
    let credit: Credit
  }

  /// Those of the list at the end.
  let credits: [Credit]
  var captions: [Caption] = []
  let heading: String
  let wording: CreditWording

  /// Whether there is nothing to list at the end.
  var isEmpty: Bool { credits.isEmpty }

  /// Returns a part with the captions in it.
  ///
  /// - Parameter text: Returns a caption as the part has it.
  func captioned(_ bytes: [UInt8], part: String, _ text: (Credit) -> String) -> [UInt8] {
    var copy = bytes
    // From the end, so that what is before stays where it was found.
    let own = captions.enumerated().filter { $0.element.place.part == part }
    for (_, caption) in own.sorted(by: { ($0.element.place.offset, $0.offset) > ($1.element.place.offset, $1.offset) })
    {
      copy = copy.inserting(text(caption.credit), at: min(caption.place.offset, copy.count))
    }
    return copy
  }

  func captioned(page bytes: [UInt8], part: String = "") -> [UInt8] {
    captioned(bytes, part: part) { credit in
      "<br/><small lang=\"\(MarkupEscaping.escaped(wording.language))\">\(credit.html(wording))</small>"
    }
  }

  /// Returns a text with each caption behind the paragraph that has the picture, and the list at the end.
  func added(toMarkdown bytes: [UInt8]) -> [UInt8] {
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    var rest = credits
    for caption in captions.reversed() {
      guard caption.place.offset <= lines.count, !lines[caption.place.offset - 1].hasPrefix("|") else {
        // A table has no room.
        if !rest.contains(caption.credit) { rest.append(caption.credit) }
        continue
      }
      var line = caption.place.offset
      while line < lines.count, !lines[line].allSatisfy(\.isWhitespace) { line += 1 }
      lines.insert(contentsOf: ["", caption.credit.markdown(wording)[...]], at: line)
    }
    let text = lines.joined(separator: "\n")
    guard !rest.isEmpty else { return Array(text.utf8) }
    let list = AddedCredits(credits: rest, heading: heading, wording: wording)
    return Array("\(text)\n\n\(list.markdown)\n".utf8)
  }

  /// The runs of each credit.
  var lines: [[CreditRun]] { credits.map { $0.runs(wording) } }

  /// The lines of each slide.
  var slides: [[[CreditRun]]] {
    stride(from: 0, to: lines.count, by: CreditList.creditsPerSlide).map { start in
      Array(lines.dropFirst(start).prefix(CreditList.creditsPerSlide))
    }
  }

  var markdown: String {
    "## \(heading.replacing("#", with: "\\#"))\n\n" + CreditList(credits, wording).text(in: .markdown)
  }

  private var html: String {
    let list = CreditList(credits, wording).text(in: .html)
    return """
      <section lang="\(MarkupEscaping.escaped(wording.language))">
      <h2>\(MarkupEscaping.escaped(heading))</h2>
      \(list)
      </section>

      """
  }

  /// Returns a page with the list before the end of its body. A page that is not UTF-8 gets other characters as
  /// references.
  func added(toPage bytes: [UInt8]) -> [UInt8] {
    if isEmpty { return bytes }
    let isUTF8 = TextEncoding.isUTF8(bytes)
    let added =
      isUTF8
      ? html
      : html.unicodeScalars.map { $0.isASCII ? String($0) : "&#\($0.value);" }.joined()
    let end = Self.endOfBody(in: bytes)
    return bytes[..<end] + Array(added.utf8) + bytes[end...]
  }

  private static func endOfBody(in bytes: [UInt8]) -> Int {
    var parser = HTMLParser(bytes)
    var ends: [String: Int] = [:]
    var before = 0
    while let event = parser.next() {
      if case .end(let name) = event { ends[name] = before }
      before = parser.position
    }
    return ends["body"] ?? ends["html"] ?? bytes.count
  }
}

/// Where elements are in an XML file, in bytes.
nonisolated struct XMLPlace {
  let tag: XMLTag
  /// The name of the element around it, or an empty string for the first element.
  let parent: String
  /// Where its end tag starts.
  let contentEnd: Int
  let end: Int

  /// Returns the places of all elements with a name, as it is known in documents, in the order in which they end.
  static func all(_ name: String, in bytes: [UInt8]) throws(DocumentError) -> [XMLPlace] {
    var parser = XMLParser(bytes, limits: XMLParser.officeLimits)
    var places: [XMLPlace] = []
    var open: [XMLTag] = []
    var before = 0
    while let event = try parser.nextOfDocument() {
      switch event {
      case .start(let tag): open.append(tag)
      case .end:
        let tag = open.removeLast()
        if tag.known == name {
          places.append(
            XMLPlace(tag: tag, parent: open.last?.known ?? "", contentEnd: before, end: parser.position))
        }
      case .text: break
      }
      before = parser.position
    }
    return places
  }
}

nonisolated extension [UInt8] {
  /// Returns the bytes with others inserted.
  func inserting(_ text: String, at offset: Int) -> [UInt8] { self[..<offset] + Array(text.utf8) + self[offset...] }
}
