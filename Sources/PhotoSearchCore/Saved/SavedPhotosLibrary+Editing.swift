nonisolated extension SavedPhotosLibrary {
  /// Writes a note about a photo, in place of the one that is there.
  public func setNote(_ note: String, of id: Int) async throws(SavedPhotosError) {
    try edit(id) { $0.note = SavedPhotoRecord.note(note) }
  }

  /// Gives a photo other tags. Those that are the same but for case and accents count once.
  public func setTags(_ tags: [String], of id: Int) async throws(SavedPhotosError) {
    var known: Set<String> = []
    let tags = tags.map(PhotoText.sanitized).filter { !$0.isEmpty && known.insert(SearchFolding.folded($0)).inserted }
    try edit(id) { $0.tags = Array(tags.prefix(Photo.maximumTagCount)) }
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
