import FoundationEssentials

nonisolated extension SavedPhotosLibrary {
  /// The number of saved photos.
  public func count() async throws(SavedPhotosError) -> Int {
    try await threads.run { () throws(SavedPhotosError) in
      try read { connection throws(DatabaseError) in
        try connection.first("SELECT count(*) FROM photos WHERE state = 1") { $0.int(0) } ?? 0
      }
    }
  }

  /// Returns a saved photo, or `nil` if there is none with this ID or it was removed.
  public func photo(_ id: Int) async throws(SavedPhotosError) -> SavedPhoto? {
    try await threads.run { () throws(SavedPhotosError) in
      try photos([id]).first
    }
  }

  /// Returns the saved photo for the ID of a photo from a source or a saved photo, or `nil` if it was not saved.
  public func photo(for id: PhotoID) async throws(SavedPhotosError) -> SavedPhoto? {
    try await photo(for: [id])
  }

  /// Returns the saved photo for the first of the IDs for which there is one.
  func photo(for ids: [PhotoID]) async throws(SavedPhotosError) -> SavedPhoto? {
    try await threads.run { () throws(SavedPhotosError) in
      try read { connection throws(DatabaseError) in
        for id in ids {
          if let number = try Self.number(of: id, connection) { return try self.photos([number], connection).first }
        }
        return nil
      }
    }
  }

  /// Returns the saved photos with these IDs, in that order, without those that do not exist or were removed.
  func photos(_ ids: [Int]) throws(SavedPhotosError) -> [SavedPhoto] {
    try read { connection throws(DatabaseError) in try self.photos(ids, connection) }
  }

  func photos(_ ids: [Int], _ connection: DatabaseConnection) throws(DatabaseError) -> [SavedPhoto] {
    // All IDs are one argument, because SQLite limits the number of arguments.
    let list = "[\(ids.map(String.init).joined(separator: ","))]"
    return try connection.rows(
      """
      WITH wanted (wanted_place, wanted_id) AS (SELECT key, value FROM json_each(?))
      SELECT id, is_missing, \(SavedPhotoRecord.columns) FROM wanted CROSS JOIN photos ON id = wanted_id
      WHERE state = 1 ORDER BY wanted_place
      """, list
    ) { row in self.photo(SavedPhotoRecord(row, from: 2), id: row.int(0), isMissing: row.bool(1)) }
  }

  func photo(_ record: SavedPhotoRecord, id: Int, isMissing: Bool) -> SavedPhoto {
    SavedPhoto(
      id: id, photo: record.photo, path: folder.absolute(record.file ?? ""), isMissing: isMissing,
      query: record.query ?? "", note: record.note ?? "", saved: SavedPhotoRecord.date(record.saved ?? 0))
  }

  /// Returns the row ID of a saved photo, or `nil` if there is none.
  static func number(of id: PhotoID, _ connection: DatabaseConnection) throws(DatabaseError) -> Int? {
    if id.source == .saved {
      guard let number = Int(id.id) else { return nil }
      return try connection.first("SELECT id FROM photos WHERE id = ? AND state = 1", number) { $0.int(0) }
    }
    return try connection.first(
      "SELECT id FROM photos WHERE source = ? AND source_id = ? AND state = 1", id.source.rawValue, id.id
    ) { $0.int(0) }
  }

  // MARK: - Writing

  /// Inserts a row with its index entries and receipts.
  static func insert(
    _ record: SavedPhotoRecord, _ state: RowState, draft: String? = nil, isMissing: Bool = false,
    _ connection: DatabaseConnection
  ) throws(DatabaseError) -> Int {
    try connection.step(insertion, [state.rawValue, draft, isMissing] + record.values) { _ throws(DatabaseError) in true
    }
    let id = connection.lastRowID
    try index(record, id, connection)
    try insertReceipts(record.receipts, of: id, connection)
    return id
  }

  private static let insertion: String = {
    let marks = String(repeating: ", ?", count: SavedPhotoRecord.fields.count)
    return "INSERT INTO photos (state, draft, is_missing, \(SavedPhotoRecord.columns)) VALUES (?, ?, ?\(marks))"
  }()

  /// Deletes a row and its index entries.
  static func delete(_ id: Int, _ connection: DatabaseConnection) throws(DatabaseError) {
    try connection.run("DELETE FROM photos WHERE id = ?", id)
    try connection.run("DELETE FROM words WHERE rowid = ?", id)
    try connection.run("DELETE FROM tags WHERE photo = ?", id)
  }

  /// Updates the index entries of a row.
  static func index(_ record: SavedPhotoRecord, _ id: Int, _ connection: DatabaseConnection) throws(DatabaseError) {
    let title = SavedPhotoWords.text(record.title ?? "")
    let other = [record.note, record.query, record.summary].compactMap(\.self).joined(separator: " ")
    try connection.run("UPDATE photos SET title_words = ? WHERE id = ?", title, id)
    try connection.run("DELETE FROM words WHERE rowid = ?", id)
    try connection.run(
      "INSERT INTO words (rowid, title, tags, author, other) VALUES (?, ?, ?, ?, ?)", id, title,
      SavedPhotoWords.text(record.tags.joined(separator: " ")), SavedPhotoWords.text(record.author ?? ""),
      SavedPhotoWords.text(other))
    try connection.run("DELETE FROM tags WHERE photo = ?", id)
    for tag in Set(record.tags.map(SavedPhotoWords.text)) where !tag.isEmpty {
      try connection.run("INSERT INTO tags VALUES (?, ?)", tag, id)
    }
  }
}
