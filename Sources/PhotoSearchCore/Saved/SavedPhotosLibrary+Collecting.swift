/// Adding photos to collections, and removing them.
nonisolated extension SavedPhotosLibrary {
  /// Adds saved photos to a collection, which becomes the one used last. Skips photos that do not exist.
  ///
  /// - Returns: The photos that were not in it before.
  @discardableResult
  public func add(_ photos: [Int], toCollection id: Int) async throws(SavedPhotosError) -> [Int] {
    try await editCollections { connection throws(DatabaseError) -> Attempt<[Int]> in
      guard try Self.isOpen(id, connection) else { return .failure(.collectionNotFound) }
      let added = try Self.collect(photos, in: id, connection)
      try Self.setLastUsed(id, connection)
      return .success(added)
    }
  }

  /// Removes photos from a collection. They stay saved.
  ///
  /// - Returns: The photos that were in it.
  @discardableResult
  public func remove(_ photos: [Int], fromCollection id: Int) async throws(SavedPhotosError) -> [Int] {
    try await editCollections { connection throws(DatabaseError) -> Attempt<[Int]> in
      let removed = try connection.rows(
        "SELECT photo FROM collected WHERE collection = ? AND photo IN (SELECT value FROM json_each(?))", id,
        Self.list(photos)
      ) { $0.int(0) }
      try connection.run(
        "DELETE FROM collected WHERE collection = ? AND photo IN (SELECT value FROM json_each(?))", id,
        Self.list(photos))
      return .success(removed)
    }
  }

  // MARK: - In a transaction

  /// Adds saved photos to a collection.
  ///
  /// - Returns: The photos that were not in it before.
  @discardableResult
  static func collect(
    _ photos: [Int], in id: Int, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> [Int] {
    let new = try connection.rows(
      """
      SELECT DISTINCT photos.id FROM json_each(?) CROSS JOIN photos ON photos.id = value
      WHERE photos.id NOT IN (SELECT photo FROM collected WHERE collection = ?)
      """, list(photos), id
    ) { $0.int(0) }
    for photo in new { try connection.run("INSERT INTO collected (collection, photo) VALUES (?, ?)", id, photo) }
    return new
  }

  /// Adds a photo to the collections of a target.
  static func collect(
    _ photo: Int, in target: SaveTarget, _ connection: DatabaseConnection
  ) throws(DatabaseError) {
    let insertion = "INSERT OR IGNORE INTO collected (collection, photo) SELECT id, ? FROM collections"
    switch target {
    case .lastUsed: try connection.run("\(insertion) WHERE is_last_used AND query IS NULL", photo)
    case .collections([]): break
    case .collections(let ids):
      try connection.run(
        "\(insertion) WHERE id IN (SELECT value FROM json_each(?)) AND query IS NULL", photo, list(ids.sorted()))
    }
  }

  /// Adds a photo to the collections with these names, creating those that do not exist.
  ///
  /// Names from a file may be of any kind: those that are empty or too many are skipped.
  static func collect(
    _ photo: Int, inNamed names: [String], _ connection: DatabaseConnection
  ) throws(DatabaseError) {
    for name in names.prefix(PhotoCollection.maximumCount) {
      guard let id = try collection(named: name, query: nil, connection) else { continue }
      _ = try collect([photo], in: id, connection)
    }
  }

  /// Returns the collection with a name from a file, created if necessary, or `nil` if there cannot be one.
  @discardableResult
  static func collection(
    named name: String, query: String?, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> Int? {
    let name = PhotoCollection.name(name)
    guard !name.isEmpty else { return nil }
    let known = try connection.rows("SELECT id, name, query IS NOT NULL FROM collections") { row in
      (id: row.int(0), name: row.text(1), isSmart: row.bool(2))
    }
    if let same = known.first(where: { PhotoCollection.areSame($0.name, name) }) {
      return same.isSmart == (query != nil) ? same.id : nil
    }
    guard known.count < PhotoCollection.maximumCount else { return nil }
    return try insertCollection(name, query: query, connection)
  }

  /// Returns whether photos can be added to a collection: it exists, and is not a smart one.
  private static func isOpen(_ id: Int, _ connection: DatabaseConnection) throws(DatabaseError) -> Bool {
    try connection.first("SELECT 1 FROM collections WHERE id = ? AND query IS NULL", id) { _ in true } ?? false
  }

  private static func list(_ ids: [Int]) -> String { "[\(ids.map(String.init).joined(separator: ","))]" }
}
