/// The photos of a service's answer that pass the filters which the service has not applied itself, and what is to be
/// said about the others.
nonisolated struct FilteredPhotos {
  let photos: [Photo]
  let notices: [PhotoNotice]

  /// - Parameters:
  ///   - photos: What the service found.
  ///   - applied: The filters that the service applied. What slips through is left out without a word.
  ///   - capabilities: What the source can do: a filter that it has not does nothing, and a notice says so.
  init(
    _ photos: [Photo], for query: PhotoQuery, from source: PhotoSourceID, capabilities: PhotoSourceCapabilities,
    applied: Set<PhotoFilter>
  ) {
    var leftOut: [PhotoFilter: Int] = [:]
    var undatedCount = 0
    self.photos = photos.filter { photo in
      switch query.verdict(on: photo, by: capabilities.filters) {
      case .admitted:
        return true
      case .unknown(to: let filter) where applied.contains(filter):
        // The service knows more than it tells.
        return true
      case .unknown(to: .uploadDate):
        undatedCount += 1
      case .rejected(by: let filter), .unknown(to: let filter):
        if !applied.contains(filter) { leftOut[filter, default: 0] += 1 }
      }
      return false
    }
    var notices: [PhotoNotice] = []
    for filter in PhotoFilter.allCases where query.filters.contains(filter) && filter != .sensitiveContent {
      if !capabilities.filters.contains(filter) { notices.append(.notFiltered(filter, source)) }
      if let count = leftOut[filter] { notices.append(.leftOut(filter, count: count)) }
    }
    if undatedCount > 0 { notices.append(.undatedLeftOut(count: undatedCount)) }
    if !capabilities.orders.contains(query.order) { notices.append(.notSorted(query.order, source)) }
    self.notices = notices
  }
}
