import CSQLite
import FoundationEssentials

/// A value that can be bound to a statement's parameter.
nonisolated protocol DatabaseValue {
  /// - Returns: An SQLite result code.
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32
}

nonisolated extension Int: DatabaseValue {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_int64(statement, index, Int64(self))
  }
}

nonisolated extension Double: DatabaseValue {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_double(statement, index, self)
  }
}

nonisolated extension Bool: DatabaseValue {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_int64(statement, index, self ? 1 : 0)
  }
}

nonisolated extension String: DatabaseValue {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    var text = self
    return text.withUTF8 { bytes in
      guard let count = Int32(exactly: bytes.count) else { return SQLITE_TOOBIG }
      return bytes.withMemoryRebound(to: CChar.self) { characters in
        vesper_sqlite_bind_text(statement, index, characters.baseAddress, count)
      }
    }
  }
}

nonisolated extension Data: DatabaseValue {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    withUnsafeBytes { bytes in
      guard let count = Int32(exactly: bytes.count) else { return SQLITE_TOOBIG }
      return vesper_sqlite_bind_blob(statement, index, bytes.baseAddress, count)
    }
  }
}

nonisolated extension Optional: DatabaseValue where Wrapped: DatabaseValue {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    self?.bind(to: statement, at: index) ?? sqlite3_bind_null(statement, index)
  }
}

/// A row of a result, valid until the next row is read. Columns are numbered from 0. A column of another type is
/// converted as SQLite does it: null becomes zero or empty.
nonisolated struct DatabaseRow {
  let statement: OpaquePointer

  func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(statement, Int32(column)) == SQLITE_NULL
  }

  func int(_ column: Int) -> Int {
    Int(sqlite3_column_int64(statement, Int32(column)))
  }

  func double(_ column: Int) -> Double {
    sqlite3_column_double(statement, Int32(column))
  }

  func bool(_ column: Int) -> Bool {
    int(column) != 0
  }

  /// Returns the text of a column, with invalid UTF-8 repaired.
  func text(_ column: Int) -> String {
    // The text must be read before its length.
    guard let start = sqlite3_column_text(statement, Int32(column)) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Calls `body` with the bytes of a text. They are valid only during the call.
  func bytes<Result>(_ column: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let start = sqlite3_column_text(statement, Int32(column))
    return body(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, Int32(column)))))
  }

  func data(_ column: Int) -> Data {
    guard let start = sqlite3_column_blob(statement, Int32(column)) else { return Data() }
    return Data(bytes: start, count: Int(sqlite3_column_bytes(statement, Int32(column))))
  }

  /// Returns the value, or `nil` for null: `row.optional(3, row.text)`.
  func optional<Value>(_ column: Int, _ read: (Int) -> Value) -> Value? {
    isNull(column) ? nil : read(column)
  }
}
