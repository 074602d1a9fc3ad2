extension PhotoSearchViewModel {
  /// Whether the page before the first search is shown. It has the search field, which is in the header bar otherwise.
  public var isAtStart: Bool { status.value == .idle && detail.value == nil }
}
