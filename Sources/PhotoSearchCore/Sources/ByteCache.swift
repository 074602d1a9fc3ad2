import FoundationEssentials

/// Keeps the bytes that were used last, as many as fit. A pure value.
nonisolated struct ByteCache<Key: Hashable> {
  private struct Entry {
    let data: Data
    var lastUse: Int
  }

  let maximumBytes: Int
  private(set) var totalBytes = 0
  private var entries: [Key: Entry] = [:]
  private var uses = 0

  init(maximumBytes: Int) {
    self.maximumBytes = maximumBytes
  }

  /// The bytes, which are now the last used.
  mutating func data(for key: Key) -> Data? {
    guard entries[key] != nil else { return nil }
    uses += 1
    entries[key]?.lastUse = uses
    return entries[key]?.data
  }

  /// What is too large for the whole cache is not kept.
  ///
  /// - Complexity: O(n) in the number of entries for each one that makes room.
  mutating func insert(_ data: Data, for key: Key) {
    remove(key)
    guard data.count <= maximumBytes else { return }
    uses += 1
    entries[key] = Entry(data: data, lastUse: uses)
    totalBytes += data.count
    while totalBytes > maximumBytes, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key {
      remove(oldest)
    }
  }

  private mutating func remove(_ key: Key) {
    totalBytes -= entries.removeValue(forKey: key)?.data.count ?? 0
  }
}
