import Glibc
import Synchronization

/// An SQLite database in a file. Threads take turns, and several processes may use the same file.
///
/// This is a thin layer over the system's SQLite. It is not GRDB, because GRDB needs all of Foundation, which nothing
/// else here loads. A program that writes and reads one row was measured both ways (GRDB 7.10.0, Swift 6.3, release).
/// With GRDB it took 22 instead of 12 MB of memory, 14 instead of 9 ms of processor time from start to end, 3 MB more
/// of program, 54 MB more of shared libraries to ship, and 90 s more to build. Ten of the sixty megabytes that the
/// whole application may use are too much for what a few short files do here.
///
///     let database = try Database(path: path, migrations: [.sql("CREATE TABLE photos (id INTEGER PRIMARY KEY)")])
///     try database.write { try $0.run("INSERT INTO photos VALUES (?)", 7) }
///     let ids = try database.read { try $0.rows("SELECT id FROM photos") { $0.int(0) } }
nonisolated final class Database: Sendable {
  /// A step from one schema version to the next. Released steps never change.
  struct Migration: Sendable {
    let run: @Sendable (DatabaseConnection) throws(DatabaseError) -> Void

    init(_ run: @escaping @Sendable (DatabaseConnection) throws(DatabaseError) -> Void) {
      self.run = run
    }

    static func sql(_ script: String) -> Migration {
      Migration { connection throws(DatabaseError) in try connection.execute(script) }
    }
  }

  /// What to do with a damaged file.
  enum Recovery: Sendable {
    /// The file stays as it is, and every use throws.
    case none
    /// The file is renamed to ".broken" and an empty one replaces it. The use that found the damage throws. For data
    /// that can be fetched again. Any failure that the file's contents cause counts as damage.
    case startAnew
  }

  private struct State: ~Copyable {
    /// `nil` after damage or a failing disk, until the file can be opened again.
    var connection: DatabaseConnection?
    var identity: DatabaseFile.Identity?
  }

  let path: String
  private let migrations: [Migration]
  private let recovery: Recovery
  private let patience: Int32
  private let configuration: String
  private let state: Mutex<State>

  /// Opens the file and migrates its tables. Creates the file and its directory if they are missing.
  ///
  /// - Parameters:
  ///   - patience: How long to wait, in milliseconds, for another process that is writing.
  ///   - configuration: A script to run whenever the file is opened, such as pragmas.
  init(
    path: String, recovery: Recovery = .none, patience: Int32 = 5000, configuration: String = "",
    migrations: [Migration]
  ) throws(DatabaseError) {
    self.path = path
    self.patience = patience
    self.configuration = configuration
    self.migrations = migrations
    self.recovery = recovery
    if let slash = path.lastIndex(of: "/") { DatabaseFile.createDirectory(String(path[..<slash])) }
    state = Mutex(State())
    try state.withLock { state throws(DatabaseError) in
      do throws(DatabaseError) {
        try open(&state)
      } catch {
        guard isDamage(error) else { throw error }
        try startAnew(&state)
      }
    }
  }

  /// Reads a consistent state across all statements of `body`.
  func read<Value: Sendable>(
    _ body: (DatabaseConnection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try use { connection throws(DatabaseError) in try connection.transaction(isWriting: false, body) }
  }

  /// Runs `body` in a transaction: either all of its changes are made or none.
  func write<Value: Sendable>(
    _ body: (DatabaseConnection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try use { connection throws(DatabaseError) in try connection.transaction(isWriting: true, body) }
  }

  /// Runs a script outside a transaction, for statements that SQLite does not allow within one.
  func maintain(_ script: String) throws(DatabaseError) {
    try use { connection throws(DatabaseError) in try connection.execute(script) }
  }

  private func use<Value: Sendable>(
    _ body: (DatabaseConnection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try state.withLock { state throws(DatabaseError) in
      let isOpen = state.connection != nil
      do throws(DatabaseError) {
        do throws(DatabaseError) {
          if !isOpen { try open(&state) }
          guard let connection = state.connection else { throw .inaccessible(path: path) }
          return try body(connection)
        } catch .inaccessible {
          // What is open may be read-only or on a disk that was removed, even if that is over by now.
          let isUndone = state.connection?.hasBegun == false
          state.connection = nil
          guard isOpen, isUndone else { throw .inaccessible(path: path) }
          try open(&state)
          guard let connection = state.connection else { throw .inaccessible(path: path) }
          return try body(connection)
        }
      } catch {
        guard isDamage(error) else { throw error }
        try? startAnew(&state)
        throw .damaged
      }
    }
  }

  /// Whether the file's contents are to blame and the file must be replaced. With correct statements, that is every
  /// failure that the environment does not explain: a flipped bit can also look like a missing table, a violated
  /// constraint, a later version or a read-only file.
  private func isDamage(_ error: DatabaseError) -> Bool {
    guard recovery == .startAnew else { return false }
    return switch error {
    case .damaged, .failed, .newer: true
    case .busy, .full, .cancelled: false
    case .inaccessible: access(path, R_OK | W_OK) == 0
    }
  }

  private func open(_ state: inout State) throws(DatabaseError) {
    try DatabaseFile.withLock(on: path, patience: patience) { () throws(DatabaseError) in
      // The log and the index that SQLite puts beside the file inherit its permissions.
      try DatabaseFile.create(path)
      // Set before anything can fail, because then this is the file to set aside.
      state.identity = DatabaseFile.Identity(path: path)
      let connection = try DatabaseConnection(path: path, patience: patience)
      try migrate(connection)
      try connection.execute(configuration)
      state.connection = connection
    }
  }

  private func startAnew(_ state: inout State) throws(DatabaseError) {
    state.connection = nil
    DatabaseFile.withLock(on: path, patience: patience) { DatabaseFile.putAside(path, state.identity) }
    try open(&state)
  }

  private func migrate(_ connection: DatabaseConnection) throws(DatabaseError) {
    let isUpToDate = try version(connection) == migrations.count
    guard !isUpToDate else { return }
    try connection.transaction(isWriting: true) { connection throws(DatabaseError) in
      let version = try version(connection)
      guard version <= migrations.count else { throw .newer(version: version) }
      for migration in migrations[version...] { try migration.run(connection) }
      try connection.execute("PRAGMA user_version = \(migrations.count)")
    }
  }

  private func version(_ connection: DatabaseConnection) throws(DatabaseError) -> Int {
    try connection.first("PRAGMA user_version") { $0.int(0) } ?? 0
  }
}
