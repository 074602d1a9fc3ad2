public import BindingCore
import FoundationEssentials

/// The section for the user's saved photos: entering and leaving it, and the actions in it.
///
/// The search itself finds and shows the photos, as the source `saved`.
public final class SavedPhotosViewModel: DisposeBagProvider {
  /// Whether the saved photos are shown.
  public let isShown = Property(false)
  /// The files that were moved or deleted since the last check, or empty if there are none.
  public let check = Property(SavedPhotosLibrary.FileCheck())
  /// Emits the results of imports.
  public let imported = PassthroughSubject<SavedPhotosLibrary.ImportOutcome, Never>()
  /// The progress of the running import, or `nil` if there is none.
  public let importProgress = Property<SavedPhotosLibrary.ImportProgress?>(nil)
  /// Whether no photo is saved at all, rather than none that matches the search. Checked when nothing is found.
  public let isEmpty = Property(false)
  /// Emits after photos of the results were removed or restored: the position of the photo to continue with, or `nil`
  /// if none is left.
  public let continuation = PassthroughSubject<Int?, Never>()
  /// Emits errors.
  public let errorMessages = PassthroughSubject<SavedPhotosError, Never>()
  /// The collections of the saved photos.
  public private(set) lazy var collections = PhotoCollectionsViewModel(self)
  public let bag = DisposeBag()
  /// Decodes pictures, to tell which of imported photos look like others.
  public var decode: PhotoRecognizer.Decoding?

  let access: SavedPhotosAccess
  let scheduler: any Scheduler
  unowned let search: PhotoSearchViewModel
  private var importing: Task<Void, Never>?
  /// The edits that could not be written, by the ID of the photo.
  var unkept: [Int: SavedPhotoEdit] = [:]
  /// See `noteLook(_:)`.
  var lookError: SavedPhotosError?
  /// The last chosen source other than the saved photos, to return to.
  private var elsewhere: PhotoSourceID?
  /// What was there before `toggle()`: the text in the search entry, whether it was submitted explicitly, and the results
  /// for it with their number, if it had any.
  private var before: (text: String, isSubmitted: Bool, results: (search: RememberedSearch, count: Int)?)?
  /// The settings of the search before the saved photos were shown, or `nil` while they are not.
  private var settingsElsewhere: PhotoQuery?

  init(_ access: SavedPhotosAccess, of search: PhotoSearchViewModel, scheduler: any Scheduler) {
    (self.access, self.search, self.scheduler) = (access, search, scheduler)
    search.activeSource.map { $0 == .saved }.removeDuplicates().bind(to: isShown)
    search.status.bind(to: self) { me, status in me.lookWhetherEmpty(status) }
    search.detail.bind(to: self) { me, detail in detail?.notes = detail.map { me.notes(of: $0.photo.value) } }
    isShown.filter { $0 }.bind(to: self) { me, _ in me.checkFiles() }
    isShown.filter { !$0 }.bind(to: self) { me, _ in me.before = nil }
    isShown.bind(to: self) { me, isShown in
      me.settingsElsewhere = isShown ? me.search.searchMetadataViewModel.query(for: "") : nil
    }
    search.chosenSource.filter { $0 != .saved }.bind(to: self) { me, source in me.elsewhere = source }
    followSaves()
  }

  /// The absolute path of the image folder.
  public var directory: String { access.directory }

