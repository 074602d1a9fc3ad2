/// Removed searches, with their positions.
struct ForgottenSearches {
  fileprivate(set) var recent: [(place: Int, search: RememberedSearch)] = []
  fileprivate(set) var saved: [(place: Int, search: RememberedSearch)] = []

  var isEmpty: Bool { recent.isEmpty && saved.isEmpty }
}

extension SearchHistory {
  /// Removes a search, even if the user saved it.
  func take(_ search: RememberedSearch) -> ForgottenSearches {
    func place(in searches: [RememberedSearch]) -> [(Int, RememberedSearch)] {
      searches.firstIndex(of: search).map { [($0, search)] } ?? []
    }
    let forgotten = ForgottenSearches(recent: place(in: recent.value), saved: place(in: saved.value))
    forget(search)
    removeSaved(search)
    return forgotten
  }

  /// Removes all recent searches. Saved searches stay.
  func takeRecent() -> ForgottenSearches {
    let forgotten = ForgottenSearches(recent: recent.value.enumerated().map { ($0.offset, $0.element) })
    clear()
    return forgotten
  }

  /// Restores removed searches at their positions.
  func bringBack(_ forgotten: ForgottenSearches) {
    func merged(_ searches: [(place: Int, search: RememberedSearch)], _ now: [RememberedSearch]) -> [RememberedSearch] {
      var all = now
      for (place, search) in searches where !all.contains(search) { all.insert(search, at: min(place, all.count)) }
      return all
    }
    set(Array(merged(forgotten.recent, recent.value).prefix(Self.maximumCount)), in: recent)
    set(merged(forgotten.saved, saved.value), in: saved)
  }
}
