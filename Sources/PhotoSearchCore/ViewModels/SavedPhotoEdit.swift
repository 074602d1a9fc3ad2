import Synchronization

/// The user's note and tags of a saved photo, as displayed and typed.
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

/// An edit of the note and tags of a saved photo.
nonisolated struct SavedPhotoEdit: Sendable, Hashable {
  /// The edit number. Later edits have greater numbers.
  let number: Int
  /// The ID of the photo.
  let id: Int
  let text: SavedPhotoText
  /// Whether the note differs from the stored one.
  let writesNote: Bool
  let writesTags: Bool

  func write(_ access: SavedPhotosAccess) throws(SavedPhotosError) -> SavedPhoto {
    try access.library().edit(
      id, note: writesNote ? text.note : nil,
      tags: writesTags ? SavedPhotoRecord.tags(SavedPhotoTags.tags(in: text.tags)) : nil)
  }
}

/// Writes the edits of one photo. The last edit always wins, whichever write comes first.
nonisolated final class SavedPhotoWriter: Sendable {
  private let access: SavedPhotosAccess
  private let last = Mutex(0)

  init(_ access: SavedPhotosAccess) {
    self.access = access
  }

  /// Writes an edit on a thread that may block.
  func outcome(of edit: SavedPhotoEdit) async -> Result<SavedPhoto, SavedPhotosError> {
    do throws(SavedPhotosError) {
      return await (try await access.library()).threads.run { write(edit) }
    } catch {
      return .failure(error)
    }
  }

  /// Writes an edit synchronously, after a write in progress.
  func write(_ edit: SavedPhotoEdit) -> Result<SavedPhoto, SavedPhotosError> {
    last.withLock { last in
      do throws(SavedPhotosError) {
        // A later edit was written first, and no caller needs this one.
        guard edit.number > last else { throw .notFound }
        last = edit.number
        return .success(try edit.write(access))
      } catch {
        return .failure(error)
      }
    }
  }
}
