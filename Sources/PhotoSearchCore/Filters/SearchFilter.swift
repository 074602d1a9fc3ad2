/// The definition of a filter whose value has a certain type: everything that does not need words.
public nonisolated struct SearchFilter<Value: Sendable & Hashable & Codable>: SearchFilterDefinition {
  public let photoFilter: PhotoFilter?
  public let isOnByDefault: Bool
  private let field: FilterField<Value>
  /// Values that belong to the filter, but do not turn it on.
  private let details: [any StoredFilterField]
  private let rule: (@Sendable (Photo, PhotoFilters) -> Bool?)?
  private let choices: FilterChoices<Value>?

  /// - Parameters:
  ///   - field: The value that turns the filter on.
  ///   - photoFilter: What sources must support, or `nil` if this rejects no photos.
  ///   - details: Other values of the filter, in the order in which they are set. They keep their values when the filter
  ///     is turned off.
  ///   - isOnByDefault: Whether the filter is on unless the user turns it off. Such a filter is not listed among the
  ///     active ones, and earlier searches do not change it.
  ///   - choices: How the value divides into choices that are turned on and off one by one.
  ///   - rule: Returns whether a photo passes, also while the filter is off, or `nil` if the information that the filter
  ///     needs is unknown. Without a rule, only sources can apply the filter.
  init(
    _ field: FilterField<Value>, by photoFilter: PhotoFilter?, details: [any StoredFilterField] = [],
    isOnByDefault: Bool = false, choices: FilterChoices<Value>? = nil,
    rule: (@Sendable (Photo, PhotoFilters) -> Bool?)? = nil
  ) {
    self.field = field
    self.photoFilter = photoFilter
    self.details = details
    self.isOnByDefault = isOnByDefault
    self.choices = choices
    self.rule = rule
  }

  public var key: String { field.key }
  /// The value that turns the filter on.
  public var path: FilterPath<Value> { field.path }
  var judgesPhotos: Bool { rule != nil }
  var fields: [any StoredFilterField] { details + [field] }

  func isOn(in filters: PhotoFilters) -> Bool {
    isOnByDefault ? filters[keyPath: path] == field.initial : filters[keyPath: path] != field.initial
  }

  func active(in filters: PhotoFilters) -> [ActiveFilter] {
    guard isOn(in: filters) else { return [] }
    var alone = PhotoFilters()
    for field in fields { field.copy(from: filters, to: &alone) }
    guard let choices else { return [ActiveFilter(key: key, choice: nil, values: alone)] }
    return choices.all(filters[keyPath: path]).map { name, value in
      alone[keyPath: path] = value
      return ActiveFilter(key: key, choice: name, values: alone)
    }
  }

  func add(_ filter: ActiveFilter, to filters: inout PhotoFilters) {
    for detail in details { detail.copy(from: filter.values, to: &filters) }
    let value = filter.values[keyPath: path]
    filters[keyPath: path] = choices?.adding(value, filters[keyPath: path]) ?? value
  }

  func remove(_ filter: ActiveFilter, from filters: inout PhotoFilters) {
    let value = filter.values[keyPath: path]
    filters[keyPath: path] = choices?.removing(value, filters[keyPath: path]) ?? field.initial
  }

  func admits(_ photo: Photo, _ filters: PhotoFilters) -> Bool? {
    guard let rule else { return isOn(in: filters) ? nil : true }
    return rule(photo, filters)
  }
}

/// How a value divides into several choices.
nonisolated struct FilterChoices<Value>: Sendable {
  /// Returns the choices in a value in a fixed order, each with a name and as a value of its own.
  let all: @Sendable (Value) -> [(name: String, value: Value)]
  /// Returns the second value with the choices of the first.
  let adding: @Sendable (Value, Value) -> Value
  /// Returns the second value without the choices of the first.
  let removing: @Sendable (Value, Value) -> Value
}

