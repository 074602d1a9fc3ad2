nonisolated extension Array2D {
  /// How many items there are in all sections together.
  ///
  /// - Complexity: O(s) for s sections.
  @inlinable public var numberOfItemsInAllSections: Int { sections.reduce(0) { $0 + $1.items.count } }
}

extension Observable2DArray {
  /// How many items there are in all sections together.
  ///
  /// - Complexity: O(s) for s sections.
  @inlinable public final var numberOfItemsInAllSections: Int { core.contents.numberOfItemsInAllSections }
}
