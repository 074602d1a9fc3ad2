public import BindingCore
public import FoundationEssentials

/// A filter or order that the user has turned on and can turn off again.
public nonisolated enum ActiveFilter: Sendable, Hashable, Identifiable {
  case creativeCommons
  case intendedUse(IntendedUse)
  /// Uploaded between these two days, inclusive.
  case uploaded(Date, Date)
  case orientation(PhotoOrientation)
  case minimumSize(PhotoSize)
  case fileType(PhotoFileType)
  case photographsOnly
  case assessedOnly
  case order(PhotoOrder)

  /// An identifier that stays the same when the upload dates change.
  public enum ID: Sendable, Hashable {
    case creativeCommons, uploaded, orientation, minimumSize, photographsOnly, assessedOnly, order
    case intendedUse(IntendedUse)
    case fileType(PhotoFileType)
  }

  public var id: ID {
    switch self {
    case .creativeCommons: .creativeCommons
    case .intendedUse(let use): .intendedUse(use)
    case .uploaded: .uploaded
    case .orientation: .orientation
    case .minimumSize: .minimumSize
    case .fileType(let type): .fileType(type)
    case .photographsOnly: .photographsOnly
    case .assessedOnly: .assessedOnly
    case .order: .order
    }
  }
}

extension PhotoSearchMetadataViewModel {
  /// The active filters, in a fixed order. Excludes safe search, which is on by default.
  public var activeFilters: SafeSignal<[ActiveFilter]> {
    changes.prepend(()).map { [unowned self] in currentFilters }.removeDuplicates()
  }

  /// The currently active filters.
  public var currentFilters: [ActiveFilter] {
    var filters: [ActiveFilter] = []
    if creativeCommons.value { filters.append(.creativeCommons) }
    filters += IntendedUse.allCases.filter(licenseWishes.value.contains).map(ActiveFilter.intendedUse)
    if dateFilter.value { filters.append(.uploaded(minUploadDate.value, maxUploadDate.value)) }
    if let orientation = orientation.value { filters.append(.orientation(orientation)) }
    if let size = minimumSize.value { filters.append(.minimumSize(size)) }
    filters += PhotoFileType.allCases.filter(fileTypes.value.contains).map(ActiveFilter.fileType)
    if photographsOnly.value { filters.append(.photographsOnly) }
    if assessedOnly.value { filters.append(.assessedOnly) }
    if order.value != .relevance { filters.append(.order(order.value)) }
    return filters
  }

  /// Turns a filter off. Does nothing if it is off.
  public func remove(_ filter: ActiveFilter) {
    switch filter {
    case .creativeCommons: creativeCommons.value = false
    case .intendedUse(let use): licenseWishes.value.remove(use)
    case .uploaded: dateFilter.value = false
    case .orientation: orientation.value = nil
    case .minimumSize: minimumSize.value = nil
    case .fileType(let type): fileTypes.value.remove(type)
    case .photographsOnly: photographsOnly.value = false
    case .assessedOnly: assessedOnly.value = false
    case .order: order.value = .relevance
    }
  }

  /// Turns a filter on, replacing another one of its kind.
  public func add(_ filter: ActiveFilter) {
    switch filter {
    case .creativeCommons: creativeCommons.value = true
    case .intendedUse(let use): licenseWishes.value.insert(use)
    case .uploaded(let first, let last):
      maxUploadDate.value = last
      minUploadDate.value = first
      dateFilter.value = true
    case .orientation(let orientation): self.orientation.value = orientation
    case .minimumSize(let size): minimumSize.value = size
    case .fileType(let type): fileTypes.value.insert(type)
    case .photographsOnly: photographsOnly.value = true
    case .assessedOnly: assessedOnly.value = true
    case .order(let order): self.order.value = order
    }
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
