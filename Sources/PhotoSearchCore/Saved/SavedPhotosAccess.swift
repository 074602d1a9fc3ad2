import FoundationEssentials
import Synchronization

/// Shared access to a library of saved photos. Opens the library on first use, because opening reads files.
public nonisolated final class SavedPhotosAccess: Sendable {
  /// The absolute path of the image folder.
  public let directory: String
  private let database: String
  private let onRepair: @Sendable (SavedPhotosLibrary.Repair) -> Void
  private let opened: Mutex<SavedPhotosLibrary?>
  private let opener = BlockingExecutor(label: "opening-saved-photos", width: 1)

  /// Wraps a library that is already open.
  public init(_ library: SavedPhotosLibrary) {
    (directory, database) = (library.folder.path, library.path)
    onRepair = { _ in }
    opened = Mutex(library)
  }

  /// Creates access to a library that is opened on demand.
  ///
  /// - Parameters:
  ///   - directory: The absolute path of the image folder.
  ///   - database: The absolute path of the list's database file.
  ///   - onRepair: Called on any thread whenever the list turns out to be damaged.
  public init(
    directory: String, database: String,
    onRepair: @escaping @Sendable (SavedPhotosLibrary.Repair) -> Void = { _ in }
  ) {
    self.directory = directory
    self.database = database
    self.onRepair = onRepair
    opened = Mutex(nil)
  }

  /// Returns the library, opening it if necessary. Retries after a failure on the next call.
  public func library() async throws(SavedPhotosError) -> SavedPhotosLibrary {
    if let library = opened.withLock({ $0 }) { return library }
    return try await opener.run { () throws(SavedPhotosError) in try library() }
  }

  /// Returns the library synchronously. Opening it blocks the calling thread.
  public func library() throws(SavedPhotosError) -> SavedPhotosLibrary {
    try opened.withLock { library throws(SavedPhotosError) in
      if let library { return library }
      let new = try SavedPhotosLibrary(directory: directory, database: database, onRepair: onRepair)
      library = new
      return new
    }
  }

  /// Returns the library, or `nil` if it does not exist yet. A lookup does not create it.
  func existingLibrary() async throws(SavedPhotosError) -> SavedPhotosLibrary? {
    let isOpen = opened.withLock { $0 != nil }
    return isOpen || FileManager.default.fileExists(atPath: database) ? try await library() : nil
  }

  /// Returns the collection with this name, regardless of case, or `nil` if there is none.
  public func collection(named name: String) async throws(SavedPhotosError) -> PhotoCollection? {
    try await existingLibrary()?.collection(named: name)
  }

  /// Returns the saved photo with any of the photo's IDs, or `nil` if there is none.
  func savedPhoto(for photo: Photo) async throws(SavedPhotosError) -> SavedPhoto? {
    let library = try await library()
    return try await library.photo(for: photo.allIDs)
  }

  /// Returns whether another process has changed the list since the last call, or false if it is not open.
  public func wasChangedElsewhere() async -> Bool {
    guard let library = opened.withLock({ $0 }) else { return false }
    return (try? await library.wasChangedElsewhere()) ?? false
  }
}
