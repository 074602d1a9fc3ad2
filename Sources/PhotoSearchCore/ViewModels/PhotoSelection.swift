public import BindingCore

/// The photos that the user selected in a list. They stay selected when the list grows and when a source provides more
/// details.
public final class PhotoSelection: DisposeBagProvider {
  /// The selected photos, in the order in which they were selected.
  public let photos = Property<[Photo]>([])
  /// The photo shown in detail.
  public let detail = Property<Photo?>(nil)
  /// The format of `credits`.
  public let creditFormat = Property(CreditFormat.plainText)
  /// The wording of `credits`.
  let wording: CreditWording
  public let bag = DisposeBag()

  init(wording: CreditWording = CreditWording()) {
    self.wording = wording
  }

  /// The credits of the selected photos, for pasting, or an empty string if there are none.
  public var credits: String {
    CreditList(photos.value.map { Credit($0) }, wording).text(in: creditFormat.value)
  }

  /// Returns whether the photo is selected, by any of its IDs.
  public func contains(_ photo: Photo) -> Bool { index(of: photo) != nil }

  /// Selects a photo. Does nothing if it is already selected.
  public func insert(_ photo: Photo) {
    if index(of: photo) == nil { photos.value.append(photo) }
  }

  /// Replaces the selection.
  public func replace(with photos: some Sequence<Photo>) {
    var ids: Set<PhotoID> = []
    self.photos.value = photos.filter { photo in
      defer { ids.formUnion(photo.allIDs) }
      return ids.isDisjoint(with: photo.allIDs)
    }
  }

  /// Deselects a photo.
  public func remove(_ photo: Photo) {
    if let index = index(of: photo) { photos.value.remove(at: index) }
  }

  /// Selects or deselects a photo.
  public func toggle(_ photo: Photo) {
    if contains(photo) { remove(photo) } else { insert(photo) }
  }

  /// Deselects all photos. The photo shown in detail stays.
  public func removeAll() {
    if !photos.value.isEmpty { photos.value = [] }
  }

  /// Updates the selected photos from new results.
  ///
  /// - Parameter picked: The photos that were selected before the results changed. A list that now shows a photo under
  ///   another ID may have deselected it meanwhile.
  func update(from results: MergedPhotos, after picked: [Photo]) {
    func current(_ photo: Photo) -> Photo? {
      photo.allIDs.lazy.compactMap(results.index).first.map { results.photos[$0] }
    }
    let updated = picked.compactMap { photo in current(photo) ?? (contains(photo) ? photo : nil) }
    if updated != photos.value { photos.value = updated }
    if let photo = detail.value, let current = current(photo), current != photo { detail.value = current }
  }

  /// Deselects the photos that are no longer in the results.
  func keep(in results: MergedPhotos) {
    let kept = photos.value.filter { $0.allIDs.contains { results.index(of: $0) != nil } }
    if kept.count != photos.value.count { photos.value = kept }
  }

  private func index(of photo: Photo) -> Int? {
    photos.value.firstIndex { $0.isSame(as: photo) }
  }
}
