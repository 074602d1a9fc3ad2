import FoundationEssentials

/// Reads OpenDocument texts and presentations: https://docs.oasis-open.org/office/OpenDocument/v1.3/
nonisolated struct OpenDocumentReader {
  private let path: String
  private let format: DocumentFormat
  private var builder: DocumentBuilder
  private var title = ""
  private var language: String?
  /// What the document defines for its frames, pages and paragraphs, by name.
  private var styles: [String: Style] = [:]
  /// The pictures that fill pages and shapes, by name.
  private var fills: [String: DocumentPictureFile] = [:]

  private struct Style {
    var isCropped = false
    var isRecoloured = false
    var fill: String?
    var startsPage = false
  }

  private struct Frame {
    let style: Style
    let isTitle: Bool
    let name: String?
    var title: String?
    var description: String?
    var files: [DocumentPictureFile] = []
    var holdsObject = false
  }

  // MARK: Packages

  /// - Parameter format: `odt` or `odp`.
  static func read(path: String, format: DocumentFormat) throws(DocumentError) -> Document {
    let wanted: Set = ["content.xml", "styles.xml", "meta.xml", "META-INF/manifest.xml"]
    let parts = try ZIPReader.parts(of: path) { wanted.contains($0) }
    if let manifest = parts["META-INF/manifest.xml"], manifest.contains(Array("encryption-data".utf8)) {
      throw .encrypted
    }
    guard let content = parts["content.xml"] else { throw .damaged }
    var reader = OpenDocumentReader(path: path, format: format)
    if let meta = parts["meta.xml"] { try reader.read(meta) }
    if let styles = parts["styles.xml"] { try reader.read(styles) }
    if !format.hasSlides { reader.builder.part = "content.xml" }
    try reader.read(content)
    return reader.document(DocumentPictureFiles(archive: path))
  }

  /// Reads a document that is a single XML file.
  static func read(flat bytes: [UInt8], path: String, format: DocumentFormat) throws(DocumentError) -> Document {
    var reader = OpenDocumentReader(path: path, format: format)
    if !format.hasSlides { reader.builder.part = "" }
    try reader.read(bytes)
    return reader.document(DocumentPictureFiles())
  }

  private init(path: String, format: DocumentFormat) {
    (self.path, self.format) = (path, format)
    builder = DocumentBuilder(format.hasSlides ? .slide : .page)
    if format.hasSlides { builder.place.number = 0 }
  }

  private func document(_ files: DocumentPictureFiles) -> Document {
    Document(
      format: format, path: path, title: PhotoText.sanitized(title), language: language, passages: builder.passages,
      pictures: builder.pictures, pictureFiles: files)
  }

  // MARK: Parts

  /// What is known of the elements around an event.
  private struct Context {
    var open = OpenElements(hiding: OpenDocumentReader.hidden)
    var frames: [Frame] = []
    /// The text of the element that is read for its own sake, such as a title.
    var text: String?
    /// The name of the style that is being defined.
    var style: String?
    /// The name of the picture that is being defined.
    var fill: String?
    var placeOutside: DocumentPlace?
  }

  private mutating func read(_ bytes: [UInt8]) throws(DocumentError) {
    var parser = XMLParser(bytes, limits: XMLParser.officeLimits)
    var context = Context()
    while let event = try parser.nextOfDocument() {
      switch event {
      case .start(let tag):
        if context.open.enter(tag.known) { try start(tag.known, tag, &context) }
      case .end: if let name = context.open.leave() { try end(name, at: parser.position, &context) }
      case .text(let text):
        guard context.open.areVisible else { break }
        if context.text != nil {
          context.text! += text
        } else if context.open.names.contains(where: { $0 == "text:p" || $0 == "text:h" }) {
          try builder.append(text)
        }
      }
    }
    builder.endParagraphs()
  }

  private static let hidden: Set = [
    "office:annotation", "text:tracked-changes", "office:scripts", "office:forms", "text:note-citation",
    "text:ruby-text", "text:index-title-template", "text:page-number", "text:page-count", "presentation:footer-decl",
    "presentation:date-time-decl",
  ]

  private mutating func start(_ name: String, _ tag: XMLTag, _ context: inout Context) throws(DocumentError) {
    switch name {
    case "dc:title", "dc:language": context.text = ""
    case "svg:title", "svg:desc": if !context.frames.isEmpty { context.text = "" }
    case "office:binary-data": context.text = ""
    case "style:style", "style:default-style":
      context.style = tag.attribute("style:name")
      if let name = context.style, let page = tag.attribute("style:master-page-name"), !page.isEmpty {
        styles[name, default: Style()].startsPage = true
      }
    case "style:paragraph-properties":
      if let name = context.style, tag.attribute("fo:break-before") == "page" {
        styles[name, default: Style()].startsPage = true
      }
    case "style:text-properties":
      if context.open.names.contains("style:default-style"), language == nil { language = Self.language(tag) }
    case "style:graphic-properties", "style:drawing-page-properties": readProperties(tag, &context)
    case "draw:fill-image":
      context.fill = tag.attribute("draw:name")
      if let name = context.fill, let file = tag.attribute("xlink:href").map(file) { fills[name] = file }
    case "style:background-image":
      if let reference = tag.attribute("xlink:href"), !reference.isEmpty {
        let file = file(reference)
        try atTheEdge { builder throws(DocumentError) in try builder.add(file, names: []) }
      }
    case "text:p", "text:h":
      if let style = tag.attribute("text:style-name"), styles[style]?.startsPage ?? false { nextPage() }
      builder.startParagraph(isHeading: name == "text:h" || context.frames.last?.isTitle ?? false)
    case "text:s", "text:tab", "text:line-break": try builder.append(" ")
    case "text:soft-page-break": nextPage()
    case "text:a", "draw:a": if let address = tag.attribute("xlink:href") { builder.link(to: address) }
    case "table:table-row": builder.startRow()
    case "style:master-page", "style:handout-master":
      context.placeOutside = builder.place
      builder.place = DocumentPlace(unit: .everyPage, number: 1)
      try addFill(of: tag)
    case "draw:page":
      builder.place.number += 1
      builder.place.heading = PhotoText.sanitized(Self.pageName(tag) ?? "")
      try addFill(of: tag)
    case "presentation:notes": builder.isNote = true
    case "draw:frame":
      let style = tag.attribute("draw:style-name").flatMap { styles[$0] } ?? Style()
      let isTitle = tag.attribute("presentation:class") == "title"
      context.frames.append(Frame(style: style, isTitle: isTitle, name: tag.attribute("draw:name")))
    case "draw:object", "draw:object-ole", "draw:plugin", "draw:floating-frame", "draw:applet":
      if !context.frames.isEmpty { context.frames[context.frames.count - 1].holdsObject = true }
    case "draw:image":
      guard !context.frames.isEmpty, let reference = tag.attribute("xlink:href"), !reference.isEmpty else { break }
      context.frames[context.frames.count - 1].files.append(file(reference))
    case "draw:rect", "draw:custom-shape", "draw:ellipse", "draw:circle", "draw:polygon", "draw:path":
      try addFill(of: tag)
    default: break
    }
  }

  private mutating func end(
    _ name: String, at position: Int, _ context: inout Context
  ) throws(DocumentError) {
    switch name {
    case "dc:title": title = title.isEmpty ? context.text ?? "" : title
    case "dc:language": language = context.text.flatMap { $0.isEmpty ? nil : $0 } ?? language
    case "svg:title":
      if !context.frames.isEmpty { context.frames[context.frames.count - 1].title = context.text }
    case "svg:desc":
      if !context.frames.isEmpty { context.frames[context.frames.count - 1].description = context.text }
    case "office:binary-data":
      guard let data = Data(base64Encoded: context.text ?? "", options: .ignoreUnknownCharacters) else { break }
      if context.open.names.last == "draw:fill-image", let name = context.fill {
        fills[name] = .data(data)
      } else if context.open.names.last == "draw:image", !context.frames.isEmpty {
        context.frames[context.frames.count - 1].files.append(.data(data))
      }
    case "style:style", "style:default-style": context.style = nil
    case "text:p", "text:h": builder.endParagraph(at: builder.place.unit == .everyPage ? nil : position)
    case "table:table-row": builder.endRow()
    case "style:master-page", "style:handout-master":
      if let place = context.placeOutside { builder.place = place }
    case "presentation:notes": builder.isNote = false
    case "draw:frame": if let frame = context.frames.popLast() { try add(frame) }
    default: return
    }
    if ["dc:title", "dc:language", "svg:title", "svg:desc", "office:binary-data"].contains(name) { context.text = nil }
  }

  // MARK: Pictures

  private mutating func add(_ frame: Frame) throws(DocumentError) {
    // A chart or a formula comes with a picture of itself, and notes with one of their slide.
    guard !frame.holdsObject, !builder.isNote else { return }
    // A drawing comes with pixels for programs that cannot draw it.
    guard
      let file = frame.files.contains(where: \.isDrawing) ? frame.files.first(where: \.isDrawing) : frame.files.first
    else { return }
    try builder.add(
      file, names: [frame.title, frame.description, frame.name], isCropped: frame.style.isCropped,
      isRecoloured: frame.style.isRecoloured)
  }

  private mutating func addFill(of tag: XMLTag) throws(DocumentError) {
    guard let style = tag.attribute("draw:style-name").flatMap({ styles[$0] }), let fill = style.fill,
      let file = fills[fill]
    else { return }
    try builder.add(file, names: [fill], isRecoloured: style.isRecoloured)
  }

  /// The first paragraph of a text may start a page, too.
  private mutating func nextPage() {
    if builder.place.unit == .page, builder.hasText { builder.place.number += 1 }
  }

  private mutating func atTheEdge(
    _ body: (inout DocumentBuilder) throws(DocumentError) -> Void
  ) throws(DocumentError) {
    let place = builder.place
    builder.place = DocumentPlace(unit: .everyPage, number: 1)
    defer { builder.place = place }
    try body(&builder)
  }

  private mutating func readProperties(_ tag: XMLTag, _ context: inout Context) {
    guard let name = context.style else { return }
    var style = styles[name] ?? Style()
    if let clip = tag.attribute("fo:clip") { style.isCropped = Self.crops(clip) }
    if let mode = tag.attribute("draw:color-mode") { style.isRecoloured = mode != "standard" }
    if tag.attribute("draw:fill") == "bitmap" { style.fill = tag.attribute("draw:fill-image-name") }
    styles[name] = style
  }

  /// Whether a rectangle such as "rect(0cm, 1.2cm, 0cm, 0cm)" leaves out a part. Rounding leaves some hundredths.
  private static func crops(_ clip: String) -> Bool {
    let lengths = clip.split { "(), ".contains($0) }.dropFirst()
    return lengths.contains { length in
      let number = Double(length.prefix { $0.isNumber || $0 == "." || $0 == "-" }) ?? 0
      let unit = length.drop { $0.isNumber || $0 == "." || $0 == "-" }
      let millimetres = number * (unit == "mm" ? 1 : unit == "in" ? 25.4 : unit == "pt" ? 25.4 / 72 : 10)
      return abs(millimetres) > 0.5
    }
  }

  private func file(_ reference: String) -> DocumentPictureFile {
    DocumentReferences.file(reference, beside: path, isInPackage: true)
  }

  /// The name of a slide, unless the program made it up.
  private static func pageName(_ tag: XMLTag) -> String? {
    guard let name = tag.attribute("draw:name") else { return nil }
    let isMadeUp = name.hasPrefix("page") && name.dropFirst(4).allSatisfy(\.isNumber)
    return isMadeUp ? nil : name
  }

  private static func language(_ tag: XMLTag) -> String? {
    guard let language = tag.attribute("fo:language"), language != "none", !language.isEmpty else { return nil }
    guard let country = tag.attribute("fo:country"), country != "none", !country.isEmpty else { return language }
    return language + "-" + country
  }
}
