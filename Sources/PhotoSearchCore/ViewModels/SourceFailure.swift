/// The failure of one of several sources.
public nonisolated struct SourceFailure: Sendable, Hashable {
  public let source: PhotoSourceID
  public let error: PhotoSearchError

  public init(source: PhotoSourceID, error: PhotoSearchError) {
    self.source = source
    self.error = error
  }
}
