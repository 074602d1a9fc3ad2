/// Keeps the values that were used last, as many as fit by their cost. A pure value.
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

  /// The value, which is now the last used.
  mutating func value(for key: Key) -> Value? {
    guard let entry = entries[key] else { return nil }
    uses += 1
    entries[key]?.lastUse = uses
    return entry.value
  }

  /// What costs more than the whole may is not kept.
  ///
  /// - Complexity: O(n) in the number of values for each one that makes room.
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
