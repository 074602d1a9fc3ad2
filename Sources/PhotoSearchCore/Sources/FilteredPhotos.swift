/// The photos of a response after applying the filters that the service did not apply, and notices about the photos
/// left out.
nonisolated struct FilteredPhotos {
  let photos: [Photo]
  let notices: [PhotoNotice]

  /// - Parameters:
  ///   - photos: The photos that the service found.
  ///   - applied: The filters that the service applied. Photos that it let through by mistake are dropped without a
  ///     notice.
  ///   - capabilities: The capabilities of the source. An unsupported filter has no effect, and a notice reports this.
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
        // The service has information that it does not return.
        return true
      case .unknown(to: .uploadDate):
        undatedCount += 1
      case .rejected(by: let filter), .unknown(to: let filter):
        if !applied.contains(filter) { leftOut[filter, default: 0] += 1 }
      }
      return false
    }
    var notices: [PhotoNotice] = []
    let notFiltered = capabilities.notFiltered(by: query)
    for filter in PhotoFilter.allCases where filter != .sensitiveContent {
      if notFiltered.contains(filter) { notices.append(.notFiltered(filter, source)) }
      if let count = leftOut[filter] { notices.append(.leftOut(filter, count: count)) }
    }
    if undatedCount > 0 { notices.append(.undatedLeftOut(count: undatedCount)) }
    if !capabilities.orders.contains(query.order) { notices.append(.notSorted(query.order, source)) }
    self.notices = notices
  }
}

nonisolated extension PhotoSourceCapabilities {
  /// Returns the active filters of a query that have no effect, except safe search, which is on by default.
  func notFiltered(by query: PhotoQuery) -> [PhotoFilter] {
    let ineffective = query.filters.subtracting(filters).subtracting([.sensitiveContent])
    return PhotoFilter.allCases.filter(ineffective.contains)
  }
}

nonisolated extension Photo {
  /// Returns whether the photo has the phrases of a search and none of the excluded words, for services that support
  /// neither. A word that it lacks does not matter: the service may have found it elsewhere.
  func agrees(with expression: SearchExpression) -> Bool {
    let terms = SearchTerms(expression)
    let index = SearchIndex(title: title, tags: tags + (summary.map { [$0] } ?? []), author: author)
    return !index.contradicts(terms) && index.containsPhrases(of: terms)
  }
}
