public import BindingCore

/// The photos that the user picked out of a list. They stay picked when the list grows and when a source tells more
/// about them.
public final class PhotoSelection: DisposeBagProvider {
  /// Those for what is done to several at once, in the order in which they were picked.
  public let photos = Property<[Photo]>([])
  /// The one that is looked at.
  public let detail = Property<Photo?>(nil)
  /// The format of `credits`.
  public let creditFormat = Property(CreditFormat.plainText)
  /// The words of `credits`.
  let wording: CreditWording
  public let bag = DisposeBag()

  init(wording: CreditWording = CreditWording()) {
    self.wording = wording
  }

  /// The credits of those that are picked, to be pasted somewhere; empty when none is.
  public var credits: String {
    CreditList(photos.value.map { Credit($0) }, wording).text(in: creditFormat.value)
  }

  /// Whether the photo is picked, by whichever of its names.
  public func contains(_ photo: Photo) -> Bool { index(of: photo) != nil }

  /// Picks the photo; one that is picked stays where it is.
  public func insert(_ photo: Photo) {
    if index(of: photo) == nil { photos.value.append(photo) }
  }

  /// Picks the photos in the place of those that are picked.
  public func replace(with photos: some Sequence<Photo>) {
    var ids: Set<PhotoID> = []
    self.photos.value = photos.filter { photo in
      defer { ids.formUnion(photo.allIDs) }
      return ids.isDisjoint(with: photo.allIDs)
    }
  }

  /// Picks the photo no more.
  public func remove(_ photo: Photo) {
    if let index = index(of: photo) { photos.value.remove(at: index) }
  }

  /// Picks the photo, or picks it no more.
  public func toggle(_ photo: Photo) {
    if contains(photo) { remove(photo) } else { insert(photo) }
  }

  /// Picks none. The one that is looked at stays.
  public func removeAll() {
    if !photos.value.isEmpty { photos.value = [] }
  }

  /// Takes what is known now of the photos that are picked.
  ///
  /// - Parameter picked: Those that were picked before the results changed. A list that shows a photo by another name
  ///   now may have said meanwhile that it is gone.
  func update(from results: MergedPhotos, after picked: [Photo]) {
    func current(_ photo: Photo) -> Photo? {
      photo.allIDs.lazy.compactMap(results.index).first.map { results.photos[$0] }
    }
    let updated = picked.compactMap { photo in current(photo) ?? (contains(photo) ? photo : nil) }
    if updated != photos.value { photos.value = updated }
    if let photo = detail.value, let current = current(photo), current != photo { detail.value = current }
  }

  /// Picks no more what is none of the results any more.
  func keep(in results: MergedPhotos) {
    let kept = photos.value.filter { $0.allIDs.contains { results.index(of: $0) != nil } }
    if kept.count != photos.value.count { photos.value = kept }
  }

  private func index(of photo: Photo) -> Int? {
    photos.value.firstIndex { !Set($0.allIDs).isDisjoint(with: photo.allIDs) }
  }
}
