public import BindingCore
import FoundationEssentials

/// The place of the photos that the user saved: the way in and out, and what is done with them there.
///
/// They are found and shown by the search itself, whose source `saved` it is.
public final class SavedPlace: DisposeBagProvider {
  /// Whether the user is there.
  public let isShown = Property(false)
  /// What became of files that were moved or deleted since somebody looked last; empty when nothing did.
  public let check = Property(SavedPhotosLibrary.FileCheck())
  /// What came of an import.
  public let imported = PassthroughSubject<SavedPhotosLibrary.ImportOutcome, Never>()
  /// How far the import is that is under way; nil while there is none.
  public let importProgress = Property<SavedPhotosLibrary.ImportProgress?>(nil)
  /// What did not work.
  public let errorMessages = PassthroughSubject<SavedPhotosError, Never>()
  public let bag = DisposeBag()

  let access: SavedPhotosAccess
  let scheduler: any Scheduler
  unowned let search: PhotoSearchViewModel
  private var importing: Task<Void, Never>?
  /// What was typed and could not be written, by the number of the photo.
  var unkept: [Int: SavedPhotoEdit] = [:]
  /// See `noteLook(_:)`.
  var lookError: SavedPhotosError?
  /// The source that was chosen last apart from this place: the way back.
  private var elsewhere: PhotoSourceID?
  /// What was in the search entry when the user came by `toggle()`, and whether it was searched for, however short.
  private var before: (text: String, isSubmitted: Bool)?

  init(_ access: SavedPhotosAccess, of search: PhotoSearchViewModel, scheduler: any Scheduler) {
    (self.access, self.search, self.scheduler) = (access, search, scheduler)
    search.activeSource.map { $0 == .saved }.removeDuplicates().bind(to: isShown)
    search.detail.bind(to: self) { me, detail in detail?.notes = detail.map { me.notes(of: $0.photo.value) } }
    isShown.filter { $0 }.bind(to: self) { me, _ in me.checkFiles() }
    isShown.filter { !$0 }.bind(to: self) { me, _ in me.before = nil }
    search.chosenSource.filter { $0 != .saved }.bind(to: self) { me, source in me.elsewhere = source }
  }

  /// The folder of the pictures, by absolute path.
  public var directory: String { access.directory }

  // MARK: The way

  /// Goes there, where all photos are shown, or back to where the user came from.
  public func toggle() {
    if isShown.value { leave() } else { enter() }
  }

  /// Whether the user came by `toggle()`, to go back to another source.
  public var isVisited: Bool { before != nil }

  private func enter() {
    let text = search.searchString.value
    before = (text, search.submittedText.value == SearchText.trimmed(text))
    search.search(in: .saved, for: "", isSubmitted: false)
  }

  private func leave() {
    let offered = search.offeredSources.value
    let source = elsewhere.flatMap { offered.contains($0) ? $0 : nil } ?? offered.first { $0 != .saved }
    let (text, isSubmitted) = before ?? ("", false)
    search.search(in: source ?? .saved, for: text, isSubmitted: isSubmitted)
  }

  // MARK: What is done there

  /// Removes photos, with their files, which can be undone. Photos that are not saved are left out.
  public func remove(_ photos: [Photo]) {
    perform { [access] () async throws(SavedPhotosError) -> (removed: [SavedPhoto], error: SavedPhotosError?) in
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
    let isSimple = search.currentSearch?.query.order == .relevance
    let taken = isShown.value && isSimple ? search.takeOut(Set(saved.map(\.result.id))) : nil
    // The pages of other orders are counted, so that the next one would begin too late.
    if isShown.value, taken == nil { search.searchAgain() }
    search.undo.note(.savedPhotos(count: saved.count, title: first.photo.title)) { [weak self] in
      self?.restore(saved.map(\.id), states, taken)
    }
  }

  private func restore(_ ids: [Int], _ states: [PhotoID: PhotoSaveState], _ taken: TakenPhotos?) {
    perform { [access] () async throws(SavedPhotosError) in
      try await access.library().restore(ids)
    } then: { me, _ in
      me.search.saves?.bringBack(states)
      if let taken { me.search.putBack(taken) } else if me.isShown.value { me.search.searchAgain() }
    }
  }

  /// The credits of photos for an article, slides or a spreadsheet.
  ///
  /// - Parameters:
  ///   - photos: Of which photos, in this order; nil for all that are saved, the last saved first.
  ///   - title: The heading.
  public func document(
    _ form: CreditsDocument, of photos: [Photo]?, title: String
  ) async throws(SavedPhotosError) -> String {
    let ids = photos.flatMap(Self.savedIDs)
    let wording = search.selection.wording
    guard form == .table else {
      if let photos { return CreditList(photos.map { Credit($0) }, wording).document(form, title: title) }
      return CreditList(try await access.library().credits(), wording).document(form, title: title)
    }
    guard let photos, ids == nil else { return try await access.library().exportList(.csv, of: ids) }
    return SavedPhotoRecord.table(photos.map { SavedPhotoRecord($0, query: "", saved: Date()) })
  }

  /// The numbers of photos that were found here; nil when some were found elsewhere.
  private static func savedIDs(_ photos: [Photo]) -> [Int]? {
    let ids = photos.compactMap { $0.id.source == .saved ? Int($0.id.id) : nil }
    return ids.count == photos.count ? ids : nil
  }

  /// Adds the photos of a list in a file that was exported as a table or as JSON, all or none of them. While that is
  /// under way nothing else is imported.
  public func importList(contentsOf path: String) {
    guard importing == nil else { return }
    let (steps, continuation) = AsyncStream.makeStream(
      of: SavedPhotosLibrary.ImportProgress.self, bufferingPolicy: .bufferingNewest(1))
    Task { [weak self] in
      for await step in steps { self?.importProgress.value = step }
      self?.importProgress.value = nil
    }
    importing = perform { [access] () async throws(SavedPhotosError) in
      defer { continuation.finish() }
      return try await access.library().importList(contentsOf: path) { continuation.yield($0) }
    } then: { me, outcome in
      if me.isShown.value, !outcome.added.isEmpty { me.search.searchAgain() }
      me.imported.send(outcome)
    } finally: { me in
      me.importing = nil
    }
  }

  /// Gives up the import, which leaves the list as it was.
  public func cancelImport() { importing?.cancel() }

  /// Looks after the files, which the user may have moved or deleted.
  public func checkFiles() {
    perform { [access] () async throws(SavedPhotosError) in
      try await access.library().checkFiles()
    } then: { me, check in
      me.check.value = check
      if !check.missing.isEmpty { me.search.saves?.lookAgain(for: me.search.searchResults.collection) }
      if me.isShown.value, check != .init() { me.search.searchAgain() }
    }
  }

  /// Does something that takes a while, and says so when it does not work.
  @discardableResult private func perform<Value: Sendable>(
    _ body: @escaping @Sendable () async throws(SavedPhotosError) -> Value,
    then: @escaping @MainActor (SavedPlace, Value) -> Void,
    finally: @escaping @MainActor (SavedPlace) -> Void = { _ in }
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