nonisolated extension SearchFilter {
  /// Returns the filter as it is listed when it has a value: once, or once for each choice.
  public func active(with value: Value) -> [ActiveFilter] {
    var filters = PhotoFilters()
    filters[keyPath: path] = value
    return active(in: filters)
  }

  /// Creates a filter that is on or off.
  init(
    _ key: String, _ path: FilterPath<Value>, by photoFilter: PhotoFilter,
    admits: @escaping @Sendable (Photo) -> Bool?
  ) where Value == Bool {
    self.init(FilterField(key, path), by: photoFilter) { photo, filters in
      filters[keyPath: path] ? admits(photo) : true
    }
  }

  /// Creates a filter that is off or has one value.
  init<Choice: Sendable & Hashable & Codable>(
    _ key: String, _ path: FilterPath<Value>, by photoFilter: PhotoFilter,
    admits: @escaping @Sendable (Photo, Choice) -> Bool?
  ) where Value == Choice? {
    self.init(FilterField(key, path), by: photoFilter) { photo, filters in
      guard let choice = filters[keyPath: path] else { return true }
      return admits(photo, choice)
    }
  }

  /// Creates a filter with any number of choices, which is off without any.
  init<Choice: RawRepresentable<String> & CaseIterable & Sendable & Hashable & Codable>(
    _ key: String, _ path: FilterPath<Value>, by photoFilter: PhotoFilter,
    admits: @escaping @Sendable (Photo, Value) -> Bool?
  ) where Value == Set<Choice> {
    let choices = FilterChoices<Value>(
      all: { value in Choice.allCases.filter(value.contains).map { ($0.rawValue, [$0]) } },
      adding: { $1.union($0) }, removing: { $1.subtracting($0) })
    self.init(FilterField(key, path), by: photoFilter, choices: choices) { photo, filters in
      let value = filters[keyPath: path]
      return value.isEmpty ? true : admits(photo, value)
    }
  }
}

/// What a filter goes by, such as the licence: sources support it or not, and notices name it. Several filters may have
/// the same.
public nonisolated struct PhotoFilter: RawRepresentable, Sendable, Hashable, CaseIterable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// All of the filters in `SearchFilters.all`, in the order in which they are applied.
  public static let allCases = SearchFilters.all.reduce(into: [PhotoFilter]()) { all, filter in
    if let filter = filter.photoFilter, !all.contains(filter) { all.append(filter) }
  }

  /// Those that need only the photo's own metadata.
  static let ofPhotos = Set(SearchFilters.all.filter(\.judgesPhotos).compactMap(\.photoFilter))

  /// Those that only the source's own search can apply.
  static let ofSources = allCases.filter { !ofPhotos.contains($0) }
}

/// The definition of a filter with any type of value. The order counts as a filter that rejects nothing.
nonisolated protocol SearchFilterDefinition: Sendable {
  /// Identifies the filter, also in stored searches.
  var key: String { get }
  /// What sources must support, or `nil` if this rejects no photos.
  var photoFilter: PhotoFilter? { get }
  /// Whether the filter is on unless the user turns it off.
  var isOnByDefault: Bool { get }
  /// Whether the filter can be applied to a photo, or only by the source's own search.
  var judgesPhotos: Bool { get }

  /// The values of the filter, in the order in which they are set.
  var fields: [any StoredFilterField] { get }

  func isOn(in filters: PhotoFilters) -> Bool

  /// Returns what can be turned off one by one: each choice, or the filter as a whole.
  func active(in filters: PhotoFilters) -> [ActiveFilter]

  /// Turns a choice or the filter on, replacing another value.
  func add(_ filter: ActiveFilter, to filters: inout PhotoFilters)

  /// Turns a choice or the filter off.
  func remove(_ filter: ActiveFilter, from filters: inout PhotoFilters)

  /// Returns whether a photo passes, also while the filter is off, or `nil` if the information that the filter needs is
  /// unknown.
  func admits(_ photo: Photo, _ filters: PhotoFilters) -> Bool?
}
