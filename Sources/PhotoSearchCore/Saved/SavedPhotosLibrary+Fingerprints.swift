import FoundationEssentials

/// What saved photos are recognised by.
nonisolated extension SavedPhotosLibrary {
  /// A saved photo that has no fingerprint yet, or whose file was changed since.
  struct Unrecognizable: Sendable, Hashable {
    let id: Int
    let path: String
    let digest: String?
  }

  /// Returns the photos whose fingerprints are missing, most recently saved first.
  func photosWithoutFingerprint() async throws(SavedPhotosError) -> [Unrecognizable] {
    try await threads.run { () throws(SavedPhotosError) in
      try read { connection throws(DatabaseError) in
        try connection.rows(
          """
          SELECT id, file, photos.digest FROM photos LEFT JOIN fingerprints ON photo = id
          WHERE state = 1 AND is_missing = 0
          AND (photo IS NULL OR colors IS NULL OR fingerprints.digest IS NOT photos.digest)
          ORDER BY id DESC
          """
        ) { row in
          Unrecognizable(id: row.int(0), path: folder.absolute(row.text(1)), digest: row.optional(2, row.text))
        }
      }
    }
  }

  /// Stores how pictures look. A photo that cannot be decoded has no fingerprint and no colours, and is not tried again
  /// until its file changes.
  func store(_ looks: [(photo: Unrecognizable, look: PictureLook?)]) async throws(SavedPhotosError) {
    try await threads.run { () throws(SavedPhotosError) in
      try write { connection throws(DatabaseError) in
        for (photo, look) in looks {
          // The photo may have been removed for good meanwhile.
          try connection.run(
            """
            INSERT OR REPLACE INTO fingerprints (photo, digest, data, colors) SELECT id, ?2, ?3, ?4 FROM photos
            WHERE id = ?1
            """, photo.id, photo.digest, look?.fingerprint.data, look?.colors.bits ?? 0)
        }
      }
    }
  }

  /// Returns the fingerprints of the saved photos.
  func fingerprints() async throws(SavedPhotosError) -> [(id: Int, fingerprint: PictureFingerprint)] {
    try await threads.run { () throws(SavedPhotosError) in
      try read { connection throws(DatabaseError) in
        let rows = try connection.rows(
          "SELECT photo, data FROM fingerprints JOIN photos ON id = photo WHERE state = 1 AND data IS NOT NULL"
        ) { row in (row.int(0), PictureFingerprint(data: row.data(1))) }
        return rows.compactMap { id, fingerprint in fingerprint.map { (id, $0) } }
      }
    }
  }

  /// Returns the saved photos that look like one of them, also if one was cropped, for example because it was saved from
  /// two services.
  ///
  /// - Complexity: O(n) in the number of saved photos, about 0.3 ms for a thousand.
  static func lookalikes(of id: Int, _ connection: DatabaseConnection) throws(DatabaseError) -> [Int] {
    let data = try connection.first("SELECT data FROM fingerprints WHERE photo = ? AND data IS NOT NULL", id) {
      $0.data(0)
    }
    guard let wanted = data.flatMap(PictureFingerprint.init(data:)) else { return [] }
    var found: [Int] = []
    try connection.each(
      "SELECT photo, data FROM fingerprints JOIN photos ON id = photo WHERE state = 1 AND data IS NOT NULL AND id <> ?",
      id
    ) { row in
      if PictureFingerprint(data: row.data(1))?.looksLike(wanted) ?? false { found.append(row.int(0)) }
      return true
    }
    return found
  }

  /// Returns those of some photos that look like saved photos other than these.
  ///
  /// - Complexity: O(m · n) for m of n saved photos.
  func lookalikes(among ids: [Int]) async throws(SavedPhotosError) -> [Int] {
    try await threads.run { () throws(SavedPhotosError) in
      try read { connection throws(DatabaseError) in
        let these = Set(ids)
        var found: [Int] = []
        for id in ids where try Self.lookalikes(of: id, connection).contains(where: { !these.contains($0) }) {
          found.append(id)
        }
        return found
      }
    }
  }

  /// Returns the saved photo with this file, as it was saved or as its source has it, or `nil` if there is none.
  func photo(digest: String) async throws(SavedPhotosError) -> SavedPhoto? {
    try await photo(where: "digest = ?1 OR original_digest = ?1", digest)
  }

  /// Returns the saved photo with this page or image, or `nil` if there is none.
  func photo(at address: URL) async throws(SavedPhotosError) -> SavedPhoto? {
    try await photo(where: "page_url = ?1 OR image_url = ?1", address.absoluteString)
  }

  private func photo(where condition: String, _ value: String) async throws(SavedPhotosError) -> SavedPhoto? {
    try await threads.run { () throws(SavedPhotosError) in
      try read { connection throws(DatabaseError) in
        let id = try connection.first(
          "SELECT id FROM photos WHERE state = 1 AND (\(condition)) ORDER BY id DESC", value
        ) { $0.int(0) }
        return try id.flatMap { id throws(DatabaseError) in try self.photos([id], connection).first }
      }
    }
  }
}
