public import Changesets

extension MutableObservableArray {
  /// Swaps two elements, as one move if they are adjacent, otherwise as two.
  @inlinable
  public func swapAt(_ first: Int, _ second: Int) {
    if first == second { return }
    let low = min(first, second)
    let high = max(first, second)
    if high == low + 1 { return move(from: high, to: low) }
    let changeset = ListChangeset(moves: [.init(from: high, to: low), .init(from: low, to: high)])
    if core.willMove(0) { return core.swapInPages(low, high, as: changeset) }
    core.edit(
      changeset,
      merge: {
        $0.builder.move(from: high, to: low)
        $0.builder.move(from: low + 1, to: high)
      },
      { $0.swapAt(low, high) })
  }

  /// Moves the elements at `sources`, in this order, so that the first of them ends up at `destination`, as one event
  /// with the fewest moves.
  ///
  /// - Precondition: The positions are distinct.
  /// - Complexity: O(n).
  public func move(from sources: [Int], to destination: Int) {
    var isMoved = Array(repeating: false, count: count)
    for source in sources { isMoved[source] = true }
    var order = isMoved.indices.filter { !isMoved[$0] }
    order.insert(contentsOf: sources, at: destination)
    rearrange(order)
  }

  /// Sorts the array, as one event with the fewest moves. The sort is stable.
  ///
  /// - Complexity: O(n log n).
  @inlinable
  public func sort(by areInIncreasingOrder: (Item, Item) throws -> Bool) rethrows {
    let items = collection
    rearrange(try items.indices.sorted { try areInIncreasingOrder(items[$0], items[$1]) })
  }

  /// Reverses the elements, as one event.
  ///
  /// - Complexity: O(n log n).
  public func reverse() { rearrange(collection.indices.reversed()) }

  /// Shuffles the elements, as one event with the fewest moves.
  ///
  /// The generator is in use until this method returns, and Swift traps overlapping accesses. In a batch the event is
  /// sent later, so its observers may use the same generator:
  ///
  ///     cards.batchUpdate { cards.shuffle(using: &generator) }
  ///
  /// - Complexity: O(n log n).
  public func shuffle(using generator: inout some RandomNumberGenerator) {
    rearrange(collection.indices.shuffled(using: &generator))
  }

  /// Shuffles the elements, as one event with the fewest moves.
  ///
  /// - Complexity: O(n log n).
  public func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }

  /// - Parameter order: The old position for each new position.
  @usableFromInline
  func rearrange(_ order: [Int]) {
    let items = collection
    replace(with: order.map { items[$0] }, as: ListChangeset(permutation: order))
  }
}

extension MutableObservableArray where Item: Comparable {
  /// Sorts the array by `<`, as one event with the fewest moves.
  ///
  /// - Complexity: O(n log n).
  @inlinable
  public func sort() { sort { $0 < $1 } }
}
