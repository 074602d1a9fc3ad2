extension PhotoSearchViewModel {
  /// Saves all selected photos.
  public func saveSelection() {
    saves?.save(selection.photos.value, query: shown?.query.text ?? "")
  }

  /// Removes all selected photos from the saved ones. This can be undone.
  public func removeSelection() {
    savedPhotos?.remove(selection.photos.value)
  }

  /// Whether all saved photos are shown, and there are none.
  public var hasNothingSaved: Bool {
    guard case .nothingFound(text: "", _) = status.value, activeSource.value == .saved, let query = shown?.query else {
      return false
    }
    return query.scope == .everything && query.filters.subtracting([.sensitiveContent]).isEmpty
  }
}
