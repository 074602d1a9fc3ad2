import FoundationEssentials

/// The positions of several sources in their results.
nonisolated struct AllSourcesToken: Codable, Hashable, Sendable {
  /// The position of one source.
  struct Cursor: Codable, Hashable, Sendable {
    /// The source's own token for the next page, or `nil` for its first page.
    var page: String?
    /// The number of photos of that page that have already been shown.
    var offset = 0
    /// Whether the source has no more photos.
    var isDone = false
    var total: Int?
    var totalIsCapped = false
  }

  /// The cursors by source. A source without a cursor starts at its beginning.
  var cursors: [String: Cursor] = [:]
  /// The sources to query if the others should not continue now.
  var only: [String]?

  init() {}

  /// - Throws: `badRequest` if the token is invalid.
  init(_ token: PageToken?) throws(PhotoSearchError) {
    guard let token else { return }
    guard let read = try? JSONDecoder().decode(AllSourcesToken.self, from: Data(token.rawValue.utf8)),
      read.cursors.values.allSatisfy({ $0.offset >= 0 })
    else { throw .badRequest(message: "there is no such page") }
    self = read
  }

  var pageToken: PageToken {
    let encoder = JSONEncoder()
    // Equal tokens must have equal encodings.
    encoder.outputFormatting = .sortedKeys
    // Encoding strings and numbers cannot fail.
    return PageToken(rawValue: String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self))
  }

  subscript(source: PhotoSourceID) -> Cursor {
    get { cursors[source.rawValue] ?? Cursor() }
    set { cursors[source.rawValue] = newValue }
  }

  /// Returns whether to query the source for this page.
  func asks(_ source: PhotoSourceID) -> Bool {
    !self[source].isDone && only?.contains(source.rawValue) != false
  }
}

nonisolated extension AllSourcesToken.Cursor {
  /// The source's own token for the next page.
  var pageToken: PageToken? { page.map(PageToken.init(rawValue:)) }

  /// Takes photos from a page of the source and advances the cursor.
  ///
  /// - Parameter maximumCount: The maximum number of photos.
  /// - Returns: The photos.
  mutating func take(_ maximumCount: Int, of answer: PhotoPage) -> [Photo] {
    total = answer.total ?? total
    totalIsCapped = answer.totalIsCapped || totalIsCapped
    let taken = Array(answer.photos.dropFirst(offset).prefix(maximumCount))
    if offset + taken.count < answer.photos.count {
      offset += taken.count
    } else {
      // A source that returns the current token would loop forever.
      isDone = answer.next == nil || answer.next == pageToken
      page = answer.next?.rawValue
      offset = 0
    }
    return taken
  }
}
