import FoundationEssentials

/// Looking up collections.
nonisolated extension SavedPhotosLibrary {
  /// Returns all collections with the numbers of their photos, in the order in which they were created.
  ///
  /// - Complexity: O(memberships), advancing in an index only, plus one search for each smart collection.
  public func collections() async throws(SavedPhotosError) -> [PhotoCollection] {
    try await threads.run { () throws(SavedPhotosError) in try collectionsNow() }
  }

  /// Returns the collection with this name, regardless of case, or `nil` if there is none.
  public func collection(named name: String) async throws(SavedPhotosError) -> PhotoCollection? {
    let name = PhotoCollection.name(name)
    return try await collections().first { PhotoCollection.areSame($0.name, name) }
  }

  /// Returns the collections to which a photo was added, in their order.
  public func collections(of id: Int) async throws(SavedPhotosError) -> [PhotoCollection] {
    let ids = try await collectionIDs(of: id)
    return try await ids.isEmpty ? [] : collections().filter { ids.contains($0.id) }
  }

  /// Returns the IDs of the collections to which a photo was added.
  ///
  /// - Complexity: O(collections of the photo), advancing in an index only.
  func collectionIDs(of photo: Int) async throws(SavedPhotosError) -> Set<PhotoCollection.ID> {
    try await threads.run { () throws(SavedPhotosError) in
      try read { connection throws(DatabaseError) in
        Set(try connection.rows("SELECT collection FROM collected WHERE photo = ?", photo) { $0.int(0) })
      }
    }
  }

  /// Returns the photos of a collection, most recently saved first.
  public func photos(in collection: Int) async throws(SavedPhotosError) -> [SavedPhoto] {
    try await threads.run { () throws(SavedPhotosError) in try photos(ids(in: collection)) }
  }

  /// Returns the IDs of the photos of a collection, or of all photos, most recently saved first.
  func ids(in collection: Int?) throws(SavedPhotosError) -> [Int] {
    guard let collection else {
      return try read { connection throws(DatabaseError) in
        try connection.rows("SELECT id FROM photos WHERE state = 1 ORDER BY id DESC") { $0.int(0) }
      }
    }
    let isSmart = try read { connection throws(DatabaseError) in
      try connection.first("SELECT query IS NOT NULL FROM collections WHERE id = ?", collection) { $0.bool(0) }
    }
    guard let isSmart else { throw .collectionNotFound }
    if isSmart {
      var query = PhotoQuery()
      query.collection = collection
      query.includesSensitive = true
      // A page may be as long as the list. By relevance, without words of the search, the last saved come first.
      return try search(query, page: nil, limit: Self.maximumCollectedCount).photos.map(\.id).sorted(by: >)
    }
    return try read { connection throws(DatabaseError) in
      try connection.rows(
        """
        SELECT photos.id FROM collected CROSS JOIN photos ON photos.id = photo
        WHERE collected.collection = ? AND state = 1 ORDER BY photos.id DESC
        """, collection
      ) { $0.int(0) }
    }
  }

  /// The maximum number of photos of a smart collection to list or export.
  private static let maximumCollectedCount = 1_000_000

  private func collectionsNow() throws(SavedPhotosError) -> [PhotoCollection] {
    let rows = try read { connection throws(DatabaseError) in
      let counts = try Self.memberCounts(connection)
      return try connection.rows(
        "SELECT id, name, query, is_last_used FROM collections ORDER BY place, id"
      ) { row in
        PhotoCollection(
          id: row.int(0), name: row.text(1), query: row.optional(2, row.text).map(Self.query),
          count: counts[row.int(0)] ?? 0, isLastUsed: row.bool(3))
      }
    }
    var collections: [PhotoCollection] = []
    for var collection in rows {
      if collection.isSmart {
        var query = PhotoQuery()
        query.collection = collection.id
        let found = try search(query, page: nil, limit: 1)
        (collection.count, collection.countIsCapped) = (found.total, found.totalIsCapped)
      }
      collections.append(collection)
    }
    return collections
  }

  /// Counts the photos of each collection. Removed photos stay in their collections until they are deleted permanently,
  /// so that restoring them brings them back: these few are subtracted, because the rows of all others need not be read.
  private static func memberCounts(_ connection: DatabaseConnection) throws(DatabaseError) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    try connection.each("SELECT collection, count(*) FROM collected GROUP BY collection") { row in
      counts[row.int(0)] = row.int(1)
      return true
    }
    guard !counts.isEmpty else { return [:] }
    try connection.each(
      """
      SELECT collected.collection, count(*)
      FROM photos INDEXED BY photos_in_motion CROSS JOIN collected ON collected.photo = photos.id
      WHERE draft IS NOT NULL AND state <> 1 GROUP BY collected.collection
      """
    ) { row in
      counts[row.int(0), default: 0] -= row.int(1)
      return true
    }
    return counts
  }

  /// The search of a smart collection as stored in the table and in exported files.
  static func text(of query: PhotoQuery) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(query)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// Parses a stored search. What cannot be read finds nothing rather than everything.
  static func query(_ text: String) -> PhotoQuery {
    let query = try? JSONDecoder().decode(PhotoQuery.self, from: Data(text.utf8))
    return query.map(PhotoCollection.stored) ?? PhotoQuery(text: text)
  }
}
