nonisolated extension SavedPhotosLibrary {
  /// Replaces the note of a photo.
  public func setNote(_ note: String, of id: Int) async throws(SavedPhotosError) {
    try await threads.run { () throws(SavedPhotosError) in try edit(id) { $0.note = SavedPhotoRecord.note(note) } }
  }

  /// Replaces the tags of a photo. Drops tags that differ from earlier ones only in case and accents.
  public func setTags(_ tags: [String], of id: Int) async throws(SavedPhotosError) {
    try await threads.run { () throws(SavedPhotosError) in try edit(id) { $0.tags = SavedPhotoRecord.tags(tags) } }
  }

  /// Changes the note and the tags synchronously. `nil` keeps the current value.
  ///
  /// - Returns: The updated photo.
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
