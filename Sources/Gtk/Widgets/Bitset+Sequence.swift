import CGtk

extension Bitset: @MainActor Sequence {
  /// The numbers in the set, in ascending order, as they are when the iteration begins.
  public func makeIterator() -> Iterator {
    Iterator(rest: Bitset(taking: UnsafeMutableRawPointer(gtk_bitset_copy(opaque))))
  }

  /// The numbers of a set that have not been handed out yet.
  public struct Iterator: @MainActor IteratorProtocol {
    fileprivate var iter: (set: Bitset, place: BitsetIter)?
    fileprivate var upcoming: Int?

    fileprivate init(rest set: Bitset) {
      guard let (place, first) = BitsetIter.initFirst(set) else { return }
      iter = (set, place)
      upcoming = first
    }

    /// The next number.
    public mutating func next() -> Int? {
      // Newer versions of GTK complain of a step beyond the end.
      defer { if upcoming != nil { upcoming = iter?.place.next() } }
      return upcoming
    }
  }
}
