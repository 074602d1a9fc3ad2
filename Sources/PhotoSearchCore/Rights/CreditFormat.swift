/// The formats in which a credit can be pasted.
public nonisolated enum CreditFormat: String, Sendable, Hashable, CaseIterable {
  case plainText, html, markdown, wikitext, latex, dublinCore
}

nonisolated extension Credit {
  /// Returns the credit in a format. Dublin Core uses fields instead of a sentence, so it ignores the wording.
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
