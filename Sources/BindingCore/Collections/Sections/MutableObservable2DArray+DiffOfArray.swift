// `replace(with:performDiff:)` of a whole array, once for each way in which its sections can be told apart.

extension MutableObservable2DArray where Item: Identifiable & Equatable {
  /// Replaces the array; with `performDiff` by the fewest changes, otherwise by a `.reset`. As with an array of sections.
  @inlinable
  public func replace(with array: Array2D<Metadata, Item>, performDiff: Bool) where Metadata: Identifiable & Equatable {
    replace(with: array.sections, performDiff: performDiff)
  }

  /// Replaces the array; with `performDiff` by the fewest changes, otherwise by a `.reset`. As with an array of sections.
  @inlinable
  public func replace(with array: Array2D<Metadata, Item>, performDiff: Bool) where Metadata: Hashable {
    replace(with: array.sections, performDiff: performDiff)
  }

  /// Replaces the array; with `performDiff` by the fewest changes, otherwise by a `.reset`. As with an array of sections.
  @inlinable
  public func replace(with array: Array2D<Metadata, Item>, performDiff: Bool) where Metadata: Identifiable & Hashable {
    replace(with: array.sections, performDiff: performDiff)
  }
}

// Disfavoured, so that items with an `id` are told apart by it.
extension MutableObservable2DArray where Item: Hashable {
  /// Replaces the array; with `performDiff` by the fewest changes, otherwise by a `.reset`. As with an array of sections.
  @inlinable
  @_disfavoredOverload
  public func replace(with array: Array2D<Metadata, Item>, performDiff: Bool) where Metadata: Identifiable & Equatable {
    replace(with: array.sections, performDiff: performDiff)
  }

  /// Replaces the array; with `performDiff` by the fewest changes, otherwise by a `.reset`. As with an array of sections.
  @inlinable
  @_disfavoredOverload
  public func replace(with array: Array2D<Metadata, Item>, performDiff: Bool) where Metadata: Hashable {
    replace(with: array.sections, performDiff: performDiff)
  }

  /// Replaces the array; with `performDiff` by the fewest changes, otherwise by a `.reset`. As with an array of sections.
  @inlinable
  @_disfavoredOverload
  public func replace(with array: Array2D<Metadata, Item>, performDiff: Bool) where Metadata: Identifiable & Hashable {
    replace(with: array.sections, performDiff: performDiff)
  }
}
