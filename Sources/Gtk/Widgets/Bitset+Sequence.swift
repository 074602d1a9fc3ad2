import CGtk

extension Bitset: @MainActor Sequence {
  /// Returns an iterator over the numbers in the set, in ascending order, as of the start of the iteration.
  public func makeIterator() -> Iterator {
    Iterator(rest: Bitset(taking: UnsafeMutableRawPointer(gtk_bitset_copy(opaque))))
  }

  /// An iterator over the remaining numbers of a set.
  public struct Iterator: @MainActor IteratorProtocol {
    fileprivate var iter: (set: Bitset, iterator: BitsetIter)?
    fileprivate var upcoming: Int?

    fileprivate init(rest set: Bitset) {
      guard let (iterator, first) = BitsetIter.initFirst(set) else { return }
      iter = (set, iterator)
      upcoming = first
    }

    /// The next number.
    public mutating func next() -> Int? {
      // Newer versions of GTK warn about a step beyond the end.
      defer { if upcoming != nil { upcoming = iter?.iterator.next() } }
      return upcoming
    }
  }
}
