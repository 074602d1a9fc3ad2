public import Changesets

// One overload for each way of distinguishing items and sections, as in `ListChangeset.init(from:to:)`.

extension MutableObservable2DArray {
  /// Replaces the array, using a diff of its sections and then one of its items.
  @inlinable
  func replace(
    with sections: [Section], _ performDiff: Bool,
    _ difference: ([Metadata], [Metadata]) -> ListChangeset,
    _ itemDifference: (ListChangeset, [[Item]], [[Item]]) -> SectionedChangeset
  ) {
    guard performDiff else { return replace(with: sections) }
    let present = self.sections
    let changeset = itemDifference(
      difference(present.map(\.metadata), sections.map(\.metadata)), present.map(\.items), sections.map(\.items))
    if !changeset.isEmpty { core.replace(with: Array2D(sections: sections), as: changeset) }
  }
}

extension MutableObservable2DArray where Item: Identifiable & Equatable {
  /// Replaces the items of a section, with the fewest changes if `performDiff` is true.
  ///
  /// - Complexity: O(k) for k items in both sections, plus O(p log p) if p items are not in their old order.
  @inlinable
  public func replaceItems(ofSectionAt section: Int, with items: [Item], performDiff: Bool) {
    guard performDiff else { return replaceItems(ofSectionAt: section, with: items) }
    replaceItems(ofSectionAt: section, with: items, as: ListChangeset(from: sections[section].items, to: items))
  }

  /// Replaces the array, with the fewest changes if `performDiff` is true, otherwise with a `.reset`.
  ///
  /// Sections whose metadata has the same `id` are the same section. Identical items move across sections.
  /// - Complexity: O(n) for n items in both arrays, plus O(p log p) if p items or sections moved.
  @inlinable
  public func replace(with sections: [Section], performDiff: Bool) where Metadata: Identifiable & Equatable {
    replace(
      with: sections, performDiff, { ListChangeset(from: $0, to: $1) },
      { SectionedChangeset(sections: $0, from: $1, to: $2) })
  }

  /// Replaces the array, with the fewest changes if `performDiff` is true, otherwise with a `.reset`.
  ///
  /// Sections with equal metadata are the same section. Identical items move across sections.
  /// - Complexity: O(n) for n items in both arrays, plus O(p log p) if p items or sections moved.
  @inlinable
  public func replace(with sections: [Section], performDiff: Bool) where Metadata: Hashable {
    replace(
      with: sections, performDiff, { ListChangeset(from: $0, to: $1) },
      { SectionedChangeset(sections: $0, from: $1, to: $2) })
  }

  /// Replaces the array, with the fewest changes if `performDiff` is true, otherwise with a `.reset`.
  ///
  /// Sections whose metadata has the same `id` are the same section. Identical items move across sections.
  /// - Complexity: O(n) for n items in both arrays, plus O(p log p) if p items or sections moved.
  @inlinable
  public func replace(with sections: [Section], performDiff: Bool) where Metadata: Identifiable & Hashable {
    replace(
      with: sections, performDiff, { ListChangeset(from: $0, to: $1) },
      { SectionedChangeset(sections: $0, from: $1, to: $2) })
  }

  /// Replaces the array, with the fewest changes if `performDiff` is true, otherwise with a `.reset`. For metadata of
  /// any type, such as a tuple.
  ///
  /// - Parameters:
  ///   - sectionID: Returns the identity of a section.
  ///   - areEqual: Returns whether the metadata of a section is unchanged.
  /// - Complexity: O(n) for n items in both arrays, plus O(p log p) if p items or sections moved.
  @inlinable
  public func replace(
    with sections: [Section], performDiff: Bool, sectionID: (Metadata) -> some Hashable,
    areEqual: @escaping (Metadata, Metadata) -> Bool
  ) {
    replace(
      with: sections, performDiff, { ListChangeset(from: $0, to: $1, identifiedBy: sectionID, areEqual: areEqual) },
      { SectionedChangeset(sections: $0, from: $1, to: $2) })
  }
}

