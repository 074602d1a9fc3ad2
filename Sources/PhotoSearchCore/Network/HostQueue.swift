/// Requests that wait until fewer than the allowed number are under way for their host. A pure value.
nonisolated struct HostQueue<Element> {
  private struct Entry {
    let element: Element
    let host: String
    let isUrgent: Bool
  }

  let maximumActive: Int
  private var waiting: [Entry] = []
  private var activeCounts: [String: Int] = [:]

  /// - Parameter maximumActive: How many elements of one host may be out of the queue and not yet ended.
  init(maximumActive: Int) {
    self.maximumActive = maximumActive
  }

  /// Adds an element behind the others; an urgent one before all that are not.
  mutating func enqueue(_ element: Element, host: String, isUrgent: Bool) {
    let place = isUrgent ? waiting.firstIndex { !$0.isUrgent } : nil
    waiting.insert(Entry(element: element, host: host, isUrgent: isUrgent), at: place ?? waiting.endIndex)
  }

  /// Takes the first element whose host has a free place, which it occupies until `end(host:)`.
  ///
  /// - Complexity: O(n) in the number of waiting elements.
  mutating func dequeue() -> Element? {
    guard let index = waiting.firstIndex(where: { activeCounts[$0.host, default: 0] < maximumActive }) else {
      return nil
    }
    let entry = waiting.remove(at: index)
    activeCounts[entry.host, default: 0] += 1
    return entry.element
  }

  /// Frees the place of an element that was taken.
  mutating func end(host: String) {
    let count = activeCounts[host, default: 1] - 1
    activeCounts[host] = count > 0 ? count : nil
  }

  /// Takes an element out before its turn.
  mutating func remove(where condition: (Element) -> Bool) -> Element? {
    guard let index = waiting.firstIndex(where: { condition($0.element) }) else { return nil }
    return waiting.remove(at: index).element
  }

  /// Takes out everything that waits.
  mutating func removeAll() -> [Element] {
    defer { waiting = [] }
    return waiting.map(\.element)
  }
}
