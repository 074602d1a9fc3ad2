public import BindingCore

/// The collections of the saved photos: their list, the one that is shown, and the one to which photos are saved.
///
/// The search itself finds and shows the photos of a collection, see `PhotoQuery.collection`.
public final class PhotoCollectionsViewModel: DisposeBagProvider {
  /// All collections with the numbers of their photos, in the order in which they were created.
  public var collections: ObservableArray<PhotoCollection> { listed }
  /// The collection that is shown, or `nil` for all saved photos.
  public var shown: AnyProperty<PhotoCollection?> { shownCollection.readOnlyView }
  /// The collection that is shown, unless it is a smart one, which photos cannot be removed from.
  var removalTarget: AnyProperty<PhotoCollection?> { shownOpenCollection.readOnlyView }
  /// The format in which credits were copied last.
  public var creditFormat: CreditFormat { search.selection.creditFormat.value }
  /// The collection to which photos are saved, because it was used last, or `nil` for none.
  public var lastUsed: AnyProperty<PhotoCollection?> { lastUsedCollection.readOnlyView }
  /// The number of all saved photos.
  public var totalCount: AnyProperty<Int> { count.readOnlyView }
  /// The progress of the running export, or `nil` if there is none.
  public let exportProgress = Property<PictureExport.Progress?>(nil)
  /// Emits the results of exports.
  public let exported = PassthroughSubject<PictureExport.Outcome, Never>()
  public let bag = DisposeBag()

  /// Changes with each update of the list, also if only the photos of a collection have changed.
  let updates = Property<Void>(())
  unowned let saved: SavedPhotosViewModel
  var access: SavedPhotosAccess { saved.access }
  var search: PhotoSearchViewModel { saved.search }
  var exporting: Task<Void, Never>?
  private let listed = MutableObservableArray<PhotoCollection>([])
  private let shownCollection = Property<PhotoCollection?>(nil)
  private let shownOpenCollection = Property<PhotoCollection?>(nil)
  private let lastUsedCollection = Property<PhotoCollection?>(nil)
  /// `lastUsed` as a target, which stays what it is for a photo when another collection is used.
  private var target = SaveTarget.lastUsed
  private let count = Property(0)
  private var isLoading = false
  /// Whether something has changed since loading began.
  private var isStale = false
  private var observed: SavedPhotosLibrary?

  init(_ saved: SavedPhotosViewModel) {
    self.saved = saved
    search.published.collection.removeDuplicates().bind(to: self) { me, _ in me.showChosen() }
    saved.isShown.filter { $0 }.bind(to: self) { me, _ in me.load() }
    // Whoever tells where a photo went must know the collection by then.
    search.saves?.progress.map { $0 != nil }.removeDuplicates().filter { $0 }.bind(to: self) { me, _ in me.load() }
    search.saves?.target = { [weak self] in self?.target ?? .lastUsed }
    search.photosArriving.first().bind(to: self) { me, _ in me.loadForMenus() }
  }

  /// Loads the list for the menus of photos. They do without it if the saved photos cannot be used: the user is told when
  /// they want something from them.
  private func loadForMenus() {
    Task { [weak self, access] in
      if (try? await access.existingLibrary()) != nil { self?.loadOnce() }
    }
  }

  /// Loads the list, unless there are no saved photos yet. Afterwards, it follows every change.
  public func load() {
    guard !isLoading else {
      isStale = true
      return
    }
    isLoading = true
    Task { [weak self, access] in
      let content = await Self.content(of: access)
      guard let self else { return }
      isLoading = false
      let wasStale = isStale
      if wasStale {
        // What was read may lack what has just been created. But if photos come one after the other, it would be read
        // again until the last of them is there.
        isStale = false
        load()
      }
      switch content {
      case .success(let content): show(content, isStale: wasStale)
      case .failure(let error): saved.noteLook(error)
      }
    }
  }

  /// Loads the list if it has not been loaded.
  func loadOnce() {
    if observed == nil, !isLoading { load() }
  }

  private struct Content: Sendable {
    var library: SavedPhotosLibrary?
    var collections: [PhotoCollection] = []
    var count = 0
  }

  nonisolated private static func content(of access: SavedPhotosAccess) async -> Result<Content, SavedPhotosError> {
    do throws(SavedPhotosError) {
      guard let library = try await access.existingLibrary() else { return .success(Content()) }
      return .success(
        Content(
          library: library, collections: try await library.collections(), count: try await library.count()))
    } catch {
      return .failure(error)
    }
  }

  private func show(_ content: Content, isStale: Bool) {
    if let library = content.library, library !== observed {
      observed = library
      library.changes.bind(to: self) { me, _ in me.load() }
    }
    if listed.collection != content.collections { listed.replace(with: content.collections, performDiff: true) }
    count.value = content.count
    let lastUsed = content.collections.first(where: \.isLastUsed)
    // It may be older than what `noteLastUsed(_:)` knows.
    if content.library != nil, !isStale { setLastUsed(lastUsed) }
    showChosen()
    updates.value = ()
  }

