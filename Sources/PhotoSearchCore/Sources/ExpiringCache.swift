/// A small cache of values with a limited lifetime. A pure value: the current time is passed in.
nonisolated struct ExpiringCache<Key: Hashable, Value> {
  private var entries: [Key: (value: Value, expiry: ContinuousClock.Instant)] = [:]
  private let lifetime: Duration
  private let maximumCount: Int

  init(lifetime: Duration, maximumCount: Int) {
    self.lifetime = lifetime
    self.maximumCount = maximumCount
  }

  func value(for key: Key, at now: ContinuousClock.Instant) -> Value? {
    guard let entry = entries[key], entry.expiry > now else { return nil }
    return entry.value
  }

  /// - Complexity: O(n) in the number of values.
  mutating func removeAll(where condition: (Key) -> Bool) {
    entries = entries.filter { !condition($0.key) }
  }

  /// - Complexity: O(n) in the number of values when the cache is full.
  mutating func insert(_ value: Value, for key: Key, at now: ContinuousClock.Instant) {
    entries[key] = (value, now + lifetime)
    while entries.count > maximumCount, let oldest = entries.min(by: { $0.value.expiry < $1.value.expiry })?.key {
      entries[oldest] = nil
    }
  }
}
