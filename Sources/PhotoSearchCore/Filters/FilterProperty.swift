import BindingCore

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
