nonisolated extension Credit {
  /// Returns the credit as one line of text, with each address in parentheses after the part it belongs to.
  public func plainText(_ wording: CreditWording = CreditWording()) -> String {
    runs(wording).map { run in
      guard let link = run.link.flatMap(WebLink.init) else { return run.isolatedText }
      return "\(run.isolatedText) (\(link.text))"
    }.joined()
  }
}
