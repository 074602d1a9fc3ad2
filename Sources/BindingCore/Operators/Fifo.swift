/// A first-in, first-out queue with amortised O(1) operations.
@usableFromInline
nonisolated struct Fifo<Element> {
  private var elements: ContiguousArray<Element?> = []
  private var head = 0

  @usableFromInline init() {}

  var isEmpty: Bool { head == elements.count }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func removeFirst() -> Element {
    let element = elements[head].unsafelyUnwrapped
    elements[head] = nil
    head += 1
    if head == elements.count {
      elements.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 32, head * 2 >= elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }
}
