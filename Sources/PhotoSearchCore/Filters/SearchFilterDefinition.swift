/// The definition of a filter with any type of value. The order counts as a filter that rejects nothing.
nonisolated protocol SearchFilterDefinition: Sendable {
  /// Identifies the filter, also in stored searches.
  var key: String { get }
  /// What sources must support, or `nil` if this rejects no photos.
  var photoFilter: PhotoFilter? { get }
  /// Whether the filter is on unless the user turns it off.
  var isOnByDefault: Bool { get }
  /// Whether the filter can be applied to a photo, or only by the source's own search.
  var judgesPhotos: Bool { get }

  /// The values of the filter, in the order in which they are set.
  var fields: [any StoredFilterField] { get }

  func isOn(in filters: PhotoFilters) -> Bool

  /// Returns what can be turned off one by one: each choice, or the filter as a whole.
  func active(in filters: PhotoFilters) -> [ActiveFilter]

  /// Turns a choice or the filter on, replacing another value.
  func add(_ filter: ActiveFilter, to filters: inout PhotoFilters)

  /// Turns a choice or the filter off.
  func remove(_ filter: ActiveFilter, from filters: inout PhotoFilters)

  /// Returns whether a photo passes, also while the filter is off, or `nil` if the information that the filter needs is
  /// unknown.
  func admits(_ photo: Photo, _ filters: PhotoFilters) -> Bool?
}
