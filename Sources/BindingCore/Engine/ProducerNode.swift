/// The node of a signal written as a closure around other signals, `Signal { observer in a.observe { … } }`. Whatever
/// that closure observes leads to the observer of the signal, so a join downstream waits for it.
///
/// Retained by the observations. They may outlive the signal; then it leads nowhere.
@usableFromInline
nonisolated final class ProducerNode: OperatorNode {
  /// The producer that is running, if any.
  @MainActor @usableFromInline private(set) static var current: ProducerNode?

  /// Creates a node for the observation of `observer`, which ends with `subscription`.
  @usableFromInline
  init?(before observer: Observer<some Any, some Error>, _ subscription: Subscription) {
    guard let downstream = observer.node else { return nil }
    super.init(nil, downstream: downstream)
    subscription.add(BlockDisposable { [weak self] in self?.leave() })
  }

  /// Settles and forgets the downstream node, because the observer is gone.
  private func leave() {
    guard let last = downstream?.takeRetainedValue() else { return }
    downstream = nil
    guard downstreamIsMarked else { return }
    downstreamIsMarked = false
    last.settle()
  }

  /// Runs `produce`, whose observations belong to `node`.
  @MainActor
  static func run<Result>(_ node: ProducerNode?, _ produce: () -> Result) -> Result {
    let outer = current
    current = node
    defer { current = outer }
    return produce()
  }

  /// Delivers to `observer`. Observations made there belong to no producer.
  @MainActor
  @inline(__always)
  static func deliver(_ body: () -> Void) {
    if current == nil { return body() }
    run(nil, body)
  }
}

extension Observer {
  /// The same observer as part of the running producer, if any.
  @MainActor
  @inlinable
  var inProducer: Observer {
    guard node == nil, let producer = ProducerNode.current else { return self }
    return inside(producer)
  }

  @MainActor
  @usableFromInline
  func inside(_ producer: ProducerNode) -> Observer {
    let next = next
    return Observer(
      next: { element in withExtendedLifetime(producer) { next(element) } },
      end: end,
      node: .passUnretained(producer))
  }
}
