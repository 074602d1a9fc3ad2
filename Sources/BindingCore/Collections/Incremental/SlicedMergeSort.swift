/// A stable merge sort that can be interrupted after any number of elements.
///
/// Parts are merged as soon as there are two of the same length, while their elements are still in the cache. Parts
/// that are in order already cost one comparison.
@usableFromInline
nonisolated struct SlicedMergeSort {
  /// The elements, sorted once `isDone`.
  @usableFromInline var elements: [Int32]
  /// Where the sorted parts start that have yet to be merged with each other.
  @usableFromInline var parts: [Int] = []
  /// The end of the last of them.
  @usableFromInline var end = 0

  // The merge in progress.
  @usableFromInline var isMerging = false
  /// The elements of its first part, which the result overwrites.
  @usableFromInline var first: [Int32] = []
  /// The next element of the first part.
  @usableFromInline var left = 0
  /// The next element of the second part.
  @usableFromInline var right = 0
  /// Where the next element of the result belongs.
  @usableFromInline var next = 0

  @inlinable
  init(_ elements: [Int32]) { self.elements = elements }

  @inlinable var isDone: Bool { end == elements.count && parts.count <= 1 && !isMerging }

  /// Goes on with about `count` elements.
  ///
  /// - Parameters:
  ///   - key: Returns what to compare of an element. Called once for most comparisons.
  ///   - precedes: A strict weak ordering of keys.
  @inlinable
  mutating func advance<Key>(_ count: Int, key: (Int32) -> Key, by precedes: (Key, Key) -> Bool) {
    var budget = count
    while budget > 0 {
      if isMerging {
        merge(&budget, key: key, by: precedes)
      } else if isMergeDue {
        beginMerge(key: key, by: precedes)
        budget &-= 1
      } else if end < elements.count {
        sortNextPart(key: key, by: precedes)
        budget &-= 16
      } else {
        return
      }
    }
  }

  /// Whether the last two parts are to be merged: if the last one is as long as the other, or no more will come.
  @inlinable var isMergeDue: Bool {
    guard parts.count > 1 else { return false }
    let (other, last) = (parts[parts.count &- 2], parts[parts.count &- 1])
    return end == elements.count || end &- last >= last &- other
  }

  /// Sorts the next few elements by insertion.
  @inlinable
  mutating func sortNextPart<Key>(key: (Int32) -> Key, by precedes: (Key, Key) -> Bool) {
    let start = end
    end = Swift.min(start &+ 16, elements.count)
    parts.append(start)
    var index = start &+ 1
    while index < end {
      let element = elements[index]
      let elementKey = key(element)
      if precedes(elementKey, key(elements[index &- 1])) {
        var low = start
        var high = index &- 1
        while low < high {
          let middle = (low &+ high) / 2
          if precedes(elementKey, key(elements[middle])) { high = middle } else { low = middle &+ 1 }
        }
        var place = index
        while place > low {
          elements[place] = elements[place &- 1]
          place &-= 1
        }
        elements[low] = element
      }
      index &+= 1
    }
  }

  @inlinable
  mutating func beginMerge<Key>(key: (Int32) -> Key, by precedes: (Key, Key) -> Bool) {
    right = parts.removeLast()
    guard precedes(key(elements[right]), key(elements[right &- 1])) else { return }
    next = parts[parts.count &- 1]
    left = 0
    first.removeAll(keepingCapacity: true)
    first.append(contentsOf: elements[next..<right])
    isMerging = true
  }

  @inlinable
  mutating func merge<Key>(_ budget: inout Int, key: (Int32) -> Key, by precedes: (Key, Key) -> Bool) {
    var (leftKey, rightKey) = (key(first[left]), key(elements[right]))
    while budget > 0 {
      budget &-= 1
      if precedes(rightKey, leftKey) {
        elements[next] = elements[right]
        next &+= 1
        right &+= 1
        if right == end { break }
        rightKey = key(elements[right])
      } else {
        elements[next] = first[left]
        next &+= 1
        left &+= 1
        if left == first.count { break }
        leftKey = key(first[left])
      }
    }
    if left < first.count, right < end { return }
    // What is left of the second part is in its place.
    while left < first.count {
      elements[next] = first[left]
      next &+= 1
      left &+= 1
    }
    isMerging = false
  }
}