  /// Updates `shown`. A collection that was deleted elsewhere is left.
  private func showChosen() {
    let id = search.published.collection.value
    let chosen = id.flatMap(collection)
    if shownCollection.value != chosen { shownCollection.value = chosen }
    let open = chosen?.isSmart == false ? chosen : nil
    if shownOpenCollection.value != open { shownOpenCollection.value = open }
    if id != nil, chosen == nil, observed != nil, !isLoading { show(nil) }
  }

  /// The collections that photos can be added to: those that are not smart ones.
  public var openCollections: [PhotoCollection] { listed.collection.filter { !$0.isSmart } }

  /// Returns the collection to which photos were saved, or `nil` if there are none or several.
  public func collection(of target: SaveTarget) -> PhotoCollection? {
    switch target {
    case .lastUsed: lastUsed.value
    case .collections(let ids):
      // The list may not have been read again since it was created.
      ids.count == 1
        ? ids.first.flatMap { id in collection(id) ?? lastUsed.value.flatMap { $0.id == id ? $0 : nil } } : nil
    }
  }

  func collection(_ id: PhotoCollection.ID) -> PhotoCollection? {
    listed.collection.first { $0.id == id }
  }

  // MARK: - Actions

  /// Shows the photos of a collection, or all saved photos.
  public func show(_ collection: PhotoCollection?) {
    if !saved.isShown.value { saved.toggle() }
    search.send(.collectionChosen(collection?.id))
  }

  /// Sets where photos are saved to: a collection, or none.
  public func saveTo(_ collection: PhotoCollection?) {
    saved.perform { [access, id = collection?.id] () async throws(SavedPhotosError) in
      try await access.library().setLastUsedCollection(id)
    } then: { saved, _ in
      saved.collections.noteLastUsed(collection)
    }
  }

  /// Notes which collection was used last before the list has been read, since reading it takes longer than the next
  /// photo that is saved.
  func noteLastUsed(_ collection: PhotoCollection?) {
    setLastUsed(collection)
    load()
  }

  private func setLastUsed(_ collection: PhotoCollection?) {
    target = collection.map { .collections([$0.id]) } ?? .none
    if collection != lastUsedCollection.value { lastUsedCollection.value = collection }
  }

  /// Returns why a collection must not have this name, or `nil` if it may.
  ///
  /// - Parameter collection: The collection to rename, or `nil` for a new one.
  public func objection(to name: String, for collection: PhotoCollection? = nil) -> SavedPhotosError? {
    let name = PhotoCollection.name(name)
    if name.isEmpty { return .collectionNameEmpty }
    let taken = listed.collection.first { $0.id != collection?.id && PhotoCollection.areSame($0.name, name) }
    return taken.map { .collectionNameTaken(name: $0.name) }
  }

  /// Creates a collection.
  public func create(named name: String) {
    saved.perform { [access] () async throws(SavedPhotosError) in
      try await access.library().createCollection(named: name)
    } then: { saved, _ in
      saved.collections.load()
    }
  }

  public func rename(_ collection: PhotoCollection, to name: String) {
    saved.perform { [access] () async throws(SavedPhotosError) in
      try await access.library().renameCollection(collection.id, to: name)
    } then: { saved, _ in
      saved.collections.load()
    }
  }

  /// Deletes a collection. Its photos stay saved. This can be undone.
  public func delete(_ collection: PhotoCollection) {
    // The list may leave the collection before the deletion is reported here.
    let wasShown = isShown(collection)
    saved.performUndoable { [access] () async throws(SavedPhotosError) -> DeletedCollection? in
      do throws(SavedPhotosError) {
        return try await access.library().deleteCollection(collection.id)
      } catch .collectionNotFound {
        // The list still showed it.
        return nil
      }
    } then: { saved, deleted in
      let me = saved.collections
      if me.isShown(collection) { me.show(nil) }
      me.load()
      guard let deleted else { return }
      me.search.undo.note(.collection(name: deleted.name)) { [weak saved] in
        saved?.collections.restore(deleted, showing: wasShown ? collection : nil)
      }
    }
  }

  private func restore(_ deleted: DeletedCollection, showing collection: PhotoCollection?) {
    saved.perform { [access] () async throws(SavedPhotosError) in
      try await access.library().restoreCollection(deleted)
    } then: { saved, _ in
      saved.collections.load()
      if let collection, saved.isShown.value { saved.collections.show(collection) }
    }
  }

  // MARK: - Smart collections

  /// Whether the search within all saved photos can become a smart collection: it has words or filters.
  public var canSaveSearch: SafeSignal<Bool> {
    combineLatest(
      search.activeSource, search.published.collection, search.searchString,
      search.searchMetadataViewModel.isNarrowing
    ) { source, collection, text, isNarrowing in
      source == .saved && collection == nil && (!SearchText.trimmed(text).isEmpty || isNarrowing)
    }
    .removeDuplicates()
  }

  /// The text of the search, with which the name of a smart collection can begin.
  public var searchText: String { search.state.trimmedText }

  /// Creates a smart collection with the text and filters of the search.
  public func saveSearch(named name: String) {
    let query = search.state.settings.with(text: search.state.trimmedText)
    saved.perform { [access] () async throws(SavedPhotosError) in
      try await access.library().createCollection(named: name, query: query)
    } then: { saved, _ in
      saved.collections.load()
    }
  }
}
