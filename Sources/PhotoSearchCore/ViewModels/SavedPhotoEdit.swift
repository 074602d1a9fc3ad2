import Synchronization

/// What the user says about a saved photo, as it is shown and typed.
nonisolated struct SavedPhotoText: Sendable, Hashable {
  var note = ""
  /// See `SavedPhotoTags`.
  var tags = ""
}

nonisolated extension SavedPhotoText {
  init(_ photo: SavedPhoto) {
    self.init(note: photo.note, tags: SavedPhotoTags.text(photo.photo.tags))
  }
}

/// A change of what the user says about a saved photo.
nonisolated struct SavedPhotoEdit: Sendable, Hashable {
  /// Later ones have greater numbers.
  let number: Int
  /// Which photo.
  let id: Int
  let text: SavedPhotoText
  /// Whether the note differs from the one on the list.
  let writesNote: Bool
  let writesTags: Bool

  func write(_ access: SavedPhotosAccess) throws(SavedPhotosError) -> SavedPhoto {
    try access.library().edit(
      id, note: writesNote ? text.note : nil,
      tags: writesTags ? SavedPhotoRecord.tags(SavedPhotoTags.tags(in: text.tags)) : nil)
  }
}

/// Writes the edits of one photo. What was typed last is what is there in the end, whoever waits for it.
nonisolated final class SavedPhotoWriter: Sendable {
  private let access: SavedPhotosAccess
  private let last = Mutex(0)

  init(_ access: SavedPhotosAccess) {
    self.access = access
  }

  /// Writes elsewhere than on the main thread.
  func outcome(of edit: SavedPhotoEdit) async -> Result<SavedPhoto, SavedPhotosError> { write(edit) }

  /// Writes before it returns, after what is under way.
  func write(_ edit: SavedPhotoEdit) -> Result<SavedPhoto, SavedPhotosError> {
    last.withLock { last in
      do throws(SavedPhotosError) {
        // A later one was faster, and nobody waits for this one.
        guard edit.number > last else { throw .notFound }
        last = edit.number
        return .success(try edit.write(access))
      } catch {
        return .failure(error)
      }
    }
  }
}
