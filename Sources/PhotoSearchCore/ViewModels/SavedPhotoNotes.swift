public import BindingCore

/// The user's note and tags of a saved photo, saved while typing.
public final class SavedPhotoNotes: DisposeBagProvider {
  /// The progress of saving what was typed.
  public nonisolated enum State: Sendable, Hashable {
    /// There is nothing to save.
    case idle
    case typing
    case kept
    case failed(SavedPhotosError)
  }

  /// The saved photo, or `nil` if the photo is not saved or not looked up yet.
  public let saved = Property<SavedPhoto?>(nil)
  /// The user's note.
  public let note = Property("")
  /// The tags, separated by commas.
  public let tags = Property("")
  public let state = Property(State.idle)
  /// The collections that the photo is in.
  public let collections: SavedPhotoCollections
  public let bag = DisposeBag()

  /// The pause in typing after which the text is saved.
  public static let pause = Duration.milliseconds(500)

  private let photo: Photo
  private let access: SavedPhotosAccess
  private weak var savedPhotos: SavedPhotosViewModel?
  private let writer: SavedPhotoWriter
  /// The stored text, as displayed.
  private var kept = SavedPhotoText()
  /// The edit being written.
  private var writing: SavedPhotoEdit?
  private var editCount = 0
  private var lookCount = 0

  init(_ photo: Photo, _ access: SavedPhotosAccess, in savedPhotos: SavedPhotosViewModel?, scheduler: any Scheduler) {
    (self.photo, self.access, self.savedPhotos) = (photo, access, savedPhotos)
    writer = SavedPhotoWriter(access)
    collections = SavedPhotoCollections(photo, saved: saved, in: savedPhotos?.collections)
    let changes: SafeSignal<Void> = merge(note, tags).filter { [unowned self] _ in isChanged }.map { _ in }
    changes.map { State.typing }.bind(to: state)
    changes.debounce(for: Self.pause, scheduler: scheduler).bind(to: self) { $0.keepSoon() }
    look()
  }

  isolated deinit { keep() }

  /// Looks up whether the photo is saved.
  public func look() {
    lookCount += 1
    Task { [weak self, access, photo, number = lookCount] in
      do throws(SavedPhotosError) {
        let found = try await access.savedPhoto(for: photo)
        self?.savedPhotos?.noteLook(nil)
        // An answer from before the photo was saved may come late.
        if self?.lookCount == number { self?.show(found) }
      } catch {
        self?.savedPhotos?.noteLook(error)
      }
    }
  }

  private func show(_ photo: SavedPhoto?) {
    if photo?.id != saved.value?.id {
      // The text to be shown was not typed.
      saved.value = nil
      kept = photo.map(SavedPhotoText.init) ?? SavedPhotoText()
      // Show an edit that could not be written before.
      let shown = photo.flatMap { savedPhotos?.unkept[$0.id]?.text } ?? kept
      note.value = shown.note
      tags.value = shown.tags
    }
    saved.value = photo
    if isChanged { keepSoon() }
  }

  /// Removes the photo from the saved ones. This can be undone.
  public func remove() {
    keep()
    savedPhotos?.remove([photo])
  }

  /// Returns what services said about the photo when it was saved, or `nil` if that was not kept.
  public func receipt(wording: ReceiptWording = ReceiptWording()) async throws(SavedPhotosError) -> String? {
    guard let saved = saved.value else { return nil }
    return try await access.library().receipts(of: saved.id, wording: wording)
  }

  // MARK: Saving

  private var text: SavedPhotoText { SavedPhotoText(note: note.value, tags: tags.value) }

  private var isChanged: Bool { saved.value != nil && text != (writing?.text ?? kept) }

  /// Returns the edit that makes the stored text match the typed text.
  private func makeEdit() -> SavedPhotoEdit? {
    guard let saved = saved.value else { return nil }
    let before = [kept] + (writing.map { [$0.text] } ?? [])
    guard before.contains(where: { $0 != text }) else { return nil }
    editCount += 1
    return SavedPhotoEdit(
      number: editCount, id: saved.id, text: text, writesNote: before.contains { $0.note != text.note },
      writesTags: before.contains { $0.tags != text.tags })
  }

  /// Saves the text without blocking.
  private func keepSoon() {
    guard writing == nil, let edit = makeEdit() else { return }
    writing = edit
    Task { [weak self, writer] in
      let outcome = await writer.outcome(of: edit)
      guard let self, writing == edit else { return }
      writing = nil
      show(outcome, of: edit)
      // The user has continued typing.
      if isChanged, case .success = outcome { keepSoon() }
    }
  }

  /// Saves the text synchronously, so that nothing is lost when the user leaves the photo. Reports an edit that cannot
  /// be written, and holds it until the photo is shown again.
  ///
  /// - Returns: False if the text could not be written now.
  @discardableResult
  public func keep() -> Bool {
    guard let edit = makeEdit(), edit.text != savedPhotos?.unkept[edit.id]?.text else { return true }
    // This waits for a write in progress.
    let outcome = writer.write(edit)
    writing = nil
    show(outcome, of: edit)
    guard case .failure(let error) = outcome else { return true }
    savedPhotos?.noteUnkept(edit, error)
    return false
  }

  private func show(_ outcome: Result<SavedPhoto, SavedPhotosError>, of edit: SavedPhotoEdit) {
    switch outcome {
    case .success(let photo):
      kept = edit.text
      saved.value = photo
      state.value = isChanged ? .typing : .kept
      savedPhotos?.noteKept(edit)
    case .failure(let error):
      state.value = .failed(error)
    }
  }
}

/// The user's notes and tags of saved photos.
extension SavedPhotosViewModel {
  /// Returns the note and tags of a photo, if it is saved.
  func notes(of photo: Photo) -> SavedPhotoNotes {
    SavedPhotoNotes(photo, access, in: self, scheduler: scheduler)
  }

  /// Saves what is being typed, and retries failed edits, before the program quits.
  ///
  /// - Returns: False if an edit could not be written and this was reported for the first time.
  public func keepNotes() -> Bool {
    guard search.detail.value?.notes?.keep() ?? true else { return false }
    for edit in unkept.values where (try? edit.write(access)) != nil { unkept[edit.id] = nil }
    return true
  }

  func noteKept(_ edit: SavedPhotoEdit) { unkept[edit.id] = nil }

  func noteUnkept(_ edit: SavedPhotoEdit, _ error: SavedPhotosError) {
    unkept[edit.id] = edit
    errorMessages.send(error)
  }

  /// Reports why saved photos cannot be looked up, only once instead of for each photo.
  func noteLook(_ error: SavedPhotosError?) {
    defer { lookError = error }
    if let error, error != lookError { errorMessages.send(error) }
  }
}
