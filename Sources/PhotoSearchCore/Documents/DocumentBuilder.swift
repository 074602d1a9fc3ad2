import FoundationEssentials

/// Collects what people see of a document while it is parsed.
nonisolated struct DocumentBuilder {
  private(set) var passages: [DocumentPassage] = []
  private(set) var pictures: [DocumentPicture] = []
  /// Where the parser is.
  var place: DocumentPlace
  /// Whether what comes is hidden from readers of the printed or presented document.
  var isNote = false
  /// The part that is read, if captions can be written into it.
  var part: String?

  private struct Paragraph {
    var text = ""
    var links: [URL] = []
    var isHeading: Bool
    /// The pictures in it, by their numbers.
    var pictures: [Int] = []
  }

  private var open: [Paragraph] = []
  private var rows: [Int] = []
  private var rowCount = 0
  private var byteCount = 0

  /// Whether anything was found on a page so far.
  var hasText: Bool {
    let isOnPage = { (place: DocumentPlace) in place.unit != .everyPage }
    return passages.last.map { isOnPage($0.place) } ?? false || pictures.last.map { isOnPage($0.place) } ?? false
  }

  init(_ unit: DocumentPlace.Unit) { place = DocumentPlace(unit: unit, number: 1) }

  /// The most text that a document is expected to have, in bytes: some twenty thick books.
  private static let maximumTextBytes = 64 << 20
  static let maximumPictureCount = 20_000

  // MARK: Text

  mutating func startParagraph(isHeading: Bool = false) { open.append(Paragraph(isHeading: isHeading)) }

  /// Makes the paragraph that was started last a heading.
  mutating func makeHeading() {
    if !open.isEmpty { open[open.count - 1].isHeading = true }
  }

  /// - Parameter offset: Where the paragraph ends, in bytes, if captions can be written behind it.
  mutating func endParagraph(at offset: Int? = nil) {
    guard let paragraph = open.popLast() else { return }
    if let offset { setCaptionPlace(of: paragraph.pictures, offset) }
    let text = Self.tidied(paragraph.text)
    guard !text.isEmpty || !paragraph.links.isEmpty else { return }
    if paragraph.isHeading, !isNote { startSection(text) }
    passages.append(
      DocumentPassage(text: text, links: paragraph.links, place: place, row: rows.last, isNote: isNote))
  }

  /// What follows is below this heading, and on a slide all that there is.
  private mutating func startSection(_ heading: String) {
    place.heading = PhotoText.sanitized(heading)
    guard place.unit == .slide else { return }
    func isHere(_ other: DocumentPlace) -> Bool { other.unit == .slide && other.number == place.number }
    for index in passages.indices.reversed().prefix(while: { isHere(passages[$0].place) }) {
      passages[index].place.heading = place.heading
    }
    for index in pictures.indices.reversed().prefix(while: { isHere(pictures[$0].place) }) {
      pictures[index].place.heading = place.heading
    }
  }

  mutating func append(_ text: String) throws(DocumentError) {
    byteCount += text.utf8.count
    guard byteCount <= Self.maximumTextBytes else { throw .tooLarge }
    if open.isEmpty { startParagraph() }
    open[open.count - 1].text += text
  }

  /// Ends the paragraphs that were not ended, as in HTML.
  mutating func endParagraphs() {
    while !open.isEmpty { endParagraph() }
  }

  mutating func link(to address: String) {
    guard let url = URL(string: address.trimmed), url.scheme != nil else { return }
    if open.isEmpty { startParagraph() }
    open[open.count - 1].links.append(url)
  }

  mutating func startRow() {
    rowCount += 1
    rows.append(rowCount)
  }

  mutating func endRow() { _ = rows.popLast() }

  // MARK: Pictures

  /// Notes where the captions of pictures go.
  ///
  /// - Parameter numbers: The numbers of the pictures.
  mutating func setCaptionPlace(of numbers: [Int], _ offset: Int) {
    guard let part else { return }
    for number in numbers { pictures[number].captionPlace = DocumentPicture.CaptionPlace(part: part, offset: offset) }
  }

  mutating func add(
    _ file: DocumentPictureFile, names: [String?], isCropped: Bool = false, isRecoloured: Bool = false
  ) throws(DocumentError) {
    guard pictures.count < Self.maximumPictureCount else { throw .tooLarge }
    if !open.isEmpty { open[open.count - 1].pictures.append(pictures.count) }
    let name = names.lazy.map { PhotoText.sanitized($0 ?? "") }.first { !$0.isEmpty } ?? file.name
    pictures.append(
      DocumentPicture(
        file: file, place: place, name: name, isCropped: isCropped, isRecoloured: isRecoloured,
        passageCount: passages.count))
  }

  private static func tidied(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

nonisolated extension DocumentPictureFile {
  /// The name of the file, or an empty string if it has none.
  var name: String {
    switch self {
    case .part(let name), .file(let name), .missing(let name):
      PhotoText.sanitized(name.split(separator: "/").last.map(String.init) ?? name)
    case .web(let url): PhotoText.sanitized(url.lastPathComponent)
    case .data: ""
    }
  }

  /// Whether the file is a drawing and no photo, going by its name.
  var isDrawing: Bool {
    ["svg", "svgz", "emf", "emz", "wmf", "wmz", "svm", "eps", "pict"].contains(
      name.split(separator: ".").last?.lowercased() ?? "")
  }
}

nonisolated extension StringProtocol {
  /// The text without blanks at its ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }
}
