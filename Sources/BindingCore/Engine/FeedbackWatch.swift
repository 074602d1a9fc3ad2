/// Detects emissions that go on because observers respond to elements by sending elements, and warns once when this
/// looks endless. It only warns: a queue that is long for good reasons is still processed.
@usableFromInline
nonisolated struct FeedbackWatch<Element> {
  @usableFromInline var rounds = 0
  @usableFromInline var sample: Element?
  @usableFromInline var hasTold = false

  @inlinable init() {}

  /// Registers one more round of `count` responses, beginning with `element`.
  @inlinable
  @inline(__always)
  mutating func round(of count: Int, _ element: Element, at node: @autoclosure () -> FeedbackNode) {
    rounds &+= 1
    if rounds >= feedbackDepth || count >= feedbackWidth { suspect(count, element, node()) }
  }

  /// Warns on the second call, when it is known whether the responses still change.
  @usableFromInline
  @inline(never)
  mutating func suspect(_ count: Int, _ element: Element, _ node: FeedbackNode) {
    // A long queue is a loop only if its elements are responses to responses.
    if hasTold || rounds < 16 { return }
    guard let earlier = sample else {
      sample = element
      return
    }
    hasTold = true
    Warning.print(feedbackMessage(Element.self, node, isSettled: areEqual(earlier, element)))
  }
}

/// The number of rounds of responses that looks endless.
@usableFromInline nonisolated let feedbackDepth = 10_000
/// The number of simultaneous responses that looks like a loop that doubles each time, which would exhaust memory
/// before reaching the depth limit.
@usableFromInline nonisolated let feedbackWidth = 100_000

/// The kind of node at which elements sent during an emission wait.
@usableFromInline
nonisolated enum FeedbackNode {
  case property, subject, join
}

private nonisolated func feedbackMessage(_ type: Any.Type, _ node: FeedbackNode, isSettled: Bool?) -> String {
  let loop =
    switch node {
    case .property: "an observer of a property of \(type) sets that property, itself or by way of another one"
    case .subject: "an observer of a subject of \(type) sends to that subject, itself or by way of another one"
    case .join: "an observer of several joined signals of \(type) sends to one of them"
    }
  let remedy =
    switch isSettled {
    case true?: "It is always the same value: removeDuplicates() in front of the observer ends the loop."
    case false?:
      "The value is another one each time: send only while something is left to change, or take a prefix(maxLength:)."
    case nil: "removeDuplicates(by:) in front of the observer or a prefix(maxLength:) ends the loop."
    }
  return """
    this looks like an endless feedback loop: \(loop). \(remedy) Two properties that follow each other are joined by \
    bidirectionalBind(to:).
    """
}

/// Whether the two are equal, or `nil` if values of this type cannot be compared.
private nonisolated func areEqual(_ a: Any, _ b: Any) -> Bool? {
  func compare<Value: Equatable>(_ a: Value) -> Bool { (b as? Value) == a }
  guard let a = a as? any Equatable else { return nil }
  return compare(a)
}
