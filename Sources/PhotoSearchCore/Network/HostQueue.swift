/// Requests that wait until fewer than the allowed number are under way for their host.
nonisolated struct HostQueue<Element> {
  private struct Entry {
    let element: Element
    let priority: HTTPPriority
    let number: Int
  }

  /// What one host has under way, and what waits for it in the order of arrival.
  private struct Lane {
    var activeCount = 0
    var waiting: [Entry] = []
  }

  let maximumActive: Int
  private var lanes: [String: Lane] = [:]
  private var lastNumber = 0

  /// - Parameter maximumActive: How many elements of one host may be out of the queue and not yet ended.
  init(maximumActive: Int) {
    self.maximumActive = maximumActive
  }

  /// Adds an element behind the others of its priority.
  mutating func enqueue(_ element: Element, host: String, priority: HTTPPriority) {
    lastNumber += 1
    lanes[host, default: Lane()].waiting.append(Entry(element: element, priority: priority, number: lastNumber))
  }

  /// Takes the first element of the highest priority whose host has a free place, which it occupies until `end(host:)`.
  ///
  /// - Complexity: O(n) in the number of elements that wait for hosts with a free place.
  mutating func dequeue() -> Element? {
    var best: (host: String, index: Int, level: HTTPPriority.Level, number: Int)?
    for (host, lane) in lanes where lane.activeCount < maximumActive {
      for (index, entry) in lane.waiting.enumerated() {
        let level = entry.priority.level
        if let best, (best.level, -best.number) >= (level, -entry.number) { continue }
        best = (host, index, level, entry.number)
      }
    }
    guard let best else { return nil }
    lanes[best.host]?.activeCount += 1
    return lanes[best.host]?.waiting.remove(at: best.index).element
  }

  /// Frees the place of an element that was taken.
  mutating func end(host: String) {
    lanes[host]?.activeCount -= 1
    if let lane = lanes[host], lane.activeCount <= 0, lane.waiting.isEmpty { lanes[host] = nil }
  }

  /// Takes an element out before its turn.
  mutating func remove(where condition: (Element) -> Bool) -> Element? {
    for (host, lane) in lanes {
      guard let index = lane.waiting.firstIndex(where: { condition($0.element) }) else { continue }
      return lanes[host]?.waiting.remove(at: index).element
    }
    return nil
  }

  /// Takes out what waits for a host, in the order of arrival.
  mutating func removeAll(host: String, where condition: (Element) -> Bool) -> [Element] {
    let waiting = lanes[host]?.waiting ?? []
    lanes[host]?.waiting = waiting.filter { !condition($0.element) }
    return waiting.map(\.element).filter(condition)
  }

  /// Takes out everything that waits, in the order of arrival.
  mutating func removeAll() -> [Element] {
    let waiting = lanes.values.flatMap(\.waiting).sorted { $0.number < $1.number }
    for host in lanes.keys { lanes[host]?.waiting = [] }
    return waiting.map(\.element)
  }
}
