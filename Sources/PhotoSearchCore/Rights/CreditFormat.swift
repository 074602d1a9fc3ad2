/// The formats in which a credit can be pasted somewhere.
public nonisolated enum CreditFormat: String, Sendable, Hashable, CaseIterable {
  case plainText, html, markdown, wikitext, latex, dublinCore
}

nonisolated extension Credit {
  /// The credit in a format. Dublin Core has fields instead of a sentence, so the wording makes no difference there.
  public func text(in format: CreditFormat, _ wording: CreditWording = CreditWording()) -> String {
    switch format {
    case .plainText: plainText(wording)
    case .html: html(wording)
    case .markdown: markdown(wording)
    case .wikitext: wikitext(wording)
    case .latex: latex(wording)
    case .dublinCore: dublinCore()
    }
  }
}
