nonisolated extension Core {
  @inlinable
  @discardableResult
  final func attach(_ observer: Observer<Element, Failure>, _ subscription: Subscription) -> Slot<Element, Failure>? {
    if subscription.isDisposed { return nil }
    if flags.contains(.ended) {
      Release.perform(if: flags.contains(.isReleased)) { observer.end?(completion ?? .finished) }
      return nil
    }
    let slot = Slot(observer, owner: self, subscription)
    let entry = Entry.passRetained(slot)
    if first == nil && count == 0 && flags.isDisjoint(with: [.emitting, .settling]) {
      first = entry
    } else {
      slot.index = count
      append(entry)
    }
    if let node = observer.node { connect(slot, to: node) }
    return slot
  }

  @usableFromInline
  final func connect(_ slot: Slot<Element, Failure>, to node: Unmanaged<Node>) {
    let reaches = node._withUnsafeGuaranteedRef { node in
      node.addFeeder(slot)
      return node.reachesJoin
    }
    guard reaches else { return }
    setReachesJoin()
    guard expected != 0 else { return }
    var seen: Set<ObjectIdentifier> = []
    if !node._withUnsafeGuaranteedRef({ $0.reaches(self, &seen) }) { slot.markNode() }
  }

  @usableFromInline
  final func append(_ entry: Entry) {
    if count == capacity {
      let larger = max(4, capacity * 2)
      let table = UnsafeMutablePointer<Entry?>.allocate(capacity: larger)
      if let others {
        table.moveInitialize(from: others, count: count)
        others.deallocate()
      }
      others = table
      capacity = larger
    }
    (others.unsafelyUnwrapped + count).initialize(to: entry)
    count += 1
  }

  /// Whether the table is being iterated.
  private final var isWalked: Bool { !flags.isDisjoint(with: [.emitting, .settling]) }

  /// Removes a disposed observer from the table immediately, and releases it when the table is not being iterated.
  /// Amortised O(1).
  @usableFromInline
  final func drop(_ slot: Slot<Element, Failure>) {
    let entry: Entry
    if slot.index < 0 {
      entry = first.unsafelyUnwrapped
      first = nil
    } else {
      entry = others.unsafelyUnwrapped[slot.index].unsafelyUnwrapped
      others.unsafelyUnwrapped[slot.index] = nil
      holes += 1
    }
    let mustStay = isWalked
    if mustStay {
      departed.append(entry)
      flags.insert(.hasDeparted)
    } else {
      fillHoles()
    }
    if let node = slot.node {
      node._withUnsafeGuaranteedRef { $0.removeFeeder(slot) }
      slot.settleNode()
    }
    // Must come last: releasing may run user code that re-enters this core.
    if !mustStay { entry.release() }
  }

  /// Compacts the table if it has many holes. Observers usually leave at the start, at the end or in isolated places.
  private final func fillHoles() {
    if holes == 0 { return }
    guard let others else { return }
    while count > 0, others[count - 1] == nil {
      count -= 1
      holes -= 1
    }
    if holes * 2 <= count { return }
    var kept = 0
    for index in 0..<count {
      guard let entry = others[index] else { continue }
      entry._withUnsafeGuaranteedRef { $0.index = kept }
      others[kept] = entry
      kept += 1
    }
    count = kept
    holes = 0
  }

  @usableFromInline
  @inline(never)
  final func sweep() {
    if isWalked { return }
    flags.remove(.hasDeparted)
    fillHoles()
    let released = departed
    departed = []
    for entry in released { entry.release() }
  }

  /// Removes every observer and every binding to the subject, which has ended or is being deallocated.
  @usableFromInline
  final func close() {
    flags.insert(.ended)
    let wasSettling = flags.contains(.settling)
    flags.insert(.settling)
    if let entry = first {
      first = nil
      retire(entry)
    }
    var index = 0
    while index < count {
      if let entry = others.unsafelyUnwrapped[index] {
        others.unsafelyUnwrapped[index] = nil
        holes += 1
        retire(entry)
      }
      index += 1
    }
    if !wasSettling {
      flags.remove(.settling)
      sweep()
    }
    let ending = bindings
    bindings = []
    for binding in ending { binding.dispose() }
  }

  private final func retire(_ entry: Entry) {
    departed.append(entry)
    flags.insert(.hasDeparted)
    entry._withUnsafeGuaranteedRef { slot in
      slot.owner = nil
      slot.isLive = false
      slot.subscription.unlink(slot)
      if let node = slot.node {
        node._withUnsafeGuaranteedRef { $0.removeFeeder(slot) }
        slot.settleNode()
      }
    }
  }
}
