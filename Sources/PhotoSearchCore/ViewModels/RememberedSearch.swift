/// A search that can be repeated: the query, with all filters, and the source.
public nonisolated struct RememberedSearch: Sendable, Hashable, Codable {
  public let query: PhotoQuery
  public let source: PhotoSourceID

  public init(query: PhotoQuery, source: PhotoSourceID) {
    self.query = query
    self.source = source
  }
}

/// Stores searches between runs of the program.
///
/// Stored data may come from another version of the program. Implementations should skip what they cannot read.
public nonisolated protocol SearchHistoryStore: Sendable {
  /// Returns the stored searches, or none if nothing has been stored.
  func load() -> SearchMemory

  /// Replaces the stored searches.
  func save(_ memory: SearchMemory)
}

/// The stored searches.
public nonisolated struct SearchMemory: Sendable, Hashable, Codable {
  /// The recent searches, newest first.
  public var recent: [RememberedSearch]
  /// The searches that the user saved, in the order in which they were saved.
  public var saved: [RememberedSearch]

  public init(recent: [RememberedSearch] = [], saved: [RememberedSearch] = []) {
    self.recent = recent
    self.saved = saved
  }

  private enum CodingKeys: String, CodingKey {
    case recent, saved
  }

  /// Skips individual searches that cannot be decoded, such as those of another version of the program.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    recent = container.lenient(LossyArray<RememberedSearch>.self, .recent)?.elements ?? []
    saved = container.lenient(LossyArray<RememberedSearch>.self, .saved)?.elements ?? []
  }
}
