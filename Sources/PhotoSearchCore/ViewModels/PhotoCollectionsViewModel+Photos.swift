/// The photos of collections.
extension PhotoCollectionsViewModel {
  /// Adds photos to a collection, to which photos are saved from now on. Saves those that are not saved yet. Adding can
  /// be undone.
  public func add(_ photos: [Photo], to collection: PhotoCollection) {
    if !collection.isSmart { add(photos, to: .known(collection)) }
  }

  /// Adds photos to the collection with this name, which is created if there is none.
  public func add(_ photos: [Photo], toNamed name: String) { add(photos, to: .named(name)) }

  private enum Target: Sendable {
    case known(PhotoCollection)
    /// The list of collections may not have been read yet.
    case named(String)
  }

  private func add(_ photos: [Photo], to target: Target) {
    guard !photos.isEmpty else { return }
    saved.performUndoable {
      [access] () async throws(SavedPhotosError) -> (collection: PhotoCollection, added: [Int], unsaved: [Photo]) in
      let library = try await access.library()
      let collection =
        switch target {
        case .known(let collection): collection
        case .named(let name): try await library.openCollection(named: name)
        }
      var ids: [Int] = []
      var unsaved: [Photo] = []
      for photo in photos {
        // One of a service whose file is gone is saved again.
        let isFound = photo.id.source == .saved
        if let known = try await isFound ? access.savedPhoto(for: photo) : library.saved(photo) {
          ids.append(known.id)
        } else if !isFound {
          unsaved.append(photo)
        }
      }
      return (collection, try await library.add(ids, toCollection: collection.id), unsaved)
    } then: { saved, outcome in
      let me = saved.collections
      me.noteLastUsed(outcome.collection)
      me.noteAdded(outcome.added, to: outcome.collection)
      if !outcome.unsaved.isEmpty {
        me.search.send(.photosSaved(outcome.unsaved, to: .collections([outcome.collection.id])))
      }
    }
  }

  private func noteAdded(_ ids: [Int], to collection: PhotoCollection) {
    guard !ids.isEmpty else { return }
    refresh(collection)
    search.undo.note(.addedToCollection(count: ids.count, name: collection.name)) { [weak saved] in
      saved?.perform { [access = saved?.access] () async throws(SavedPhotosError) in
        _ = try await access?.library().remove(ids, fromCollection: collection.id)
      } then: { saved, _ in
        saved.collections.load()
        saved.collections.refresh(collection)
      }
    }
  }

  /// Removes photos from a collection. They stay saved, and one that is open stays open. This can be undone.
  public func remove(_ photos: [Photo], from collection: PhotoCollection) {
    guard !photos.isEmpty else { return }
    saved.performUndoable { [access] () async throws(SavedPhotosError) -> [SavedPhoto] in
      var known: [SavedPhoto] = []
      for photo in photos {
        if let photo = try await access.savedPhoto(for: photo) { known.append(photo) }
      }
      let removed = try await access.library().remove(known.map(\.id), fromCollection: collection.id)
      return known.filter { removed.contains($0.id) }
    } then: { saved, removed in
      saved.collections.noteRemoved(removed, from: collection)
    }
  }

  private func noteRemoved(_ removed: [SavedPhoto], from collection: PhotoCollection) {
    guard !removed.isEmpty else { return }
    load()
    let taken = isShown(collection) ? saved.takeOut(removed, closesDetail: false) : nil
    search.undo.note(.removedFromCollection(count: removed.count, name: collection.name)) { [weak saved] in
      saved?.perform { [access = saved?.access] () async throws(SavedPhotosError) in
        _ = try await access?.library().add(removed.map(\.id), toCollection: collection.id)
      } then: { saved, _ in
        saved.collections.load()
        guard saved.collections.isShown(collection) else { return }
        if let taken { saved.search.putBack(taken) } else { saved.search.searchAgain() }
      }
    }
  }

  func isShown(_ collection: PhotoCollection) -> Bool {
    saved.isShown.value && search.published.collection.value == collection.id
  }

  private func refresh(_ collection: PhotoCollection) {
    if isShown(collection) { search.searchAgain() }
  }

  // MARK: - Handing on

  /// Returns the photos of a collection, most recently saved first, for their credits.
  public func photos(of collection: PhotoCollection) async throws(SavedPhotosError) -> [Photo] {
    try await access.library().photos(in: collection.id).map(\.result)
  }

  /// Returns the credits of a collection, for pasting.
  public func credits(
    of collection: PhotoCollection, as format: CreditFormat
  ) async throws(SavedPhotosError) -> String {
    let credits = try await access.library().photos(in: collection.id).map(\.credit)
    return CreditList(credits, search.selection.wording).text(in: format)
  }

  /// Exports the pictures of a collection, or of all saved photos, with their credits. Does nothing while another export
  /// is running.
  public func export(_ collection: PhotoCollection?, as export: PictureExport) {
    guard exporting == nil else { return }
    let (steps, continuation) = AsyncStream.makeStream(
      of: PictureExport.Progress.self, bufferingPolicy: .bufferingNewest(1))
    Task { [weak self] in
      for await step in steps { self?.exportProgress.value = step }
      self?.exportProgress.value = nil
    }
    let (id, wording) = (collection?.id, search.selection.wording)
    exporting = saved.perform { [access] () async throws(SavedPhotosError) in
      defer { continuation.finish() }
      return try await access.library().export(collection: id, as: export, wording: wording) { continuation.yield($0) }
    } then: { saved, outcome in
      saved.collections.exported.send(outcome)
    } finally: { saved in
      saved.collections.exporting = nil
    }
  }

  /// Whether pictures are being exported.
  public var isExporting: Bool { exporting != nil }

  /// Cancels the export, which leaves nothing behind.
  public func cancelExport() { exporting?.cancel() }

  /// Cancels the export and waits until its files are removed.
  public func endExport() async {
    let exporting = exporting
    exporting?.cancel()
    await exporting?.value
  }
}
