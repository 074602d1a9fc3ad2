public import BindingCore

nonisolated extension PhotoQuery {
  /// The active filters, in a fixed order. Excludes safe search, which is on by default.
  public var activeFilters: [ActiveFilter] { values.active(SearchFilters.all) }
}

nonisolated extension PhotoFilters {
  fileprivate func active(_ filters: [any SearchFilterDefinition]) -> [ActiveFilter] {
    filters.filter { !$0.isOnByDefault }.flatMap { $0.active(in: self) }
  }
}

extension PhotoSearchMetadataViewModel {
  /// The active filters, in a fixed order. Excludes safe search, which is on by default.
  public var activeFilters: SafeSignal<[ActiveFilter]> {
    changes.prepend(()).map { [unowned self] in currentFilters }.removeDuplicates()
  }

  /// The currently active filters.
  public var currentFilters: [ActiveFilter] { values.active(filters) }

  /// Turns a filter off. Does nothing if it is off.
  public func remove(_ filter: ActiveFilter) {
    filters.first { $0.key == filter.key }?.remove(filter, from: &values)
  }

  /// Turns a filter on, replacing another one of its kind.
  public func add(_ filter: ActiveFilter) {
    filters.first { $0.key == filter.key }?.add(filter, to: &values)
  }

  /// Turns filters back on, except those that have been replaced meanwhile.
  func bringBack(_ filters: [ActiveFilter]) {
    let present = Set(currentFilters.map(\.id))
    for filter in filters where !present.contains(filter.id) { add(filter) }
  }

  /// Turns all filters off.
  public func removeFilters() {
    currentFilters.forEach(remove)
  }
}
