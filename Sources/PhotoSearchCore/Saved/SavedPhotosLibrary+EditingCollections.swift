/// Creating, renaming and deleting collections.
nonisolated extension SavedPhotosLibrary {
  /// Creates a collection.
  ///
  /// - Parameters:
  ///   - name: The name, which is sanitised and shortened.
  ///   - query: The search of a smart collection, or `nil` for a collection of chosen photos.
  @discardableResult
  public func createCollection(
    named name: String, query: PhotoQuery? = nil
  ) async throws(SavedPhotosError) -> PhotoCollection {
    let text = query.map { Self.text(of: PhotoCollection.stored($0)) }
    return try await editCollections { connection throws(DatabaseError) -> Attempt<PhotoCollection> in
      let name = PhotoCollection.name(name)
      if let error = try Self.objection(to: name, for: nil, connection) { return .failure(error) }
      let id = try Self.insertCollection(name, query: text, connection)
      return .success(PhotoCollection(id: id, name: name, query: text.map(Self.query)))
    }
  }

  /// Returns the collection of chosen photos with this name, which is created if there is none.
  func openCollection(named name: String) async throws(SavedPhotosError) -> PhotoCollection {
    try await editCollections { connection throws(DatabaseError) -> Attempt<PhotoCollection> in
      let name = PhotoCollection.name(name)
      let known = try connection.rows("SELECT id, name FROM collections WHERE query IS NULL") {
        PhotoCollection(id: $0.int(0), name: $0.text(1), query: nil)
      }
      if let known = known.first(where: { PhotoCollection.areSame($0.name, name) }) { return .success(known) }
      if let error = try Self.objection(to: name, for: nil, connection) { return .failure(error) }
      return .success(
        PhotoCollection(id: try Self.insertCollection(name, query: nil, connection), name: name, query: nil))
    }
  }

  /// Renames a collection.
  public func renameCollection(_ id: Int, to name: String) async throws(SavedPhotosError) {
    try await editCollections { connection throws(DatabaseError) -> Attempt<Void> in
      let name = PhotoCollection.name(name)
      guard try Self.collectionExists(id, connection) else { return .failure(.collectionNotFound) }
      if let error = try Self.objection(to: name, for: id, connection) { return .failure(error) }
      try connection.run("UPDATE collections SET name = ? WHERE id = ?", name, id)
      return .success(())
    }
  }

  /// Deletes a collection. Its photos stay saved.
  ///
  /// - Returns: What `restoreCollection` needs to undo this.
  func deleteCollection(_ id: Int) async throws(SavedPhotosError) -> DeletedCollection {
    try await editCollections { connection throws(DatabaseError) -> Attempt<DeletedCollection> in
      let photos = try connection.rows("SELECT photo FROM collected WHERE collection = ?", id) { $0.int(0) }
      let deleted = try connection.first(
        "SELECT name, place, query, is_last_used FROM collections WHERE id = ?", id
      ) { row in
        DeletedCollection(
          id: id, name: row.text(0), place: row.int(1), query: row.optional(2, row.text), isLastUsed: row.bool(3),
          photos: photos)
      }
      guard let deleted else { return .failure(.collectionNotFound) }
      try connection.run("DELETE FROM collections WHERE id = ?", id)
      return .success(deleted)
    }
  }

  /// Undoes `deleteCollection`: returns the collection to its place with the photos that are still there. If its name has
  /// been used again, it gets a number.
  func restoreCollection(_ deleted: DeletedCollection) async throws(SavedPhotosError) {
    try await editCollections { connection throws(DatabaseError) -> Attempt<Void> in
      guard try !Self.collectionExists(deleted.id, connection) else { return .success(()) }
      let name = try Self.freeName(deleted.name, connection)
      try connection.run(
        "INSERT INTO collections (id, name, place, query) VALUES (?, ?, ?, ?)", deleted.id, name, deleted.place,
        deleted.query)
      if deleted.isLastUsed { try Self.setLastUsed(deleted.id, connection) }
      try Self.collect(deleted.photos, in: deleted.id, connection)
      return .success(())
    }
  }

  /// Sets the collection to which saved photos are added, or none.
  public func setLastUsedCollection(_ id: Int?) async throws(SavedPhotosError) {
    try await editCollections { connection throws(DatabaseError) -> Attempt<Void> in
      if let id, try !Self.collectionExists(id, connection) { return .failure(.collectionNotFound) }
      try Self.setLastUsed(id, connection)
      return .success(())
    }
  }

  // MARK: - In a transaction

  /// The result of a transaction that may find that it must not change anything.
  typealias Attempt<Value> = Result<Value, SavedPhotosError>

  /// Makes a change in one transaction and reports it. A failure must be returned before anything is written.
  func editCollections<Value: Sendable>(
    _ body: (DatabaseConnection) throws(DatabaseError) -> Attempt<Value>
  ) async throws(SavedPhotosError) -> Value {
    try await threads.run { () throws(SavedPhotosError) in
      let value = try write(body).get()
      tell(.collections)
      return value
    }
  }

  /// Returns why a collection must not have a name, or `nil` if it may.
  ///
  /// - Parameter id: The collection, or `nil` for a new one.
  private static func objection(
    to name: String, for id: Int?, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> SavedPhotosError? {
    guard !name.isEmpty else { return .collectionNameEmpty }
    let others = try names(connection).filter { $0.id != id }
    if let taken = others.first(where: { PhotoCollection.areSame($0.name, name) }) {
      return .collectionNameTaken(name: taken.name)
    }
    return id == nil && others.count >= PhotoCollection.maximumCount
      ? .tooManyCollections(limit: PhotoCollection.maximumCount) : nil
  }

  static func names(_ connection: DatabaseConnection) throws(DatabaseError) -> [(id: Int, name: String)] {
    try connection.rows("SELECT id, name FROM collections ORDER BY place, id") { ($0.int(0), $0.text(1)) }
  }

  static func collectionExists(_ id: Int, _ connection: DatabaseConnection) throws(DatabaseError) -> Bool {
    try connection.first("SELECT 1 FROM collections WHERE id = ?", id) { _ in true } ?? false
  }

  /// Inserts a collection after the others.
  ///
  /// - Parameter name: A name that may be used.
  static func insertCollection(
    _ name: String, query: String?, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> Int {
    try connection.run(
      """
      INSERT INTO collections (name, place, query) VALUES (?, (SELECT coalesce(max(place), 0) + 1 FROM collections), ?)
      """, name, query)
    return connection.lastRowID
  }

  static func setLastUsed(_ id: Int?, _ connection: DatabaseConnection) throws(DatabaseError) {
    try connection.run("UPDATE collections SET is_last_used = (id IS ?1) WHERE is_last_used <> (id IS ?1)", id)
  }

  private static func freeName(_ name: String, _ connection: DatabaseConnection) throws(DatabaseError) -> String {
    let names = try names(connection).map(\.name)
    var free = name
    var number = 1
    while names.contains(where: { PhotoCollection.areSame($0, free) }) {
      number += 1
      let end = " (\(number))"
      free = name.prefix(PhotoCollection.maximumNameLength - end.count) + end
    }
    return free
  }
}
