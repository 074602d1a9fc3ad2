@testable import PhotoSearchCore

/// A search for some words that has several pages of results.
nonisolated struct WordSearch: ServiceSearch, ExpressibleByStringLiteral {
  let words: String
  let page: Int
  var results: String { words }

  init(_ words: String, page: Int = 1) {
    (self.words, self.page) = (words, page)
  }

  init?(_ query: PhotoQuery, page: PageToken?) throws(PhotoSearchError) {
    self.init(query.text, page: try PageToken.number(of: page))
  }

  init(stringLiteral words: String) {
    self.init(words)
  }
}
