import CSQLite

/// Why a database could not do what was asked.
nonisolated enum DatabaseError: Error, Sendable, Hashable {
  /// The file is no database, or what is in it contradicts itself.
  case damaged
  /// Another process has been writing for longer than anybody waits.
  case busy
  /// There is no room on the disk.
  case full
  /// The file cannot be opened, read or written.
  case inaccessible(path: String)
  /// A later version of this program has changed the tables.
  case newer(version: Int)
  /// Nobody wants it any more. Nothing was changed.
  case cancelled
  /// Anything else, as SQLite puts it: as a rule a mistake in the program.
  case failed(code: Int, message: String)

  /// - Parameter code: A result code of SQLite: https://www.sqlite.org/rescode.html
  init(code: Int32, message: String, path: String) {
    self =
      switch code & 0xFF {
      case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      case SQLITE_FULL: .full
      case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_IOERR, SQLITE_PERM, SQLITE_AUTH: .inaccessible(path: path)
      default: .failed(code: Int(code), message: message)
      }
  }
}
