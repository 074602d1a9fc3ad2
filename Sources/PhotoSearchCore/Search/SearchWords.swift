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

/// The singular and plural forms of English words, as far as simple rules go.
///
/// Searches compare what was typed with every form of a word. A form that does not exist does no harm, because it
/// is never typed.
nonisolated enum EnglishWordForms {
  /// Returns the word itself, followed by its possible plurals and singulars.
  ///
  /// - Parameter word: A word in lower case.
  static func forms(of word: String) -> [String] {
    guard word.utf8.count >= 3, word.utf8.allSatisfy({ 0x61...0x7A ~= $0 }) else { return [word] }
    var forms = [word]
    for form in plurals(of: word) + singulars(of: word) where form.utf8.count >= 3 && !forms.contains(form) {
      forms.append(form)
    }
    return forms
  }

  private static func plurals(of word: String) -> [String] {
    if let plural = irregularPlurals[word] { return [plural] }
    if word.hasSuffix("y") { return [word + "s", word.dropLast() + "ies"] }
    if word.hasSuffix("fe") { return [word + "s", word.dropLast(2) + "ves"] }
    if word.hasSuffix("f") { return [word + "s", word.dropLast() + "ves"] }
    if hisses(word) || word.hasSuffix("o") { return [word + "s", word + "es"] }
    return [word + "s"]
  }

  private static func singulars(of word: String) -> [String] {
    if let singular = irregularSingulars[word] { return [singular] }
    guard word.hasSuffix("s"), !["ss", "us", "is"].contains(where: word.hasSuffix) else { return [] }
    var singulars = [String(word.dropLast())]
    if word.hasSuffix("es") {
      let stem = word.dropLast(2)
      if stem.hasSuffix("i") { singulars.append(stem.dropLast() + "y") }
      if stem.hasSuffix("v") { singulars += [stem.dropLast() + "f", stem.dropLast() + "fe"] }
      if hisses(stem) || stem.hasSuffix("o") { singulars.append(String(stem)) }
    }
    return singulars
  }

  private static func hisses(_ word: some StringProtocol) -> Bool {
    ["s", "x", "z", "ch", "sh"].contains { word.hasSuffix($0) }
  }

  private static let irregularPlurals = [
    "child": "children", "foot": "feet", "goose": "geese", "man": "men", "mouse": "mice", "person": "people",
    "tooth": "teeth", "woman": "women",
  ]

  private static let irregularSingulars = Dictionary(
    uniqueKeysWithValues: irregularPlurals.map { ($0.value, $0.key) })
}
