/// A node at which several paths of the signal graph may meet: a `Join`, or the core of a subject that is a target of
/// bindings.
///
/// Nodes make a change that reaches an observer along several paths arrive once, with consistent values. Before a
/// subject delivers an element it *marks* every path that leads to a join. Each path *settles* when it has delivered
/// (or swallowed) the element. A marked join waits until its last path has settled. Where no join lies downstream,
/// nothing is marked and there is no cost.
///
/// Invariant: `expected` is the number of incoming edges that are marked, and the marked edges form no cycle.
///
/// **Rings.** Marking is a depth-first walk that follows the edges of each node when it first reaches the node. An edge
/// back to a node that the walk has not left yet closes a ring. That node returns false, and the edge is not marked: it
/// can settle only after the node itself, so the node would wait for it forever. A node that is emitting returns false
/// for the same reason. All other edges lead to nodes that the walk has left, so the marked edges form no cycle,
/// wherever an element enters the ring, and every marked edge settles before the emission ends. The only edge that can
/// appear while nodes wait, that of an observer attached during an emission, is also marked only if it closes no ring
/// (see `reaches(_:_:)`).
///
/// An unmarked edge still delivers; it is just not waited for, so a ring loses nothing. Changes caused by an element
/// that travels around the ring arrive as separate changes: a join on a ring may fire for the element from outside and
/// once more for each round that changes it again, as when the other end of a two-way binding corrects a value. The
/// last time it fires, it has the final values. In a graph without rings, each join fires once.
@usableFromInline
nonisolated class Node: Gate {
  @exclusivity(unchecked) @usableFromInline final var expected = 0
  @inlinable override init(_ observation: Subscription? = nil) { super.init(observation) }

  /// Announces an element along one more edge. Returns false if this node will not wait for it.
  @usableFromInline func mark() -> Bool { false }
  /// Reports that a marked edge has delivered or swallowed its element.
  @usableFromInline func settle() {}
  @usableFromInline func addFeeder(_ feeder: Link) {}
  @usableFromInline func removeFeeder(_ feeder: Link) {}
  /// Records that a join has become reachable from here.
  @usableFromInline func setReachesJoin() {}
  @usableFromInline var reachesJoin: Bool { true }
  /// Whether a property that is about to change, and is being observed now, should not deliver its old value first.
  @usableFromInline var skipsOutdatedValues: Bool { false }

  /// Whether a path leads from here to `target`. O(n) for n nodes downstream.
  func reaches(_ target: Node, _ seen: inout Set<ObjectIdentifier>) -> Bool { self === target }
}

/// A node inside an operator: waits until all marked paths into it have settled, and has a single outgoing edge.
@usableFromInline
nonisolated class OperatorNode: Node {
  /// Retained, like that of a `Slot`.
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

  /// Called when the first path has been marked.
  @usableFromInline func beginWaiting() {}
  /// Called when the last path has settled.
  @usableFromInline func fire() {}

  @inlinable
  final override func mark() -> Bool {
    if isMarking { return false }
    expected &+= 1
    if expected == 1 {
      Audit.note(self)
      beginWaiting()
      // While this fires, an observer downstream may cause a change that arrives here again; the outgoing edge is
      // already marked then.
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
    // Results that become due from within `fire` queue behind it, and the outgoing edge settles after all of them.
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

/// The meeting point of an operator with several inputs, each represented by a bit.
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

  /// Records that the input with this bit has delivered. Returns true if the result is due now; otherwise `settle`
  /// emits it.
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
