/// Adds credits to OpenDocument.
nonisolated enum OpenDocumentCredits {
  private static func namespace(_ name: String, _ path: String) -> String {
    "xmlns:\(name)=\"urn:oasis:names:tc:opendocument:xmlns:\(path):1.0\""
  }

  /// A document may use other prefixes, so each added element says what its own mean.
  private static let namespaces =
    [("text", "text"), ("draw", "drawing"), ("svg", "svg-compatible"), ("style", "style"), ("fo", "xsl-fo-compatible")]
    .map(namespace).joined(separator: " ") + " xmlns:xlink=\"http://www.w3.org/1999/xlink\""

  /// - Parameter styles: The part that defines the styles of the document.
  static func added(
    _ list: AddedCredits, to content: [UInt8], styles: [UInt8], format: DocumentFormat
  ) throws(DocumentError) -> [UInt8] {
    if format.hasSlides { return try addedSlides(list, content, styles) }
    let known = Set(try XMLPlace.all("style:style", in: styles).compactMap { $0.tag.attribute("style:name") })
    let style = known.contains("Caption") ? "Caption" : ""
    // Their places are those in the part as it was read.
    let part = list.captions.first?.place.part ?? ""
    let captioned = list.captioned(content, part: part) { paragraph($0.runs(list.wording), style: style) }
    return list.isEmpty ? captioned : try addedList(list, captioned, known)
  }

  private static func paragraph(_ runs: [CreditRun], style: String = "") -> String {
    let parts = runs.map { run in
      let text = MarkupEscaping.escaped(run.isolatedText)
      guard let link = run.link.flatMap(WebLink.init) else { return text }
      return "<text:a xlink:type=\"simple\" xlink:href=\"\(MarkupEscaping.escaped(link.text))\">\(text)</text:a>"
    }
    let name = style.isEmpty ? "" : " text:style-name=\"\(style)\""
    return "<text:p \(namespaces)\(name)>\(parts.joined())</text:p>"
  }

  // MARK: Texts

  private static func addedList(
    _ list: AddedCredits, _ content: [UInt8], _ known: Set<String>
  ) throws(DocumentError) -> [UInt8] {
    guard let body = try XMLPlace.all("office:text", in: content).last, body.contentEnd > body.tag.range.upperBound
    else { throw .damaged }
    func style(_ name: String) -> String { known.contains(name) ? name : "" }
    let headingStyle = style("Heading_20_1")
    let name = headingStyle.isEmpty ? "" : " text:style-name=\"\(headingStyle)\""
    let heading =
      "<text:h \(namespaces)\(name) text:outline-level=\"1\">\(MarkupEscaping.escaped(list.heading))</text:h>"
    let paragraphs = list.lines.map { paragraph($0, style: style("Text_20_body")) }
    return content.inserting(heading + paragraphs.joined(), at: body.contentEnd)
  }

  // MARK: Slides

  private static let styleName = "VesperCredits"

  private static func addedSlides(
    _ list: AddedCredits, _ content: [UInt8], _ styles: [UInt8]
  ) throws(DocumentError) -> [UInt8] {
    guard let last = try XMLPlace.all("draw:page", in: content).last(where: { $0.parent == "office:presentation" })
    else { throw .damaged }
    let layouts = try XMLPlace.all("style:page-layout-properties", in: styles)
    let width = layouts.lazy.compactMap { centimetres($0.tag.attribute("fo:page-width")) }.first ?? 28
    // A copy of a copy has some already.
    let taken = Set(try XMLPlace.all("draw:page", in: content).compactMap { $0.tag.attribute("draw:name") })
    let names = (1...).lazy.map { "\(styleName)\($0)" }.filter { !taken.contains($0) }.prefix(list.slides.count)
    let slides = zip(list.slides, Array(names)).map { lines, name in
      page(list.heading, lines, name: name, width: width, like: last.tag)
    }
    let copy = content.inserting(slides.joined(), at: last.end)
    guard let body = try XMLPlace.all("office:body", in: copy).last else { throw .damaged }
    let known = Set(try XMLPlace.all("style:style", in: content).compactMap { $0.tag.attribute("style:name") })
    let styles = [("", 16), ("Heading", 28)].filter { !known.contains(styleName + $0.0) }
    let definitions = styles.map { name, size in
      """
      <style:style \(namespaces) style:name="\(styleName)\(name)" style:family="graphic"><style:graphic-properties \
      draw:stroke="none" draw:fill="none" draw:auto-grow-height="true"/><style:text-properties fo:font-size="\(size)pt"/>\
      </style:style>
      """
    }.joined()
    let automatic = try XMLPlace.all("office:automatic-styles", in: copy).last
    if let automatic, automatic.contentEnd < automatic.end {
      return copy.inserting(definitions, at: automatic.contentEnd)
    }
    let office = namespace("office", "office")
    let added = "<office:automatic-styles \(office)>\(definitions)</office:automatic-styles>"
    // One that is empty may have no end to insert something before.
    guard let automatic else { return copy.inserting(added, at: body.tag.range.lowerBound) }
    return copy[..<automatic.tag.range.lowerBound] + Array(added.utf8) + copy[automatic.end...]
  }

  private static func page(
    _ heading: String, _ lines: [[CreditRun]], name: String, width: Double, like tag: XMLTag
  ) -> String {
    let copied = ["draw:style-name", "draw:master-page-name"].compactMap { name in
      tag.attribute(name).map { "\(name)=\"\(MarkupEscaping.escaped($0))\"" }
    }
    func frame(_ content: String, _ style: String, y: Double, height: Double) -> String {
      """
      <draw:frame draw:style-name="\(styleName)\(style)" svg:x="1.5cm" svg:y="\(y)cm" svg:width="\(width - 3)cm" \
      svg:height="\(height)cm"><draw:text-box>\(content)</draw:text-box></draw:frame>
      """
    }
    let title = "<text:p>\(MarkupEscaping.escaped(heading))</text:p>"
    return """
      <draw:page \(namespaces) draw:name="\(name)" \(copied.joined(separator: " "))>\
      \(frame(title, "Heading", y: 1, height: 1.5))\
      \(frame(lines.map { paragraph($0) }.joined(), "", y: 3, height: 11))</draw:page>
      """
  }

  private static func centimetres(_ length: String?) -> Double? {
    guard let length, let number = Double(length.prefix { $0.isNumber || $0 == "." }) else { return nil }
    switch length.drop(while: { $0.isNumber || $0 == "." }) {
    case "cm": return number
    case "mm": return number / 10
    case "in": return number * 2.54
    case "pt": return number * 2.54 / 72
    default: return nil
    }
  }
}
