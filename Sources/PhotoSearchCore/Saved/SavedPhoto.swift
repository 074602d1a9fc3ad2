public import FoundationEssentials

/// A photo that the user saved: its file, and all metadata known at that time.
public nonisolated struct SavedPhoto: Sendable, Hashable, Identifiable {
  /// The ID in the library, which is never reused.
  public let id: Int
  /// The photo as its source described it, with the licence at that time. The tags are the user's own, see
  /// `SavedPhotosLibrary.setTags`.
  public let photo: Photo
  /// The absolute path of the image.
  public let path: String
  /// Whether the image was missing when last checked.
  public let isMissing: Bool
  /// The user's search text when the photo was found.
  public let query: String
  /// The user's note, possibly of several lines.
  public let note: String
  /// When it was saved.
  public let saved: Date

  /// The credit that must be shown with the photo.
  public var credit: Credit { Credit(photo) }

  /// The photo as a search result, with the file as its thumbnail.
  public var result: Photo {
    var result = photo
    result.id = PhotoID(source: .saved, id: String(id))
    result.thumbnail = isMissing ? nil : .file(path: path)
    return result
  }
}

/// A change to the saved photos.
public nonisolated enum SavedPhotosChange: Sendable, Hashable {
  /// Photos that are new or restored.
  case added([Int])
  /// Photos whose notes, tags or file locations changed.
  case changed([Int])
  case removed([Int])
  /// Collections changed, or photos were added to them or removed from them.
  case collections
  /// The list was rebuilt, so anything may have changed.
  case rebuilt
}
