// `replace(with:performDiff:)` of a whole array, with one overload for each way of distinguishing its sections.

extension MutableObservable2DArray where Item: Identifiable & Equatable {
  /// Replaces the array, with the fewest changes if `performDiff` is true, otherwise with a `.reset`, as with sections.
  @inlinable
  public func replace(with array: Array2D<Metadata, Item>, performDiff: Bool) where Metadata: Identifiable & Equatable {
    replace(with: array.sections, performDiff: performDiff)
  }

  /// Replaces the array, with the fewest changes if `performDiff` is true, otherwise with a `.reset`, as with sections.
  @inlinable
  public func replace(with array: Array2D<Metadata, Item>, performDiff: Bool) where Metadata: Hashable {
    replace(with: array.sections, performDiff: performDiff)
  }

  /// Replaces the array, with the fewest changes if `performDiff` is true, otherwise with a `.reset`, as with sections.
  @inlinable
  public func replace(with array: Array2D<Metadata, Item>, performDiff: Bool) where Metadata: Identifiable & Hashable {
    replace(with: array.sections, performDiff: performDiff)
  }
}

// Disfavoured, so that items with an `id` are distinguished by it.
extension MutableObservable2DArray where Item: Hashable {
  /// Replaces the array, with the fewest changes if `performDiff` is true, otherwise with a `.reset`, as with sections.
  @inlinable
  @_disfavoredOverload
  public func replace(with array: Array2D<Metadata, Item>, performDiff: Bool) where Metadata: Identifiable & Equatable {
    replace(with: array.sections, performDiff: performDiff)
  }

  /// Replaces the array, with the fewest changes if `performDiff` is true, otherwise with a `.reset`, as with sections.
  @inlinable
  @_disfavoredOverload
  public func replace(with array: Array2D<Metadata, Item>, performDiff: Bool) where Metadata: Hashable {
    replace(with: array.sections, performDiff: performDiff)
  }

  /// Replaces the array, with the fewest changes if `performDiff` is true, otherwise with a `.reset`, as with sections.
  @inlinable
  @_disfavoredOverload
  public func replace(with array: Array2D<Metadata, Item>, performDiff: Bool) where Metadata: Identifiable & Hashable {
    replace(with: array.sections, performDiff: performDiff)
  }
}
