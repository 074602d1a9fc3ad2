import Synchronization

/// Distinguishes the effects of one change from those of another: queued responses are delivered after the call that
/// sent them has returned, but within whatever empties the queue.
@usableFromInline
nonisolated enum Settling {
  private static let depth = Atomic<Int>(0)
  private static let number = Atomic<Int>(0)

  /// The number of the change being settled.
  static var change: Int { number.load(ordering: .relaxed) }

  /// Begins the delivery of responses. Starts a new change unless called within another one.
  @usableFromInline
  static func begin() {
    let before = depth.load(ordering: .relaxed)
    if before == 0 { number.store(tick(), ordering: .relaxed) }
    depth.store(before + 1, ordering: .relaxed)
  }

  @usableFromInline
  static func end() { depth.store(depth.load(ordering: .relaxed) - 1, ordering: .relaxed) }
}
