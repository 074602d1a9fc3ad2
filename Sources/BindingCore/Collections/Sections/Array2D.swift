/// An array of items that are grouped into sections, as a value: what an `Observable2DArray` holds.
public nonisolated struct Array2D<Metadata, Item> {
  /// A section: metadata and items.
  public typealias Section = Observable2DArraySection<Metadata, Item>

  /// All sections.
  public var sections: [Section]

  /// An array with these sections.
  @inlinable
  public init(sections: [Section] = []) { self.sections = sections }

  /// An array with a section for each pair of metadata and items.
  @inlinable
  public init(sectionsWithItems: [(Metadata, [Item])]) {
    sections = sectionsWithItems.map { Section(metadata: $0.0, items: $0.1) }
  }

  /// An array with a section for each metadata and the items at the same position.
  @inlinable
  init(_ metadata: [Metadata], _ items: [[Item]]) {
    sections = zip(metadata, items).map { Section(metadata: $0, items: $1) }
  }

  /// The item at a place.
  @inlinable
  public subscript(path: IndexPath) -> Item {
    get { sections[path.section].items[path.item] }
    set { sections[path.section].items[path.item] = newValue }
  }

  /// The section at an index.
  @inlinable
  public subscript(section: Int) -> Section {
    get { sections[section] }
    set { sections[section] = newValue }
  }

  /// How many sections there are.
  @inlinable
  public func numberOfSections() -> Int { sections.count }

  /// How many items a section has.
  @inlinable
  public func numberOfItems(inSection section: Int) -> Int { sections[section].items.count }

  /// The item at a place.
  @inlinable
  public func item(at path: IndexPath) -> Item { self[path] }

  /// The number of items in each section.
  @inlinable var itemCounts: [Int] { sections.map(\.items.count) }

  /// The places of all items, in order.
  @inlinable var itemPaths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].items.indices.map { IndexPath(item: $0, section: section) }
    }
  }

  /// The same sections with other items.
  @inlinable
  func with<Other>(items: [[Other]]) -> Array2D<Metadata, Other> {
    Array2D<Metadata, Other>(sections.map(\.metadata), items)
  }
}

extension Array2D: Equatable where Metadata: Equatable, Item: Equatable {}
extension Array2D: Hashable where Metadata: Hashable, Item: Hashable {}
extension Array2D: Sendable where Metadata: Sendable, Item: Sendable {}
