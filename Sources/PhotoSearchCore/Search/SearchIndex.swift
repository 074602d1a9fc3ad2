/// What a photo can be found by: the words of its title, tags and author, prepared for comparison.
nonisolated struct SearchIndex: Sendable {
  private let title: [Word]
  private let fields: [(weight: Int, words: [Word])]

  init(title: String, tags: [String], author: String?) {
    self.title = Self.words(in: title)
    fields = [
      (weight: 3, words: self.title),
      (weight: 2, words: tags.flatMap(Self.words)),
      (weight: 1, words: author.map(Self.words) ?? []),
    ]
  }

  /// How well the photo answers the query; nil when a word of the query is nowhere to be found, or the query has none.
  ///
  /// A title that is just the query comes first. Then each word counts by where it was found: whole words before
  /// beginnings of words, and among equals the title before a tag before the author.
  ///
  /// - Parameter query: from `SearchWords.words(in:)`.
  /// - Complexity: O(words in the query × words in the index).
  func score(_ query: [String]) -> Int? {
    guard !query.isEmpty else { return nil }
    var score = 0
    for word in query {
      guard let best = fields.compactMap({ Self.score(word, in: $0.words, weight: $0.weight) }).max() else {
        return nil
      }
      score += best
    }
    return score + (titleIs(query) ? 1_000_000 : 0)
  }

  private func titleIs(_ query: [String]) -> Bool {
    title.count == query.count && zip(title, query).allSatisfy { $0.match($1) == .whole }
  }

  private static func score(_ query: String, in words: [Word], weight: Int) -> Int? {
    words.lazy.compactMap { $0.match(query) }.max().map { $0 == .whole ? 3 + weight : weight }
  }

  private static func words(in text: String) -> [Word] {
    SearchWords.words(in: text).map(Word.init)
  }
}

extension SearchIndex {
  private nonisolated enum Match: Comparable {
    case part
    case whole
  }

  private nonisolated struct Word {
    private let forms: [String]
    private let isCJK: Bool

    init(_ word: String) {
      forms = EnglishWordForms.forms(of: word)
      isCJK = SearchWords.isCJK(word)
    }

    func match(_ query: String) -> Match? {
      if forms.contains(query) { return .whole }
      if isCJK { return forms[0].contains(query) ? .part : nil }
      return forms.contains { $0.hasPrefix(query) } ? .part : nil
    }
  }
}
