nonisolated extension Credit {
  /// Returns the credit as HTML phrasing content, for use within a paragraph.
  public func html(_ wording: CreditWording = CreditWording()) -> String {
    runs(wording).map { run in
      var text = MarkupEscaping.escaped(run.text)
      if run.role != .words, run.text.isRightToLeftSomewhere { text = "<bdi>\(text)</bdi>" }
      guard let link = run.link.flatMap(WebLink.init) else { return text }
      let relation = run.role == .license ? " rel=\"license\"" : ""
      return "<a href=\"\(MarkupEscaping.escaped(link.text))\"\(relation)>\(text)</a>"
    }.joined()
  }
}
