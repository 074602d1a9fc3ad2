/// A section of an array with sections: items and their common metadata, such as a title.
///
///     let cities = Observable2DArraySection<String, String>(metadata: "Cities", items: ["Paris", "Berlin"])
///
/// It is a collection of its items.
public nonisolated struct Observable2DArraySection<Metadata, Item> {
  /// The metadata of the section, for instance its header and footer.
  public var metadata: Metadata
  /// The items of the section.
  public var items: [Item]

  /// Creates a section with metadata and items.
  @inlinable
  public init(metadata: Metadata, items: [Item] = []) {
    self.metadata = metadata
    self.items = items
  }
}

nonisolated extension Observable2DArraySection: RandomAccessCollection, MutableCollection {
  /// The position of the first item: zero.
  @inlinable public var startIndex: Int { 0 }
  /// The number of items.
  @inlinable public var endIndex: Int { items.count }

  /// The item at a position.
  @inlinable
  public subscript(position: Int) -> Item {
    get { items[position] }
    set { items[position] = newValue }
  }
}

extension Observable2DArraySection: Equatable where Metadata: Equatable, Item: Equatable {}
extension Observable2DArraySection: Hashable where Metadata: Hashable, Item: Hashable {}
extension Observable2DArraySection: Sendable where Metadata: Sendable, Item: Sendable {}
