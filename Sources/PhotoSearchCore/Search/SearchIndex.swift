/// The words of a photo's title, tags and author, prepared for searching.
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

  /// Returns how well the photo matches the query, or `nil` if a word of the query does not occur, an excluded one
  /// does, or the query has no words.
  ///
  /// A title equal to the query ranks first. Otherwise each word scores by where it occurs: whole words before
  /// prefixes, and then the title before tags before the author. The words of a phrase must be adjacent. The last one
  /// may be a prefix, because the phrase may still be being typed.
  ///
  /// - Complexity: O(words in the query × words in the index).
  func score(_ query: SearchTerms) -> Int? {
    guard !query.isEmpty, !contradicts(query) else { return nil }
    var score = 0
    for words in query.included {
      guard let best = fields.compactMap({ Self.score(words, in: $0.words, weight: $0.weight) }).max() else {
        return nil
      }
      score += best
    }
    return score + (titleIs(query.included.flatMap(\.self)) ? 1_000_000 : 0)
  }

  /// Whether anything that the query excludes occurs.
  func contradicts(_ query: SearchTerms) -> Bool {
    query.excluded.contains(where: containsWhole)
  }

  /// Whether all phrases of the query occur.
  func containsPhrases(of query: SearchTerms) -> Bool {
    query.included.filter { $0.count > 1 }.allSatisfy(containsWhole)
  }

  private func containsWhole(_ words: [String]) -> Bool {
    fields.contains { field in Self.matches(of: words, in: field.words).contains { $0 == .whole } }
  }

  private func titleIs(_ query: [String]) -> Bool {
    title.count == query.count && zip(title, query).allSatisfy { $0.match($1) == .whole }
  }

  private static func score(_ query: [String], in words: [Word], weight: Int) -> Int? {
    matches(of: query, in: words).max().map { ($0 == .whole ? 3 + weight : weight) * query.count }
  }

  /// Returns how well the query's words match at each position where they are adjacent.
  private static func matches(of query: [String], in words: [Word]) -> some Sequence<Match> {
    words.indices.lazy.compactMap { start -> Match? in
      guard start + query.count <= words.count else { return nil }
      var worst = Match.whole
      for (offset, word) in query.enumerated() {
        guard let match = words[start + offset].match(word) else { return nil }
        if match == .part, offset < query.count - 1 { return nil }
        worst = min(worst, match)
      }
      return worst
    }
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