  /// Adds photos that are saved while the saved photos are shown, each in its place. The results are not requested again,
  /// because that would leave only their first page.
  private func followSaves() {
    guard let saves = search.saves else { return }
    let settled = search.status.filter { !$0.isUnderWay }.map { _ in }
    saves.ended
      .filter { if case .saved = $0.state { true } else { false } }
      .flatMapLatest { _ in settled.first() }
      .flatMapLatest { [unowned self, access] _ -> SafeSignal<TakenPhotos?> in
        guard isShown.value, let shown = search.currentSearch, shown.source == .saved else {
          return SafeSignal(just: nil)
        }
        return SafeSignal(async: { [weak search] () async -> [Photo]? in
          while let search, search.currentSearch == shown {
            let revision = search.listedRevision
            let count = search.searchResults.collection.count + Self.followedSaves
            guard let found = try? await SavedPhotosSource(access).first(count, of: shown.query) else { break }
            // A photo may have been removed after it was found.
            if search.listedRevision == revision { return found }
          }
          return nil
        })
        .map { [weak self] found in
          // The user may have searched for something else meanwhile, or closed the window.
          guard let self, search.currentSearch == shown else { return nil }
          return found.map(search.state.results.missing)
        }
      }
      .ignoreNils()
      .bind(to: self) { me, missing in me.search.putBack(missing) }
  }

  /// The most photos saved at once that `followSaves()` finds.
  private static let followedSaves = 20

  // MARK: Navigation

  /// Shows all saved photos, or returns to the previous source.
  public func toggle() {
    if isShown.value { leave() } else { enter() }
  }

  /// Whether the user came by `toggle()` and can return to another source.
  public var isVisited: Bool { before != nil }

  /// Shows the saved photos that match a text.
  public func show(matching text: String) {
    enter(text, isSubmitted: true)
  }

  private func enter(_ wanted: String = "", isSubmitted: Bool = false) {
    if !isShown.value { before = (search.searchString.value, isTextSubmitted, shownResults) }
    search.search(in: .saved, for: wanted, isSubmitted: isSubmitted)
  }

  private var isTextSubmitted: Bool { search.state.submittedText == search.state.trimmedText }

  /// The search whose photos are shown, unless another one has been asked for.
  private var shownResults: (search: RememberedSearch, count: Int)? {
    guard case .found(let count, _, _, _) = search.status.value, let shown = search.currentSearch,
      shown == search.searchToRemember
    else { return nil }
    return (shown, count)
  }

  /// Returns to the previous source, with the text and the filters of the search there, and with as many photos as are
  /// cached.
  public func leave() {
    guard isShown.value else { return }
    if let settingsElsewhere { search.applySettings(of: settingsElsewhere) }
    let offered = search.offeredSources.value
    let source = elsewhere.flatMap { offered.contains($0) ? $0 : nil } ?? offered.first { $0 != .saved }
    // Whoever chose the saved photos from the list of sources has been searching for the same text.
    let (text, isSubmitted, results) = before ?? (search.searchString.value, isTextSubmitted, nil)
    guard let results, results.search.source == source else {
      return search.search(in: source ?? .saved, for: text, isSubmitted: isSubmitted)
    }
    search.restore(results.search, text: text, count: results.count)
    search.status.filter { !$0.isUnderWay }.first().bind(to: search) { search, status in
      // Unless the user has typed something else by then.
      if status == .unasked, search.searchString.value == text { search.search(results.search.query) }
    }
  }

  /// Restores a search in the saved photos of an earlier run, with its filters: see `PhotoSearchViewModel.restore`. The
  /// current filters come back when the user leaves.
  public func restore(_ search: RememberedSearch, text: String, count: Int = 0) {
    let elsewhere = self.search.searchMetadataViewModel.query(for: "")
    self.search.applySettings(of: search.query)
    self.search.restore(search, text: text, count: count)
    settingsElsewhere = elsewhere
  }

  // MARK: Actions

  /// Removes photos with their files. This can be undone. Skips photos that are not saved.
  public func remove(_ photos: [Photo]) {
    guard !photos.isEmpty else { return }
    performUndoable { [access] () async throws(SavedPhotosError) -> (removed: [SavedPhoto], error: SavedPhotosError?) in
      var saved: [SavedPhoto] = []
      for photo in photos {
        if let known = try await access.savedPhoto(for: photo) { saved.append(known) }
      }
      let outcome = try await access.library().removeUntilFailure(saved.map(\.id))
      return (saved.filter { outcome.removed.contains($0.id) }, outcome.error)
    } then: { me, outcome in
      me.noteRemoval(outcome.removed)
      if let error = outcome.error { me.errorMessages.send(error) }
    }
  }

