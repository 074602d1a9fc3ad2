import Testing

@testable import PhotoSearchCore

struct HostQueueTests {
  private func queue(_ elements: (String, host: String, isUrgent: Bool)...) -> HostQueue<String> {
    var queue = HostQueue<String>(maximumActive: 2)
    for (element, host, isUrgent) in elements { queue.enqueue(element, host: host, isUrgent: isUrgent) }
    return queue
  }

  @Test("Elements start in order, as many for a host as are allowed")
  func places() {
    var queue = queue(
      ("a1", "a", false), ("a2", "a", false), ("a3", "a", false), ("b1", "b", false), ("a4", "a", false))
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

  @Test("Urgent elements overtake others, not each other")
  func urgency() {
    var queue = queue(("1", "a", false), ("u1", "a", true), ("2", "b", false), ("u2", "b", true))
    #expect((0..<4).map { _ in queue.dequeue() } == ["u1", "u2", "1", "2"])
  }

  @Test("A waiting element can be taken out, and leaves no place behind")
  func removal() {
    var queue = queue(("1", "a", false), ("2", "a", false), ("3", "a", false), ("4", "a", false))
    _ = queue.dequeue()
    #expect(queue.remove { $0 == "3" } == "3")
    #expect(queue.remove { $0 == "1" } == nil)
    #expect(queue.dequeue() == "2")
    #expect(queue.dequeue() == nil)
    #expect(queue.removeAll() == ["4"])
  }
}
