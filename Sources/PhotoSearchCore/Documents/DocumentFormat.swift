/// The formats of documents that can be read.
public nonisolated enum DocumentFormat: String, Sendable, Hashable, CaseIterable {
  /// OpenDocument texts and presentations, packed or as a single XML file.
  case odt, odp
  /// Word and PowerPoint.
  case docx, pptx
  case epub, pdf, html, markdown

  /// Whether the document consists of slides.
  public var hasSlides: Bool { self == .odp || self == .pptx }

  /// Whether the format divides a document into pages that are the same for all readers.
  var hasFixedPages: Bool { hasSlides || self == .pdf }
}
