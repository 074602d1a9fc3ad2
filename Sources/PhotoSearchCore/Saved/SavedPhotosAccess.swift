import FoundationEssentials
import Synchronization

/// The way to a library of saved photos, for all who use it: opened when it is needed for the first time, because
/// opening reads files.
public nonisolated final class SavedPhotosAccess: Sendable {
  /// The folder of pictures, by absolute path.
  public let directory: String
  private let database: String
  private let onRepair: @Sendable (SavedPhotosLibrary.Repair) -> Void
  private let opened: Mutex<SavedPhotosLibrary?>

  /// A library that is open.
  public init(_ library: SavedPhotosLibrary) {
    (directory, database) = (library.folder.path, library.path)
    onRepair = { _ in }
    opened = Mutex(library)
  }

  /// A library that will be opened.
  ///
  /// - Parameters:
  ///   - directory: The folder of pictures, by absolute path.
  ///   - database: The file of the list, by absolute path.
  ///   - onRepair: Called, from any thread, whenever the list is found damaged.
  public init(
    directory: String, database: String,
    onRepair: @escaping @Sendable (SavedPhotosLibrary.Repair) -> Void = { _ in }
  ) {
    self.directory = directory
    self.database = database
    self.onRepair = onRepair
    opened = Mutex(nil)
  }

  /// The library. One that cannot be opened is tried again the next time.
  public func library() throws(SavedPhotosError) -> SavedPhotosLibrary {
    try opened.withLock { library throws(SavedPhotosError) in
      if let library { return library }
      let new = try SavedPhotosLibrary(directory: directory, database: database, onRepair: onRepair)
      library = new
      return new
    }
  }

  /// The library, unless there is none yet: to look whether something is in it makes none.
  func existingLibrary() throws(SavedPhotosError) -> SavedPhotosLibrary? {
    let isOpen = opened.withLock { $0 != nil }
    return isOpen || FileManager.default.fileExists(atPath: database) ? try library() : nil
  }

  /// The saved photo that this one is, by whichever of its names; nil when it is none of them.
  func savedPhoto(for photo: Photo) async throws(SavedPhotosError) -> SavedPhoto? {
    let library = try library()
    for id in photo.allIDs {
      if let saved = try await library.photo(for: id) { return saved }
    }
    return nil
  }

  /// Whether another process has changed the list since this was asked before; false where it was not opened yet.
  public func wasChangedElsewhere() async -> Bool {
    guard let library = opened.withLock({ $0 }) else { return false }
    return (try? await library.wasChangedElsewhere()) ?? false
  }
}
