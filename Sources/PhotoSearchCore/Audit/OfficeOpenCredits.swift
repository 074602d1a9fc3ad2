/// Adds credits to documents of Word and PowerPoint.
nonisolated enum OfficeOpenCredits {
  private static let relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"

  // MARK: Word

  static func add(_ list: AddedCredits, toText parts: inout [String: [UInt8]]) throws(DocumentError) {
    let main = try mainPart(parts)
    guard let bytes = parts[main], let body = try XMLPlace.all("w:body", in: bytes).last,
      body.contentEnd > body.tag.range.upperBound
    else { throw .damaged }
    let word = "xmlns:w=\"\(MarkupEscaping.escaped(body.tag.name.namespace))\""
    let captionStyle = try styleID(named: "caption", parts)
    let captioned = list.captioned(bytes, part: main) {
      paragraph(word, $0.runs(list.wording), style: captionStyle)
    }
    guard !list.isEmpty else {
      parts[main] = captioned
      return
    }
    parts[main] = try addedList(list, captioned, word, parts)
  }

  private static func paragraph(_ word: String, _ runs: [CreditRun], style: String? = nil) -> String {
    let properties = style.map { "<w:pPr><w:pStyle w:val=\"\(MarkupEscaping.escaped($0))\"/></w:pPr>" } ?? ""
    return "<w:p \(word)>\(properties)\(runs.map(self.runs).joined())</w:p>"
  }

  private static func addedList(
    _ list: AddedCredits, _ bytes: [UInt8], _ word: String, _ parts: [String: [UInt8]]
  ) throws(DocumentError) -> [UInt8] {
    guard let body = try XMLPlace.all("w:body", in: bytes).last else { throw .damaged }
    // What follows the section's properties belongs to no section.
    let section = try XMLPlace.all("w:sectPr", in: bytes).last { $0.parent == "w:body" }
    let style = try styleID(named: "heading 1", parts)
    let properties = style.map { "<w:pPr><w:pStyle w:val=\"\(MarkupEscaping.escaped($0))\"/></w:pPr>" } ?? ""
    let heading = "<w:p \(word)>\(properties)\(run(list.heading))</w:p>"
    let paragraphs = list.lines.map { paragraph(word, $0) }
    return bytes.inserting(
      heading + paragraphs.joined(), at: section?.tag.range.lowerBound ?? body.contentEnd)
  }

  private static func run(_ text: String, properties: String = "") -> String {
    "<w:r>\(properties)<w:t xml:space=\"preserve\">\(MarkupEscaping.escaped(text))</w:t></w:r>"
  }

  /// A link is a field, which needs no relation.
  private static func runs(_ run: CreditRun) -> String {
    guard let link = run.link.flatMap(WebLink.init) else { return self.run(run.isolatedText) }
    func mark(_ type: String) -> String { "<w:r><w:fldChar w:fldCharType=\"\(type)\"/></w:r>" }
    let instruction = MarkupEscaping.escaped(" HYPERLINK \"\(link.text)\" ")
    let look = "<w:rPr><w:color w:val=\"0563C1\"/><w:u w:val=\"single\"/></w:rPr>"
    return mark("begin") + "<w:r><w:instrText xml:space=\"preserve\">\(instruction)</w:instrText></w:r>"
      + mark("separate") + self.run(run.isolatedText, properties: look) + mark("end")
  }

  /// Returns the ID of a style such as "heading 1", which is another one in each language of Word.
  private static func styleID(named name: String, _ parts: [String: [UInt8]]) throws(DocumentError) -> String? {
    guard let styles = parts["word/styles.xml"] else { return nil }
    let names = try XMLPlace.all("w:name", in: styles).filter { $0.parent == "w:style" }
    guard let found = names.first(where: { $0.tag.attribute("w:val")?.lowercased() == name }) else { return nil }
    return try XMLPlace.all("w:style", in: styles).first { style in
      style.tag.range.lowerBound < found.tag.range.lowerBound && found.end <= style.end
    }?.tag.attribute("w:styleId")
  }

  // MARK: PowerPoint

  static func add(_ list: AddedCredits, toSlides parts: inout [String: [UInt8]]) throws(DocumentError) {
    let main = try mainPart(parts)
    guard let presentation = parts[main], let mainRelations = parts[relationsPart(of: main)],
      let types = parts["[Content_Types].xml"],
      let slides = try XMLPlace.all("p:sldIdLst", in: presentation).last,
      let lastID = try XMLPlace.all("p:sldId", in: presentation).last?.tag.attribute("r:id"),
      let last = try relation(lastID, in: mainRelations).map({ DocumentReferences.part($0, from: main) }),
      let layout = try relation(ofType: "slideLayout", in: parts[relationsPart(of: last)] ?? [])
    else { throw .damaged }
    let folder = last.lastIndex(of: "/").map { String(last[...$0]) } ?? ""
    let size = try XMLPlace.all("p:sldSz", in: presentation).last?.tag
    let width = size?.attribute("cx").flatMap { Int($0) } ?? 9_144_000
    let height = size?.attribute("cy").flatMap { Int($0) } ?? 6_858_000
    let taken = Set(
      try XMLPlace.all("p:sldId", in: presentation).compactMap { $0.tag.attribute("id").flatMap { Int($0) } })
    // From 256 to 2³¹ - 1: https://learn.microsoft.com/openspecs/office_standards/ms-oe376
    let freeIDs = (256...).lazy.filter { !taken.contains($0) }.prefix(list.slides.count)
    let prefix = slides.tag.name.namespace
    var (entries, links, overrides) = ("", "", "")
    // A copy of a copy has some already.
    let names = Set(parts.keys)
    let freeNames = (1...).lazy.map { "vesperCredits\($0)" }
      .filter { !names.contains(folder + $0 + ".xml") }.prefix(list.slides.count)
    for (lines, (id, name)) in zip(list.slides, zip(Array(freeIDs), Array(freeNames))) {
      let part = folder + name + ".xml"
      let (slide, addresses) = slide(list.heading, lines, width: width, height: height, presentation: prefix)
      parts[part] = Array(slide.utf8)
      let targets = addresses.enumerated().map { number, address in
        """
        <Relationship Id="link\(number + 1)" Type="\(relations)/hyperlink" Target="\(MarkupEscaping.escaped(address))" \
        TargetMode="External"/>
        """
      }
      parts[relationsPart(of: part)] = Array(
        """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="layout" \
        Type="\(relations)/slideLayout" Target="\(MarkupEscaping.escaped(layout))"/>\(targets.joined())</Relationships>
        """.utf8)
      entries += "<p:sldId xmlns:p=\"\(prefix)\" xmlns:r=\"\(relations)\" id=\"\(id)\" r:id=\"\(name)\"/>"
      links += """
        <Relationship xmlns="http://schemas.openxmlformats.org/package/2006/relationships" Id="\(name)" \
        Type="\(relations)/slide" Target="/\(MarkupEscaping.escaped(part))"/>
        """
      overrides += """
        <Override xmlns="http://schemas.openxmlformats.org/package/2006/content-types" \
        PartName="/\(MarkupEscaping.escaped(part))" \
        ContentType="application/vnd.openxmlformats-officedocument.presentationml.slide+xml"/>
        """
    }
    parts[main] = presentation.inserting(entries, at: slides.contentEnd)
    parts[relationsPart(of: main)] = try appended(links, to: mainRelations, "rels:Relationships")
    parts["[Content_Types].xml"] = try appended(overrides, to: types, "types:Types")
  }

  private static func appended(_ text: String, to bytes: [UInt8], _ root: String) throws(DocumentError) -> [UInt8] {
    guard let place = try XMLPlace.all(root, in: bytes).last, place.contentEnd > place.tag.range.lowerBound else {
      throw .damaged
    }
    return bytes.inserting(text, at: place.contentEnd)
  }

  /// Returns a slide, and the addresses of its links, which its relations have to name.
  private static func slide(
    _ heading: String, _ lines: [[CreditRun]], width: Int, height: Int, presentation: String
  ) -> (xml: String, addresses: [String]) {
    var addresses: [String] = []
    func run(_ run: CreditRun) -> String {
      var link = ""
      if let address = run.link.flatMap(WebLink.init)?.text {
        addresses.append(address)
        link = "<a:hlinkClick r:id=\"link\(addresses.count)\"/>"
      }
      return "<a:r><a:rPr sz=\"1600\">\(link)</a:rPr><a:t>\(MarkupEscaping.escaped(run.isolatedText))</a:t></a:r>"
    }
    let margin = width / 16
    func shape(_ id: Int, _ name: String, y: Int, height: Int, _ paragraphs: String) -> String {
      """
      <p:sp><p:nvSpPr><p:cNvPr id="\(id)" name="\(name)"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm>\
      <a:off x="\(margin)" y="\(y)"/><a:ext cx="\(width - 2 * margin)" cy="\(height)"/></a:xfrm><a:prstGeom prst="rect">\
      <a:avLst/></a:prstGeom><a:noFill/></p:spPr><p:txBody><a:bodyPr wrap="square"/><a:lstStyle/>\(paragraphs)</p:txBody>\
      </p:sp>
      """
    }
    let title = "<a:p><a:r><a:rPr sz=\"2800\"/><a:t>\(MarkupEscaping.escaped(heading))</a:t></a:r></a:p>"
    let body = lines.map { "<a:p>\($0.map(run).joined())</a:p>" }.joined()
    let shapes =
      shape(2, "Heading", y: height / 16, height: height / 8, title)
      + shape(3, "Credits", y: height / 4, height: height * 5 / 8, body)
    let xml = """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <p:sld xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="\(relations)" \
      xmlns:p="\(presentation)"><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/>\
      </p:nvGrpSpPr><p:grpSpPr/>\(shapes)</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>
      """
    return (xml, addresses)
  }

  // MARK: Relations

  private static func relationsPart(of part: String) -> String {
    guard let slash = part.lastIndex(of: "/") else { return "_rels/\(part).rels" }
    return part[...slash] + "_rels/" + part[part.index(after: slash)...] + ".rels"
  }

  private static func mainPart(_ parts: [String: [UInt8]]) throws(DocumentError) -> String {
    guard let package = parts["_rels/.rels"], let main = try relation(ofType: "officeDocument", in: package) else {
      throw .damaged
    }
    return DocumentReferences.part(main, from: "")
  }

  private static func relation(ofType type: String, in bytes: [UInt8]) throws(DocumentError) -> String? {
    try XMLPlace.all("rels:Relationship", in: bytes).first { place in
      place.tag.attribute("Type")?.split(separator: "/").last.map(String.init) == type
    }?.tag.attribute("Target")
  }

  private static func relation(_ id: String, in bytes: [UInt8]) throws(DocumentError) -> String? {
    try XMLPlace.all("rels:Relationship", in: bytes).first { $0.tag.attribute("Id") == id }?.tag.attribute("Target")
  }
}

