/// The file formats for the credits of several photos.
public nonisolated enum CreditsDocument: String, Sendable, Hashable, CaseIterable {
  /// A heading and a line for each photo.
  case articleText
  /// A page with a heading and an item for each photo.
  case articlePage
  /// Markdown slides, as understood by Marp, reveal.js and Pandoc.
  case slidesText
  /// A web page that displays and prints as slides.
  case slidesPage
  /// A table of all metadata, for spreadsheets.
  case table
  /// What the services said about each photo when it was saved, as a text.
  case receipts
  /// All metadata with the receipts, for another computer.
  case backup

  /// Whether only saved photos have what the file is about.
  public var needsSavedPhotos: Bool { self == .receipts || self == .backup }

  /// The filename extension.
  public var fileExtension: String {
    switch self {
    case .articleText, .receipts: "txt"
    case .articlePage, .slidesPage: "html"
    case .slidesText: "md"
    case .table: "csv"
    case .backup: "json"
    }
  }
}

/// The credits of several photos.
public nonisolated struct CreditList: Sendable, Hashable {
  public let credits: [Credit]
  private let wording: CreditWording

  public init(_ credits: [Credit], _ wording: CreditWording = CreditWording()) {
    self.credits = credits
    self.wording = wording
  }

  /// The number of credits that fit on one slide in a size legible from the back row.
  public static let creditsPerSlide = 6

  /// Returns the credits as a list in a format, for pasting, or an empty string if there are none.
  public func text(in format: CreditFormat) -> String {
    guard !credits.isEmpty else { return "" }
    let texts = credits.map { $0.text(in: format, wording) }
    switch format {
    case .plainText, .dublinCore: return texts.joined(separator: "\n")
    case .markdown: return texts.map { "- \($0)" }.joined(separator: "\n")
    case .wikitext: return texts.map { "* \($0)" }.joined(separator: "\n")
    case .html: return "<ul>\n\(texts.map { "<li>\($0)</li>\n" }.joined())</ul>"
    case .latex:
      return "\\begin{itemize}\n\(texts.map { "\\item \($0)\n" }.joined())\\end{itemize}"
    }
  }

  /// Returns the credits as a file. Some files need more than credits. For them, this returns text.
  ///
  /// - Parameter title: The heading.
  public func document(_ form: CreditsDocument, title: String) -> String {
    switch form {
    case .articleText, .table, .receipts, .backup: "\(PhotoText.sanitized(title))\n\n\(text(in: .plainText))\n"
    case .articlePage: page(title: title, style: "", "<h1>\(MarkupEscaping.escaped(title))</h1>\n\(text(in: .html))")
    case .slidesText: slides.map { slideText($0, title: title) }.joined(separator: "\n---\n\n")
    case .slidesPage: page(title: title, style: Self.slideStyle, slides.map { slidePage($0, title: title) }.joined())
    }
  }

  /// The credits of each slide, with the number of its first credit.
  private var slides: [(first: Int, list: CreditList)] {
    stride(from: 0, to: max(credits.count, 1), by: Self.creditsPerSlide).map { start in
      (start + 1, CreditList(Array(credits.dropFirst(start).prefix(Self.creditsPerSlide)), wording))
    }
  }

  private func slideText(_ slide: (first: Int, list: CreditList), title: String) -> String {
    let heading = PhotoText.sanitized(title).replacing("#", with: "\\#")
    let lines = slide.list.credits.enumerated().map { "\(slide.first + $0.offset). \($0.element.markdown(wording))\n" }
    return "# \(heading)\n\n" + lines.joined()
  }

  private func slidePage(_ slide: (first: Int, list: CreditList), title: String) -> String {
    let items = slide.list.credits.map { "<li>\($0.html(wording))</li>\n" }.joined()
    return
      "<section>\n<h1>\(MarkupEscaping.escaped(title))</h1>\n<ol start=\"\(slide.first)\">\n\(items)</ol>\n</section>\n"
  }

  /// 16:9, on screen and on paper.
  private static let slideStyle = """

    <style>
    @page { size: 13.333in 7.5in; margin: 0; }
    body { margin: 0; }
    section { box-sizing: border-box; width: 13.333in; height: 7.5in; padding: 0.6in 0.8in; break-after: page; }
    section { font: 22pt/1.35 sans-serif; overflow-wrap: anywhere; }
    h1 { font-size: 36pt; margin: 0 0 0.3in; }
    </style>
    """

  private func page(title: String, style: String, _ content: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(MarkupEscaping.escaped(wording.language))"\(wording.licensed.isRightToLeftSomewhere ? " dir=\"rtl\"" : "")>
    <head><meta charset="utf-8"><title>\(MarkupEscaping.escaped(title))</title>\(style)</head>
    <body>
    \(content)
    </body>
    </html>

    """
  }
}
