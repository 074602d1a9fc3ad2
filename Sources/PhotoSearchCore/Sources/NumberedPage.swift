/// The photos in a response of a service that numbers its pages.
nonisolated struct NumberedPage: Sendable {
  private let photos: [Photo]
  /// Whether the response has no records, not even unreadable ones.
  private let isEmpty: Bool
  private let skippedCount: Int
  private let total: Int?
  private let pageCount: Int?

  /// - Parameters:
  ///   - records: The records in the response. Duplicates are dropped.
  ///   - photo: Converts a record to a photo, or returns `nil` if it is not a photo.
  ///   - total: The number of matching photos, as reported by the service.
  ///   - pageCount: The number of pages, as reported by the service.
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

  /// Returns the number of pages of a service that reports only the total.
  static func pageCount(total: Int?, pageSize: Int) -> Int? {
    total.map { $0 / pageSize + ($0 % pageSize > 0 ? 1 : 0) }
  }

  /// Returns the page for the source to return.
  ///
  /// - Parameters:
  ///   - number: The number of this page, starting at 1.
  ///   - lastNumber: The number of the last page that the service returns, however many there are.
  ///   - applied: The filters that the service applied.
  ///   - caps: The totals at which the service stops counting.
  ///   - fillsPages: Whether an empty page is the last, whatever page count is reported. False if the service removes
  ///     photos from a page, such as those with dead links.
  ///   - isWanted: Whether a photo matches the query, if the service cannot determine that.
  func page(
    _ number: Int, lastNumber: Int = .max, for query: PhotoQuery, from source: PhotoSourceID,
    capabilities: PhotoSourceCapabilities, applied: Set<PhotoFilter>, caps: Set<Int> = [], fillsPages: Bool = true,
    isWanted: (Photo) -> Bool = { _ in true }
  ) -> PhotoPage {
    let filtered = FilteredPhotos(
      photos.filter(isWanted), for: query, from: source, capabilities: capabilities, applied: applied)
    // Services report an error for pages beyond the last.
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

  /// Returns the page number of a token, or 1 without a token.
  ///
  /// - Throws: `badRequest` if the token is invalid or refers to a page beyond the last.
  static func number(of token: PageToken?, lastNumber: Int = .max) throws(PhotoSearchError) -> Int {
    guard let token else { return 1 }
    guard let number = Int(token.rawValue), 1...lastNumber ~= number else {
      throw .badRequest(message: "there is no such page")
    }
    return number
  }
}
