import FoundationEssentials
import Glibc

/// Finding the rows of a list in which the pages are damaged that say where they are.
nonisolated extension SavedPhotosLibrary {
  /// A row of SQLite's table of tables.
  struct SchemaRow: Sendable, Hashable {
    let type: String
    let name: String
    let table: String
    /// The first page.
    let page: Int
    /// The statement that creates it, or `nil` for an index that a table has implicitly.
    let statement: String?
  }

  static func tables(_ connection: DatabaseConnection) throws(DatabaseError) -> [SchemaRow] {
    try connection.rows("SELECT type, name, tbl_name, rootpage, sql FROM sqlite_schema ORDER BY name") { row in
      SchemaRow(
        type: row.text(0), name: row.text(1), table: row.text(2), page: row.int(3), statement: row.optional(4, row.text)
      )
    }
  }

  /// Returns the tables of a new list. Their pages are those of every list that this version has created.
  static func newTables() throws(DatabaseError) -> [SchemaRow] { try tables(newList()) }

  private static func newList() throws(DatabaseError) -> DatabaseConnection {
    let connection = try DatabaseConnection(path: ":memory:")
    for migration in schema { try migration.run(connection) }
    return connection
  }

  /// Returns the columns of photos in the order in which rows have them, without the id.
  private static func newColumnsOfPhotos() throws(DatabaseError) -> [String] {
    try newList().rows("PRAGMA table_info(photos)") { $0.text(1) }.filter { $0 != "id" }
  }

  /// Whether the tables are those of this version.
  static func hasNewTables(_ connection: DatabaseConnection) throws(DatabaseError) -> Bool {
    try tables(connection).map(\.statement) == newTables().map(\.statement)
  }

  /// Opens a copy of a list whose first page is replaced by one with the tables that photos and collections are in.
  /// `body` can read, but not change it.
  static func withNewTables<Value>(_ path: String, _ body: (DatabaseConnection) -> Value) -> Value? {
    withTables(path) { _ throws(DatabaseError) in
      try newTables().filter { row in
        ["photos", "collections", "collected", "receipts"].contains(row.table)
          && (row.type == "table" || row.statement == nil)
      }
    } body: { connection, _ in
      body(connection)
    }
  }

  /// Opens a copy of a list in which each page that may have rows of photos is a table, for rows to which no other page
  /// leads any more. `body` gets their names as well.
  static func withPagesAsTables<Value>(_ path: String, _ body: (DatabaseConnection, [String]) -> Value) -> Value? {
    withTables(path) { bytes throws(DatabaseError) in
      let columns = try newColumnsOfPhotos()
      return (1..<bytes.count / pageSize).filter { bytes[bytes.startIndex + $0 * pageSize] == tableLeaf }.map { index in
        let name = "page\(index + 1)"
        return SchemaRow(
          type: "table", name: name, table: name, page: index + 1,
          statement: "CREATE TABLE \(name) (id INTEGER PRIMARY KEY, \(columns.joined(separator: ", ")))")
      }
    } body: { connection, tables in
      body(connection, tables.map(\.name))
    }
  }

  private static func withTables<Value>(
    _ path: String, _ tables: (Data) throws(DatabaseError) -> [SchemaRow],
    body: (DatabaseConnection, [SchemaRow]) -> Value
  ) -> Value? {
    let copy = path + ".salvaged"
    defer { for end in ["", "-wal", "-shm"] { unlink(copy + end) } }
    guard var bytes = try? Data(contentsOf: URL(filePath: path)), bytes.count >= 2 * pageSize else { return nil }
    bytes.replaceSubrange(0..<pageSize, with: firstPage(of: bytes.count / pageSize))
    guard let tables = try? tables(bytes), (try? bytes.write(to: URL(filePath: copy))) != nil,
      (try? add(tables, to: copy)) != nil, let connection = try? DatabaseConnection(path: copy)
    else { return nil }
    return body(connection, tables)
  }

  /// SQLite's default since 2016.
  private static let pageSize = 4096
  /// The first byte of a page with rows of a table.
  private static let tableLeaf: UInt8 = 0x0D

  /// The first page of a database without tables: https://www.sqlite.org/fileformat2.html
  private static func firstPage(of count: Int) -> Data {
    var page = Data("SQLite format 3\0".utf8) + Data(count: pageSize - 16)
    func set(_ offset: Int, _ value: Int, bytes: Int = 4) {
      for index in 0..<bytes { page[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * (bytes - 1 - index))) }
    }
    set(16, pageSize, bytes: 2)
    // The versions of the format for writing and reading, and three fractions that are always the same.
    for (offset, value) in [(18, 1), (19, 1), (21, 64), (22, 32), (23, 32)] { set(offset, value, bytes: 1) }
    // The counts of changes and pages, the version of the tables and of their format, and the encoding.
    for (offset, value) in [(24, 1), (28, count), (40, 1), (44, 4), (56, 1), (92, 1)] { set(offset, value) }
    // An empty leaf of a table, with its content at the end.
    set(100, Int(tableLeaf), bytes: 1)
    set(105, pageSize, bytes: 2)
    return page
  }

  private static func add(_ tables: [SchemaRow], to path: String) throws(DatabaseError) {
    let connection = try DatabaseConnection(path: path)
    try connection.execute("PRAGMA writable_schema = ON; BEGIN")
    for row in tables {
      try connection.run(
        "INSERT INTO sqlite_schema VALUES (?, ?, ?, ?, ?)", row.type, row.name, row.table, row.page, row.statement)
    }
    try connection.execute("COMMIT")
  }
}
