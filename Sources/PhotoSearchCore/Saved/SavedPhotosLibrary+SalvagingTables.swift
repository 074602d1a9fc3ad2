import FoundationEssentials
import Glibc

/// Finding the tables of a list whose first page is damaged, which says where they are.
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
  static func newTables() throws(DatabaseError) -> [SchemaRow] {
    let connection = try DatabaseConnection(path: ":memory:")
    for migration in schema { try migration.run(connection) }
    return try tables(connection)
  }

  /// Whether the tables are those of this version.
  static func hasNewTables(_ connection: DatabaseConnection) throws(DatabaseError) -> Bool {
    try tables(connection).map(\.statement) == newTables().map(\.statement)
  }

  /// Opens a copy of a list whose first page is replaced by one with the tables that photos and collections are in.
  /// `body` can read, but not change it.
  static func withNewTables<Value>(_ path: String, _ body: (DatabaseConnection) -> Value) -> Value? {
    let copy = path + ".salvaged"
    defer { for end in ["", "-wal", "-shm"] { unlink(copy + end) } }
    guard var bytes = try? Data(contentsOf: URL(filePath: path)), bytes.count >= 2 * pageSize else { return nil }
    bytes.replaceSubrange(0..<pageSize, with: firstPage(of: bytes.count / pageSize))
    guard (try? bytes.write(to: URL(filePath: copy))) != nil, (try? addTables(to: copy)) != nil,
      let connection = try? DatabaseConnection(path: copy)
    else { return nil }
    return body(connection)
  }

  /// SQLite's default since 2016.
  private static let pageSize = 4096

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
    set(100, 0x0D, bytes: 1)
    set(105, pageSize, bytes: 2)
    return page
  }

  private static func addTables(to path: String) throws(DatabaseError) {
    let wanted = try newTables().filter { row in
      ["photos", "collections", "collected"].contains(row.table) && (row.type == "table" || row.statement == nil)
    }
    let connection = try DatabaseConnection(path: path)
    try connection.execute("PRAGMA writable_schema = ON")
    for row in wanted {
      try connection.run(
        "INSERT INTO sqlite_schema VALUES (?, ?, ?, ?, ?)", row.type, row.name, row.table, row.page, row.statement)
    }
  }
}
