/// Keeps the user's own keys for services.
public nonisolated protocol APIKeyStore: Sendable {
  /// The key for a service; nil when the user has given none.
  ///
  /// - Throws: `PhotoSearchError.keyUnreadable` when there is one that must not be used.
  func key(for source: PhotoSourceID) throws(PhotoSearchError) -> APIKey?

  /// Keeps a key, in place of the one that was kept before.
  ///
  /// - Throws: `PhotoSearchError.keyUnreadable` when it cannot be kept.
  func setKey(_ key: APIKey, for source: PhotoSourceID) throws(PhotoSearchError)

  /// Forgets a key. Does nothing when there is none.
  ///
  /// - Throws: `PhotoSearchError.keyUnreadable` when it cannot be removed.
  func removeKey(for source: PhotoSourceID) throws(PhotoSearchError)
}

/// Keys that are given once and kept nowhere.
nonisolated struct FixedAPIKeys: APIKeyStore {
  private let keys: [PhotoSourceID: APIKey]

  init(_ keys: [PhotoSourceID: APIKey]) {
    self.keys = keys
  }

  func key(for source: PhotoSourceID) -> APIKey? { keys[source] }

  func setKey(_ key: APIKey, for source: PhotoSourceID) throws(PhotoSearchError) {
    throw .keyUnreadable(path: "", reason: "it cannot be changed")
  }

  func removeKey(for source: PhotoSourceID) throws(PhotoSearchError) {
    throw .keyUnreadable(path: "", reason: "it cannot be changed")
  }
}
