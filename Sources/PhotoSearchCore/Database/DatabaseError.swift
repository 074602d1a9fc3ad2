import CSQLite

/// Why a database operation failed.
nonisolated enum DatabaseError: Error, Sendable, Hashable {
  /// The file is not a database, or its contents are inconsistent.
  case damaged
  /// Another process has been writing for longer than this one waits.
  case busy
  /// The disk is full.
  case full
  /// The file cannot be opened, read or written.
  case inaccessible(path: String)
  /// A later version of this program changed the tables.
  case newer(version: Int)
  /// The operation is no longer wanted. Nothing was changed.
  case cancelled
  /// Any other error, as SQLite describes it. Usually a bug in the program.
  case failed(code: Int, message: String)

  /// - Parameter code: An SQLite result code: https://www.sqlite.org/rescode.html
  init(code: Int32, message: String, path: String) {
    self =
      switch code & 0xFF {
      case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
      // The last one when another process stands still while it sets up the log.
      case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
      case SQLITE_FULL: .full
      case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_IOERR, SQLITE_PERM, SQLITE_AUTH: .inaccessible(path: path)
      default: .failed(code: Int(code), message: message)
      }
  }

  /// Whether a flipped bit in the statements that create the tables can look like that: SQLite does not understand them,
  /// or they demand something else.
  var mayBeDamage: Bool {
    switch self {
    case .damaged: true
    // Not what a trigger demands: there are none.
    case .failed(let code, _):
      [SQLITE_ERROR, SQLITE_CONSTRAINT].contains(Int32(code & 0xFF)) && code != Int(SQLITE_CONSTRAINT | 7 << 8)
    case .busy, .full, .inaccessible, .newer, .cancelled: false
    }
  }
}
