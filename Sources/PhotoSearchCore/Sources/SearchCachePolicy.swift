/// Restricts searches to cached responses, so that they fail instead of sending a request.
nonisolated enum SearchCachePolicy {
  /// Whether the current task is such a search.
  @TaskLocal static var usesCacheOnly = false
}
