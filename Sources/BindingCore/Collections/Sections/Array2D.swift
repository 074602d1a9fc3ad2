/// An array of items grouped into sections, as a value: the content of an `Observable2DArray`.
public nonisolated struct Array2D<Metadata, Item> {
  /// A section: metadata and items.
  public typealias Section = Observable2DArraySection<Metadata, Item>

  /// All sections.
  public var sections: [Section]

  /// Creates an array of the given sections.
  @inlinable
  public init(sections: [Section] = []) { self.sections = sections }

  /// Creates an array with a section for each pair of metadata and items.
  @inlinable
  public init(sectionsWithItems: [(Metadata, [Item])]) {
    sections = sectionsWithItems.map { Section(metadata: $0.0, items: $0.1) }
  }

  /// Creates an array with a section for each metadata value and the items at the same position.
  @inlinable
  init(_ metadata: [Metadata], _ items: [[Item]]) {
    sections = zip(metadata, items).map { Section(metadata: $0, items: $1) }
  }

  /// The item at `path`.
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

  /// Returns the number of sections.
  @inlinable
  public func numberOfSections() -> Int { sections.count }

  /// Returns the number of items in a section.
  @inlinable
  public func numberOfItems(inSection section: Int) -> Int { sections[section].items.count }

  /// Returns the item at `path`.
  @inlinable
  public func item(at path: IndexPath) -> Item { self[path] }

  /// The number of items in each section.
  @inlinable var itemCounts: [Int] { sections.map(\.items.count) }

  /// The index paths of all items, in order.
  @inlinable var itemPaths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].items.indices.map { IndexPath(item: $0, section: section) }
    }
  }

  /// Returns the same sections with other items.
  @inlinable
  func with<Other>(items: [[Other]]) -> Array2D<Metadata, Other> {
    Array2D<Metadata, Other>(sections.map(\.metadata), items)
  }
}

extension Array2D: Equatable where Metadata: Equatable, Item: Equatable {}
extension Array2D: Hashable where Metadata: Hashable, Item: Hashable {}
extension Array2D: Sendable where Metadata: Sendable, Item: Sendable {}
