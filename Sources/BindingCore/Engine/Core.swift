/// The observer table of a subject: delivers elements in order, in spite of reentrancy and disposal.
///
/// Fast because iteration copies and retains nothing: observers are `Unmanaged`, and an observer that leaves makes a
/// hole in the table and is released when the table is not being iterated. Holes are closed once there are many, so
/// leaving is amortised O(1). The class is nonisolated so that no executor check is inserted into each delivery; only
/// main-actor types hold an instance.
@usableFromInline
nonisolated class Core<Element, Failure: Error>: Node {
  @usableFromInline typealias Entry = Unmanaged<Slot<Element, Failure>>

  /// Empty on the fast path.
  @exclusivity(unchecked) @usableFromInline final var flags: CoreFlags = []
  /// The first observer, stored outside the table.
  @exclusivity(unchecked) @usableFromInline final var first: Entry?
  @exclusivity(unchecked) @usableFromInline final var others: UnsafeMutablePointer<Entry?>?
  /// The number of slots of `others` in use, including holes.
  @exclusivity(unchecked) @usableFromInline final var count = 0
  @exclusivity(unchecked) @usableFromInline final var holes = 0
  @exclusivity(unchecked) @usableFromInline final var capacity = 0
  /// The stamp of the element being delivered, for two-way bindings, or `.none` if there are none.
  @exclusivity(unchecked) @usableFromInline final var emission = Stamp.none
  @exclusivity(unchecked) @usableFromInline final var queue: ContiguousArray<QueuedElement<Element>> = []
  @exclusivity(unchecked) @usableFromInline final var queuedEnd: Completion<Failure>?
  /// The completion, for observers that attach later.
  @exclusivity(unchecked) @usableFromInline final var completion: Completion<Failure>?
  /// Observers that left while the table was being iterated. One of their closures may be running.
  @exclusivity(unchecked) @usableFromInline final var departed: ContiguousArray<Entry> = []
  @exclusivity(unchecked) @usableFromInline final var feeders: ContiguousArray<Unmanaged<Link>> = []
  /// Bindings to this subject, which end with it.
  @exclusivity(unchecked) @usableFromInline final var bindings: ContiguousArray<Subscription> = []

  @inlinable init() { super.init(nil) }

  deinit {
    first?.release()
    for index in 0..<count { others![index]?.release() }
    others?.deallocate()
    for entry in departed { entry.release() }
  }

  // MARK: Sending

  @inlinable
  final func send(_ element: Element) {
    if !flags.isEmpty { return sendWithFlags(element, .none) }
    Audit.begin()
    flags = .emitting
    deliver(element, count)
    if flags == .emitting { flags = [] } else { finish() }
    Audit.end()
  }

  /// Sends a value that two-way bindings propagate.
  @inlinable
  final func send(_ element: Element, _ stamp: Stamp) {
    if !flags.isEmpty { return sendWithFlags(element, stamp) }
    Audit.begin()
    flags = .emitting
    emission = stamp
    deliver(element, count)
    if flags == .emitting { flags = [] } else { finish() }
    Audit.end()
  }

  /// With a join downstream but a single observer, no second path can start here, so nothing needs to be marked.
  @inlinable
  @inline(never)
  final func sendWithFlags(_ element: Element, _ stamp: Stamp) {
    guard flags == .reachesJoin, count == 0, let first else { return sendSlowly(element, stamp) }
    Audit.begin()
    flags = [.reachesJoin, .emitting]
    emission = stamp
    first._withUnsafeGuaranteedRef { $0.next(element) }
    if flags == [.reachesJoin, .emitting] { flags = .reachesJoin } else { finish() }
    Audit.end()
  }

  @inlinable
  @inline(never)
  final func sendSlowly(_ element: Element, _ stamp: Stamp) {
    if flags.contains(.emitting) || flags.contains(.ended) {
      if flags.isDisjoint(with: [.ended, .hasQueuedEnd]) {
        queue.append(QueuedElement(element, count, stamp))
        flags.insert(.hasQueuedElements)
      }
      return
    }
    Audit.begin()
    flags.insert(.emitting)
    emission = stamp
    run(element, count)
    if flags == [.reachesJoin, .emitting] { flags = .reachesJoin } else { finish() }
    Audit.end()
  }

  @inlinable
  final func end(_ completion: Completion<Failure>) {
    let isRelease = Release.takeReason()
    if !flags.isDisjoint(with: [.ended, .hasQueuedEnd]) { return }
    if isRelease { flags.insert(.isReleased) }
    if flags.contains(.emitting) {
      queuedEnd = completion
      flags.insert(.hasQueuedEnd)
      return
    }
    Audit.begin()
    flags.insert(.emitting)
    deliverEnd(completion)
    finish()
    Audit.end()
  }

  // MARK: Delivering

  /// Calls the first observer and `limit` others. Later ones subscribed during this emission and wait for the next.
  @inlinable
  @inline(__always)
  final func deliver(_ element: Element, _ limit: Int) {
    if let first { first._withUnsafeGuaranteedRef { $0.next(element) } }
    var index = 0
    while index < limit {
      if let entry = others.unsafelyUnwrapped[index] { entry._withUnsafeGuaranteedRef { $0.next(element) } }
      index &+= 1
    }
  }

  /// Emits with joins downstream: marks every path, delivers, and settles each path once it has delivered the element.
  @inlinable
  @inline(__always)
  final func run(_ element: Element, _ limit: Int) {
    // If this core is marked itself, the node that marked it settles its paths.
    if !flags.contains(.reachesJoin) || expected != 0 || limit == 0 { return deliver(element, limit) }
    forEachEntry(limit) { $0.markNode() }
    forEachEntry(limit) {
      $0.next(element)
      $0.settleNode()
    }
  }

  @inlinable
  @inline(__always)
  final func forEachEntry(_ limit: Int, _ body: (Slot<Element, Failure>) -> Void) {
    if let first { first._withUnsafeGuaranteedRef { body($0) } }
    var index = 0
    while index < limit {
      if let entry = others.unsafelyUnwrapped[index] { entry._withUnsafeGuaranteedRef { body($0) } }
      index &+= 1
    }
  }

  @inlinable
  final func deliverEnd(_ completion: Completion<Failure>) {
    if flags.contains(.owesValues) { tellOwedValues() }
    flags.insert(.ended)
    self.completion = completion
    Release.perform(if: flags.contains(.isReleased)) {
      forEachEntry(count) { $0.end?(completion) }
      close()
    }
  }

  /// Completes an emission: delivers the elements sent meanwhile, then the end, then sweeps.
  @inlinable
  @inline(never)
  final func finish() {
    settleOwed()
    if flags.contains(.hasQueuedElements) {
      flags.insert(.draining)
      Settling.begin()
      var watch = FeedbackWatch<Element>()
      while flags.contains(.hasQueuedElements) {
        let waiting = queue
        queue = []
        flags.remove(.hasQueuedElements)
        watch.round(of: waiting.count, waiting[0].element, at: self is ValueCore<Element> ? .property : .subject)
        for item in waiting {
          emission = item.stamp
          run(item.element, item.limit)
          settleOwed()
        }
      }
      Settling.end()
      flags.remove(.draining)
    }
    if flags.contains(.hasQueuedEnd), let completion = queuedEnd {
      queuedEnd = nil
      flags.remove(.hasQueuedEnd)
      deliverEnd(completion)
    }
    flags.remove(.emitting)
    if flags.contains(.hasDeparted) { sweep() }
  }

  /// Settles the entries if the last marked path into this core settled in the middle of an emission.
  @inlinable
  @inline(__always)
  final func settleOwed() {
    guard flags.contains(.owesSettling) else { return }
    flags.remove(.owesSettling)
    if expected == 0 { settleEntries() }
  }

  // MARK: Target of bindings

  @usableFromInline final override var reachesJoin: Bool { flags.contains(.reachesJoin) }

  @usableFromInline
  final override func addFeeder(_ feeder: Link) {
    feeder.feederIndex = feeders.count
    feeders.append(.passUnretained(feeder))
  }

  @usableFromInline
  final override func removeFeeder(_ feeder: Link) {
    let last = feeders.removeLast()
    if feeder.feederIndex == feeders.count { return }
    feeders[feeder.feederIndex] = last
    last._withUnsafeGuaranteedRef { $0.feederIndex = feeder.feederIndex }
  }

  @usableFromInline
  final override func setReachesJoin() {
    guard !flags.contains(.reachesJoin) else { return }
    flags.insert(.reachesJoin)
    for feeder in feeders { feeder._withUnsafeGuaranteedRef { $0.reachJoin() } }
  }

  final override func reaches(_ target: Node, _ seen: inout Set<ObjectIdentifier>) -> Bool {
    if self === target { return true }
    guard flags.contains(.reachesJoin), seen.insert(ObjectIdentifier(self)).inserted else { return false }
    var isReached = false
    forEachEntry(count) { slot in
      if !isReached, let node = slot.node {
        isReached = node._withUnsafeGuaranteedRef { $0.reaches(target, &seen) }
      }
    }
    return isReached
  }

  @inlinable
  final override func mark() -> Bool {
    // While emitting, an arriving element is queued and marks later for itself. While marking, this is the edge that
    // closes a ring. A core without a join downstream is marked too, because a join may attach before the element
    // arrives.
    if flags.contains(.emitting) || flags.contains(.marking) { return false }
    expected &+= 1
    if expected == 1 {
      Audit.note(self)
      flags.insert(.marking)
      forEachEntry(count) { $0.markNode() }
      flags.remove(.marking)
    }
    return true
  }

  @inlinable
  final override func settle() {
    expected &-= 1
    if expected != 0 { return }
    // The element being delivered has not reached every observer yet.
    if flags.contains(.emitting) {
      flags.insert(.owesSettling)
      return
    }
    settleEntries()
  }

  @inlinable
  final func settleEntries() {
    // Joins fire here and run user code, so the entries of the table must not move meanwhile.
    let wasWalking = flags.contains(.settling)
    flags.insert(.settling)
    if flags.contains(.owesValues) { tellOwedValues() }
    forEachEntry(count) { if expected == 0 { $0.settleNode() } }
    if !wasWalking {
      flags.remove(.settling)
      if flags.contains(.hasDeparted) { sweep() }
    }
  }

  /// See `ValueCore.attachValue`.
  @usableFromInline
  func tellOwedValues() {}
}

