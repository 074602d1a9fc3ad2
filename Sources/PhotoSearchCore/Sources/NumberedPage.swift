/// The photos of an answer of a service that numbers its pages.
nonisolated struct NumberedPage: Sendable {
  private let photos: [Photo]
  /// Whether the answer had records, good ones or bad ones.
  private let isEmpty: Bool
  private let skippedCount: Int
  private let total: Int?
  private let pageCount: Int?

  /// - Parameters:
  ///   - records: What the service sent. Those that it sent twice count once.
  ///   - photo: A record as a photo; nil for what is none.
  ///   - total: How many photos match, as the service says.
  ///   - pageCount: How many pages there are, as the service says.
  init<Record: Identifiable>(
    _ records: LossyArray<Record>, total: Int?, pageCount: Int?, photo: (Record) -> Photo?
  ) {
    var ids: Set<Record.ID> = []
    photos = records.elements.filter { ids.insert($0.id).inserted }.compactMap(photo)
    isEmpty = records.elements.isEmpty && records.skippedCount == 0
    skippedCount = records.skippedCount
    self.total = total.flatMap { $0 >= 0 ? $0 : nil }
    self.pageCount = pageCount
  }

  /// The page as the source tells it.
  ///
  /// - Parameters:
  ///   - number: of this page, from 1.
  ///   - lastNumber: of the last page that the service gives, however many there are.
  ///   - applied: The filters that the service applied.
  ///   - caps: The totals at which the service stops to count.
  ///   - fillsPages: Whether an empty page is the last, however many there are said to be. Not where the service takes
  ///     photos out of a page, such as those whose links are dead.
  ///   - isWanted: Whether a photo is what the query asks for, where the service does not know.
  func page(
    _ number: Int, lastNumber: Int = .max, for query: PhotoQuery, from source: PhotoSourceID,
    capabilities: PhotoSourceCapabilities, applied: Set<PhotoFilter>, caps: Set<Int> = [], fillsPages: Bool = true,
    isWanted: (Photo) -> Bool = { _ in true }
  ) -> PhotoPage {
    let filtered = FilteredPhotos(
      photos.filter(isWanted), for: query, from: source, capabilities: capabilities, applied: applied)
    // To ask for more pages than there are is an error for services.
    let hasMore = number < min(pageCount ?? 0, lastNumber) && !(isEmpty && fillsPages)
    return PhotoPage(
      photos: filtered.photos, next: hasMore ? PageToken(number: number + 1) : nil, total: total,
      totalIsCapped: total.map(caps.contains) ?? false,
      notices: filtered.notices + (skippedCount > 0 ? [.recordsSkipped(count: skippedCount)] : []))
  }
}

nonisolated extension PageToken {
  init(number: Int) {
    self.init(rawValue: String(number))
  }

  /// The number of the page that a token of ours stands for, 1 without one.
  ///
  /// - Throws: `badRequest` when the token is none of ours, or stands for a page behind the last.
  static func number(of token: PageToken?, lastNumber: Int = .max) throws(PhotoSearchError) -> Int {
    guard let token else { return 1 }
    guard let number = Int(token.rawValue), 1...lastNumber ~= number else {
      throw .badRequest(message: "there is no such page")
    }
    return number
  }
}
