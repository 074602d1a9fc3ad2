import Glibc

/// Determines from the indexed words of a photo whether it matches a query, and how well.
///
/// For a single photo this is far faster than querying the index, which reads the list of all photos with a word.
nonisolated struct SavedPhotoJudge {
  /// A phrase: its forms, one of which must occur, and the phrase itself as a prefix match.
  private struct Phrase {
    let forms: [[UInt8]]
    let beginning: [UInt8]
  }

  private let title: [UInt8]
  private let included: [Phrase]
  private let excluded: [Phrase]

  init(_ terms: SearchTerms) {
    title = Array(SavedPhotoWords.title(terms).utf8)
    func phrase(_ words: [String]) -> Phrase {
      Phrase(
        forms: SavedPhotoWords.forms(of: words).map { Array(SavedPhotoWords.line($0).utf8) },
        beginning: Array(SavedPhotoWords.line(words).utf8))
    }
    included = terms.included.map(phrase)
    excluded = terms.excluded.map(phrase)
  }

  /// Returns the rank of a photo by its words: 0 if the title is the query, then the qualities, see
  /// `SavedPhotoWords.Quality`. Returns `nil` if the photo does not match.
  ///
  /// - Parameters:
  ///   - row: A row with the title, the tags, the author and the other words.
  ///   - column: The column of the title.
  func rank(_ row: DatabaseRow, from column: Int) -> Int? {
    row.bytes(column) { title in
      row.bytes(column + 1) { tags in
        row.bytes(column + 2) { author in
          row.bytes(column + 3) { other in rank([title, tags, author, other]) }
        }
      }
    }
  }

  private func rank(_ texts: [UnsafeRawBufferPointer]) -> Int? {
    var quality = SavedPhotoWords.Quality.title
    for phrase in included {
      if let text = texts.firstIndex(where: { text in phrase.forms.contains { Self.has(text, $0) } }) {
        quality = max(quality, text == 0 ? .title : text == 1 ? .tags : .anywhere)
      } else if texts.contains(where: { Self.has($0, phrase.beginning, asBeginning: true) }) {
        quality = .beginnings
      } else {
        return nil
      }
    }
    let isExcluded = excluded.contains { phrase in
      texts.contains { text in phrase.forms.contains { Self.has(text, $0) } }
    }
    if isExcluded { return nil }
    return texts[0].elementsEqual(title) ? 0 : quality.rawValue + 1
  }

  /// Returns whether the text contains these whole words. Compares bytes, like the index: an accent may stand alone.
  private static func has(_ text: UnsafeRawBufferPointer, _ words: [UInt8], asBeginning: Bool = false) -> Bool {
    guard let base = text.baseAddress, let first = words.first else { return false }
    var offset = 0
    while offset + words.count <= text.count,
      let found = memchr(base + offset, Int32(first), text.count - words.count - offset + 1)
    {
      offset = UnsafeRawPointer(found) - base
      let end = offset + words.count
      if offset == 0 || text[offset - 1] == 0x20, asBeginning || end == text.count || text[end] == 0x20,
        memcmp(found, words, words.count) == 0
      {
        return true
      }
      offset += 1
    }
    return false
  }
}
