/// A cache of the most recently used values, limited by their total cost. A pure value.
nonisolated struct RecentlyUsed<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
    var lastUse: Int
  }

  let maximumCost: Int
  private(set) var totalCost = 0
  private var entries: [Key: Entry] = [:]
  private var uses = 0

  init(maximumCost: Int) {
    self.maximumCost = maximumCost
  }

  /// Returns the value and marks it as the most recently used.
  mutating func value(for key: Key) -> Value? {
    guard let entry = entries[key] else { return nil }
    uses += 1
    entries[key]?.lastUse = uses
    return entry.value
  }

  /// Inserts a value, evicting the least recently used ones to make room. A value that costs more than `maximumCost` is
  /// not stored.
  ///
  /// - Complexity: O(n) in the number of values for each one evicted.
  mutating func insert(_ value: Value, cost: Int, for key: Key) {
    remove(key)
    guard cost <= maximumCost else { return }
    uses += 1
    entries[key] = Entry(value: value, cost: cost, lastUse: uses)
    totalCost += cost
    while totalCost > maximumCost, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key {
      remove(oldest)
    }
  }

  mutating func removeAll() {
    entries = [:]
    totalCost = 0
  }

  private mutating func remove(_ key: Key) {
    totalCost -= entries.removeValue(forKey: key)?.cost ?? 0
  }
}
