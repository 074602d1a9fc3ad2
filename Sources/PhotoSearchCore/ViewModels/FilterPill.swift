public import BindingCore

/// What the line of filters below the search consists of.
public nonisolated enum FilterPill: Sendable, Hashable, Identifiable {
  /// A filter that one click turns on or off.
  case toggle(ActiveFilter, isOn: Bool)
  /// Another filter that is on, and can be removed.
  case active(ActiveFilter)
  /// The photos of one author, or those similar to one photo, which can be left.
  case scope(PhotoQuery.Scope)

  public enum ID: Hashable, Sendable {
    case toggle(ActiveFilter)
    case active(ActiveFilter.ID)
    case scope
  }

  public var id: ID {
    switch self {
    case .toggle(let filter, _): .toggle(filter)
    case .active(let filter): .active(filter.id)
    case .scope: .scope
    }
  }

  /// Whether it narrows the search now.
  public var isOn: Bool {
    if case .toggle(_, let isOn) = self { isOn } else { true }
  }
}

extension PhotoSearchViewModel {
  /// The line of filters: those that are on and have no toggle, which must be in sight, then the toggles.
  ///
  /// The toggle of a filter that the active source cannot apply is left out, unless it is on and may be turned off.
  ///
  /// - Parameter wanted: The filters with a toggle, in order.
  public func filterPills(wanted: [ActiveFilter]) -> SafeSignal<[FilterPill]> {
    combineLatest(status, searchMetadataViewModel.activeFilters, supportedFilters) {
      [unowned self] _, active, supported in
      let toggles = wanted.compactMap { filter -> FilterPill? in
        let isOn = active.contains(filter)
        let isOffered = searchMetadataViewModel.photoFilter(of: filter).map(supported.contains) ?? true
        return isOn || isOffered ? .toggle(filter, isOn: isOn) : nil
      }
      let scope = currentSearch?.query.scope ?? .everything
      return (scope == .everything ? [] : [.scope(scope)])
        + active.filter { !wanted.contains($0) }.map(FilterPill.active) + toggles
    }
    .removeDuplicates()
  }

  /// The filters that the active source can apply. Those of all sources together depend on the user's keys.
  private var supportedFilters: SafeSignal<Set<PhotoFilter>> {
    combineLatest(activeSource, offeredSources) { [unowned self] active, _ in source(active).capabilities.filters }
      .removeDuplicates()
  }

  /// Whether the line of filters is of use: there is a search that they narrow.
  public var offersFilterPills: SafeSignal<Bool> {
    status.map { [unowned self] in $0 != .idle && !hasNothingSaved }.removeDuplicates()
  }

  /// Turns the filter of a toggle on or off, or removes another filter, which can be undone.
  public func press(_ pill: FilterPill) {
    switch pill {
    case .toggle(let filter, isOn: true): searchMetadataViewModel.remove(filter)
    case .toggle(let filter, isOn: false): searchMetadataViewModel.add(filter)
    case .active(let filter): remove(filter)
    case .scope: removeScope()
    }
  }
}

extension PhotoSearchMetadataViewModel {
  fileprivate func photoFilter(of filter: ActiveFilter) -> PhotoFilter? {
    filters.first { $0.key == filter.key }?.photoFilter
  }
}
