import BindingCore

/// One of the values in `PhotoFilters`, and how it is stored with a search.
nonisolated struct FilterField<Value: Sendable & Hashable & Codable>: StoredFilterField {
  let key: String
  let path: FilterPath<Value>
  private let storedPath: FilterPath<Value>

  /// - Parameters:
  ///   - key: The key in stored searches.
  ///   - path: The value as the view model shows it.
  ///   - storedPath: The value as it is stored.
  init(_ key: String, _ path: FilterPath<Value>, storedAs storedPath: FilterPath<Value>) {
    self.key = key
    self.path = path
    self.storedPath = storedPath
  }

  /// Creates a value that is stored as it is shown.
  init(_ key: String, _ path: FilterPath<Value>) {
    self.init(key, path, storedAs: path)
  }

  /// The value while the filter is off.
  var initial: Value { PhotoFilters()[keyPath: path] }

  func copy(from source: PhotoFilters, to target: inout PhotoFilters) {
    target[keyPath: path] = source[keyPath: path]
  }

  func decode(from container: KeyedDecodingContainer<QueryKey>, to filters: inout PhotoFilters) throws {
    if let value = try container.decodeIfPresent(Value.self, forKey: QueryKey(key)) {
      filters[keyPath: storedPath] = value
    }
  }

  func encode(_ filters: PhotoFilters, to container: inout KeyedEncodingContainer<QueryKey>) throws {
    let value = filters[keyPath: storedPath]
    guard value != PhotoFilters()[keyPath: storedPath] || QueryKey.required.contains(key) else { return }
    try container.encode(value, forKey: QueryKey(key))
  }

  @MainActor func property(from filters: PhotoFilters) -> any FilterPropertyProtocol {
    FilterProperty(path, filters[keyPath: path])
  }
}

/// The place of a value in `PhotoFilters`.
public typealias FilterPath<Value> = any WritableKeyPath<PhotoFilters, Value> & Sendable

/// A value in `PhotoFilters` of any type.
nonisolated protocol StoredFilterField: Sendable {
  var key: String { get }

  func copy(from source: PhotoFilters, to target: inout PhotoFilters)

  /// Decodes the value if it was stored.
  ///
  /// - Throws: If it cannot be decoded, as a choice that only another version knows: without its filter, the search
  ///   would be another one.
  func decode(from container: KeyedDecodingContainer<QueryKey>, to filters: inout PhotoFilters) throws

  /// Encodes the value, unless its filter is off.
  func encode(_ filters: PhotoFilters, to container: inout KeyedEncodingContainer<QueryKey>) throws

  /// Creates a property with the value.
  @MainActor func property(from filters: PhotoFilters) -> any FilterPropertyProtocol
}

/// A value in `PhotoFilters` that can be observed.
final class FilterProperty<Value: Sendable & Hashable & Codable>: FilterPropertyProtocol {
  let path: WritableKeyPath<PhotoFilters, Value>
  let property: Property<Value>

  init(_ path: WritableKeyPath<PhotoFilters, Value>, _ value: Value) {
    self.path = path
    property = Property(value)
  }

  var changes: SafeSignal<Void> { property.dropFirst(1).map { _ in } }

  func copy(to filters: inout PhotoFilters) { filters[keyPath: path] = property.value }

  func take(from filters: PhotoFilters) {
    let value = filters[keyPath: path]
    if property.value != value { property.value = value }
  }
}

/// A value in `PhotoFilters` of any type that can be observed.
protocol FilterPropertyProtocol {
  /// Fires when the value changes, but not initially.
  var changes: SafeSignal<Void> { get }

  func copy(to filters: inout PhotoFilters)

  /// Takes over the value if it is another one.
  func take(from filters: PhotoFilters)
}
