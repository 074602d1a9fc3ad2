/// Something that happened to a search.
nonisolated enum SearchEvent: Sendable {
  /// The search begins, with the initial source and settings.
  case began
  /// The text in the search entry changed.
  case textChanged(String)
  /// The user paused typing at this text, without surrounding whitespace.
  case typed(String)
  /// The user pressed Enter.
  case submitted
  /// The filters or the order changed.
  ///
  /// - Parameter PhotoQuery: An empty query with the current settings.
  case settingsChanged(PhotoQuery)
  /// The settings have stopped changing for a moment.
  case settingsSettled
  /// The user chose a source.
  case sourceChosen(PhotoSourceID)
  /// The network was lost or regained.
  case networkChanged(isAvailable: Bool)
  /// The user's key for a service changed.
  ///
  /// - Parameter offered: The sources that are now useful to the user.
  case keyChanged(PhotoSourceID, offered: [PhotoSourceID])
  /// The user chose a collection of the saved photos, or all of them.
  case collectionChosen(Int?)
  /// Something asked for a search with the current settings.
  case requested(PhotoQuery)
  /// Something asked for a text in another source.
  ///
  /// - Parameter isSubmitted: Whether to search for the text even if it is short.
  case requestedIn(PhotoSourceID, text: String, isSubmitted: Bool)
  /// The user repeated an earlier search, whose settings have been applied.
  case recalled(RememberedSearch)
  /// The search of an earlier run is to be restored.
  ///
  /// - Parameters:
  ///   - text: The text of the search entry, which may differ from the query.
  ///   - count: The number of photos that were shown.
  case restored(RememberedSearch, text: String, count: Int)
  /// The user left the photos of an author or related photos.
  case scopeLeft
  /// The user asked for the same search again (F5).
  case repeated
  /// More results are needed.
  case moreNeeded
  /// The user cancelled the search that is under way.
  case cancelled
  /// The user asked to retry what failed.
  case retried
  /// The user asked to retry the sources that failed.
  case failedSourcesRetried
  /// Photos were deleted.
  case photosRemoved(Set<PhotoID>)
  /// Deleted photos were restored.
  case photosRestored(TakenPhotos)
  /// The user saved photos, or added photos that are not saved yet to a collection.
  case photosSaved([Photo], to: SaveTarget?)
  /// The request with this number made progress.
  case progressed(number: Int, SearchProgress)
}

/// The progress of a request.
nonisolated enum SearchProgress: Sendable {
  /// The service's budget allows no request for this long.
  case waiting(Duration)
  /// The service's budget allows the request.
  case allowed
  /// The request has been under way for some time.
  ///
  /// - Parameter PhotoSourceID: The sources that it asks.
  case takesLong([PhotoSourceID])
  /// The results so far. More will follow.
  case partial(PhotoPage)
  case page(PhotoPage)
  case failed(PhotoSearchError)
}
