/// The content of a list widget: items in sections, which the widget reads one by one.
@MainActor
public protocol DataSourceProtocol {
  /// Returns the number of sections.
  func numberOfSections() -> Int
  /// Returns the number of items in a section.
  func numberOfItems(inSection section: Int) -> Int
}

/// A data source that provides its items and the titles of its sections.
@MainActor
public protocol QueryableDataSourceProtocol<Item>: DataSourceProtocol {
  /// The type of the items.
  associatedtype Item

  /// Returns the item at `path`.
  func item(at path: IndexPath) -> Item
  /// Returns the title above a section, or `nil` if there is none. Returns `nil` by default.
  func titleForHeader(inSection section: Int) -> String?
  /// Returns the title below a section, or `nil` if there is none. Returns `nil` by default.
  func titleForFooter(inSection section: Int) -> String?
}

extension QueryableDataSourceProtocol {
  public func titleForHeader(inSection section: Int) -> String? { nil }
  public func titleForFooter(inSection section: Int) -> String? { nil }
}

@MainActor extension Array: QueryableDataSourceProtocol {
  /// Returns one: an array is a single section.
  public func numberOfSections() -> Int { 1 }
  /// Returns the number of elements.
  public func numberOfItems(inSection section: Int) -> Int { count }
  /// Returns the element at the position within the only section.
  public func item(at path: IndexPath) -> Element { self[path.item] }
}

extension ObservableArray: QueryableDataSourceProtocol {
  /// Returns one: an array is a single section.
  public final func numberOfSections() -> Int { 1 }
  /// Returns the current number of elements.
  public final func numberOfItems(inSection section: Int) -> Int { count }
  /// Returns the current element at the position within the only section.
  public final func item(at path: IndexPath) -> Item { self[path.item] }
}

extension Array2D: QueryableDataSourceProtocol {}
extension Observable2DArray: QueryableDataSourceProtocol {}

/// The titles of a section of a data source.
public nonisolated struct SectionTitles: Hashable, Sendable {
  /// The title above the section.
  public var header: String?
  /// The title below the section.
  public var footer: String?

  /// Creates the titles of a section.
  public init(header: String? = nil, footer: String? = nil) {
    self.header = header
    self.footer = footer
  }
}