  private func noteRemoval(_ saved: [SavedPhoto]) {
    guard let first = saved.first else { return }
    let states = search.saves?.forget(Set(saved.map(\.path))) ?? [:]
    let ids = Set(saved.map(\.result.id))
    let position = isShown.value ? search.searchResults.collection.firstIndex { ids.contains($0.id) } : nil
    let taken = takeOut(saved)
    search.undo.note(.savedPhotos(count: saved.count, title: first.photo.title)) { [weak self] in
      self?.restore(saved, states, taken)
    }
    if let position { continueWhenSettled { min(position, $0.count - 1) } }
  }

  /// Removes photos from the results, if the saved photos are shown.
  ///
  /// - Parameter closesDetail: Whether to close the open photo if it is among them.
  /// - Returns: What to put back, or `nil` if the search is repeated instead.
  func takeOut(_ saved: [SavedPhoto], closesDetail: Bool = true) -> TakenPhotos? {
    guard isShown.value else { return nil }
    // In other orders, page tokens are offsets, so the next page would skip photos.
    guard search.currentSearch?.query.order == .relevance else {
      if closesDetail { search.closeDetail(ofAnyOf: Set(saved.map(\.result.id))) }
      search.searchAgain()
      return nil
    }
    return search.takeOut(Set(saved.map(\.result.id)), closesDetail: closesDetail)
  }

  private func restore(_ saved: [SavedPhoto], _ states: [PhotoID: PhotoSaveState], _ taken: TakenPhotos?) {
    let ids = saved.map(\.id)
    perform { [access] () async throws(SavedPhotosError) in
      try await access.library().restore(ids)
    } then: { me, _ in
      me.search.saves?.bringBack(states)
      // What was looked up while they were being removed.
      me.search.saves?.look(for: me.search.searchResults.collection.filter { $0.id.source != .saved })
      guard me.isShown.value else { return }
      if let taken { me.search.putBack(taken) } else { me.search.searchAgain() }
      let restored = Set(saved.map(\.result.id))
      me.continueWhenSettled { photos in photos.firstIndex { restored.contains($0.id) } ?? 0 }
    }
  }

  /// Emits the position of a photo in the results once they are there.
  private func continueWhenSettled(_ position: @escaping ([Photo]) -> Int) {
    search.status.filter { !$0.isUnderWay }.first().bind(to: self) { me, _ in
      let photos = me.search.searchResults.collection
      me.continuation.send(photos.isEmpty ? nil : position(photos))
    }
  }

  private func lookWhetherEmpty(_ status: SearchStatus) {
    guard case .nothingFound = status, search.activeSource.value == .saved else {
      isEmpty.value = false
      return
    }
    Task { [weak self, access] in
      guard let count = try? await access.library().count() else { return }
      guard let self, case .nothingFound = search.status.value, search.activeSource.value == .saved else { return }
      isEmpty.value = count == 0
    }
  }

  /// Returns the credits of photos for an article, slides or a spreadsheet, or what else is known about saved photos.
  ///
  /// - Parameters:
  ///   - photos: The photos, in this order, or `nil` for all saved photos, most recently saved first.
  ///   - title: The heading.
  ///   - receipts: The words of receipts.
  /// - Returns: The content of the file, or `nil` if none of the photos has a receipt.
  public func document(
    _ form: CreditsDocument, of photos: [Photo]?, title: String, receipts: ReceiptWording = ReceiptWording()
  ) async throws(SavedPhotosError) -> String? {
    let ids = photos.flatMap(Self.savedIDs)
    let isSaved = photos == nil || ids != nil
    switch form {
    case .backup where isSaved: return try await access.library().exportList(.json, of: ids)
    case .receipts where isSaved: return try await access.library().receipts(of: ids, wording: receipts)
    case .table where isSaved: return try await access.library().exportList(.csv, of: ids)
    case .table: return SavedPhotoRecord.table((photos ?? []).map { SavedPhotoRecord($0, query: "", saved: Date()) })
    default:
      let credits: [Credit] =
        if let photos { photos.map { Credit($0) } } else { try await access.library().credits() }
      return CreditList(credits, search.selection.wording).document(form, title: title)
    }
  }

