public import Changesets

extension MutableObservableArray {
  /// Exchanges two elements: a move if they are neighbours, otherwise two.
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

  /// Takes elements out and puts them back in this order so that the first of them is at `destination` afterwards, as
  /// one event of the fewest moves.
  ///
  /// - Precondition: The positions are all different.
  /// - Complexity: O(n).
  public func move(from sources: [Int], to destination: Int) {
    var isMoved = Array(repeating: false, count: count)
    for source in sources { isMoved[source] = true }
    var order = isMoved.indices.filter { !isMoved[$0] }
    order.insert(contentsOf: sources, at: destination)
    rearrange(order)
  }

  /// Sorts the array, as one event of the fewest moves. Elements of which none precedes the other keep their order.
  ///
  /// - Complexity: O(n log n).
  @inlinable
  public func sort(by areInIncreasingOrder: (Item, Item) throws -> Bool) rethrows {
    let items = collection
    rearrange(try items.indices.sorted { try areInIncreasingOrder(items[$0], items[$1]) })
  }

  /// Puts the elements in reverse order, as one event.
  ///
  /// - Complexity: O(n log n).
  public func reverse() { rearrange(collection.indices.reversed()) }

  /// Puts the elements in a random order, as one event of the fewest moves.
  ///
  /// The generator is in use until this returns, and Swift stops a program that uses it twice at a time. In a batch the
  /// event goes out later, so its observers may use the same one:
  ///
  ///     cards.batchUpdate { cards.shuffle(using: &generator) }
  ///
  /// - Complexity: O(n log n).
  public func shuffle(using generator: inout some RandomNumberGenerator) {
    rearrange(collection.indices.shuffled(using: &generator))
  }

  /// Puts the elements in a random order, as one event of the fewest moves.
  ///
  /// - Complexity: O(n log n).
  public func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }

  /// - Parameter order: For each new position the old one.
  @usableFromInline
  func rearrange(_ order: [Int]) {
    let items = collection
    replace(with: order.map { items[$0] }, as: ListChangeset(permutation: order))
  }
}

extension MutableObservableArray where Item: Comparable {
  /// Sorts the array by `<`, as one event of the fewest moves.
  ///
  /// - Complexity: O(n log n).
  @inlinable
  public func sort() { sort { $0 < $1 } }
}
