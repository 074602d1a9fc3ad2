extension ListChangeset {
  /// Returns operations that turn the old list into `new` when applied in sequence.
  ///
  /// Deletes come first, from the back, then inserts and moves from the front, then updates.
  /// - Precondition: The changeset leads to `new`.
  /// - Complexity: O(c log c) for c changes.
  public func patch<Element>(to new: [Element]) -> [ListOperation<Element>] {
    var patch: [ListOperation<Element>] = deletes.reversed().map { .delete(at: $0) }
    var arrivals = Arrivals(self)
    var nextMove = 0
    for position in inserts {
      while nextMove < moves.count, moves[nextMove].to < position {
        arrivals.move(nextMove, into: &patch)
        nextMove += 1
      }
      patch.append(.insert(new[position], at: arrivals.insert(at: position)))
    }
    for next in nextMove..<moves.count { arrivals.move(next, into: &patch) }
    patch += updates.map { .update(at: $0, newElement: new[$0]) }
    return patch
  }

  /// Creates the changeset equivalent to a sequence of operations.
  ///
  /// An element keeps its identity for as long as operations follow it. So an element that is updated after a move is
  /// deleted and inserted, and one that is inserted and deleted again leaves no trace.
  /// - Complexity: O(p + o·t) for o operations at positions up to p, with t elements after them.
  public init<Element>(patch: some Collection<ListOperation<Element>>) {
    // The list may be longer than this; elements beyond the last operation make no difference.
    var reach = 0
    for operation in patch {
      switch operation {
      case .insert(_, let position): reach = Swift.max(reach, position)
      case .delete(let position), .update(let position, _): reach = Swift.max(reach, position + 1)
      case .move(let from, let to): reach = Swift.max(reach, from + 1, to + 1)
      }
    }
    var builder = ListChangesetBuilder(count: reach + patch.count)
    for operation in patch {
      switch operation {
      case .insert(_, let position): builder.insert(at: position)
      case .delete(let position): builder.remove(at: position)
      case .update(let position, _): builder.update(at: position)
      case .move(let from, let to): builder.move(from: from, to: to)
      }
    }
    self = builder.changeset()
  }
}

/// Computes insertion positions while elements that have yet to move are still among those that stay.
///
/// The elements are inserted from the front. In a gap between two staying elements, those already inserted there come
/// first, then those that have yet to move away.
private struct Arrivals {
  private let moves: [ListChangeset.Move]
  /// For each moving element, in the order of the old list, the number of staying elements before it.
  private var oldGaps: [Int] = []
  /// The rank of each move in that order.
  private var ranks: [Int]
  /// Has weight 1 for each element that has not moved yet, in that order.
  private var waiting: RankTree
  /// For each inserted element, the number of staying elements before it.
  private var enteredGaps: [Int] = []

  init(_ changeset: ListChangeset) {
    moves = changeset.moves
    let deletes = changeset.deletes
    let bySource = moves.indices.sorted { [moves] in moves[$0].from < moves[$1].from }
    ranks = Array(repeating: 0, count: moves.count)
    waiting = RankTree(count: moves.count, weight: { _ in 1 })
    var nextDelete = 0
    for (rank, index) in bySource.enumerated() {
      ranks[index] = rank
      while nextDelete < deletes.count, deletes[nextDelete] < moves[index].from { nextDelete += 1 }
      oldGaps.append(moves[index].from - nextDelete - rank)
    }
  }

  /// Returns where to insert the element at a position of the new list.
  mutating func insert(at position: Int) -> Int {
    let gap = position - enteredGaps.count
    enteredGaps.append(gap)
    return position + waiting.offset(at: oldGaps.firstPosition(notBelow: gap))
  }

  mutating func move<Element>(_ index: Int, into patch: inout [ListOperation<Element>]) {
    let rank = ranks[index]
    // The staying elements before it, those inserted up to its gap, and the waiting ones before it.
    let from =
      oldGaps[rank] + enteredGaps.firstPosition(notBelow: oldGaps[rank] + 1) + waiting.offset(of: rank)
    waiting.setWeight(0, of: rank)
    let to = insert(at: moves[index].to)
    if from != to { patch.append(.move(from: from, to: to)) }
  }
}

extension [Int] {
  /// The position of the first element that is not below `value` in an ascending array.
  fileprivate func firstPosition(notBelow value: Int) -> Int {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = (lower + upper) / 2
      if self[middle] < value { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
