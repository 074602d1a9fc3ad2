public import BindingCore

// Arrays with sections in the spelling of Bond 6 or Bond 7, whichever `BindingCore` does not use.

extension Observable2DArray {
  /// The Bond 6 spelling of `collection`.
  @inlinable public var array: Array2D<Metadata, Item> { collection }
}

nonisolated extension IndexPath {
  /// The table view spelling of `init(item:section:)`.
  @inlinable
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The table view spelling of `item`.
  @inlinable public var row: Int { item }
}

extension Array2D {
  /// The item at a path: the subscript as Bond 7 spells it.
  @inlinable
  public nonisolated subscript(itemAt path: IndexPath) -> Item {
    get { self[path] }
    set { self[path] = newValue }
  }

  /// The section at an index: the subscript as Bond 7 spells it.
  @inlinable
  public nonisolated subscript(sectionAt index: Int) -> Section {
    get { self[index] }
    set { self[index] = newValue }
  }
}

extension MutableObservable2DArray {
  /// The Bond 6 spelling of `appendItem(_:toSectionAt:)`.
  @inlinable
  public func appendItem(_ item: Item, toSection section: Int) { appendItem(item, toSectionAt: section) }

  /// The item at a path: the subscript as Bond 7 spells it.
  @inlinable
  public subscript(itemAt path: IndexPath) -> Item {
    get { self[path] }
    set { self[path] = newValue }
  }

  /// The section at an index: the subscript as Bond 7 spells it.
  @inlinable
  public subscript(sectionAt index: Int) -> Section {
    get { self[index] }
    set { self[index] = newValue }
  }
}
