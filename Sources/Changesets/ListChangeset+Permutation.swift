extension ListChangeset {
  /// Creates the fewest moves that put a list into another order.
  ///
  /// - Parameter order: The old position for each new position.
  /// - Precondition: `order` contains each position of the list once.
  /// - Complexity: O(n log n), O(n) if nothing moves.
  public init(permutation order: [Int]) {
    var pairing = ListPairing(oldCount: order.count, newCount: order.count)
    for (new, old) in order.enumerated() {
      precondition(!pairing.isPaired[old], "A position is in the order twice")
      pairing.pair(old: old, new: new)
    }
    self = pairing.changeset(changed: [], offset: 0)
  }
}
