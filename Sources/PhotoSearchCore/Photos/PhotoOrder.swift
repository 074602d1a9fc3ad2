/// The order of the search results.
public nonisolated enum PhotoOrder: String, Sendable, Hashable, Codable, CaseIterable {
  case relevance
  /// By upload date.
  case newest, oldest
}
