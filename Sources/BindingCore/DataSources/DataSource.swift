/// What a list widget shows: items in sections, that it asks for one by one.
@MainActor
public protocol DataSourceProtocol {
  /// How many sections there are.
  func numberOfSections() -> Int
  /// How many items a section has.
  func numberOfItems(inSection section: Int) -> Int
}

/// A data source that can be asked for its items, and for the titles of its sections.
@MainActor
public protocol QueryableDataSourceProtocol<Item>: DataSourceProtocol {
  /// What the data source has many of.
  associatedtype Item

  /// The item at a place.
  func item(at path: IndexPath) -> Item
  /// What stands above a section; nil when nothing does, as without an implementation.
  func titleForHeader(inSection section: Int) -> String?
  /// What stands below a section; nil when nothing does, as without an implementation.
  func titleForFooter(inSection section: Int) -> String?
}

extension QueryableDataSourceProtocol {
  public func titleForHeader(inSection section: Int) -> String? { nil }
  public func titleForFooter(inSection section: Int) -> String? { nil }
}

extension Array: QueryableDataSourceProtocol {
  /// One: an array is a section of its own.
  public func numberOfSections() -> Int { 1 }
  /// The number of elements.
  public func numberOfItems(inSection section: Int) -> Int { count }
  /// The element at the position within the only section.
  public func item(at path: IndexPath) -> Element { self[path.item] }
}

extension ObservableArray: QueryableDataSourceProtocol {
  /// One: an array is a section of its own.
  public final func numberOfSections() -> Int { 1 }
  /// The number of elements now.
  public final func numberOfItems(inSection section: Int) -> Int { count }
  /// The element that is now at the position within the only section.
  public final func item(at path: IndexPath) -> Item { self[path.item] }
}

extension Array2D: QueryableDataSourceProtocol {}
extension Observable2DArray: QueryableDataSourceProtocol {}

/// The titles of a section of a data source.
public nonisolated struct SectionTitles: Hashable, Sendable {
  /// What stands above the section.
  public var header: String?
  /// What stands below it.
  public var footer: String?

  /// These titles.
  public init(header: String? = nil, footer: String? = nil) {
    self.header = header
    self.footer = footer
  }
}
