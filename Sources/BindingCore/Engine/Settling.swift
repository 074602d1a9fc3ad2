import Synchronization

/// Tells what one change causes from what another does: answers that have been queued are told after the call that gave
/// them has returned, but inside of whatever empties the queue.
@usableFromInline
nonisolated enum Settling {
  private static let depth = Atomic<Int>(0)
  private static let number = Atomic<Int>(0)

  /// The change that is being settled.
  static var change: Int { number.load(ordering: .relaxed) }

  /// Answers are going to be told. It is a new change unless this happens inside of another one.
  @usableFromInline
  static func begin() {
    let before = depth.load(ordering: .relaxed)
    if before == 0 { number.store(tick(), ordering: .relaxed) }
    depth.store(before + 1, ordering: .relaxed)
  }

  @usableFromInline
  static func end() { depth.store(depth.load(ordering: .relaxed) - 1, ordering: .relaxed) }
}