/// Adds credits to electronic books, as a last chapter.
nonisolated enum EPUBCredits {
  static func add(_ list: AddedCredits, to parts: inout [String: [UInt8]]) throws(DocumentError) {
    if list.isEmpty { return }
    guard let container = parts["META-INF/container.xml"],
      let package = try XMLPlace.all("container:rootfile", in: container).first?.tag.attribute("full-path"),
      let book = parts[package], let spine = try XMLPlace.all("opf:spine", in: book).last,
      let manifest = try XMLPlace.all("opf:manifest", in: book).last
    else { throw .damaged }
    let folder = package.lastIndex(of: "/").map { String(package[...$0]) } ?? ""
    // A copy of a copy has a list already.
    let items = try XMLPlace.all("opf:item", in: book)
    let taken = Set(items.flatMap { [$0.tag.attribute("id"), $0.tag.attribute("href")] })
    let names = (1...).lazy.map { "vesper-credits-\($0)" }
    guard let id = names.first(where: { !taken.contains($0) && !taken.contains("\($0).xhtml") }) else { throw .damaged }
    let opf = "xmlns=\"http://www.idpf.org/2007/opf\""
    let item = "<item \(opf) id=\"\(id)\" href=\"\(id).xhtml\" media-type=\"application/xhtml+xml\"/>"
    // The later one first, so that the other stays where it was found.
    let insertions = [(spine.contentEnd, "<itemref \(opf) idref=\"\(id)\"/>"), (manifest.contentEnd, item)]
    var copy = book
    for (offset, text) in insertions.sorted(by: { $0.0 > $1.0 }) { copy = copy.inserting(text, at: offset) }
    parts[package] = copy
    let language = MarkupEscaping.escaped(list.wording.language)
    let heading = MarkupEscaping.escaped(list.heading)
    parts[folder + id + ".xhtml"] = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <html xmlns="http://www.w3.org/1999/xhtml" xml:lang="\(language)" lang="\(language)"><head><title>\(heading)</title>\
      </head><body><h1>\(heading)</h1>
      \(CreditList(list.credits, list.wording).text(in: .html))</body></html>
      """.utf8)
  }
}
