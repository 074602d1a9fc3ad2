nonisolated extension SavedPhotosLibrary {
  /// Writes a note about a photo, in place of the one that is there.
  public func setNote(_ note: String, of id: Int) async throws(SavedPhotosError) {
    try edit(id) { $0.note = SavedPhotoRecord.note(note) }
  }

  /// Gives a photo other tags. Those that are the same but for case and accents count once.
  public func setTags(_ tags: [String], of id: Int) async throws(SavedPhotosError) {
    try edit(id) { $0.tags = SavedPhotoRecord.tags(tags) }
  }

  /// Changes the note and the tags at once, before it returns; nil leaves what is there.
  ///
  /// - Returns: The photo with them.
  func edit(_ id: Int, note: String?, tags: [String]?) throws(SavedPhotosError) -> SavedPhoto {
    try edit(id) { record in
      if let note { record.note = SavedPhotoRecord.note(note) }
      if let tags { record.tags = SavedPhotoRecord.tags(tags) }
    }
    guard let photo = try photos([id]).first else { throw .notFound }
    return photo
  }

  private func edit(_ id: Int, _ change: (inout SavedPhotoRecord) -> Void) throws(SavedPhotosError) {
    let isFound = try write { connection throws(DatabaseError) in
      let record = try connection.first(
        "SELECT \(SavedPhotoRecord.columns) FROM photos WHERE id = ? AND state = 1", id
      ) { SavedPhotoRecord($0, from: 0) }
      guard var record else { return false }
      change(&record)
      try connection.run(
        "UPDATE photos SET note = ?, tags = ? WHERE id = ?", record.note, record.tags.joined(separator: "\n"), id)
      try Self.index(record, id, connection)
      return true
    }
    guard isFound else { throw .notFound }
    tell(.changed([id]))
  }
}
