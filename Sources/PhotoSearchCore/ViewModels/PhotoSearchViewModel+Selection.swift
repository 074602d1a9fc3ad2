extension PhotoSearchViewModel {
  /// Saves all photos that are picked.
  public func saveSelection() {
    saves?.save(selection.photos.value, query: shown?.query.text ?? "")
  }

  /// Removes all photos that are picked from the saved ones, which can be undone.
  public func removeSelection() {
    savedPlace?.remove(selection.photos.value)
  }

  /// Whether the user looks at all saved photos, and there are none.
  public var hasNothingSaved: Bool {
    guard case .nothingFound(text: "", _) = status.value, activeSource.value == .saved, let query = shown?.query else {
      return false
    }
    return query.scope == .everything && query.filters.subtracting([.sensitiveContent]).isEmpty
  }
}
