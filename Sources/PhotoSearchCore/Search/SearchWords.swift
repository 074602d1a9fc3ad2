/// Splits text into the words that a search compares.
nonisolated enum SearchWords {
  /// Returns the folded words of the text in order. Everything that is neither a letter nor a digit separates words.
  ///
  /// A run of Chinese, Japanese or Korean characters is one word, because those scripts separate words differently or
  /// not at all. The English possessive is dropped: "cat's" becomes "cat".
  static func words(in text: String) -> [String] {
    var words: [String] = []
    var run = String.UnicodeScalarView()
    var runIsCJK = false
    func endRun() {
      words += parts(of: String(run))
      run.removeAll()
    }
    for scalar in SearchFolding.folded(text).unicodeScalars {
      let isCJK = isCJK(scalar)
      guard isCJK || isPartOfWord(scalar) else {
        endRun()
        continue
      }
      if isCJK != runIsCJK { endRun() }
      runIsCJK = isCJK
      run.append(scalar)
    }
    endRun()
    return words
  }

  /// Whether a word is Chinese, Japanese or Korean, so that a search looks inside it.
  static func isCJK(_ word: String) -> Bool {
    word.unicodeScalars.first.map(isCJK) ?? false
  }

  private static func parts(of run: String) -> [String] {
    var parts = run.split { $0 == "'" || $0 == "’" }.map(String.init)
    if parts.count > 1, parts.last == "s" { parts.removeLast() }
    return parts
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "'" || scalar == "’" { return true }
    let properties = scalar.properties
    if properties.isAlphabetic { return true }
    return switch properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark: true
    default: false
    }
  }

  private static func isCJK(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x1100: false
    // Hangul letters, kana and Bopomofo, Hangul syllables, half-width kana and Hangul.
    case 0x1100...0x11FF, 0x3041...0x30FF, 0x3105...0x31FF, 0xAC00...0xD7FB, 0xFF66...0xFFDC: true
    default: scalar.properties.isIdeographic
    }
  }
}
