/// Stores the user's own keys for services.
public nonisolated protocol APIKeyStore: Sendable {
  /// Returns the key for a service, or `nil` if there is none.
  ///
  /// - Throws: `PhotoSearchError.keyUnreadable` if there is a key that must not be used.
  func key(for source: PhotoSourceID) throws(PhotoSearchError) -> APIKey?

  /// Stores a key, replacing the previous one.
  ///
  /// - Throws: `PhotoSearchError.keyUnreadable` if the key cannot be stored.
  func setKey(_ key: APIKey, for source: PhotoSourceID) throws(PhotoSearchError)

  /// Removes a key. Does nothing if there is none.
  ///
  /// - Throws: `PhotoSearchError.keyUnreadable` if the key cannot be removed.
  func removeKey(for source: PhotoSourceID) throws(PhotoSearchError)
}

/// A fixed set of keys in memory.
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
