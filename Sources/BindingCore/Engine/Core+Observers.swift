nonisolated extension Core {
  @inlinable
  final func attach(_ observer: Observer<Element, Failure>, _ subscription: Subscription) {
    if subscription.isDisposed { return }
    if flags.contains(.ended) {
      observer.end?(completion ?? .finished)
      return
    }
    let slot = Slot(observer, owner: self, subscription)
    let entry = Entry.passRetained(slot)
    if first == nil && count == 0 && flags.isDisjoint(with: [.emitting, .settling]) {
      first = entry
    } else {
      append(entry)
    }
    if let node = observer.node { connect(slot, to: node) }
  }

  @usableFromInline
  final func connect(_ slot: Slot<Element, Failure>, to node: Unmanaged<Node>) {
    let reaches = node._withUnsafeGuaranteedRef { node in
      node.addFeeder(self)
      return node.reachesJoin
    }
    guard reaches else { return }
    setReachesJoin()
    if expected != 0 { slot.markNode() }
  }

  @usableFromInline
  final func append(_ entry: Entry) {
    if count == capacity {
      let larger = max(4, capacity * 2)
      let table = UnsafeMutablePointer<Entry>.allocate(capacity: larger)
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

  /// A disposed observer leaves: at once, or as a tombstone while the table is being walked.
  @usableFromInline
  final func drop(_ slot: Slot<Element, Failure>) {
    if let node = slot.node {
      node._withUnsafeGuaranteedRef { $0.removeFeeder(self) }
      slot.settleNode()
    }
    if !flags.isDisjoint(with: [.emitting, .settling]) {
      flags.insert(.hasTombstones)
      return
    }
    let wanted = Unmanaged.passUnretained(slot).toOpaque()
    if let entry = first, entry.toOpaque() == wanted {
      first = nil
      entry.release()
      return
    }
    guard let others, count > 0 else { return }
    // Many often leave in the order in which they came, or in reverse: neither is a search.
    let last = others[count - 1]
    if last.toOpaque() == wanted {
      count -= 1
      last.release()
      return
    }
    for index in 0..<count where others[index].toOpaque() == wanted {
      let entry = others[index]
      (others + index).update(from: others + index + 1, count: count - index - 1)
      count -= 1
      entry.release()
      return
    }
  }

  @usableFromInline
  @inline(never)
  final func sweep() {
    guard flags.isDisjoint(with: [.emitting, .settling]) else { return }
    flags.remove(.hasTombstones)
    // A release may run user code that comes back here: collect first.
    var dead = ContiguousArray<Entry>()
    if let entry = first, !entry._withUnsafeGuaranteedRef({ $0.isLive }) {
      dead.append(entry)
      first = nil
    }
    var kept = 0
    for index in 0..<count {
      let entry = others.unsafelyUnwrapped[index]
      if entry._withUnsafeGuaranteedRef({ $0.isLive }) {
        others.unsafelyUnwrapped[kept] = entry
        kept += 1
      } else {
        dead.append(entry)
      }
    }
    count = kept
    for entry in dead { entry.release() }
  }

  /// The subject has ended or is gone: every observer leaves, and so do the bindings into it.
  @usableFromInline
  final func close() {
    flags.insert(.ended)
    let wasWalking = flags.contains(.settling)
    flags.insert(.settling)
    if let first { kill(first) }
    var index = 0
    while index < count {
      kill(others.unsafelyUnwrapped[index])
      index += 1
    }
    flags.insert(.hasTombstones)
    if !wasWalking {
      flags.remove(.settling)
      sweep()
    }
    let ending = bindings
    bindings = []
    for binding in ending { binding.dispose() }
  }

  private final func kill(_ entry: Entry) {
    entry._withUnsafeGuaranteedRef { slot in
      guard slot.isLive else { return }
      slot.owner = nil
      slot.isLive = false
      slot.subscription.unlink(slot)
      if let node = slot.node {
        node._withUnsafeGuaranteedRef { $0.removeFeeder(self) }
        slot.settleNode()
      }
    }
  }
}
