import BindingCore

/// Where a photo is among the results.
public nonisolated struct PhotoPlace: Sendable, Hashable {
  /// From 0.
  public let index: Int
  /// How many results are here.
  public let count: Int
  /// Whether there are more to load.
  public let hasMore: Bool

  public var hasPrevious: Bool { index > 0 }
  public var hasNext: Bool { index + 1 < count || hasMore }
}

extension PhotoSearchViewModel {
  func bindBrowsing() {
    combineLatest(selection.detail, searchResults.map { _ in }, hasMore)
      .map { [unowned self] detail, _, hasMore in
        detail.flatMap(index).map { PhotoPlace(index: $0, count: searchResults.count, hasMore: hasMore) }
      }
      .removeDuplicates()
      .bind(to: detailPlace)
    selection.detail.removeDuplicates { $0?.id == $1?.id }
      .bind(to: self) { me, photo in
        if photo == nil { me.detailTrail = [] }
      }
    detailPlace.bind(to: self) { me, place in
      if let place { me.lastPlace = place }
      // What was waited for is here.
      guard let due = me.nextIsDueAfter else { return }
      guard let place, me.selection.detail.value?.allIDs.contains(due) == true else {
        // The person went elsewhere meanwhile, and stays there.
        me.nextIsDueAfter = nil
        return
      }
      if place.index + 1 < place.count { me.showNextPhoto() }
    }
    status.bind(to: self) { me, status in
      if case .failed = status { me.nextIsDueAfter = nil }
    }
  }

  private func index(of photo: Photo) -> Int? {
    let index = photo.allIDs.lazy.compactMap(results.index).first
    return index.flatMap { searchResults.collection.indices.contains($0) ? $0 : nil }
  }

  /// Goes on to the photo behind the one that is looked at. After the last one that is here more are loaded, and the
  /// first of them is shown when it has come.
  public func showNextPhoto() {
    guard let place = detailPlace.value else { return }
    if place.index + 1 < place.count {
      nextIsDueAfter = nil
      selection.detail.value = searchResults[place.index + 1]
    } else if place.hasMore {
      nextIsDueAfter = selection.detail.value?.id
      loadMore()
    }
  }

  /// Goes back to the photo before the one that is looked at.
  public func showPreviousPhoto() {
    guard let place = detailPlace.value, place.hasPrevious else { return }
    selection.detail.value = searchResults[place.index - 1]
  }

  /// Looks at a photo that may be none of the results, from the one that is looked at: see `leavePhoto()`.
  public func lookAside(at photo: Photo) {
    guard let current = selection.detail.value else {
      selection.detail.value = photo
      return
    }
    guard current.id != photo.id else { return }
    detailTrail.append(current)
    selection.detail.value = photo
  }

  /// Goes back to where the person came from: to the photo before `lookAside(at:)`, or to the results.
  public func leavePhoto() {
    selection.detail.value = detailTrail.popLast()
  }

  /// The place of the result that was looked at last, where that is still one; nil when none was.
  public var lastLookedAt: Int? {
    lastPlace.flatMap { searchResults.collection.indices.contains($0.index) ? $0.index : nil }
  }
}
