/// Photos that were removed from the results, with their positions.
struct TakenPhotos {
  fileprivate let photos: [(place: Int, photo: Photo)]
  fileprivate let search: RememberedSearch?
}

extension PhotoSearchViewModel {
  /// Removes deleted photos from the results without a new search, so that the scroll position is preserved.
  func takeOut(_ ids: Set<PhotoID>) -> TakenPhotos {
    let taken = results.photos.enumerated().filter { !ids.isDisjoint(with: $0.element.allIDs) }
    let photos = TakenPhotos(photos: taken.map { ($0.offset, $0.element) }, search: currentSearch)
    guard !taken.isEmpty else { return photos }
    if let detail = selection.detail.value, !ids.isDisjoint(with: detail.allIDs) { selection.detail.value = nil }
    show(results.photos.filter { ids.isDisjoint(with: $0.allIDs) })
    if searchResults.isEmpty { loadMore() }
    return photos
  }

  /// Puts photos back at their positions, if the same results are shown.
  func putBack(_ taken: TakenPhotos) {
    guard let search = taken.search, search == currentSearch, !status.value.isUnderWay else {
      if activeSource.value == .saved { searchAgain() }
      return
    }
    var photos = results.photos
    for (place, photo) in taken.photos { photos.insert(photo, at: min(place, photos.count)) }
    show(photos)
  }

  /// Replaces the results of the current search.
  private func show(_ photos: [Photo]) {
    let added = photos.count - results.photos.count
    results = MergedPhotos(photos)
    searchResults.replace(with: results.photos, performDiff: true)
    selection.keep(in: results)
    guard let shown else { return }
    let notices: [PhotoNotice]
    var total: Int?
    var isCapped = false
    switch shown.status {
    case .found(_, let known, let capped, let all): (notices, total, isCapped) = (all, known.map { $0 + added }, capped)
    case .nothingFound(_, let all): (notices, total) = (all, photos.count)
    default: return
    }
    let status: SearchStatus =
      photos.isEmpty && shown.next == nil
      ? .nothingFound(text: shown.query.text, notices: notices)
      : .found(shown: photos.count, total: total, totalIsCapped: isCapped, notices: notices)
    self.shown = ShownResults(
      query: shown.query, source: shown.source, next: shown.next, retry: shown.retry, status: status)
    self.status.value = status
  }
}
