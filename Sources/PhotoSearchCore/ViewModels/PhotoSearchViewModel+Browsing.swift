import BindingCore

/// The position of a photo in the results.
public nonisolated struct PhotoPosition: Sendable, Hashable {
  /// The index, starting at 0.
  public let index: Int
  /// The number of loaded results.
  public let count: Int
  /// Whether more results can be loaded.
  public let hasMore: Bool

  public var hasPrevious: Bool { index > 0 }
  public var hasNext: Bool { index + 1 < count || hasMore }
}

extension PhotoSearchViewModel {
  func bindBrowsing() {
    combineLatest(selection.detail, searchResults.map { _ in }, hasMore)
      .map { [unowned self] detail, _, hasMore in
        detail.flatMap(index).map { PhotoPosition(index: $0, count: searchResults.count, hasMore: hasMore) }
      }
      .removeDuplicates()
      .bind(to: shownDetailPosition)
    selection.detail.removeDuplicates { $0?.id == $1?.id }
      .bind(to: self) { me, photo in
        if photo == nil { me.detailTrail = [] }
      }
    detailPosition.bind(to: self) { me, position in
      if let position { me.lastPosition = position }
      // The awaited photo may have been loaded.
      guard let due = me.nextIsDueAfter else { return }
      guard let position, me.selection.detail.value?.allIDs.contains(due) == true else {
        // The user has moved to another photo meanwhile.
        me.nextIsDueAfter = nil
        return
      }
      if position.index + 1 < position.count { me.showNextPhoto() }
    }
    status.bind(to: self) { me, status in
      if case .failed = status { me.nextIsDueAfter = nil }
    }
  }

  private func index(of photo: Photo) -> Int? {
    let index = photo.allIDs.lazy.compactMap(state.results.photos.index).first
    return index.flatMap { searchResults.collection.indices.contains($0) ? $0 : nil }
  }

  /// Shows the next photo. After the last loaded photo, loads more and shows the first of them when available.
  public func showNextPhoto() {
    guard let position = detailPosition.value else { return }
    if position.index + 1 < position.count {
      nextIsDueAfter = nil
      selection.detail.value = searchResults[position.index + 1]
    } else if position.hasMore {
      nextIsDueAfter = selection.detail.value?.id
      loadMore()
    }
  }

  /// Shows the previous photo.
  public func showPreviousPhoto() {
    guard let position = detailPosition.value, position.hasPrevious else { return }
    selection.detail.value = searchResults[position.index - 1]
  }

  /// Shows a photo that need not be among the results. `leavePhoto()` returns to the current photo.
  public func lookAside(at photo: Photo) {
    guard let current = selection.detail.value else {
      selection.detail.value = photo
      return
    }
    guard current.id != photo.id else { return }
    detailTrail.append(current)
    selection.detail.value = photo
  }

  /// Returns to the photo before `lookAside(at:)`, or to the results.
  public func leavePhoto() {
    selection.detail.value = detailTrail.popLast()
  }

  /// The index of the last viewed result, or `nil` if there is none or it no longer exists.
  public var lastLookedAt: Int? {
    lastPosition.flatMap { searchResults.collection.indices.contains($0.index) ? $0.index : nil }
  }
}
