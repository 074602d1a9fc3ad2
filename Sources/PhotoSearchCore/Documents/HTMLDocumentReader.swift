import FoundationEssentials

/// Reads web pages, and the chapters of electronic books.
nonisolated struct HTMLDocumentReader {
  private(set) var builder: DocumentBuilder
  private(set) var title = ""
  private(set) var language: String?
  /// Finds the pictures that a page refers to.
  private let resolve: (String) -> DocumentPictureFile

  static func read(_ bytes: [UInt8], path: String) throws(DocumentError) -> Document {
    var reader = HTMLDocumentReader(.line) { DocumentReferences.file($0, beside: path, isInPackage: false) }
    reader.allowCaptions(in: "", bytes)
    try reader.read(TextEncoding.utf8(bytes))
    return Document(
      format: .html, path: path, title: PhotoText.sanitized(reader.title), language: reader.language,
      passages: reader.builder.passages, pictures: reader.builder.pictures, pictureFiles: DocumentPictureFiles())
  }

  /// - Parameter number: The number of the chapter.
  init(_ unit: DocumentPlace.Unit, number: Int = 1, _ resolve: @escaping (String) -> DocumentPictureFile) {
    builder = DocumentBuilder(unit)
    builder.place.number = number
    self.resolve = resolve
  }

  /// Has the places of captions noted, if the page is in UTF-8: in other encodings, they are elsewhere.
  mutating func allowCaptions(in part: String, _ bytes: [UInt8]) {
    builder.part = TextEncoding.isUTF8(bytes) ? part : nil
  }

  /// Reads a page.
  ///
  /// - Parameter bytes: UTF-8.
  mutating func read(_ bytes: [UInt8]) throws(DocumentError) {
    guard bytes.count <= XMLParser.officeLimits.byteCount else { throw .tooLarge }
    var parser = HTMLParser(bytes)
    var lines = LineCounter(bytes)
    var context = Context()
    while let event = parser.next() {
      switch event {
      case .start(let tag):
        if builder.place.unit == .line { builder.place.number = lines.line(at: tag.range.lowerBound) }
        let count = builder.pictures.count
        try start(tag, &context)
        // Not the picture behind an element.
        if tag.name == "img", builder.pictures.count > count { context.waiting.append(count) }
      case .end(let name): end(name, &context)
      case .text(let text):
        if context.isTitle {
          title += text
        } else if context.hidden == nil {
          try builder.append(text)
        }
      }
      // Behind the picture, and behind what has only one picture in it.
      if context.wrapperCount == 0, !context.waiting.isEmpty {
        builder.setCaptionPlace(of: context.waiting, parser.position)
        context.waiting = []
      }
    }
    builder.endParagraphs()
  }

  private static let wrappers: Set = ["a", "picture", "button"]

  private struct Context {
    var isTitle = false
    /// The numbers of the pictures whose captions have no place yet.
    var waiting: [Int] = []
    /// The number of open elements in which a caption must not be.
    var wrapperCount = 0
    /// The element that hides what is in it, with the number of open elements of its name.
    var hidden: (name: String, depth: Int)?
  }

  private mutating func start(_ tag: HTMLTag, _ context: inout Context) throws(DocumentError) {
    if let hidden = context.hidden {
      if hidden.name == tag.name, !tag.isEmpty { context.hidden!.depth += 1 }
      return
    }
    if Self.unshown.contains(tag.name) || (tag.isHidden && !tag.isEmpty) {
      if !tag.isEmpty { context.hidden = (tag.name, 1) }
      return
    }
    if Self.wrappers.contains(tag.name), !tag.isEmpty { context.wrapperCount += 1 }
    switch tag.name {
    case "html": language = language ?? tag.attributes["lang"] ?? tag.attributes["xml:lang"]
    case "title": context.isTitle = title.isEmpty
    case "a": if let address = tag.attributes["href"] { builder.link(to: address) }
    case "tr":
      builder.endParagraphs()
      builder.startRow()
    case "img": try addImage(tag)
    case "image":
      if let reference = tag.attributes["xlink:href"] ?? tag.attributes["href"] {
        try builder.add(resolve(reference), names: [tag.attributes["title"]])
      }
    case "br": try builder.append(" ")
    default: break
    }
    try addBackground(tag)
    if Self.blocks.contains(tag.name) {
      builder.endParagraphs()
      if Self.headings.contains(tag.name) { builder.startParagraph(isHeading: true) }
    }
  }

  private mutating func end(_ name: String, _ context: inout Context) {
    if let hidden = context.hidden {
      guard hidden.name == name else { return }
      context.hidden!.depth -= 1
      if context.hidden!.depth == 0 { context.hidden = nil }
      return
    }
    if name == "title" { context.isTitle = false }
    if Self.wrappers.contains(name) { context.wrapperCount = max(0, context.wrapperCount - 1) }
    if Self.blocks.contains(name) {
      builder.endParagraphs()
    }
    if name == "tr" { builder.endRow() }
  }

  private mutating func addImage(_ tag: HTMLTag) throws(DocumentError) {
    // Scripts load pictures late, from attributes with these names.
    let late = ["data-src", "data-original", "data-lazy-src"].lazy.compactMap { tag.attributes[$0] }.first
    let source = tag.attributes["src"]
    let isPlaceholder = source?.hasPrefix("data:") ?? true
    let largest = tag.attributes["srcset"].flatMap(Self.largest)
    guard let reference = (isPlaceholder ? late : nil) ?? source ?? largest, !reference.isEmpty else { return }
    try builder.add(resolve(reference), names: [tag.attributes["alt"], tag.attributes["title"]])
  }

  /// Returns the last address of a list such as "small.jpg 1x, large.jpg 2x".
  private static func largest(_ list: String) -> String? {
    list.split(separator: ",").last?.split(whereSeparator: \.isWhitespace).first.map(String.init)
  }

  /// Adds the picture behind an element, as in "background-image: url(a.jpg)".
  private mutating func addBackground(_ tag: HTMLTag) throws(DocumentError) {
    guard let style = tag.attributes["style"], let property = style.firstRange(of: "background") else { return }
    let rest = style[property.upperBound...]
    guard let start = rest.firstRange(of: "url("), let end = rest[start.upperBound...].firstIndex(of: ")") else {
      return
    }
    let reference = rest[start.upperBound..<end].filter { $0 != "\"" && $0 != "'" }
    try builder.add(resolve(reference), names: [tag.attributes["title"]], isCropped: false)
  }

  private static let headings: Set = ["h1", "h2", "h3", "h4", "h5", "h6"]
  private static let unshown: Set = ["script", "style", "template", "noscript", "iframe", "object", "select", "math"]
  private static let blocks: Set = [
    "p", "div", "li", "ul", "ol", "dl", "dd", "dt", "td", "th", "tr", "table", "caption", "hr", "blockquote", "pre",
    "figure", "figcaption", "section", "article", "aside", "header", "footer", "main", "nav", "body", "address", "h1",
    "h2", "h3", "h4", "h5", "h6",
  ]
}

/// Text in the encodings in which documents are saved.
nonisolated enum TextEncoding {
  /// Returns the text as UTF-8. What is neither UTF-8 nor UTF-16 with a mark is taken for Windows-1252, as browsers do.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isBig = bytes[0] == 0xFE
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { offset in
        UInt16(bytes[offset + (isBig ? 0 : 1)]) << 8 | UInt16(bytes[offset + (isBig ? 1 : 0)])
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    }
    if isUTF8(bytes) { return bytes }
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(0x80...0x9F ~= byte ? windows[Int(byte) - 0x80] : Unicode.Scalar(byte)) }
    return Array(String(text).utf8)
  }

  static func isUTF8(_ bytes: [UInt8]) -> Bool { String(validating: bytes, as: UTF8.self) != nil }

  /// The characters from 0x80 on: https://encoding.spec.whatwg.org/index-windows-1252.txt
  private static let windows: [Unicode.Scalar] = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}

/// Counts the lines up to places that are asked for in their order.
nonisolated struct LineCounter {
  private let bytes: [UInt8]
  private var offset = 0
  private var count = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func line(at place: Int) -> Int {
    while offset < place {
      if bytes[offset] == 0xA { count += 1 }
      offset += 1
    }
    return count
  }
}
