nonisolated extension Array2D {
  /// The total number of items in all sections.
  ///
  /// - Complexity: O(s) for s sections.
  @inlinable public var numberOfItemsInAllSections: Int { sections.reduce(0) { $0 + $1.items.count } }
}

extension Observable2DArray {
  /// The total number of items in all sections.
  ///
  /// - Complexity: O(s) for s sections.
  @inlinable public final var numberOfItemsInAllSections: Int { core.contents.numberOfItemsInAllSections }
}
