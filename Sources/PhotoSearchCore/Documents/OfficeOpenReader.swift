import FoundationEssentials

/// Reads documents of Word and PowerPoint: ECMA-376, both variants.
nonisolated struct OfficeOpenReader {
  private let path: String
  private let format: DocumentFormat
  private let parts: [String: [UInt8]]
  private var builder: DocumentBuilder
  private var title = ""
  private var language: String?
  /// Whether the program that saved the document tells where its pages end.
  private var hasLayout = false

  /// - Parameter format: `docx` or `pptx`.
  static func read(path: String, format: DocumentFormat) throws(DocumentError) -> Document {
    let parts = try ZIPReader.parts(of: path) { $0.hasSuffix(".xml") || $0.hasSuffix(".rels") }
    var reader = OfficeOpenReader(path: path, format: format, parts: parts)
    try reader.read()
    return Document(
      format: format, path: path, title: PhotoText.sanitized(reader.title), language: reader.language,
      passages: reader.builder.passages, pictures: reader.builder.pictures,
      pictureFiles: DocumentPictureFiles(archive: path))
  }

  private init(path: String, format: DocumentFormat, parts: [String: [UInt8]]) {
    (self.path, self.format, self.parts) = (path, format, parts)
    builder = DocumentBuilder(format.hasSlides ? .slide : .page)
  }

  private mutating func read() throws(DocumentError) {
    let package = try relations(of: "")
    guard let main = package.first(where: { $0.type == "officeDocument" })?.target, parts[main] != nil else {
      throw .damaged
    }
    if let core = package.first(where: { $0.type == "core-properties" })?.target { try readTexts(core, ["dc:title"]) }
    let relations = try relations(of: main)
    if format.hasSlides {
      try readSlides(of: main, relations)
    } else {
      if let styles = relations.first(where: { $0.type == "styles" })?.target { try readLanguage(styles) }
      hasLayout = parts[main]?.contains(Array("lastRenderedPageBreak".utf8)) ?? false
      builder.part = main
      try read(main, relations)
      builder.part = nil
      for relation in relations where ["footnotes", "endnotes"].contains(relation.type) {
        try read(relation.target, self.relations(of: relation.target))
      }
      builder.place = DocumentPlace(unit: .everyPage, number: 1)
      for relation in relations where ["header", "footer"].contains(relation.type) {
        try read(relation.target, self.relations(of: relation.target))
      }
    }
  }

  private mutating func readSlides(of main: String, _ relations: [Relation]) throws(DocumentError) {
    var slides: [String] = []
    try forEachTag(in: main) { tag in
      if tag.known == "p:sldId", let id = tag.attribute("r:id"),
        let slide = relations.first(where: { $0.id == id })
      {
        slides.append(slide.target)
      }
    }
    var layouts: [String] = []
    for (index, slide) in slides.enumerated() {
      builder.place = DocumentPlace(unit: .slide, number: index + 1)
      let relations = try self.relations(of: slide)
      try read(slide, relations)
      for relation in relations {
        switch relation.type {
        case "notesSlide":
          builder.isNote = true
          try read(relation.target, [])
          builder.isNote = false
        case "slideLayout": if !layouts.contains(relation.target) { layouts.append(relation.target) }
        default: break
        }
      }
    }
    // What every slide of a kind shows, such as a picture behind the text.
    builder.place = DocumentPlace(unit: .everyPage, number: 1)
    var masters: [String] = []
    for layout in layouts {
      let relations = try self.relations(of: layout)
      try read(layout, relations, picturesOnly: true)
      for relation in relations where relation.type == "slideMaster" && !masters.contains(relation.target) {
        masters.append(relation.target)
      }
    }
    for master in masters { try read(master, self.relations(of: master), picturesOnly: true) }
  }

  // MARK: Relations

  private struct Relation {
    let id: String
    /// The last part of its type's address, such as "image".
    let type: String
    /// A part of the document, or an address.
    let target: String
    let isExternal: Bool
  }

  private func relations(of part: String) throws(DocumentError) -> [Relation] {
    let slash = part.lastIndex(of: "/")
    let folder = slash.map { String(part[...$0]) } ?? ""
    let file = slash.map { String(part[part.index(after: $0)...]) } ?? part
    guard let bytes = parts[folder + "_rels/" + file + ".rels"] else { return [] }
    var relations: [Relation] = []
    var parser = XMLParser(bytes, limits: XMLParser.officeLimits)
    while let event = try parser.nextOfDocument() {
      guard case .start(let tag) = event, tag.known == "rels:Relationship", let id = tag.attribute("Id"),
        let target = tag.attribute("Target")
      else { continue }
      let isExternal = tag.attribute("TargetMode") == "External"
      relations.append(
        Relation(
          id: id, type: tag.attribute("Type")?.split(separator: "/").last.map(String.init) ?? "",
          target: isExternal ? target : DocumentReferences.part(target, from: part), isExternal: isExternal))
    }
    return relations
  }

  // MARK: Single values

  private func forEachTag(in part: String, _ body: (XMLTag) -> Void) throws(DocumentError) {
    guard let bytes = parts[part] else { throw .damaged }
    try XMLParser.forEachTag(in: bytes, body)
  }

  private mutating func readTexts(_ part: String, _ names: Set<String>) throws(DocumentError) {
    guard let bytes = parts[part] else { return }
    var parser = XMLParser(bytes, limits: XMLParser.officeLimits)
    var isTitle = false
    while let event = try parser.nextOfDocument() {
      switch event {
      case .start(let tag): isTitle = names.contains(tag.known)
      case .text(let text): if isTitle { title += text }
      case .end: isTitle = false
      }
    }
  }

  private mutating func readLanguage(_ part: String) throws(DocumentError) {
    guard parts[part] != nil else { return }
    var found: String?
    try forEachTag(in: part) { tag in
      if found == nil, tag.known == "w:lang" { found = tag.attribute("w:val") }
    }
    language = found
  }

  // MARK: Text and pictures

  private struct Picture {
    let file: DocumentPictureFile
    var names: [String?]
    var isCropped = false
    var isRecoloured = false
  }

  private struct Context {
    let relations: [Relation]
    var open = OpenElements(hiding: OfficeOpenReader.hidden)
    /// The names of the shape around a picture.
    var names: [String?] = []
    var picture: Picture?
    /// Whether the shape has the title of a slide.
    var isTitle = false
    /// The instruction of a field, such as a link of older versions of Word.
    var instruction = ""

    func relation(_ id: String?) -> Relation? { relations.first { $0.id == id } }
  }

  private mutating func read(
    _ part: String, _ relations: [Relation], picturesOnly: Bool = false
  ) throws(DocumentError) {
    guard let bytes = parts[part] else { return }
    var parser = XMLParser(bytes, limits: XMLParser.officeLimits)
    var context = Context(relations: relations)
    while let event = try parser.nextOfDocument() {
      switch event {
      case .start(let tag):
        if context.open.enter(tag.known) { try start(tag.known, tag, &context) }
      case .end: if let name = context.open.leave() { try end(name, at: parser.position, &context) }
      case .text(let text):
        guard context.open.areVisible, !picturesOnly else { break }
        switch context.open.names.last {
        case "w:t", "a:t": try builder.append(text)
        case "w:instrText": context.instruction += text
        default: break
        }
      }
    }
    builder.endParagraphs()
  }

  /// What was deleted or moved away while changes are tracked, and what programs show that do not know a newer element.
  private static let hidden: Set = ["w:del", "w:moveFrom", "mc:Fallback", "w:object"]

  private mutating func start(_ name: String, _ tag: XMLTag, _ context: inout Context) throws(DocumentError) {
    switch name {
    case "w:p", "a:p": builder.startParagraph(isHeading: context.isTitle)
    case "w:pStyle":
      if let style = tag.attribute("w:val"), style.lowercased().hasPrefix("heading") || style == "Title" {
        builder.makeHeading()
      }
    case "p:sp": context.isTitle = false
    case "p:ph": context.isTitle = ["title", "ctrTitle"].contains(tag.attribute("type"))
    case "a:rPr", "a:endParaRPr":
      if language == nil, !builder.isNote { language = tag.attribute("lang") }
    case "w:tab", "w:cr", "a:br": try builder.append(" ")
    case "w:br":
      if tag.attribute("w:type") != "page" { try builder.append(" ") } else if !hasLayout { nextPage() }
    case "w:lastRenderedPageBreak": nextPage()
    case "w:tr", "a:tr": builder.startRow()
    case "w:hyperlink", "a:hlinkClick":
      if let relation = context.relation(tag.attribute("r:id")), relation.isExternal {
        builder.link(to: relation.target)
      }
    case "w:fldSimple": link(inInstruction: tag.attribute("w:instr") ?? "")
    case "w:fldChar": if tag.attribute("w:fldCharType") == "begin" { context.instruction = "" }
    case "wp:docPr", "pic:cNvPr", "p:cNvPr":
      // In Word, the shape within has only a file's name.
      if name == "pic:cNvPr", context.open.names.contains(where: { $0 == "wp:inline" || $0 == "wp:anchor" }) { break }
      context.names = [tag.attribute("title"), tag.attribute("descr"), tag.attribute("name")]
    case "a:blip":
      let relation = context.relation(tag.attribute("r:embed")) ?? context.relation(tag.attribute("r:link"))
      guard let relation else { break }
      context.picture = Picture(file: file(of: relation), names: context.names)
    case "a:grayscl", "a:duotone", "a:biLevel", "a:clrChange": context.picture?.isRecoloured = true
    case "a:srcRect":
      // In thousandths of a per cent. A negative one is a margin.
      let isCropped = ["l", "t", "r", "b"].contains { (tag.attribute($0).flatMap { Int($0) } ?? 0) > 500 }
      context.picture?.isCropped = isCropped
    case "v:imagedata":
      guard let relation = context.relation(tag.attribute("r:id")) else { break }
      let crops = ["cropleft", "croptop", "cropright", "cropbottom"].contains { tag.attribute($0) != nil }
      try builder.add(file(of: relation), names: [tag.attribute("o:title")], isCropped: crops)
    default: break
    }
  }

  private mutating func end(
    _ name: String, at position: Int, _ context: inout Context
  ) throws(DocumentError) {
    switch name {
    case "w:p": builder.endParagraph(at: position)
    case "a:p": builder.endParagraph()
    case "w:tr", "a:tr": builder.endRow()
    case "p:sp": context.isTitle = false
    case "w:instrText": link(inInstruction: context.instruction)
    // Pictures fill shapes, too.
    case "pic:blipFill", "p:blipFill", "a:blipFill":
      guard let picture = context.picture, !builder.isNote else { break }
      context.picture = nil
      try builder.add(
        picture.file, names: picture.names, isCropped: picture.isCropped, isRecoloured: picture.isRecoloured)
    default: break
    }
  }

  private func file(of relation: Relation) -> DocumentPictureFile {
    if !relation.isExternal { return .part(relation.target) }
    return DocumentReferences.file(relation.target.replacing("\\", with: "/"), beside: path, isInPackage: false)
  }

  private mutating func nextPage() {
    if builder.place.unit == .page { builder.place.number += 1 }
  }

  /// Adds the address of an instruction such as ‘HYPERLINK "https://example.org"’.
  private mutating func link(inInstruction text: String) {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].trimmed.uppercased() == "HYPERLINK" else { return }
    builder.link(to: String(parts[1]))
  }
}
