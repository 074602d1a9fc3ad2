/// The contribution of one source to a page of several sources.
public nonisolated struct SourceContribution: Sendable, Hashable {
  /// The state of the source.
  public enum State: Sendable, Hashable {
    case searching
    /// The source has responded.
    case answered
    /// The source failed, so its photos are missing. A source with no budget left fails with `rateLimited`.
    case failed(PhotoSearchError)
    /// The source is skipped because it needs something from the user first, such as a key.
    case notConfigured
  }

  public let source: PhotoSourceID
  public var state: State
  /// The number of photos it found, including those that other sources found too.
  public var count: Int
  /// The total number of matching photos at the source, or `nil` if it does not report it.
  public var total: Int?
  /// Whether the source stops counting at `total`.
  public var totalIsCapped: Bool

  /// The error, or `nil` unless the source failed.
  var error: PhotoSearchError? {
    if case .failed(let error) = state { error } else { nil }
  }

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
  /// Returns the contributions to these pages and the next one together. A source that was not queried again is
  /// unchanged.
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
