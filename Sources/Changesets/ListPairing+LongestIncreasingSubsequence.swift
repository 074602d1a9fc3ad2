extension ListPairing {
  /// Returns the new positions, ascending, of the pairs outside one longest run of pairs that kept their order.
  ///
  /// Moving exactly these is the fewest moves that put the pairs in order. The run is found by patience sorting: for
  /// each length it stores the run with the smallest last origin so far, which it finds by binary search.
  ///
  /// - Complexity: O(p log p) for p pairs, plus O(n).
  @inlinable
  func positionsOutsideLongestIncreasingSubsequence() -> ContiguousArray<Int32> {
    // For the run of length i + 1: its last origin and its last position.
    var lastOrigins = ContiguousArray<Int32>()
    var lastPositions = ContiguousArray<Int32>()
    lastOrigins.reserveCapacity(pairCount)
    lastPositions.reserveCapacity(pairCount)
    // For each position, the previous one in the best run that ends there.
    var predecessors = ContiguousArray<Int32>(repeating: -1, count: origins.count)

    for position in origins.indices {
      let origin = origins[position]
      if origin == Self.unpaired { continue }
      let length: Int
      if let last = lastOrigins.last, last > origin {
        length = lastOrigins.firstPosition(above: origin)
        lastOrigins[length] = origin
        lastPositions[length] = Int32(truncatingIfNeeded: position)
      } else {
        length = lastOrigins.count
        lastOrigins.append(origin)
        lastPositions.append(Int32(truncatingIfNeeded: position))
      }
      if length > 0 { predecessors[position] = lastPositions[length &- 1] }
    }

    var outside = ContiguousArray<Int32>()
    outside.reserveCapacity(pairCount &- lastOrigins.count)
    var inRun = lastPositions.last ?? -1
    var position = Int32(truncatingIfNeeded: origins.count &- 1)
    while position >= 0 {
      if position == inRun {
        inRun = predecessors[Int(position)]
      } else if origins[Int(position)] != Self.unpaired {
        outside.append(position)
      }
      position &-= 1
    }
    outside.reverse()
    return outside
  }
}

extension ContiguousArray<Int32> {
  /// The position of the first element above `value`, in an ascending array whose last element is above it.
  @inlinable
  func firstPosition(above value: Int32) -> Int {
    // Branch-free inside the loop, because which half is taken is unpredictable.
    var base = 0
    var size = count
    while size > 1 {
      let half = size >> 1
      base = self[base &+ half &- 1] < value ? base &+ half : base
      size &-= half
    }
    return base
  }
}
