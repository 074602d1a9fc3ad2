import CGtk

/// A set of positions borrowed from GTK for the duration of a call.
nonisolated struct Positions: Sequence {
  private let bitset: OpaquePointer

  init(_ bitset: OpaquePointer) { self.bitset = bitset }

  var count: Int { Int(gtk_bitset_get_size(bitset)) }

  func contains(_ position: Int) -> Bool { gtk_bitset_contains(bitset, guint(position)) != 0 }

  /// The range from the first to the last position, or an empty range if there are none.
  var hull: Range<Int> {
    gtk_bitset_is_empty(bitset) != 0
      ? 0..<0 : Int(gtk_bitset_get_minimum(bitset))..<Int(gtk_bitset_get_maximum(bitset)) + 1
  }

  func makeIterator() -> AnyIterator<Int> {
    var state = GtkBitsetIter()
    var value: guint = 0
    var hasValue = gtk_bitset_iter_init_first(&state, bitset, &value) != 0
    return AnyIterator {
      guard hasValue else { return nil }
      defer { hasValue = gtk_bitset_iter_next(&state, &value) != 0 }
      return Int(value)
    }
  }
}
