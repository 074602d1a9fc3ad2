public import FoundationEssentials

/// A photo that the user kept: its file, and all that was known about it at that time.
public nonisolated struct SavedPhoto: Sendable, Hashable, Identifiable {
  /// Its number in the library, which is never used again for another one.
  public let id: Int
  /// As its source gave it, with the licence that it had then. The tags are the user's own, see
  /// `SavedPhotosLibrary.setTags`.
  public let photo: Photo
  /// The picture, by absolute path.
  public let path: String
  /// Whether the picture was not there when somebody last looked.
  public let isMissing: Bool
  /// What the user searched for when the photo was found.
  public let query: String
  /// What the user wrote about it; may have several lines.
  public let note: String
  /// When it was saved.
  public let saved: Date

  /// What must be said where it is shown.
  public var credit: Credit { Credit(photo) }

  /// As a result of a search among the saved photos: its picture is the file.
  var result: Photo {
    Photo(
      id: PhotoID(source: .saved, id: String(id)), title: photo.title, author: photo.author,
      authorURL: photo.authorURL, authorID: photo.authorID, license: photo.license, pageURL: photo.pageURL,
      reportURL: photo.reportURL, imageURL: photo.imageURL, thumbnail: isMissing ? nil : .file(path: path),
      width: photo.width, height: photo.height, fileSize: photo.fileSize, fileType: photo.fileType,
      uploaded: photo.uploaded, taken: photo.taken, summary: photo.summary, tags: photo.tags,
      restrictions: photo.restrictions, isPhotograph: photo.isPhotograph, isSensitive: photo.isSensitive,
      collection: photo.collection, creditText: photo.creditText)
  }
}

/// What happened to the saved photos.
public nonisolated enum SavedPhotosChange: Sendable, Hashable {
  /// These are new, or back again.
  case added([Int])
  /// Notes, tags or places of these are others.
  case changed([Int])
  case removed([Int])
  /// Anything may be different: the list was rebuilt.
  case rebuilt
}
