import Glibc
import Synchronization

/// An SQLite database in a file. Threads take turns; several processes may use the same file.
///
/// This is a thin layer over the system's SQLite, and not GRDB, because GRDB needs all of Foundation, which nothing else
/// here loads. A program that writes and reads one row was measured both ways (GRDB 7.10.0, Swift 6.3, release, this
/// layer's calls against GRDB's): 22 instead of 12 MB of memory, 14 instead of 9 ms of processor time from start to end,
/// 3 MB more of program, 54 MB more of shared libraries to ship, and 90 s more to build. Ten of the sixty megabytes that
/// the whole application may use are too much for what is here three short files.
///
///     let database = try Database(path: path, migrations: [.sql("CREATE TABLE photos (id INTEGER PRIMARY KEY)")])
///     try database.write { try $0.run("INSERT INTO photos VALUES (?)", 7) }
///     let ids = try database.read { try $0.rows("SELECT id FROM photos") { $0.int(0) } }
nonisolated final class Database: Sendable {
  /// A step from one version of the tables to the next. Steps that were released never change.
  struct Migration: Sendable {
    let run: @Sendable (DatabaseConnection) throws(DatabaseError) -> Void

    init(_ run: @escaping @Sendable (DatabaseConnection) throws(DatabaseError) -> Void) {
      self.run = run
    }

    static func sql(_ script: String) -> Migration {
      Migration { connection throws(DatabaseError) in try connection.execute(script) }
    }
  }

  /// What happens to a file that is damaged.
  enum Recovery: Sendable {
    /// It stays as it is, and every use throws.
    case none
    /// It is renamed to ".broken" and an empty one takes its place; the use that found the damage throws. For what
    /// can be fetched again. Whatever the file cannot do because of what is in it counts as damage.
    case startAnew
  }

  private struct State: ~Copyable {
    /// Nil after a damage until it can be opened again.
    var connection: DatabaseConnection?
    var identity: DatabaseFile.Identity?
  }

  let path: String
  private let migrations: [Migration]
  private let recovery: Recovery
  private let patience: Int32
  private let state: Mutex<State>

  /// Opens the file and brings its tables up to date. Makes the file, and its directory, where there is none.
  ///
  /// - Parameter patience: How long to wait, in milliseconds, for another process that writes.
  init(
    path: String, recovery: Recovery = .none, patience: Int32 = 5000, migrations: [Migration]
  ) throws(DatabaseError) {
    self.path = path
    self.patience = patience
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

  /// Reads a consistent state, however many statements it takes.
  func read<Value: Sendable>(
    _ body: (DatabaseConnection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try use { connection throws(DatabaseError) in try connection.transaction(isWriting: false, body) }
  }

  /// Changes all or nothing.
  func write<Value: Sendable>(
    _ body: (DatabaseConnection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try use { connection throws(DatabaseError) in try connection.transaction(isWriting: true, body) }
  }

  /// Outside of a transaction, for what SQLite does not do within one.
  func maintain(_ script: String) throws(DatabaseError) {
    try use { connection throws(DatabaseError) in try connection.execute(script) }
  }

  private func use<Value: Sendable>(
    _ body: (DatabaseConnection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try state.withLock { state throws(DatabaseError) in
      if state.connection == nil { try open(&state) }
      guard let connection = state.connection else { throw .inaccessible(path: path) }
      do throws(DatabaseError) {
        return try body(connection)
      } catch {
        guard isDamage(error) else { throw error }
        try? startAnew(&state)
        throw .damaged
      }
    }
  }

  /// Whether the file's contents are to blame, and it shall be replaced. With the right statements that is every
  /// failure for which the surroundings are not: a bit that flips can also look like a missing table, a broken rule, a
  /// later version or a file for reading only.
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
      // The log and the index that SQLite puts beside the file get its permissions.
      DatabaseFile.create(path)
      // Known before anything can fail, for then this file is the one to put aside.
      state.identity = DatabaseFile.Identity(path: path)
      let connection = try DatabaseConnection(path: path, patience: patience)
      try migrate(connection)
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