/// The state of a `Core`.
@usableFromInline
nonisolated struct CoreFlags: OptionSet {
  @usableFromInline let rawValue: UInt16
  @inlinable init(rawValue: UInt16) { self.rawValue = rawValue }

  @inlinable static var emitting: CoreFlags { CoreFlags(rawValue: 1) }
  @inlinable static var hasDeparted: CoreFlags { CoreFlags(rawValue: 2) }
  @inlinable static var hasQueuedElements: CoreFlags { CoreFlags(rawValue: 4) }
  /// A join lies somewhere downstream.
  @inlinable static var reachesJoin: CoreFlags { CoreFlags(rawValue: 8) }
  @inlinable static var ended: CoreFlags { CoreFlags(rawValue: 16) }
  @inlinable static var settling: CoreFlags { CoreFlags(rawValue: 32) }
  @inlinable static var draining: CoreFlags { CoreFlags(rawValue: 64) }
  @inlinable static var hasQueuedEnd: CoreFlags { CoreFlags(rawValue: 128) }
  /// The paths from here are being marked.
  @inlinable static var marking: CoreFlags { CoreFlags(rawValue: 256) }
  /// Its own paths must be settled after the emission.
  @inlinable static var owesSettling: CoreFlags { CoreFlags(rawValue: 512) }
  /// An observer has been promised the value at settling time.
  @inlinable static var owesValues: CoreFlags { CoreFlags(rawValue: 1024) }
  /// It ends because its source is being deallocated.
  @inlinable static var isReleased: CoreFlags { CoreFlags(rawValue: 2048) }
}

/// An element sent during an emission, with the number of observers at that time.
@usableFromInline
nonisolated struct QueuedElement<Element> {
  @usableFromInline let element: Element
  @usableFromInline let limit: Int
  @usableFromInline let stamp: Stamp

  @inlinable
  init(_ element: Element, _ limit: Int, _ stamp: Stamp) {
    self.element = element
    self.limit = limit
    self.stamp = stamp
  }
}
