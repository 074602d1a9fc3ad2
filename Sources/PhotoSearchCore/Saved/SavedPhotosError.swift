/// An error when accessing the saved photos.
public nonisolated enum SavedPhotosError: Error, Sendable, Hashable {
  /// The list has just been found damaged. It was moved to this path and replaced by one with what could be read from
  /// it and from the credits in the images. Try again.
  case damaged(kept: String)
  /// Another process has been writing for too long.
  case busy
  /// The disk is full.
  case full
  /// The file or folder cannot be opened, read or written.
  case inaccessible(path: String)
  /// A later version of this program has changed the list.
  case newer(version: Int)
  /// The data to save is not an image in a known format.
  case noPicture
  /// There is no such saved photo.
  case notFound
  /// The file to import is not an exported list.
  case unreadableImport
  /// The file to import exceeds the size limit in bytes.
  case importTooLarge(limit: Int)
  /// A collection needs a name with a visible character.
  case collectionNameEmpty
  /// Another collection has this name, if case is ignored.
  case collectionNameTaken(name: String)
  /// There are already as many collections as are allowed.
  case tooManyCollections(limit: Int)
  /// There is no such collection, or photos cannot be added to it because it is a smart one.
  case collectionNotFound
  /// The library that writes ZIP files is not installed.
  case libraryMissing(name: String)
  /// The operation was cancelled. There is nothing to report to the user.
  case cancelled
  /// An unexpected database error, with its message.
  case failed(message: String)

  init(_ error: DatabaseError, path: String) {
    self =
      switch error {
      case .damaged: .failed(message: "the list of saved photos is damaged")
      case .busy: .busy
      case .full: .full
      case .cancelled: .cancelled
      case .inaccessible(let path): .inaccessible(path: path)
      case .newer(let version): .newer(version: version)
      case .failed(_, let message): .failed(message: message)
      }
  }
}

nonisolated extension SavedPhotosError: CustomStringConvertible {
  /// What happened and what the user can do about it, in plain English.
  public var description: String {
    switch self {
    case .damaged(let kept):
      "The list of saved photos was damaged and has been rebuilt. The damaged one is kept as \(kept). Try again."
    case .busy: "Another program is busy with the saved photos. Try again in a moment."
    case .full: "There is no room left on the disk. Make room, then try again."
    case .inaccessible(let path): "\(path) cannot be read or written. Check its permissions and the disk."
    case .newer: "The saved photos were last used by a later version of Vesper. Update Vesper to use them."
    case .noPicture: "This is no picture that Vesper can save. Open the photo’s page to save it from there."
    case .notFound: "The photo is no longer among the saved ones."
    case .unreadableImport: "This is no list of saved photos. Choose a CSV or JSON file that Vesper exported."
    case .importTooLarge(let limit):
      "The list is larger than the limit of \(limit / 1_000_000) MB, so it was not read. Import it in several parts."
    case .collectionNameEmpty: "Type a name for the collection."
    case .collectionNameTaken(let name): "There is already a collection “\(name)”. Choose another name."
    case .tooManyCollections(let limit): "There are already \(limit) collections. Delete one that you no longer need."
    case .collectionNotFound: "The collection no longer exists."
    case .libraryMissing(let name):
      "The library \(name), which writes ZIP files, is missing. Install it with your system’s package manager, or export a folder."
    case .cancelled: "That was cancelled, and nothing was changed."
    case .failed(let message): "The saved photos could not be used: \(message)."
    }
  }
}
