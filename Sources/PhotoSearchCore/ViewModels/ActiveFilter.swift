public import BindingCore
public import FoundationEssentials

/// One thing that narrows a search or orders its results, as the person turned it on and can turn it off again.
public nonisolated enum ActiveFilter: Sendable, Hashable, Identifiable {
  case creativeCommons
  case wish(LicenseWish)
  /// Uploaded from the day of the first to that of the second.
  case uploaded(Date, Date)
  case orientation(PhotoOrientation)
  case minimumSize(PhotoSize)
  case fileType(PhotoFileType)
  case photographsOnly
  case assessedOnly
  case order(PhotoOrder)

  /// What stays the same when the days of upload change.
  public enum ID: Sendable, Hashable {
    case creativeCommons, uploaded, orientation, minimumSize, photographsOnly, assessedOnly, order
    case wish(LicenseWish)
    case fileType(PhotoFileType)
  }

  public var id: ID {
    switch self {
    case .creativeCommons: .creativeCommons
    case .wish(let wish): .wish(wish)
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
  /// The filters that are on, always in the same order. Safe search is none of them: it is on unless it is turned off.
  public var activeFilters: SafeSignal<[ActiveFilter]> {
    changes.prepend(()).map { [unowned self] in currentFilters }.removeDuplicates()
  }

  /// The filters that are on now.
  public var currentFilters: [ActiveFilter] {
    var filters: [ActiveFilter] = []
    if creativeCommons.value { filters.append(.creativeCommons) }
    filters += LicenseWish.allCases.filter(licenseWishes.value.contains).map(ActiveFilter.wish)
    if dateFilter.value { filters.append(.uploaded(minUploadDate.value, maxUploadDate.value)) }
    if let orientation = orientation.value { filters.append(.orientation(orientation)) }
    if let size = minimumSize.value { filters.append(.minimumSize(size)) }
    filters += PhotoFileType.allCases.filter(fileTypes.value.contains).map(ActiveFilter.fileType)
    if photographsOnly.value { filters.append(.photographsOnly) }
    if assessedOnly.value { filters.append(.assessedOnly) }
    if order.value != .relevance { filters.append(.order(order.value)) }
    return filters
  }

  /// Turns a filter off. No effect when it is off.
  public func remove(_ filter: ActiveFilter) {
    switch filter {
    case .creativeCommons: creativeCommons.value = false
    case .wish(let wish): licenseWishes.value.remove(wish)
    case .uploaded: dateFilter.value = false
    case .orientation: orientation.value = nil
    case .minimumSize: minimumSize.value = nil
    case .fileType(let type): fileTypes.value.remove(type)
    case .photographsOnly: photographsOnly.value = false
    case .assessedOnly: assessedOnly.value = false
    case .order: order.value = .relevance
    }
  }

  /// Turns a filter on, in the place of another one of its kind.
  public func add(_ filter: ActiveFilter) {
    switch filter {
    case .creativeCommons: creativeCommons.value = true
    case .wish(let wish): licenseWishes.value.insert(wish)
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

  /// Turns filters on again, but for those in whose place there are others by now.
  func bringBack(_ filters: [ActiveFilter]) {
    let present = Set(currentFilters.map(\.id))
    for filter in filters where !present.contains(filter.id) { add(filter) }
  }

  /// Turns all filters off.
  public func removeFilters() {
    currentFilters.forEach(remove)
  }
}
