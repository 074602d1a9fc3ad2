import FoundationEssentials
import Synchronization

/// A disk cache of the most recently used responses, limited in size. Threads and processes may share it.
///
/// Cache failures never fail a request: unreadable entries count as missing, damaged ones are discarded, and entries
/// that cannot be written are dropped. The directory and its contents are accessible to the user alone.
public nonisolated final class HTTPCache: Sendable {
  /// The number of entries and their total size.
  public struct Usage: Sendable, Hashable {
    public let count: Int
    public let bytes: Int
  }

  /// The approximate size of an entry beyond its body and headers, in bytes.
  private static let overhead = 200
  /// The number of uses to record in one write, so that showing an image does not cost a write.
  private static let usesAtOnce = 64

  private struct State {
    var maximumBytes: Int
    /// The uses not yet recorded: times by entry.
    var uses: [Int: Int] = [:]
    /// When to access the file again after another process kept it locked.
    var pauseEnds: [Access: ContinuousClock.Instant] = [:]
  }

  /// A writer usually blocks other writers only.
  private enum Access {
    case reading, writing
  }

  /// Where asynchronous callers access the file. One thread, because they take turns anyway.
  let thread = BlockingExecutor(label: "http-cache", width: 1)
  private let database: Database?
  private let pause: Duration
  private let state: Mutex<State>

  /// - Parameters:
  ///   - directory: Where to store the file, such as "vesper" in the user's cache directory. Created if necessary.
  ///   - maximumBytes: The maximum size of the cache.
  public convenience init(directory: String, maximumBytes: Int = 256_000_000) {
    self.init(directory: directory, maximumBytes: maximumBytes, patience: 1000, pause: .seconds(30))
  }

  /// - Parameters:
  ///   - patience: How long to wait, in milliseconds, for another process that is writing.
  ///   - pause: How long to do without the file after that wait has timed out.
  init(directory: String, maximumBytes: Int, patience: Int32, pause: Duration) {
    let path = directory + "/answers.sqlite"
    database = try? Database(path: path, recovery: .startAnew, patience: patience, migrations: Self.schema)
    self.pause = pause
    state = Mutex(State(maximumBytes: maximumBytes))
  }

  deinit {
    noteUses(atLeast: 1)
  }

  /// Whether anything can be cached. False if the directory cannot be created, read or written.
  public var isUsable: Bool { database != nil }

  /// The maximum size of the cache. Lowering it evicts entries immediately, which blocks the calling thread.
  public var maximumBytes: Int {
    get { state.withLock { $0.maximumBytes } }
    set {
      state.withLock { $0.maximumBytes = newValue }
      noteUses(atLeast: 1)
      try? database?.write { connection throws(DatabaseError) in try Self.makeRoom(newValue, connection) }
      try? database?.maintain("VACUUM")
    }
  }

  /// The current size of the cache.
  public var usage: Usage {
    let usage = try? database?.read { connection throws(DatabaseError) in
      try connection.first("SELECT count, bytes FROM totals") { Usage(count: $0.int(0), bytes: $0.int(1)) }
    }
    return usage.flatMap { $0 } ?? Usage(count: 0, bytes: 0)
  }

  /// Removes everything, on a thread that may block.
  public func removeAll() async { await thread.run { removeAll() } }

  /// Sets `maximumBytes`, on a thread that may block.
  public func setMaximumBytes(_ count: Int) async { await thread.run { maximumBytes = count } }

  /// Removes all entries.
  public func removeAll() {
    state.withLock { $0.uses = [:] }
    try? database?.write { connection throws(DatabaseError) in try connection.execute("DELETE FROM entries") }
    try? database?.maintain("VACUUM")
  }

  /// Returns an entry and marks it as the most recently used. Removes an entry whose bytes have changed since it was
  /// stored.
  func response(for key: HTTPCacheKey, now: Int) -> CachedResponse? {
    let found = use(for: .reading) { database throws(DatabaseError) in
      try database.read { connection throws(DatabaseError) in
        try connection.first(
          """
          SELECT entries.id, size, checksum, stored_at, initial_age, headers, body
          FROM entries LEFT JOIN bodies ON bodies.id = entries.id WHERE key = ?
          """, key.digest
        ) { Found($0, key) }
      }
    }
    guard let found = found.flatMap({ $0 }) else { return nil }
    guard let response = found.response else {
      remove(key)
      return nil
    }
    state.withLock { $0.uses[found.id] = now }
    noteUses(atLeast: Self.usesAtOnce)
    return response
  }

  /// Stores an entry, replacing any with the same key. An entry larger than a quarter of the cache is not stored.
  func store(_ response: CachedResponse, for key: HTTPCacheKey, now: Int) {
    let headers = Self.text(of: response.headers)
    let size = response.body.count + headers.utf8.count + Self.overhead
    let limit = maximumBytes
    guard size <= limit / 4 else { return remove(key) }
    noteUses(atLeast: 1)
    change { connection throws(DatabaseError) in
      try connection.run("DELETE FROM entries WHERE key = ?", key.digest)
      try Self.makeRoom(limit - size, connection)
      try connection.run(
        """
        INSERT INTO entries (key, size, checksum, stored_at, initial_age, used_at, headers)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """, key.digest, size, Self.checksum(key, response, headers), response.storedAt, response.initialAge, now,
        headers)
      let id = connection.lastRowID
      try connection.run("INSERT OR REPLACE INTO bodies VALUES (?, ?)", id, response.body)
      // An index with flipped bits silently finds nothing.
      let found = try connection.first("SELECT id FROM entries WHERE key = ?", key.digest) { $0.int(0) }
      guard found == id else { throw .damaged }
    }
  }

  /// Removes an entry.
  func remove(_ key: HTTPCacheKey) {
    change { connection throws(DatabaseError) in
      try connection.run("DELETE FROM entries WHERE key = ?", key.digest)
    }
  }

  // MARK: - The file

  /// Reads or changes the file, or returns `nil` on failure. If another process keeps the file locked, each attempt
  /// would delay the caller, so there are none for a while.
  private func use<Value>(for access: Access, _ work: (Database) throws(DatabaseError) -> Value?) -> Value? {
    guard let database, state.withLock({ $0.pauseEnds[access].map { $0 <= .now } ?? true }) else { return nil }
    do throws(DatabaseError) {
      return try work(database)
    } catch {
      if error == .busy { state.withLock { $0.pauseEnds[access] = .now + pause } }
      return nil
    }
  }

  private func change(_ body: (DatabaseConnection) throws(DatabaseError) -> Void) {
    _ = use(for: .writing) { database throws(DatabaseError) in try database.write(body) }
  }

  // MARK: - Eviction

  private static func makeRoom(_ limit: Int, _ connection: DatabaseConnection) throws(DatabaseError) {
    var excess = try connection.first("SELECT bytes FROM totals") { $0.int(0) - limit } ?? 0
    guard excess > 0 else { return }
    var oldest: [Int] = []
    try connection.each("SELECT id, size FROM entries ORDER BY used_at") { row in
      oldest.append(row.int(0))
      excess -= row.int(1)
      return excess > 0
    }
    // The totals claim more than is stored.
    guard excess <= 0 else { throw .damaged }
    for id in oldest { try connection.run("DELETE FROM entries WHERE id = ?", id) }
  }

  private func noteUses(atLeast count: Int) {
    let uses = state.withLock { state in
      guard state.uses.count >= count else { return [Int: Int]() }
      defer { state.uses = [:] }
      return state.uses
    }
    guard !uses.isEmpty else { return }
    change { connection throws(DatabaseError) in
      for (id, time) in uses {
        try connection.run("UPDATE entries SET used_at = max(used_at, ?) WHERE id = ?", time, id)
      }
    }
  }

  // MARK: - Rows

  /// A row of the table. The response is `nil` if the row is damaged.
  private struct Found: Sendable {
    let id: Int
    let response: CachedResponse?

    init(_ row: DatabaseRow, _ key: HTTPCacheKey) {
      id = row.int(0)
      let text = row.text(5)
      let response = CachedResponse(
        headers: HTTPCache.headers(text), body: row.data(6), storedAt: row.int(3), initialAge: row.int(4))
      let isWhole = row.int(2) == HTTPCache.checksum(key, response, text)
      self.response = isWhole ? response : nil
    }
  }

  private static func text(of headers: HTTPHeaders) -> String {
    headers.fields.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
  }

  private static func headers(_ text: String) -> HTTPHeaders {
    var headers = HTTPHeaders()
    for line in text.split(separator: "\n") { headers.append(line: line.utf8) }
    return headers
  }

  /// FNV-1a over eight bytes at a time. Each step is one-to-one, so a change to a single byte is always detected.
  private static func checksum(_ key: HTTPCacheKey, _ response: CachedResponse, _ headers: String) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ word: UInt64) { hash = (hash ^ word) &* 0x100_0000_01B3 }
    func add(_ bytes: Data) {
      add(UInt64(bytes.count))
      bytes.withUnsafeBytes { bytes in
        let wordCount = bytes.count / 8
        for index in 0..<wordCount { add(bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)) }
        for byte in bytes[(wordCount * 8)...] { add(UInt64(byte)) }
      }
    }
    add(key.digest)
    add(Data(headers.utf8))
    add(UInt64(bitPattern: Int64(response.storedAt)))
    add(UInt64(bitPattern: Int64(response.initialAge)))
    add(response.body)
    return Int(Int64(bitPattern: hash))
  }
}
