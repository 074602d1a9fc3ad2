import FoundationEssentials
import Synchronization

/// The photos of services whose thumbnails were shown last, with what they are recognised by: in documents, and in the
/// results of other services.
///
/// They are kept in a file that can be lost at any time, for the user alone.
public nonisolated final class SeenPhotos: Sendable {
  /// The number of photos that are kept.
  public static let maximumCount = 5000

  /// Two services have the same photo if its hashes differ in so few bits: the most for which the authors of the hash
  /// take pictures for the same.
  static let greatestDistance = 31

  private struct State {
    /// `nil` until it is needed.
    var index: FingerprintIndex<PhotoID>?
    var fingerprints: [PhotoID: PictureFingerprint] = [:]
    var noted: Set<PhotoID> = []
    /// `nil` until the file is needed, and then `.some(nil)` if it cannot be used.
    var database: Database??
  }

  private let path: String
  private let thread = BlockingExecutor(label: "seen-photos", width: 1)
  private let state = Mutex(State())

  /// - Parameter directory: The user's cache directory of the program. Created if necessary.
  public convenience init(directory: String) { self.init(path: directory + "/seen.sqlite") }

  init(path: String) { self.path = path }

  /// The file, which is opened when it is first needed: the program starts without it.
  private var database: Database? {
    if let database = state.withLock(\.database) { return database }
    do throws(DatabaseError) {
      let database = try Database(path: path, recovery: .startAnew, patience: 1000, migrations: Self.schema)
      state.withLock { $0.database = .some(database) }
      return database
    } catch {
      // Another process that is writing will be done the next time.
      if case .busy = error { return nil }
      state.withLock { $0.database = .some(nil) }
      return nil
    }
  }

  static let schema: [Database.Migration] = [
    .sql(
      """
      CREATE TABLE photos (
        number INTEGER PRIMARY KEY AUTOINCREMENT, source TEXT NOT NULL, id TEXT NOT NULL, fingerprint BLOB NOT NULL,
        record BLOB NOT NULL, UNIQUE (source, id)
      ) STRICT;
      """)
  ]

  /// Returns whether a photo is to be noted: it was not since the program started, and comes from a service.
  public func wants(_ photo: Photo) -> Bool {
    guard PhotoService.of(photo.id.source) != nil else { return false }
    return state.withLock { $0.noted.insert(photo.id).inserted }
  }

  /// Notes what a photo looks like.
  public func note(_ photo: Photo, _ picture: Luminance) async {
    let fingerprint = PictureFingerprint(of: picture)
    // With what the service said, for the receipt when it is saved.
    guard let json = try? JSONEncoder().encode(UnfinishedSave(photo: photo, query: "")) else { return }
    await thread.run {
      try? database?.write { connection throws(DatabaseError) in
        try connection.run(
          "INSERT OR REPLACE INTO photos (source, id, fingerprint, record) VALUES (?, ?, ?, ?)",
          photo.id.source.rawValue, photo.id.id, fingerprint.data, CompressedData(json).bytes)
        try connection.run(
          "DELETE FROM photos WHERE number <= (SELECT max(number) FROM photos) - ?", Self.maximumCount)
      }
      state.withLock { state in
        state.index?.insert(fingerprint, for: photo.id)
        if state.index != nil { state.fingerprints[photo.id] = fingerprint }
      }
    }
  }

  /// Forgets all photos.
  public func removeAll() async {
    await thread.run {
      state.withLock { $0 = State(database: $0.database) }
      try? database?.write { connection throws(DatabaseError) in try connection.execute("DELETE FROM photos") }
      try? database?.maintain("VACUUM")
    }
  }

  /// Returns the fingerprints of all photos.
  func fingerprints() async -> [PhotoID: PictureFingerprint] {
    await thread.run {
      load()
      return state.withLock { $0.fingerprints }
    }
  }

  /// Returns a photo as it was described when it was seen.
  func photo(_ id: PhotoID) async -> Photo? {
    await thread.run {
      let bytes = try? database?.read { connection throws(DatabaseError) in
        try connection.first(
          "SELECT record FROM photos WHERE source = ? AND id = ?", id.source.rawValue, id.id
        ) { $0.data(0) }
      }
      guard let bytes = bytes.flatMap({ $0 }), let json = CompressedData(bytes: bytes).data,
        let photo = try? JSONDecoder().decode(UnfinishedSave.self, from: json).photo
      else { return nil }
      return photo.id == id ? photo : nil
    }
  }

  /// Adds to the photos the IDs under which other services have them.
  func identified(_ photos: [Photo]) async -> [Photo] {
    await thread.run {
      load()
      return state.withLock { state in
        guard let index = state.index else { return photos }
        return photos.map { photo in
          guard let fingerprint = state.fingerprints[photo.id] else { return photo }
          let others = index.lookalikes(of: fingerprint, within: Self.greatestDistance).filter { $0 != photo.id }
          // Of several photos of one service that look the same, any could be the other's.
          let sources = Set(others.map(\.source) + [photo.id.source])
          guard !others.isEmpty, sources.count == others.count + 1 else { return photo }
          var photo = photo
          photo.alternateIDs += others.filter { !photo.alternateIDs.contains($0) }
          return photo
        }
      }
    }
  }

  private func load() {
    guard state.withLock({ $0.index == nil }) else { return }
    let rows = try? database?.read { connection throws(DatabaseError) in
      try connection.rows("SELECT source, id, fingerprint FROM photos") { row in
        (
          PhotoID(source: PhotoSourceID(rawValue: row.text(0)), id: row.text(1)),
          PictureFingerprint(data: row.data(2))
        )
      }
    }
    state.withLock { state in
      var index = FingerprintIndex<PhotoID>()
      for case (let id, let fingerprint?) in rows ?? [] {
        index.insert(fingerprint, for: id)
        state.fingerprints[id] = fingerprint
      }
      state.index = index
    }
  }
}
