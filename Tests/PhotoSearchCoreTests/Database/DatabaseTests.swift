import Foundation
import Testing

@testable import PhotoSearchCore

nonisolated struct DatabaseTests {
  private let directory = TemporaryDirectory()
  private var path: String { directory.path + "/deep/er/data.sqlite" }

  private static let tables: [Database.Migration] = [
    .sql("CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT, size REAL, data BLOB, flag INTEGER)")
  ]

  private func database(
    _ migrations: [Database.Migration] = DatabaseTests.tables, recovery: Database.Recovery = .none
  ) throws(DatabaseError) -> Database {
    try Database(path: path, recovery: recovery, patience: 600_000, migrations: migrations)
  }

  private func count(_ database: Database) throws(DatabaseError) -> Int? {
    try database.read { connection throws(DatabaseError) in
      try connection.first("SELECT count(*) FROM things") { $0.int(0) }
    }
  }

  private func add(_ database: Database, _ name: String?) throws(DatabaseError) {
    try database.write { connection throws(DatabaseError) in
      try connection.run("INSERT INTO things (name) VALUES (?)", name)
    }
  }

  @Test("Values of every type come back as they were, and null as nothing")
  func values() throws {
    let database = try database()
    let text = "O'Hara \u{0} 🌆 \u{301}"
    try database.write { connection throws(DatabaseError) in
      try connection.run("INSERT INTO things VALUES (?, ?, ?, ?, ?)", Int.min, text, 0.1, Data([0, 255]), true)
      try connection.run("INSERT INTO things VALUES (?, ?, ?, ?, ?)", 2, "", nil, Data(), nil as Bool?)
      #expect(connection.lastRowID == 2)
      #expect(connection.changeCount == 1)
    }
    let rows = try database.read { connection throws(DatabaseError) in
      try connection.rows("SELECT * FROM things ORDER BY id") { row in
        "\(row.int(0)) \(row.text(1)) \(row.double(2)) \(Array(row.data(3))) \(row.bool(4)) \(row.isNull(4)) "
          + "\(row.optional(2, row.double) as Any)"
      }
    }
    #expect(
      rows == ["\(Int.min) \(text) 0.1 [0, 255] true false Optional(0.1)", "2  0.0 [] false true nil"])
  }

  @Test("A transaction that fails changes nothing, and the next one works")
  func rollback() throws {
    let database = try database()
    #expect(throws: DatabaseError.self) {
      try database.write { connection throws(DatabaseError) in
        try connection.run("INSERT INTO things (id) VALUES (1)")
        try connection.run("INSERT INTO things (id) VALUES (1)")
      }
    }
    #expect(try count(database) == 0)
    try add(database, "a")
    #expect(try count(database) == 1)
  }

  @Test("A mistake in a statement is told with SQLite's words")
  func mistake() throws {
    let database = try database()
    #expect(throws: DatabaseError.failed(code: 1, message: "no such table: nowhere")) {
      try database.read { connection throws(DatabaseError) in try connection.run("SELECT * FROM nowhere") }
    }
  }

  @Test("Looking at rows ends when nobody wants more")
  func early() throws {
    let database = try database()
    for name in ["a", "b", "c"] { try add(database, name) }
    var seen: [String] = []
    let names = try database.read { connection throws(DatabaseError) in
      var names: [String] = []
      try connection.each("SELECT name FROM things ORDER BY id") { row in
        names.append(row.text(0))
        return names.count < 2
      }
      return names
    }
    seen += names
    #expect(seen == ["a", "b"])
  }

  @Test("Migrations run once each, in order, on new files and on old ones")
  func migrations() throws {
    let second = Database.Migration { connection throws(DatabaseError) in
      try connection.execute("ALTER TABLE things ADD COLUMN note TEXT NOT NULL DEFAULT 'none'")
    }
    do {
      let old = try database()
      try add(old, "a")
    }
    for _ in 0..<2 {
      let database = try database(Self.tables + [second])
      let notes = try database.read { connection throws(DatabaseError) in
        try connection.rows("SELECT note FROM things") { $0.text(0) }
      }
      #expect(notes == ["none"])
    }
    #expect(throws: DatabaseError.newer(version: 2)) { try database() }
  }

  @Test("A migration that fails leaves the file as it was")
  func failedMigration() throws {
    do { try add(try database(), "a") }
    #expect(throws: DatabaseError.self) {
      try database(Self.tables + [.sql("DROP TABLE things; CREATE TABLE;")])
    }
    #expect(try count(try database()) == 1)
  }

  @Test("Two connections to one file see each other's changes, and wait for each other")
  func twoConnections() async throws {
    let databases = [try database(), try database()]
    await withTaskGroup(of: Void.self) { group in
      for database in databases {
        group.addTask {
          for number in 0..<50 {
            try? database.write { connection throws(DatabaseError) in
              try connection.run("INSERT INTO things (name) VALUES (?)", "\(number)")
            }
          }
        }
      }
    }
    for database in databases { #expect(try count(database) == 100) }
  }

  @Test("A process that was stopped while it opened a database kept all others out for ever", .timeLimit(.minutes(30)))
  func stoppedProcess() throws {
    DatabaseFile.createDirectory(directory.path + "/deep/er")
    let descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    let database = try Database(path: path, patience: 20, migrations: Self.tables)
    try add(database, "one")
    #expect(try count(database) == 1)
  }

  @Test("Files are for the user alone")
  func permissions() throws {
    let database = try database()
    try add(database, "a")
    #expect(directory.has(0o700, "deep"))
    #expect(directory.has(0o700, "deep/er"))
    for name in ["data.sqlite", "data.sqlite-wal", "data.sqlite-shm"] {
      #expect(directory.has(0o600, "deep/er/" + name))
    }
  }

  @Test("What is no database is an error, or is put aside")
  func noDatabase() throws {
    do { try add(try database(), "a") }
    try directory.corrupt("deep/er/data.sqlite", at: Array(0..<4096))
    try? FileManager.default.removeItem(atPath: path + "-wal")
    #expect(throws: DatabaseError.damaged) { try database() }
    let new = try database(recovery: .startAnew)
    #expect(try count(new) == 0)
    #expect(FileManager.default.fileExists(atPath: path + ".broken"))
    try add(new, "b")
    #expect(try count(try database()) == 1)
  }

  @Test("Damage that is found later is told once, and an empty database takes its place for everybody")
  func laterDamage() throws {
    do {
      let database = try database()
      for _ in 0..<200 { try add(database, String(repeating: "x", count: 200)) }
      try database.maintain("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    try directory.corrupt("deep/er/data.sqlite", at: Array(4096..<200_000))
    let databases = [try database(recovery: .startAnew), try database(recovery: .startAnew)]
    for database in databases {
      #expect(throws: DatabaseError.damaged) { try count(database) }
    }
    try add(databases[0], "a")
    try add(databases[1], "b")
    for database in databases { #expect(try count(database) == 2) }
  }

  @Test("A place that cannot be written to is an error, not a crash")
  func inaccessible() throws {
    try Data().write(to: URL(fileURLWithPath: directory.path + "/deep"))
    #expect(throws: DatabaseError.inaccessible(path: path)) { try database(recovery: .startAnew) }
  }
}
