/// A place where several paths of the graph of signals may meet: a `Join` or the core of a subject that something is
/// bound to.
///
/// This is how a change that reaches an observer along several paths is delivered once, with consistent values. Before
/// a subject delivers an element it *marks* every path that leads to a join; each path *settles* when it has delivered
/// (or swallowed) the element; a join that has been marked waits until its last path has settled. Nothing is marked,
/// and nothing costs, where no join lies downstream.
///
/// Invariant: `expected` is the number of incoming edges that are marked, and the marked edges form no cycle.
///
/// **Rings.** Marking is a depth-first walk that follows an edge from each node it meets for the first time. An edge
/// back to a node that the walk has not left yet is the one that closes a ring. That node answers false, and the edge is
/// not marked: it can settle only after the node itself, for which the node would wait for ever. A node that is emitting
/// answers false for the same reason. All other edges lead to nodes that the walk has left, so what is marked has no
/// cycle, whichever way an element enters the ring, and every marked edge settles before the emission is over. The one
/// edge that appears while nodes wait, that of an observer who comes in the middle, is marked only if it closes no ring
/// either (see `reaches(_:_:)`).
///
/// An edge that is not marked still delivers; only nobody waits for it. So a ring loses nothing. What an element sets
/// off by going round arrives as a change of its own: a join that hangs on a ring may fire for what came in from outside
/// and once more for each round that changes it again, as when the other end of a two-way binding corrects a value. The
/// last time it fires it has the final values. In a graph without rings each join fires once.
@usableFromInline
nonisolated class Node: Gate {
  @exclusivity(unchecked) @usableFromInline final var expected = 0
  @inlinable override init(_ observation: Subscription? = nil) { super.init(observation) }

  /// An element is about to come along one more edge. False when this node will not wait for it.
  @usableFromInline func mark() -> Bool { false }
  /// A marked edge has delivered or swallowed its element.
  @usableFromInline func settle() {}
  @usableFromInline func addFeeder(_ feeder: Link) {}
  @usableFromInline func removeFeeder(_ feeder: Link) {}
  /// A join has become reachable from here.
  @usableFromInline func setReachesJoin() {}
  @usableFromInline var reachesJoin: Bool { true }
  /// Whether a property that is about to change, and is observed now, had better not tell its old value first.
  @usableFromInline var skipsOutdatedValues: Bool { false }

  /// Whether a path leads from here to `target`. O(n) in what lies downstream.
  func reaches(_ target: Node, _ seen: inout Set<ObjectIdentifier>) -> Bool { self === target }
}

/// A node inside an operator: waits until all marked paths into it have settled, and has one way on.
@usableFromInline
nonisolated class OperatorNode: Node {
  /// Retained, as that of a `Slot`.
  @exclusivity(unchecked) @usableFromInline final var downstream: Unmanaged<Node>?
  @exclusivity(unchecked) @usableFromInline final var downstreamIsMarked = false
  @exclusivity(unchecked) @usableFromInline final var isMarking = false
  @exclusivity(unchecked) @usableFromInline final var isFiring = false

  @inlinable
  init(_ observation: Subscription?, downstream: Unmanaged<Node>?) {
    self.downstream = downstream?.retain()
    super.init(observation)
  }

  deinit { downstream?.release() }

  /// The first path has been marked.
  @usableFromInline func beginWaiting() {}
  /// The last path has settled.
  @usableFromInline func fire() {}

  @inlinable
  final override func mark() -> Bool {
    if isMarking { return false }
    expected &+= 1
    if expected == 1 {
      Audit.note(self)
      beginWaiting()
      // While this fires, an observer below may set off a change that comes here too: the way on is marked already.
      if !downstreamIsMarked, let downstream {
        isMarking = true
        downstreamIsMarked = downstream._withUnsafeGuaranteedRef { $0.mark() }
        isMarking = false
      }
    }
    return true
  }

  @inlinable
  final override func settle() {
    expected &-= 1
    if expected != 0 { return }
    // What a change from inside of `fire` makes due queues behind it, and the way on settles after all of it.
    let isInner = isFiring
    isFiring = true
    fire()
    if isInner { return }
    isFiring = false
    if downstreamIsMarked, expected == 0 {
      downstreamIsMarked = false
      downstream.unsafelyUnwrapped._withUnsafeGuaranteedRef { $0.settle() }
    }
  }

  final override func reaches(_ target: Node, _ seen: inout Set<ObjectIdentifier>) -> Bool {
    if self === target { return true }
    guard let downstream else { return false }
    return downstream._withUnsafeGuaranteedRef { $0.reaches(target, &seen) }
  }
}

/// The meeting point of an operator with several inputs, of which each has a bit.
@usableFromInline
nonisolated class Join: OperatorNode {
  /// The subscription to the inputs.
  @usableFromInline final let subscription: Subscription
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
    self.emit = emit
    missing = (1 << inputs) - 1
    super.init(observation, downstream: downstream)
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
  final override func fire() {
    guard isDirty else { return }
    isDirty = false
    if subscription.isLive { emit(self) }
  }
}
