/// A queue that limits the number of active requests per host.
nonisolated struct HostQueue<Element> {
  private struct Entry {
    let element: Element
    let priority: HTTPPriority
    let number: Int
  }

  /// The active and waiting requests of one host.
  private struct Lane {
    var activeCount = 0
    /// By the raw value of their level, each in order of arrival.
    private var waiting: [[Entry]] = Array(repeating: [], count: HTTPPriority.Level.query.rawValue + 1)

    var isEmpty: Bool { waiting.allSatisfy { $0.isEmpty } }

    /// All waiting entries in order of arrival.
    var entries: [Entry] { waiting.joined().sorted { $0.number < $1.number } }

    /// The next entry.
    var first: (level: Int, number: Int)? {
      waiting.lastIndex { !$0.isEmpty }.map { ($0, waiting[$0][0].number) }
    }

    mutating func append(_ entry: Entry) {
      waiting[entry.priority.level.rawValue].append(entry)
    }

    mutating func removeFirst(_ level: Int) -> Element {
      waiting[level].removeFirst().element
    }

    mutating func remove(where condition: (Element) -> Bool) -> Element? {
      for level in waiting.indices {
        guard let index = waiting[level].firstIndex(where: { condition($0.element) }) else { continue }
        return waiting[level].remove(at: index).element
      }
      return nil
    }

    /// Replaces the waiting entries, assigning each to its current level.
    mutating func replace(with entries: [Entry]) {
      for level in waiting.indices { waiting[level] = [] }
      for entry in entries { append(entry) }
    }
  }

  let maximumActive: Int
  private var lanes: [String: Lane] = [:]
  private var lastNumber = 0
  /// The number of priority changes that the lanes reflect.
  private var changeCount = HTTPPriority.changeCount

  /// - Parameter maximumActive: How many elements of one host may be dequeued and not yet ended.
  init(maximumActive: Int) {
    self.maximumActive = maximumActive
  }

  /// Adds an element after the others of its priority.
  mutating func enqueue(_ element: Element, host: String, priority: HTTPPriority) {
    lastNumber += 1
    lanes[host, default: Lane()].append(Entry(element: element, priority: priority, number: lastNumber))
  }

  /// Removes and returns the first element of the highest priority whose host has a free slot. The element occupies the
  /// slot until `end(host:)`.
  ///
  /// - Complexity: O(n) in the number of hosts. Once after a change of priorities, O(n) in that of waiting elements.
  mutating func dequeue() -> Element? {
    var best: (host: String, level: Int, number: Int)?
    takeLevels()
    for (host, lane) in lanes where lane.activeCount < maximumActive {
      guard let (level, number) = lane.first else { continue }
      if let best, (best.level, -best.number) >= (level, -number) { continue }
      best = (host, level, number)
    }
    guard let best else { return nil }
    lanes[best.host]?.activeCount += 1
    return lanes[best.host]?.removeFirst(best.level)
  }

  /// Assigns all entries to their current levels.
  private mutating func takeLevels() {
    // Read first: a level that changes meanwhile is handled next time.
    let count = HTTPPriority.changeCount
    guard count != changeCount else { return }
    changeCount = count
    for (host, lane) in lanes { lanes[host]?.replace(with: lane.entries) }
  }

  /// Frees the slot of a dequeued element.
  mutating func end(host: String) {
    lanes[host]?.activeCount -= 1
    if let lane = lanes[host], lane.activeCount <= 0, lane.isEmpty { lanes[host] = nil }
  }

  /// Removes an element before its turn.
  mutating func remove(where condition: (Element) -> Bool) -> Element? {
    for host in lanes.keys {
      if let element = lanes[host]?.remove(where: condition) { return element }
    }
    return nil
  }

  /// Removes matching elements that wait for a host, and returns them in order of arrival.
  mutating func removeAll(host: String, where condition: (Element) -> Bool) -> [Element] {
    let waiting = lanes[host]?.entries ?? []
    lanes[host]?.replace(with: waiting.filter { !condition($0.element) })
    return waiting.map(\.element).filter(condition)
  }

  /// Removes all waiting elements, and returns them in order of arrival.
  mutating func removeAll() -> [Element] {
    let waiting = lanes.values.flatMap(\.entries).sorted { $0.number < $1.number }
    for host in lanes.keys { lanes[host]?.replace(with: []) }
    return waiting.map(\.element)
  }
}