  /// Returns the IDs of saved photos, or `nil` if some come from another source.
  private static func savedIDs(_ photos: [Photo]) -> [Int]? {
    let ids = photos.compactMap { $0.id.source == .saved ? Int($0.id.id) : nil }
    return ids.count == photos.count ? ids : nil
  }

  /// Imports the photos of a list that was exported as a table or JSON, all or none of them. Does nothing while another
  /// import is running.
  public func importList(contentsOf path: String) {
    guard importing == nil else { return }
    let (steps, continuation) = AsyncStream.makeStream(
      of: SavedPhotosLibrary.ImportProgress.self, bufferingPolicy: .bufferingNewest(1))
    Task { [weak self] in
      for await step in steps { self?.importProgress.value = step }
      self?.importProgress.value = nil
    }
    importing = perform { [access, decode] () async throws(SavedPhotosError) in
      defer { continuation.finish() }
      let library = try await access.library()
      var outcome = try await library.importList(contentsOf: path) { continuation.yield($0) }
      if let decode, !outcome.added.isEmpty {
        // The photos are there, whether or not this works.
        _ = try? await PhotoRecognizer.takeMissing(of: library, decode) { _, _ in }
        outcome.lookalikes = (try? await library.lookalikes(among: outcome.added)) ?? []
      }
      return outcome
    } then: { me, outcome in
      if me.isShown.value, !outcome.added.isEmpty { me.search.searchAgain() }
      me.imported.send(outcome)
    } finally: { me in
      me.importing = nil
    }
  }

  /// Cancels the import, which leaves the list unchanged.
  public func cancelImport() { importing?.cancel() }

  /// Checks the files, which the user may have moved or deleted.
  public func checkFiles() {
    perform { [access] () async throws(SavedPhotosError) in
      try await access.library().checkFiles()
    } then: { me, check in
      me.check.value = check
      guard check != .init() else { return }
      let open = [me.search.detail.value?.photo.value].compactMap(\.self)
      me.search.saves?.lookAgain(for: me.search.searchResults.collection + open)
      if me.isShown.value { me.search.searchAgain() }
    }
  }

  /// Checks the files if one that is known as saved is gone, as when the user has deleted or renamed it in the file
  /// manager.
  public func checkFilesIfGone() async {
    if await search.saves?.isAnyFileGone() ?? false { checkFiles() }
  }

  /// Performs an asynchronous operation that can be undone from now on. `then` records it in the `UndoHistory`, unless
  /// nothing was changed.
  func performUndoable<Value: Sendable>(
    _ body: @escaping @Sendable () async throws(SavedPhotosError) -> Value,
    then: @escaping @MainActor (SavedPhotosViewModel, Value) -> Void
  ) {
    let undo = search.undo
    let step = undo.begin()
    perform(body) { me, value in
      undo.record(step) { then(me, value) }
    } finally: { _ in
      undo.end(step)
    }
  }

  /// Performs an asynchronous operation and reports its errors.
  @discardableResult func perform<Value: Sendable>(
    _ body: @escaping @Sendable () async throws(SavedPhotosError) -> Value,
    then: @escaping @MainActor (SavedPhotosViewModel, Value) -> Void,
    finally: @escaping @MainActor (SavedPhotosViewModel) -> Void = { _ in }
  ) -> Task<Void, Never> {
    Task { [weak self] in
      defer { if let self { finally(self) } }
      do throws(SavedPhotosError) {
        let value = try await body()
        if let self { then(self, value) }
      } catch {
        if error != .cancelled { self?.errorMessages.send(error) }
      }
    }
  }
}
