/// A place where several paths of the graph of signals may meet: a `Join` or the core of a subject that something is
/// bound to.
///
/// This is how a change that reaches an observer along several paths is delivered once, with consistent values. Before
/// a subject delivers an element it *marks* every path that leads to a join; each path *settles* when it has delivered
/// (or swallowed) the element; a join that has been marked waits until its last path has settled. Nothing is marked,
/// and nothing costs, where no join lies downstream.
///
/// Invariant: `expected` is the number of incoming edges that are marked.
@usableFromInline
nonisolated class Node: Gate {
  @exclusivity(unchecked) @usableFromInline final var expected = 0
  @inlinable override init(_ observation: Subscription? = nil) { super.init(observation) }

  /// An element is about to come along one more edge. False when this node will not wait for it.
  @usableFromInline func mark() -> Bool { false }
  /// A marked edge has delivered or swallowed its element.
  @usableFromInline func settle() {}
  @usableFromInline func addFeeder(_ feeder: Node) {}
  @usableFromInline func removeFeeder(_ feeder: Node) {}
  /// A join has become reachable from here.
  @usableFromInline func setReachesJoin() {}
  @usableFromInline var reachesJoin: Bool { true }
}

/// The meeting point of an operator with several inputs, of which each has a bit.
@usableFromInline
nonisolated class Join: Node {
  /// The subscription to the inputs.
  @usableFromInline final let subscription: Subscription
  /// Alive as long as this is: `emit` owns the chain below.
  @usableFromInline final let downstream: Unmanaged<Node>?
  @exclusivity(unchecked) @usableFromInline final var downstreamIsMarked = false
  @exclusivity(unchecked) @usableFromInline final var isDirty = false
  /// The bits of the inputs that have not delivered yet.
  @exclusivity(unchecked) @usableFromInline final var missing: Int
  /// A stored closure, not an override: methods of generic classes are never specialised through the vtable, which
  /// costs six times as much.
  @usableFromInline final let emit: (Join) -> Void

  @inlinable
  init(
    _ sources: Subscription, of observation: Subscription, downstream: Unmanaged<Node>?, inputs: Int,
    emit: @escaping (Join) -> Void
  ) {
    subscription = sources
    self.downstream = downstream
    self.emit = emit
    missing = (1 << inputs) - 1
    super.init(observation)
  }

  /// Notes that the input with this bit has delivered. True if the result is due now; otherwise `settle` emits it.
  @inlinable
  @inline(__always)
  final func arrived(_ bit: Int) -> Bool {
    missing &= ~bit
    if missing != 0 { return false }
    if expected != 0 {
      isDirty = true
      return false
    }
    return true
  }

  @inlinable
  final override func mark() -> Bool {
    expected &+= 1
    if expected == 1, let downstream {
      downstreamIsMarked = downstream._withUnsafeGuaranteedRef { $0.mark() }
    }
    return true
  }

  @inlinable
  final override func settle() {
    expected &-= 1
    if expected != 0 { return }
    if isDirty {
      isDirty = false
      if subscription.isLive { emit(self) }
    }
    if downstreamIsMarked {
      downstreamIsMarked = false
      downstream.unsafelyUnwrapped._withUnsafeGuaranteedRef { $0.settle() }
    }
  }
}
