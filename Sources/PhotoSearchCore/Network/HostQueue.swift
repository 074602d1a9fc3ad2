/// Requests that wait until fewer than the allowed number are under way for their host.
nonisolated struct HostQueue<Element> {
  private struct Entry {
    let element: Element
    let priority: HTTPPriority
    let number: Int
  }

  /// What one host has under way, and what waits for it.
  private struct Lane {
    var activeCount = 0
    /// By the raw value of their level, each in the order of arrival.
    private var waiting: [[Entry]] = Array(repeating: [], count: HTTPPriority.Level.query.rawValue + 1)

    var isEmpty: Bool { waiting.allSatisfy { $0.isEmpty } }

    /// All of them in the order of arrival.
    var entries: [Entry] { waiting.joined().sorted { $0.number < $1.number } }

    /// The one whose turn is next.
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

    /// Takes the entries instead of what waited, each with its level of now.
    mutating func replace(with entries: [Entry]) {
      for level in waiting.indices { waiting[level] = [] }
      for entry in entries { append(entry) }
    }
  }

  let maximumActive: Int
  private var lanes: [String: Lane] = [:]
  private var lastNumber = 0
  /// How many changes of priorities the lanes know.
  private var changeCount = HTTPPriority.changeCount

  /// - Parameter maximumActive: How many elements of one host may be out of the queue and not yet ended.
  init(maximumActive: Int) {
    self.maximumActive = maximumActive
  }

  /// Adds an element behind the others of its priority.
  mutating func enqueue(_ element: Element, host: String, priority: HTTPPriority) {
    lastNumber += 1
    lanes[host, default: Lane()].append(Entry(element: element, priority: priority, number: lastNumber))
  }

  /// Takes the first element of the highest priority whose host has a free place, which it occupies until `end(host:)`.
  ///
  /// - Complexity: O(n) in the number of hosts; after a change of priorities in that of waiting elements, once.
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

  /// Puts everyone where their level is now.
  private mutating func takeLevels() {
    // Read first: a level that changes meanwhile is taken the next time.
    let count = HTTPPriority.changeCount
    guard count != changeCount else { return }
    changeCount = count
    for (host, lane) in lanes { lanes[host]?.replace(with: lane.entries) }
  }

  /// Frees the place of an element that was taken.
  mutating func end(host: String) {
    lanes[host]?.activeCount -= 1
    if let lane = lanes[host], lane.activeCount <= 0, lane.isEmpty { lanes[host] = nil }
  }

  /// Takes an element out before its turn.
  mutating func remove(where condition: (Element) -> Bool) -> Element? {
    for host in lanes.keys {
      if let element = lanes[host]?.remove(where: condition) { return element }
    }
    return nil
  }

  /// Takes out what waits for a host, in the order of arrival.
  mutating func removeAll(host: String, where condition: (Element) -> Bool) -> [Element] {
    let waiting = lanes[host]?.entries ?? []
    lanes[host]?.replace(with: waiting.filter { !condition($0.element) })
    return waiting.map(\.element).filter(condition)
  }

  /// Takes out everything that waits, in the order of arrival.
  mutating func removeAll() -> [Element] {
    let waiting = lanes.values.flatMap(\.entries).sorted { $0.number < $1.number }
    for host in lanes.keys { lanes[host]?.replace(with: []) }
    return waiting.map(\.element)
  }
}