// Disfavoured, so that items with an `id` are distinguished by it.
extension MutableObservable2DArray where Item: Hashable {
  /// Replaces the items of a section, with the fewest changes if `performDiff` is true.
  ///
  /// - Complexity: O(k) for k items in both sections, plus O(p log p) if p items are not in their old order.
  @inlinable
  @_disfavoredOverload
  public func replaceItems(ofSectionAt section: Int, with items: [Item], performDiff: Bool) {
    guard performDiff else { return replaceItems(ofSectionAt: section, with: items) }
    replaceItems(ofSectionAt: section, with: items, as: ListChangeset(from: sections[section].items, to: items))
  }

  /// Replaces the array, with the fewest changes if `performDiff` is true, otherwise with a `.reset`.
  ///
  /// Sections whose metadata has the same `id` are the same section. Identical items move across sections.
  /// - Complexity: O(n) for n items in both arrays, plus O(p log p) if p items or sections moved.
  @inlinable
  @_disfavoredOverload
  public func replace(with sections: [Section], performDiff: Bool) where Metadata: Identifiable & Equatable {
    replace(
      with: sections, performDiff, { ListChangeset(from: $0, to: $1) },
      { SectionedChangeset(sections: $0, from: $1, to: $2) })
  }

  /// Replaces the array, with the fewest changes if `performDiff` is true, otherwise with a `.reset`.
  ///
  /// Sections with equal metadata are the same section. Identical items move across sections.
  /// - Complexity: O(n) for n items in both arrays, plus O(p log p) if p items or sections moved.
  @inlinable
  @_disfavoredOverload
  public func replace(with sections: [Section], performDiff: Bool) where Metadata: Hashable {
    replace(
      with: sections, performDiff, { ListChangeset(from: $0, to: $1) },
      { SectionedChangeset(sections: $0, from: $1, to: $2) })
  }

  /// Replaces the array, with the fewest changes if `performDiff` is true, otherwise with a `.reset`.
  ///
  /// Sections whose metadata has the same `id` are the same section. Identical items move across sections.
  /// - Complexity: O(n) for n items in both arrays, plus O(p log p) if p items or sections moved.
  @inlinable
  @_disfavoredOverload
  public func replace(with sections: [Section], performDiff: Bool) where Metadata: Identifiable & Hashable {
    replace(
      with: sections, performDiff, { ListChangeset(from: $0, to: $1) },
      { SectionedChangeset(sections: $0, from: $1, to: $2) })
  }

  /// Replaces the array, with the fewest changes if `performDiff` is true, otherwise with a `.reset`. For metadata of
  /// any type, such as a tuple.
  ///
  /// - Parameters:
  ///   - sectionID: Returns the identity of a section.
  ///   - areEqual: Returns whether the metadata of a section is unchanged.
  /// - Complexity: O(n) for n items in both arrays, plus O(p log p) if p items or sections moved.
  @inlinable
  @_disfavoredOverload
  public func replace(
    with sections: [Section], performDiff: Bool, sectionID: (Metadata) -> some Hashable,
    areEqual: @escaping (Metadata, Metadata) -> Bool
  ) {
    replace(
      with: sections, performDiff, { ListChangeset(from: $0, to: $1, identifiedBy: sectionID, areEqual: areEqual) },
      { SectionedChangeset(sections: $0, from: $1, to: $2) })
  }
}

extension ListChangeset {
  /// Creates the difference between two arrays of elements that are identified and compared by functions.
  @inlinable
  nonisolated init<Element, ID: Hashable>(
    from old: [Element], to new: [Element], identifiedBy id: (Element) -> ID,
    areEqual: @escaping (Element, Element) -> Bool
  ) {
    let comparable = { ComparedByFunction(id: id($0), element: $0, areEqual: areEqual) }
    self.init(from: old.map(comparable), to: new.map(comparable))
  }
}

/// An element identified by the result of one function and compared by another.
@usableFromInline
nonisolated struct ComparedByFunction<ID: Hashable, Element>: Identifiable, Equatable {
  @usableFromInline let id: ID
  @usableFromInline let element: Element
  @usableFromInline let areEqual: (Element, Element) -> Bool

  @inlinable
  init(id: ID, element: Element, areEqual: @escaping (Element, Element) -> Bool) {
    self.id = id
    self.element = element
    self.areEqual = areEqual
  }

  @inlinable
  static func == (first: Self, second: Self) -> Bool { first.areEqual(first.element, second.element) }
}
