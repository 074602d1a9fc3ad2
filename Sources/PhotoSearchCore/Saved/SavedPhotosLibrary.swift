public import BindingCore
public import FoundationEssentials
import Synchronization

/// The photos that the user kept: files in a folder of the user's, and a list of what is known about them.
///
/// The files are the user's to move, rename and delete; each carries its credit, see `PhotoMetadata`. The list is for
/// the user alone. Threads and processes may share both. Whenever a process is killed, nothing is lost but the photo
/// that it was saving, and nothing of that one is left over.
///
///     let library = try SavedPhotosLibrary(directory: pictures + "/Vesper", database: data + "/vesper/saved.sqlite")
///     let outcome = try await library.save(photo, picture: bytes, query: "cats")
public nonisolated final class SavedPhotosLibrary: Sendable {
  /// What had to be done when the list was found damaged.
  public struct Repair: Sendable, Hashable {
    /// Where the damaged list is kept.
    public let kept: String
    /// How many photos were read from the damaged list.
    public let readCount: Int
    /// How many more were found by the credits in the pictures. Their notes are lost.
    public let foundCount: Int
  }

  private struct State {
    var database: Database
    var repair: Repair?
    /// See `wasChangedElsewhere`.
    var version: Int?
  }

  let folder: PictureFolder
  let path: String
  private let state: Mutex<State>
  private let onRepair: @Sendable (Repair) -> Void
  private let observers = Mutex<[Int: @Sendable (SavedPhotosChange) -> Void]>([:])

  /// Opens the list, and makes it when there is none. Tidies up after processes that were killed.
  ///
  /// A list that is damaged is kept under another name, and a new one is made of what can be read of it and of the
  /// credits in the pictures: see `repair`.
  ///
  /// - Parameters:
  ///   - directory: The folder of pictures, by absolute path. Made when the first photo is saved.
  ///   - database: The file of the list, by absolute path. Made, with its directory, if need be.
  ///   - date: Today: what was removed more than 30 days before is deleted for good.
  ///   - onRepair: Called, from any thread, whenever the list is found damaged, now or later.
  public init(
    directory: String, database path: String, date: Date = Date(),
    onRepair: @escaping @Sendable (Repair) -> Void = { _ in }
  ) throws(SavedPhotosError) {
    self.onRepair = onRepair
    folder = PictureFolder(path: directory)
    self.path = path
    do throws(DatabaseError) {
      state = Mutex(State(database: try Self.open(path)))
    } catch {
      // What looks like a mistake in a statement can be a bit that flipped. Nothing is lost by it.
      switch error {
      case .damaged, .failed: break
      case .busy, .full, .cancelled, .inaccessible, .newer: throw SavedPhotosError(error, path: path)
      }
      let (database, repair) = try Self.repaired(path, PictureFolder(path: directory), nil)
      state = Mutex(State(database: database, repair: repair))
      repair.map(onRepair)
    }
    do throws(SavedPhotosError) {
      try finishInterrupted()
      try deleteRemoved(before: date.addingTimeInterval(-30 * 86_400))
    } catch .full {
      // Until there is room again, what is there can be looked at.
    }
  }

  /// What had to be done when the list was found damaged, for the user to know; nil as a rule.
  public var repair: Repair? { state.withLock { $0.repair } }

  static func open(_ path: String) throws(DatabaseError) -> Database {
    let database = try Database(path: path, migrations: schema)
    // It cannot be fetched again: what was saved stays saved when the power fails.
    try database.maintain("PRAGMA synchronous = FULL; PRAGMA cache_size = -8000")
    return database
  }

  /// Whether another process has changed the list since this was asked before; false the first time.
  public func wasChangedElsewhere() async throws(SavedPhotosError) -> Bool {
    let version = try read { connection throws(DatabaseError) in
      try connection.first("PRAGMA data_version") { $0.int(0) }
    }
    return state.withLock { state in
      defer { state.version = version }
      return state.version != nil && state.version != version
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
      guard error == .damaged else { throw SavedPhotosError(error, path: path) }
      let repair = try state.withLock { state throws(SavedPhotosError) -> Repair? in
        // Another thread may have been faster.
        guard state.database === database else { return state.repair }
        let (database, repair) = try Self.repaired(path, folder, database)
        state.database = database
        state.repair = repair ?? state.repair
        repair.map(onRepair)
        return repair
      }
      tell(.rebuilt)
      throw .damaged(kept: repair?.kept ?? path)
    }
  }

  // MARK: - Changes

  /// What this library object changes, from now on, on the main actor. Never ends.
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
