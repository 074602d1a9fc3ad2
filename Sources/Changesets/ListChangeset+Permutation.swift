extension ListChangeset {
  /// The fewest moves that put a list into another order.
  ///
  /// - Parameter order: For each new position the old one.
  /// - Precondition: `order` has each position of the list once.
  /// - Complexity: O(n log n), O(n) when nothing moves.
  public init(permutation order: [Int]) {
    var pairing = ListPairing(oldCount: order.count, newCount: order.count)
    for (new, old) in order.enumerated() {
      precondition(!pairing.isPaired[old], "A position is in the order twice")
      pairing.pair(old: old, new: new)
    }
    self = pairing.changeset(changed: [], offset: 0)
  }
}
