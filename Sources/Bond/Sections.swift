public import BindingCore

// Arrays with sections in the spellings of Bond 6 and Bond 7, where ours are the other's.

extension Observable2DArray {
  /// `collection` in the spelling of Bond 6.
  @inlinable public var array: Array2D<Metadata, Item> { collection }
}

nonisolated extension IndexPath {
  /// `init(item:section:)` in the words of a table view.
  @inlinable
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// `item` in the words of a table view.
  @inlinable public var row: Int { item }
}

extension Array2D {
  /// The item at a place: the subscript in the spelling of Bond 7.
  @inlinable
  public nonisolated subscript(itemAt path: IndexPath) -> Item {
    get { self[path] }
    set { self[path] = newValue }
  }

  /// The section at an index: the subscript in the spelling of Bond 7.
  @inlinable
  public nonisolated subscript(sectionAt index: Int) -> Section {
    get { self[index] }
    set { self[index] = newValue }
  }
}

extension MutableObservable2DArray {
  /// `appendItem(_:toSectionAt:)` in the spelling of Bond 6.
  @inlinable
  public func appendItem(_ item: Item, toSection section: Int) { appendItem(item, toSectionAt: section) }

  /// The item at a place: the subscript in the spelling of Bond 7.
  @inlinable
  public subscript(itemAt path: IndexPath) -> Item {
    get { self[path] }
    set { self[path] = newValue }
  }

  /// The section at an index: the subscript in the spelling of Bond 7.
  @inlinable
  public subscript(sectionAt index: Int) -> Section {
    get { self[index] }
    set { self[index] = newValue }
  }
}
