import FoundationEssentials

/// Where each of several sources goes on.
nonisolated struct AllSourcesToken: Codable, Hashable, Sendable {
  /// Where one source goes on.
  struct Cursor: Codable, Hashable, Sendable {
    /// The source's own token of the page that comes next; nil for its first.
    var page: String?
    /// How many photos of that page have been shown already.
    var offset = 0
    /// Whether it has no more.
    var isDone = false
    var total: Int?
    var totalIsCapped = false
  }

  /// By source. One without a cursor starts at its beginning.
  var cursors: [String: Cursor] = [:]
  /// Those to ask, when the others are not to go on now.
  var only: [String]?

  init() {}

  /// - Throws: `badRequest` when the token is none of ours.
  init(_ token: PageToken?) throws(PhotoSearchError) {
    guard let token else { return }
    guard let read = try? JSONDecoder().decode(AllSourcesToken.self, from: Data(token.rawValue.utf8)),
      read.cursors.values.allSatisfy({ $0.offset >= 0 })
    else { throw .badRequest(message: "there is no such page") }
    self = read
  }

  var pageToken: PageToken {
    let encoder = JSONEncoder()
    // Equal tokens must be written alike.
    encoder.outputFormatting = .sortedKeys
    // Texts and numbers can always be written.
    return PageToken(rawValue: String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self))
  }

  subscript(source: PhotoSourceID) -> Cursor {
    get { cursors[source.rawValue] ?? Cursor() }
    set { cursors[source.rawValue] = newValue }
  }

  /// Whether the source is to be asked for this page.
  func asks(_ source: PhotoSourceID) -> Bool {
    !self[source].isDone && only?.contains(source.rawValue) != false
  }
}

nonisolated extension AllSourcesToken.Cursor {
  /// The source's own token of the page that comes next.
  var pageToken: PageToken? { page.map(PageToken.init(rawValue:)) }

  /// Goes on behind some photos of a page of the source.
  ///
  /// - Parameter maximumCount: How many photos at most.
  /// - Returns: the photos.
  mutating func take(_ maximumCount: Int, of answer: PhotoPage) -> [Photo] {
    total = answer.total ?? total
    totalIsCapped = answer.totalIsCapped || totalIsCapped
    let taken = Array(answer.photos.dropFirst(offset).prefix(maximumCount))
    if offset + taken.count < answer.photos.count {
      offset += taken.count
    } else {
      // A source that sends us to where we are would do so for ever.
      isDone = answer.next == nil || answer.next == pageToken
      page = answer.next?.rawValue
      offset = 0
    }
    return taken
  }
}
