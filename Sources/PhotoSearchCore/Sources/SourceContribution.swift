/// What one of several sources did for a page of results.
public nonisolated struct SourceContribution: Sendable, Hashable {
  /// How far the source is.
  public enum State: Sendable, Hashable {
    case searching
    /// It found what it found.
    case answered
    /// Its photos are missing. A source whose request budget is spent fails with `rateLimited`.
    case failed(PhotoSearchError)
    /// It is left out because it needs something from the user first, such as a key.
    case notConfigured
  }

  public let source: PhotoSourceID
  public var state: State
  /// How many of the photos it found, also those that another source found too.
  public var count: Int
  /// How many photos match there in all; nil when the source does not say.
  public var total: Int?
  /// Whether the source stops to count at `total`.
  public var totalIsCapped: Bool

  public init(
    source: PhotoSourceID, state: State, count: Int = 0, total: Int? = nil, totalIsCapped: Bool = false
  ) {
    self.source = source
    self.state = state
    self.count = count
    self.total = total
    self.totalIsCapped = totalIsCapped
  }
}

nonisolated extension [SourceContribution] {
  /// What the sources did for these pages and the next one together. A source that was not asked again stays as it was.
  public func adding(_ next: [SourceContribution]) -> [SourceContribution] {
    var sums = self
    for contribution in next {
      guard let index = sums.firstIndex(where: { $0.source == contribution.source }) else {
        sums.append(contribution)
        continue
      }
      let count = sums[index].count + contribution.count
      sums[index] = contribution
      sums[index].count = count
    }
    return sums
  }
}
