import CSQLite
import Glibc

/// A database connection with its prepared statements. Owned by one `Database`, which ensures that only one thread
/// uses it at a time.
nonisolated final class DatabaseConnection {
  private let pointer: OpaquePointer
  private let path: String
  private var statements: [String: OpaquePointer] = [:]
  /// Whether the last transaction got as far as its first statement.
  private(set) var hasBegun = false

  /// Opens an existing file.
  ///
  /// - Parameter patience: How long to wait, in milliseconds, for another process that is writing.
  init(path: String, patience: Int32 = 5000) throws(DatabaseError) {
    self.path = path
    var pointer: OpaquePointer?
    errno = 0
    let code = sqlite3_open_v2(path, &pointer, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let pointer else {
      sqlite3_close_v2(pointer)
      throw DatabaseError(code: code == SQLITE_OK ? SQLITE_CANTOPEN : code, message: "", path: path)
    }
    self.pointer = pointer
    sqlite3_extended_result_codes(pointer, 1)
    sqlite3_busy_timeout(pointer, patience)
    _ = vesper_sqlite_keep_log(pointer)
    // With a write-ahead log, "normal" keeps every transaction if the process is killed, and the file intact if the
    // machine crashes.
    try execute(
      """
      PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 8000000;
      PRAGMA foreign_keys = ON; PRAGMA cell_size_check = ON; PRAGMA trusted_schema = OFF;
      """)
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(pointer)
  }

  /// Runs statements separated by semicolons, without arguments, and ignores their results.
  func execute(_ script: String) throws(DatabaseError) {
    errno = 0
    try check(sqlite3_exec(pointer, script, nil, nil, nil))
  }

  /// Runs one statement for its effect.
  func run(_ sql: String, _ arguments: (any DatabaseValue)?...) throws(DatabaseError) {
    try step(sql, arguments) { _ throws(DatabaseError) in true }
  }

  /// Returns the rows of a result, each converted to a value.
  func rows<Value>(
    _ sql: String, _ arguments: (any DatabaseValue)?..., read: (DatabaseRow) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> [Value] {
    try rows(sql, all: arguments, read: read)
  }

  /// Returns the rows of a result, each converted to a value. Takes the arguments as an array.
  func rows<Value>(
    _ sql: String, all arguments: [(any DatabaseValue)?], read: (DatabaseRow) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> [Value] {
    var values: [Value] = []
    try step(sql, arguments) { row throws(DatabaseError) in
      values.append(try read(row))
      return true
    }
    return values
  }

  /// Returns the first row of a result, converted to a value, or `nil` if there is none.
  func first<Value>(
    _ sql: String, _ arguments: (any DatabaseValue)?..., read: (DatabaseRow) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value? {
    var value: Value?
    try step(sql, arguments) { row throws(DatabaseError) in
      value = try read(row)
      return false
    }
    return value
  }

  /// Visits the rows of a result one by one until `visit` returns false.
  func each(
    _ sql: String, _ arguments: (any DatabaseValue)?..., visit: (DatabaseRow) throws(DatabaseError) -> Bool
  ) throws(DatabaseError) {
    try step(sql, arguments, visit)
  }

  /// The number of rows that the last statement changed.
  var changeCount: Int { Int(sqlite3_changes64(pointer)) }

  /// The ID of the last inserted row.
  var lastRowID: Int { Int(sqlite3_last_insert_rowid(pointer)) }

  /// Runs `body` in a transaction: either all of its changes are made or none.
  ///
  /// - Parameter isWriting: Whether to take the write lock immediately. Otherwise a transaction that reads first and
  ///   writes later could find that another process wrote in between.
  func transaction<Value>(
    isWriting: Bool, _ body: (DatabaseConnection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    hasBegun = false
    // SQLite would begin to read, and fail later.
    if isWriting, sqlite3_db_readonly(pointer, "main") == 1 { throw .inaccessible(path: path) }
    try execute(isWriting ? "BEGIN IMMEDIATE" : "BEGIN")
    hasBegun = true
    do throws(DatabaseError) {
      let value = try body(self)
      try execute("COMMIT")
      return value
    } catch {
      // Some failures have already rolled back; then this does nothing.
      sqlite3_exec(pointer, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  // MARK: - Statements

  /// Runs a statement with an array of arguments and visits its rows until `visit` returns false.
  func step(
    _ sql: String, _ arguments: [(any DatabaseValue)?], _ visit: (DatabaseRow) throws(DatabaseError) -> Bool
  ) throws(DatabaseError) {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, argument) in arguments.enumerated() {
      let parameter = Int32(index + 1)
      try check(argument?.bind(to: statement, at: parameter) ?? sqlite3_bind_null(statement, parameter))
    }
    while true {
      errno = 0
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { return try check(code) }
      guard try visit(DatabaseRow(statement: statement)) else { return }
    }
  }

  private func prepared(_ sql: String) throws(DatabaseError) -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v3(pointer, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
    guard let statement else { throw .failed(code: Int(SQLITE_MISUSE), message: "no statement") }
    statements[sql] = statement
    return statement
  }

  private func check(_ code: Int32) throws(DatabaseError) {
    guard code != SQLITE_OK else { return }
    // The last system errors, since SQLite forgets its own when a commit fails. SQLite reports `SQLITE_FULL` only for a
    // full disk: not for a quota or a file size limit, nor for a full disk on which it cannot create a file.
    let reasons = [errno, sqlite3_system_errno(pointer)]
    let isFull =
      [SQLITE_IOERR, SQLITE_CANTOPEN].contains(code & 0xFF)
      && reasons.contains(where: DatabaseFile.isFull)
      || code & 0xFF == SQLITE_CANTOPEN && DatabaseFile.isFull(beside: path)
    // SQLite takes a disk that cannot be read for damage (`SQLITE_IOERR_CORRUPTFS`), but the file may be sound.
    let isUnread = code & 0xFF == SQLITE_CORRUPT && [EIO, ENXIO].contains(reasons[0])
    throw DatabaseError(
      code: isFull ? SQLITE_FULL : isUnread ? SQLITE_IOERR : code, message: String(cString: sqlite3_errmsg(pointer)),
      path: path)
  }
}
