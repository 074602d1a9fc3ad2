/// What is said of symbols that a library has something better for: since when, and what.

extension Availability {
  /// A sentence for types: a warning at each use of them would be one in these bindings too.
  var deprecationNote: String? {
    guard isDeprecated else { return nil }
    return "Deprecated" + (deprecationRelease.map { " since \($0)" } ?? "")
      + (replacement.map { ", replaced by \($0)" } ?? "") + "."
  }

  /// The warning for members.
  var attributes: [String] {
    guard isDeprecated else { return [] }
    let message =
      replacement.map { "Replaced by \($0)" + (deprecationRelease.map { " in \($0)" } ?? "") + "." }
      ?? deprecationNote!
    return ["@available(*, deprecated, message: \"\(message)\")"]
  }

  /// `GTK 4.10`.
  private var deprecationRelease: String? {
    guard let origin, let deprecationVersion else { return nil }
    return "\(origin.library.title) \(deprecationVersion)"
  }

  /// The symbol that the library's advice says to use; nothing else of the advice.
  private var replacement: Substring? {
    guard let advice = deprecationAdvice?.split(whereSeparator: \.isWhitespace).joined(separator: " ") else {
      return nil
    }
    let wording = /\b(?:[Uu]se|in favou?r of) (?:the )?(`[^`]+`)/
    return GiDocgenMarkup.shared.markdown(advice).firstMatch(of: wording)?.1
  }
}
