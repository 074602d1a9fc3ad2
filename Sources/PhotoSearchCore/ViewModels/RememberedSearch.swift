/// A search that can be done again: what was searched for, with all filters, and where.
public nonisolated struct RememberedSearch: Sendable, Hashable, Codable {
  public let query: PhotoQuery
  public let source: PhotoSourceID

  public init(query: PhotoQuery, source: PhotoSourceID) {
    self.query = query
    self.source = source
  }
}

/// Keeps searches from one run of the program to the next.
///
/// What is read may have been written by other versions: what cannot be read is best left out.
public nonisolated protocol SearchHistoryStore: Sendable {
  /// What was kept last; empty at first.
  func load() -> SearchMemory

  /// Keeps this in the place of what was kept.
  func save(_ memory: SearchMemory)
}

/// The searches that are remembered.
public nonisolated struct SearchMemory: Sendable, Hashable, Codable {
  /// What was searched for, the newest first.
  public var recent: [RememberedSearch]
  /// What the user keeps, in the order in which it was kept.
  public var saved: [RememberedSearch]

  public init(recent: [RememberedSearch] = [], saved: [RememberedSearch] = []) {
    self.recent = recent
    self.saved = saved
  }

  private enum CodingKeys: String, CodingKey {
    case recent, saved
  }

  /// Searches that cannot be read, as of another version of the program, are left out one by one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    recent = container.lenient(LossyArray<RememberedSearch>.self, .recent)?.elements ?? []
    saved = container.lenient(LossyArray<RememberedSearch>.self, .saved)?.elements ?? []
  }
}
