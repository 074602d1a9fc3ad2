import Testing

@testable import PhotoSearchCore

nonisolated struct HostQueueTests {
  private func queue(_ elements: (String, host: String, level: HTTPPriority.Level)...) -> HostQueue<String> {
    var queue = HostQueue<String>(maximumActive: 2)
    for (element, host, level) in elements { queue.enqueue(element, host: host, priority: HTTPPriority(level)) }
    return queue
  }

  @Test("Elements start in order, as many for a host as are allowed")
  func places() {
    var queue = queue(
      ("a1", "a", .visible), ("a2", "a", .visible), ("a3", "a", .visible), ("b1", "b", .visible),
      ("a4", "a", .visible))
    #expect(queue.dequeue() == "a1")
    #expect(queue.dequeue() == "a2")
    #expect(queue.dequeue() == "b1")
    #expect(queue.dequeue() == nil)
    queue.end(host: "a")
    #expect(queue.dequeue() == "a3")
    #expect(queue.dequeue() == nil)
    queue.end(host: "b")
    #expect(queue.dequeue() == nil)
    queue.end(host: "a")
    #expect(queue.dequeue() == "a4")
  }

  @Test("A higher priority overtakes the lower ones, and not its own")
  func priorities() {
    var queue = queue(
      ("1", "a", .background), ("v1", "a", .visible), ("q1", "a", .query), ("2", "b", .background),
      ("q2", "b", .query), ("v2", "b", .visible))
    var order: [String] = []
    while let element = queue.dequeue() {
      order.append(element)
      queue.end(host: element == "2" || element.hasSuffix("2") ? "b" : "a")
    }
    #expect(order == ["q1", "q2", "v1", "v2", "1", "2"])
  }

  @Test("What comes into view while it waits overtakes the others")
  func reprioritising() {
    var queue = HostQueue<Int>(maximumActive: 1)
    let priorities = (0..<4).map { _ in HTTPPriority(.background) }
    for (number, priority) in priorities.enumerated() { queue.enqueue(number, host: "a", priority: priority) }
    #expect(queue.dequeue() == 0)
    priorities[3].level = .visible
    priorities[2].level = .query
    priorities[2].level = .background
    for expected in [3, 1, 2] {
      queue.end(host: "a")
      #expect(queue.dequeue() == expected)
    }
  }

  @Test("What others wait for too is as high as the highest of them, until they leave")
  func sharedPriorities() {
    var queue = HostQueue<Int>(maximumActive: 1)
    let priorities = (0..<4).map { _ in HTTPPriority(.background) }
    for (number, priority) in priorities.enumerated() { queue.enqueue(number, host: "a", priority: priority) }
    let other = HTTPPriority(.visible)
    priorities[2].add(other)
    priorities[3].add(other)
    #expect(queue.dequeue() == 2)
    queue.end(host: "a")
    priorities[3].remove(other)
    #expect(queue.dequeue() == 0)
    queue.end(host: "a")
    priorities[3].add(other)
    other.level = .query
    #expect(queue.dequeue() == 3)
    queue.end(host: "a")
    #expect(queue.dequeue() == 1)
  }

  @Test("A level that changed before the element is taken out or another one comes in still counts")
  func changesBetween() {
    var queue = HostQueue<Int>(maximumActive: 1)
    let priorities = (0..<5).map { _ in HTTPPriority(.background) }
    for number in 0..<4 { queue.enqueue(number, host: "a", priority: priorities[number]) }
    priorities[1].level = .visible
    priorities[3].level = .visible
    priorities[4].level = .visible
    queue.enqueue(4, host: "a", priority: priorities[4])
    #expect(queue.remove { $0 == 1 } == 1)
    var order: [Int] = []
    while let element = queue.dequeue() {
      order.append(element)
      queue.end(host: "a")
    }
    #expect(order == [3, 4, 0, 2])
  }

  @Test("A waiting element can be taken out, and leaves no place behind")
  func removal() {
    var queue = queue(
      ("1", "a", .visible), ("2", "a", .visible), ("3", "a", .visible), ("4", "a", .visible), ("5", "b", .visible))
    _ = queue.dequeue()
    #expect(queue.remove { $0 == "3" } == "3")
    #expect(queue.remove { $0 == "1" } == nil)
    #expect(queue.dequeue() == "2")
    #expect(queue.removeAll(host: "b") { $0 != "5" } == [])
    #expect(queue.removeAll(host: "b") { _ in true } == ["5"])
    #expect(queue.dequeue() == nil)
    #expect(queue.removeAll() == ["4"])
    queue.end(host: "a")
    #expect(queue.dequeue() == nil)
  }
}
