public import BindingCore

/// The collections that one saved photo is in, without smart ones.
public final class SavedPhotoCollections: DisposeBagProvider {
  /// The collections, in their order, or empty if the photo is not saved.
  public var collections: AnyProperty<[PhotoCollection]> { containing.readOnlyView }
  public let bag = DisposeBag()

  private let photo: Photo
  private weak var all: PhotoCollectionsViewModel?
  private let containing = Property<[PhotoCollection]>([])

  /// - Parameters:
  ///   - saved: The saved photo, or `nil` while the photo is not saved.
  ///   - all: All collections.
  init(_ photo: Photo, saved: Property<SavedPhoto?>, in all: PhotoCollectionsViewModel?) {
    (self.photo, self.all) = (photo, all)
    guard let all else { return }
    let id = saved.map { $0?.id }.removeDuplicates()
    id.ignoreNils().bind(to: all) { all, _ in all.loadOnce() }.dispose(in: bag)
    let ids = combineLatest(id, all.updates) { id, _ in id }
      .flatMapLatest { [access = all.access] id -> SafeSignal<Set<PhotoCollection.ID>> in
        guard let id else { return .init(just: []) }
        // Whoever looks up the photo reports a list that cannot be read.
        return SafeSignal(async: { (try? await access.library().collectionIDs(of: id)) ?? [] })
      }
    combineLatest(all.collections, ids) { event, ids in event.collection.filter { ids.contains($0.id) } }
      .removeDuplicates().bind(to: containing)
  }

  /// Shows the photos of a collection instead of the photo.
  public func show(_ collection: PhotoCollection) {
    guard let all else { return }
    all.search.selection.detail.value = nil
    if !all.isShown(collection) { all.show(collection) }
  }

  /// Removes the photo from a collection. It stays saved. This can be undone.
  public func remove(from collection: PhotoCollection) { all?.remove([photo], from: collection) }
}
