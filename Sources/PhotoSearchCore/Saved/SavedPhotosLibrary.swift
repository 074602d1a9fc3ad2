public import BindingCore
public import FoundationEssentials
import Synchronization

/// The photos that the user saved: files in one of the user's folders, and a list of their metadata.
///
/// The user may move, rename and delete the files. Each contains its credit, see `PhotoMetadata`. The list is private
/// to the user. Threads and processes may share both. If a process is killed, only the photo that it was saving is
/// lost, without leaving anything behind.
///
///     let library = try SavedPhotosLibrary(directory: pictures + "/Vesper", database: data + "/vesper/saved.sqlite")
///     let outcome = try await library.save(photo, picture: bytes, query: "cats")
public nonisolated final class SavedPhotosLibrary: Sendable {
  /// The result of repairing a damaged list.
  public struct Repair: Sendable, Hashable {
    /// The path of the damaged list.
    public let kept: String
    /// The number of photos recovered from the damaged list.
    public let readCount: Int
    /// The number of additional photos recovered from the credits in the images. Their notes are lost.
    public let foundCount: Int
  }

  private struct State {
    var database: Database
    var repair: Repair?
    /// See `wasChangedElsewhere`.
    var version: Int?
  }

  let folder: PictureFolder
  /// Where the asynchronous functions do their work. Several threads, because checking the files takes long, and saving
  /// may wait for another process.
  let threads = BlockingExecutor(label: "saved-photos", width: 4)
  let path: String
  private let state: Mutex<State>
  private let onRepair: @Sendable (Repair) -> Void
  private let observers = Mutex<[Int: @Sendable (SavedPhotosChange) -> Void]>([:])

  /// Opens the list, creating it if necessary. Cleans up after processes that were killed.
  ///
  /// If the list is damaged, keeps it under another name and creates a new one from what can be read from it and from
  /// the credits in the images, see `repair`.
  ///
  /// - Parameters:
  ///   - directory: The absolute path of the image folder. Created when the first photo is saved.
  ///   - database: The absolute path of the list's database file. Created, with its directory, if necessary.
  ///   - date: The current date. Photos that were removed more than 30 days earlier are deleted permanently.
  ///   - onRepair: Called on any thread whenever the list turns out to be damaged, now or later.
  public convenience init(
    directory: String, database path: String, date: Date = Date(),
    onRepair: @escaping @Sendable (Repair) -> Void = { _ in }
  ) throws(SavedPhotosError) {
    try self.init(directory: directory, database: path, date: date, patience: Self.patience, onRepair: onRepair)
  }

  /// Opens the list, waiting for another process that is writing for so many milliseconds.
  init(
    directory: String, database path: String, date: Date = Date(), patience: Int32,
    onRepair: @escaping @Sendable (Repair) -> Void = { _ in }
  ) throws(SavedPhotosError) {
    self.onRepair = onRepair
    folder = PictureFolder(path: directory)
    self.path = path
    do throws(DatabaseError) {
      state = Mutex(State(database: try Self.open(path, patience: patience)))
    } catch {
      switch error {
      case .damaged, .failed: break
      case .busy, .full, .cancelled, .inaccessible, .newer: throw SavedPhotosError(error, path: path)
      }
      let (database, repair) = try Self.repaired(path, PictureFolder(path: directory))
      state = Mutex(State(database: database, repair: repair))
      repair.map(onRepair)
    }
    do throws(SavedPhotosError) {
      try finishInterrupted()
      try deleteRemoved(before: date.addingTimeInterval(-30 * 86_400))
    } catch .full {
      // Until there is space again, the photos can still be viewed.
    } catch .inaccessible {
      // On a disk that is read-only, too.
    }
  }

  /// The last repair of a damaged list, for display to the user, or usually `nil`.
  public var repair: Repair? { state.withLock { $0.repair } }

  static let patience: Int32 = 5000

  static func open(_ path: String, patience: Int32 = patience) throws(DatabaseError) -> Database {
    do throws(DatabaseError) {
      // The data cannot be fetched again, so saved photos must survive a power failure.
      return try Database(
        path: path, patience: patience, configuration: "PRAGMA synchronous = FULL; PRAGMA cache_size = -8000",
        migrations: schema)
    } catch .newer(let version) {
      // A bit may have flipped: a later version would have other tables.
      let isOfThisVersion =
        (version ^ schema.count).nonzeroBitCount == 1
        && (try? DatabaseConnection(path: path)).map { (try? hasNewTables($0)) ?? false } ?? false
      throw isOfThisVersion ? .damaged : .newer(version: version)
    }
  }

  /// Returns whether another process has changed the list since the last call, or false on the first call.
  public func wasChangedElsewhere() async throws(SavedPhotosError) -> Bool {
    try await threads.run { () throws(SavedPhotosError) in
      let version = try read { connection throws(DatabaseError) in
        try connection.first("PRAGMA data_version") { $0.int(0) }
      }
      return state.withLock { state in
        defer { state.version = version }
        return state.version != nil && state.version != version
      }
    }
  }

  // MARK: - Use

  func read<Value: Sendable>(
    _ body: (DatabaseConnection) throws(DatabaseError) -> Value
  ) throws(SavedPhotosError) -> Value {
    try use { database throws(DatabaseError) in try database.read(body) }
  }

  func write<Value: Sendable>(
    _ body: (DatabaseConnection) throws(DatabaseError) -> Value
  ) throws(SavedPhotosError) -> Value {
    try use { database throws(DatabaseError) in try database.write(body) }
  }

  private func use<Value>(_ body: (Database) throws(DatabaseError) -> Value) throws(SavedPhotosError) -> Value {
    let database = state.withLock { $0.database }
    do throws(DatabaseError) {
      return try body(database)
    } catch {
      guard error.mayBeDamage else { throw SavedPhotosError(error, path: path) }
      let repair = try state.withLock { state throws(SavedPhotosError) -> Repair? in
        // Another thread may have been faster.
        guard state.database === database else { return state.repair }
        let (database, repair) = try Self.repaired(path, folder)
        state.database = database
        state.repair = repair ?? state.repair
        repair.map(onRepair)
        return repair
      }
      // Nothing is damaged, or another process has repaired it.
      guard let repair else { return try again(body) }
      tell(.rebuilt)
      throw .damaged(kept: repair.kept)
    }
  }

  private func again<Value>(_ body: (Database) throws(DatabaseError) -> Value) throws(SavedPhotosError) -> Value {
    let database = state.withLock { $0.database }
    do throws(DatabaseError) {
      return try body(database)
    } catch {
      throw SavedPhotosError(error, path: path)
    }
  }

  // MARK: - Changes

  /// Emits the changes made through this library object from now on, on the main actor. Never completes.
  @MainActor public var changes: Signal<SavedPhotosChange, Never> {
    Signal(attach: { [self] observer, subscription in
      let (stream, continuation) = AsyncStream<SavedPhotosChange>.makeStream()
      let number = Int.random(in: .min ... .max)
      observers.withLock { $0[number] = { continuation.yield($0) } }
      subscription.add(
        BlockDisposable { [self] in
          observers.withLock { $0[number] = nil }
          continuation.finish()
        })
      stream.toSignal().attach(Observer(next: observer.next), subscription)
    })
  }

  func tell(_ change: SavedPhotosChange) {
    for observer in observers.withLock({ Array($0.values) }) { observer(change) }
  }
}
