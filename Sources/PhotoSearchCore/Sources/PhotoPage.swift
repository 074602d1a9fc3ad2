/// A position in a source's results for a query. Opaque except to the source that created it.
public nonisolated struct PageToken: Sendable, Hashable, RawRepresentable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// One page of search results.
public nonisolated struct PhotoPage: Sendable, Hashable {
  /// The photos, in the order of the results.
  public let photos: [Photo]
  /// The token for the next page, or `nil` if this is the last.
  public let next: PageToken?
  /// The total number of matching photos, or `nil` if the source does not report it.
  public let total: Int?
  /// Whether the source stops counting at `total`, so that more photos may match.
  public let totalIsCapped: Bool
  /// Information for the user about these results.
  public let notices: [PhotoNotice]
  /// The contribution of each source to a page of several sources, or empty for a single source.
  public let contributions: [SourceContribution]
  /// The token to retry only the sources that failed, or `nil` if none did.
  public let retry: PageToken?

  public init(
    photos: [Photo], next: PageToken? = nil, total: Int? = nil, totalIsCapped: Bool = false,
    notices: [PhotoNotice] = [], contributions: [SourceContribution] = [], retry: PageToken? = nil
  ) {
    self.photos = photos
    self.next = next
    self.total = total
    self.totalIsCapped = totalIsCapped
    self.notices = notices
    self.contributions = contributions
    self.retry = retry
  }
}

nonisolated extension PhotoPage {
  /// Whether the source, or one of several, has responded.
  var isAnswered: Bool { contributions.isEmpty || contributions.contains { $0.state == .answered } }

  /// Returns the page without the photos that have one of these IDs.
  func leavingOut(_ ids: Set<PhotoID>) -> PhotoPage {
    let left = photos.filter { ids.isDisjoint(with: $0.allIDs) }
    return PhotoPage(
      photos: left, next: next, total: total.map { $0 - (photos.count - left.count) }, totalIsCapped: totalIsCapped,
      notices: notices, contributions: contributions, retry: retry)
  }

  /// Returns the page with other photos.
  func with(_ photos: [Photo]) -> PhotoPage {
    PhotoPage(
      photos: photos, next: next, total: total, totalIsCapped: totalIsCapped, notices: notices,
      contributions: contributions, retry: retry)
  }
}

/// Information about a page of results that the user should know.
public nonisolated enum PhotoNotice: Sendable, Hashable {
  /// The filter is on, but had no effect: the source neither supports it nor provides the information it needs.
  case notFiltered(PhotoFilter, PhotoSourceID)
  /// The photos of this source are left out, because it does not support the filter and other sources do.
  case sourceLeftOut(PhotoFilter, PhotoSourceID)
  /// Some records of the response could not be read and are missing.
  case recordsSkipped(count: Int)
  /// The date filter is on, and this many matching photos are missing because their upload dates are unknown.
  case undatedLeftOut(count: Int)
  /// The source does not support the filter, so this many of its photos were left out here.
  case leftOut(PhotoFilter, count: Int)
  /// The source does not support this order, so the photos are in its own order.
  case notSorted(PhotoOrder, PhotoSourceID)
  /// One of several sources failed, so its photos are missing.
  case sourceFailed(PhotoSourceID, PhotoSearchError)
}

nonisolated extension PhotoNotice {
  /// Combines the notices of several sources or pages. Adds up counts of the same kind.
  static func combined(_ notices: [PhotoNotice]) -> [PhotoNotice] {
    var combined: [PhotoNotice] = []
    for notice in notices {
      if let index = combined.firstIndex(where: { $0.sum(with: notice) != nil }) {
        combined[index] = combined[index].sum(with: notice) ?? notice
      } else {
        combined.append(notice)
      }
    }
    return combined
  }

  /// Combines two notices, or returns `nil` if they concern different things.
  private func sum(with other: PhotoNotice) -> PhotoNotice? {
    switch (self, other) {
    case (.recordsSkipped(let count), .recordsSkipped(let more)): .recordsSkipped(count: count + more)
    case (.undatedLeftOut(let count), .undatedLeftOut(let more)): .undatedLeftOut(count: count + more)
    case (.leftOut(let filter, let count), .leftOut(let other, let more)) where filter == other:
      .leftOut(filter, count: count + more)
    default: self == other ? self : nil
    }
  }
}
