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
  private let removal: () -> Void

  /// - Parameter removal: Removes the photo from the saved ones.
  init(
    _ photo: Photo, _ access: SavedPhotosAccess, scheduler: any Scheduler, removal: @escaping () -> Void = {}
  ) {
    (self.photo, self.access, self.removal) = (photo, access, removal)
    let changes: SafeSignal<Void> = merge(note, tags).filter { [unowned self] _ in isChanged }.map { _ in }
    changes.map { State.typing }.bind(to: state)
    changes.debounce(for: Self.pause, scheduler: scheduler).bind(to: self) { $0.keep() }
    look()
  }

  isolated deinit { keep() }

  /// Finds out whether the photo is a saved one now.
  public func look() {
    Task { [weak self, access, photo] in
      var found: SavedPhoto?
      if let library = try? access.library() {
        for id in photo.allIDs where found == nil { found = try? await library.photo(for: id) }
      }
      self?.show(found)
    }
  }

  private func show(_ photo: SavedPhoto?) {
    if photo?.id != saved.value?.id {
      // What is shown now was not typed.
      saved.value = nil
      note.value = photo?.note ?? ""
      tags.value = photo?.photo.tags.joined(separator: ", ") ?? ""
    }
    saved.value = photo
  }

  private var isChanged: Bool {
    guard let saved = saved.value else { return false }
    return SavedPhotoRecord.note(note.value) != saved.note || Self.tags(in: tags.value) != saved.photo.tags
  }

  /// Removes the photo from the saved ones, which can be undone.
  public func remove() {
    keep()
    removal()
  }

  /// Keeps what was typed, at once: who leaves loses nothing.
  public func keep() {
    guard let saved = saved.value, isChanged else { return }
    do throws(SavedPhotosError) {
      self.saved.value = try access.library().edit(saved.id, note: note.value, tags: Self.tags(in: tags.value))
      state.value = .kept
    } catch {
      state.value = .failed(error)
    }
  }

  /// Commas as they are written in Latin, Arabic and East Asian scripts.
  private static func tags(in text: String) -> [String] {
    SavedPhotoRecord.tags(text.split { ",،、，\n".contains($0) }.map(String.init))
  }
}
