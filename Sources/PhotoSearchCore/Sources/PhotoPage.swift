/// Where a source goes on with the results of a query. Opaque to everyone but the source that made it.
public nonisolated struct PageToken: Sendable, Hashable, RawRepresentable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// One page of the results of a search.
public nonisolated struct PhotoPage: Sendable, Hashable {
  /// In the order of relevance.
  public let photos: [Photo]
  /// For the next page; nil when this is the last.
  public let next: PageToken?
  /// How many photos match in all; nil when the source does not say.
  public let total: Int?
  /// Whether the source stops to count at `total`: so many photos match, and perhaps more.
  public let totalIsCapped: Bool
  /// What the user should know about these results.
  public let notices: [PhotoNotice]
  /// What each source found, for a page of several; empty for a page of one.
  public let contributions: [SourceContribution]
  /// For what is missing here because some of the sources failed, and for nothing else; nil when none did.
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

/// Something about a page of results that an honest program tells.
public nonisolated enum PhotoNotice: Sendable, Hashable {
  /// The filter is on, but the source has no such filter and does not say what it needs to know: it had no effect.
  case notFiltered(PhotoFilter, PhotoSourceID)
  /// One of several sources has no such filter, and others have: its photos are left out.
  case sourceLeftOut(PhotoFilter, PhotoSourceID)
  /// Some records of the answer could not be read and are missing here.
  case recordsSkipped(count: Int)
  /// The date filter is on, and this many photos that match are missing here because nobody knows when they were
  /// uploaded.
  case undatedLeftOut(count: Int)
  /// The source has no such filter: this many of the photos that it found were left out here.
  case leftOut(PhotoFilter, count: Int)
  /// The source cannot sort this way: the photos are in its own order.
  case notSorted(PhotoOrder, PhotoSourceID)
  /// One of several sources failed: its photos are missing here.
  case sourceFailed(PhotoSourceID, PhotoSearchError)
}

nonisolated extension PhotoNotice {
  /// The notices of several sources or pages, those that count the same thing as one.
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

  /// One notice for two; nil when they are about different things.
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
