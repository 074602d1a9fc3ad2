public import BindingCore

/// The user's own words about a saved photo, kept as they are typed.
public final class SavedPhotoNotes: DisposeBagProvider {
  /// How far what was typed is on its way to the disk.
  public nonisolated enum State: Sendable, Hashable {
    /// There is nothing to keep.
    case idle
    case typing
    case kept
    case failed(SavedPhotosError)
  }

  /// The photo among the saved ones; nil when it is none of them, and until that is known.
  public let saved = Property<SavedPhoto?>(nil)
  /// What the user writes about it.
  public let note = Property("")
  /// The tags, with commas between them.
  public let tags = Property("")
  public let state = Property(State.idle)
  public let bag = DisposeBag()

  /// Who types no more for so long is done for now.
  public static let pause = Duration.milliseconds(500)

  private let photo: Photo
  private let access: SavedPhotosAccess
  private weak var place: SavedPlace?
  private let writer: SavedPhotoWriter
  /// What is on the list, as it is shown. Tags may have commas in them, so that they are not what is read of this.
  private var kept = SavedPhotoText()
  /// The edit that is on its way to the disk.
  private var writing: SavedPhotoEdit?
  private var editCount = 0

  init(_ photo: Photo, _ access: SavedPhotosAccess, in place: SavedPlace?, scheduler: any Scheduler) {
    (self.photo, self.access, self.place) = (photo, access, place)
    writer = SavedPhotoWriter(access)
    let changes: SafeSignal<Void> = merge(note, tags).filter { [unowned self] _ in isChanged }.map { _ in }
    changes.map { State.typing }.bind(to: state)
    changes.debounce(for: Self.pause, scheduler: scheduler).bind(to: self) { $0.keepSoon() }
    look()
  }

  isolated deinit { keep() }

  /// Finds out whether the photo is a saved one now.
  public func look() {
    Task { [weak self, access, photo] in
      do throws(SavedPhotosError) {
        let found = try await access.savedPhoto(for: photo)
        self?.place?.noteLook(nil)
        self?.show(found)
      } catch {
        self?.place?.noteLook(error)
      }
    }
  }

  private func show(_ photo: SavedPhoto?) {
    if photo?.id != saved.value?.id {
      // What is shown now was not typed.
      saved.value = nil
      kept = photo.map(SavedPhotoText.init) ?? SavedPhotoText()
      // It was, when it could not be written before.
      let shown = photo.flatMap { place?.unkept[$0.id]?.text } ?? kept
      note.value = shown.note
      tags.value = shown.tags
    }
    saved.value = photo
    if isChanged { keepSoon() }
  }

  /// Removes the photo from the saved ones, which can be undone.
  public func remove() {
    keep()
    place?.remove([photo])
  }

  // MARK: Keeping

  private var text: SavedPhotoText { SavedPhotoText(note: note.value, tags: tags.value) }

  private var isChanged: Bool { saved.value != nil && text != (writing?.text ?? kept) }

  /// What is to be written for the list to say what is typed.
  private func makeEdit() -> SavedPhotoEdit? {
    guard let saved = saved.value else { return nil }
    let before = [kept] + (writing.map { [$0.text] } ?? [])
    guard before.contains(where: { $0 != text }) else { return nil }
    editCount += 1
    return SavedPhotoEdit(
      number: editCount, id: saved.id, text: text, writesNote: before.contains { $0.note != text.note },
      writesTags: before.contains { $0.tags != text.tags })
  }

  /// Keeps what was typed without waiting for the disk.
  private func keepSoon() {
    guard writing == nil, let edit = makeEdit() else { return }
    writing = edit
    Task { [weak self, writer] in
      let outcome = await writer.outcome(of: edit)
      guard let self, writing == edit else { return }
      writing = nil
      show(outcome, of: edit)
      // Somebody went on typing.
      if isChanged, case .success = outcome { keepSoon() }
    }
  }

  /// Keeps what was typed, before it returns: who leaves loses nothing. What cannot be written is told, and held until
  /// the photo is looked at again.
  ///
  /// - Returns: False when it could not be written now.
  @discardableResult
  public func keep() -> Bool {
    guard let edit = makeEdit(), edit.text != place?.unkept[edit.id]?.text else { return true }
    // What is under way is waited for.
    let outcome = writer.write(edit)
    writing = nil
    show(outcome, of: edit)
    guard case .failure(let error) = outcome else { return true }
    place?.noteUnkept(edit, error)
    return false
  }

  private func show(_ outcome: Result<SavedPhoto, SavedPhotosError>, of edit: SavedPhotoEdit) {
    switch outcome {
    case .success(let photo):
      kept = edit.text
      saved.value = photo
      state.value = isChanged ? .typing : .kept
      place?.noteKept(edit)
    case .failure(let error):
      state.value = .failed(error)
    }
  }
}
