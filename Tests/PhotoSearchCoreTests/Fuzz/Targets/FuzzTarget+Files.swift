import FoundationEssentials

@testable import PhotoSearchCore

/// Files from anywhere.
nonisolated extension FuzzTarget {
  static let files = [
    FuzzTarget(name: "metadata", check: checkMetadata),
    FuzzTarget(name: "image-header", check: checkImageHeader),
    FuzzTarget(name: "import", check: checkImport),
    FuzzTarget(name: "documents", check: checkDocument),
  ]

  // MARK: Credits in pictures

  private static let credit = Credit(
    title: "Owl", author: "A. B.", authorURL: URL(string: "https://example.org/ab"),
    pageURL: URL(string: "https://example.org/owl"), license: License(.bySA, version: "4.0"))
  private static let other = Credit(
    title: "Other", author: "C", pageURL: URL(string: "https://example.org/c"), license: License(.cc0))

  private static func checkMetadata(_ bytes: [UInt8]) throws {
    let data = Data(bytes)
    _ = try? PhotoMetadata.credit(in: data)
    guard let written = try? PhotoMetadata.data(data, carrying: credit) else { return }
    try demand(try PhotoMetadata.credit(in: written) == credit, "the credit does not come back")
    guard let before = PictureParts(bytes), let after = PictureParts(Array(written)) else {
      throw Finding(description: "the written file has no parts")
    }
    try demand(before == after, "something else than the credit has changed")
    // However often it is written, it is there once.
    let again = try PhotoMetadata.data(try PhotoMetadata.data(written, carrying: other), carrying: credit)
    try demand(again == written, "\(again.count) bytes in place of \(written.count)")
  }

  // MARK: Sizes of pictures

  private static func checkImageHeader(_ bytes: [UInt8]) throws {
    let data = Data(bytes)
    guard let header = ImageHeader(data) else { return }
    try demand(header.width > 0 && header.height > 0 && header.pixelCount > 0, "\(header)")
    // Where in memory the bytes begin makes no difference.
    try demand(ImageHeader((Data([7, 7, 7]) + data).dropFirst(3)) == header, "another header in a slice")
    // With fewer bytes it is the same header or none.
    let prefix = ImageHeader(data.prefix(data.count - data.count / 3))
    try demand(prefix == nil || prefix == header, "\(header), and \(prefix as Any) of its beginning")
  }

  // MARK: Lists of saved photos

  private static func checkImport(_ bytes: [UInt8]) throws {
    let data = Data(bytes)
    if let rows = CommaSeparatedValues.rows(text(bytes)) { try checkTable(rows) }
    guard let records = SavedPhotosLibrary.records(data) else { return }
    let sanitized = records.map { record in
      var record = record
      record.saved = record.saved ?? 0
      return record.sanitized
    }
    let fields = SavedPhotoRecord.fields
    let table = CommaSeparatedValues.text(
      [fields.map(\.name)] + sanitized.map { record in fields.map { record.text(of: $0) } })
    let file = try JSONEncoder().encode(SavedPhotosFile(sanitized))
    for exported in [Data(table.utf8), file] {
      let read = SavedPhotosLibrary.records(exported)?.map(\.sanitized)
      try demand(read == sanitized, "\(sanitized) comes back as \(read as Any)")
    }
    for record in sanitized {
      let parts = (record.file ?? "a").utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
      try demand(parts.allSatisfy { $0.first != nil && $0.first != 0x2E }, "a file elsewhere: \(record.file ?? "")")
      try check(stored: record.photo.license)
    }
  }

  // MARK: Documents

  private static func checkDocument(_ bytes: [UInt8]) throws {
    // As a program would tell them apart.
    let format: DocumentFormat =
      switch true {
      case bytes.contains(Array("opendocument.presentation".utf8)): .odp
      case bytes.starts(with: Array("<office:document".utf8)): .odt
      case bytes.first == 0x3C: .html
      default: .markdown
      }
    guard let document = try? read(bytes, format) else { return }
    let counts = document.pictures.map(\.passageCount)
    try demand(counts == counts.sorted() && counts.last ?? 0 <= document.passages.count, "pictures out of place")
    for passage in document.passages {
      try demand(!passage.text.isEmpty || !passage.links.isEmpty, "a passage of nothing")
      try demand(passage.place.number >= 0, "a place before the first")
    }
    guard format == .odt || format == .odp else { return }
    let list = AddedCredits(credits: [credit, other], heading: "Credits", wording: CreditWording())
    guard let copy = try? OpenDocumentCredits.added(list, to: bytes, styles: bytes, format: format) else { return }
    let after = try read(copy, format)
    try demand(after.pictures.map(\.file) == document.pictures.map(\.file), "other pictures in the copy")
    let texts = Set(after.passages.map(\.text))
    try demand(document.passages.allSatisfy { texts.contains($0.text) }, "a text is lost in the copy")
    try demand(list.lines.allSatisfy { texts.contains($0.map(\.isolatedText).joined()) }, "no credit in the copy")
  }

  private static func read(_ bytes: [UInt8], _ format: DocumentFormat) throws -> Document {
    switch format {
    case .odt, .odp: try OpenDocumentReader.read(flat: bytes, path: "/document", format: format)
    case .html: try HTMLDocumentReader.read(bytes, path: "/document")
    default: try MarkdownReader.read(bytes, path: "/document")
    }
  }
}
