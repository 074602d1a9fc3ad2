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
          WHERE state = 1 AND is_missing = 0 AND (photo IS NULL OR fingerprints.digest IS NOT photos.digest)
          ORDER BY id DESC
          """
        ) { row in
          Unrecognizable(id: row.int(0), path: folder.absolute(row.text(1)), digest: row.optional(2, row.text))
        }
      }
    }
  }

  /// Stores fingerprints. A photo that cannot be decoded gets none, and is not tried again until its file changes.
  func store(_ fingerprints: [(photo: Unrecognizable, fingerprint: PictureFingerprint?)]) async throws(SavedPhotosError)
  {
    try await threads.run { () throws(SavedPhotosError) in
      try write { connection throws(DatabaseError) in
        for (photo, fingerprint) in fingerprints {
          // The photo may have been removed for good meanwhile.
          try connection.run(
            """
            INSERT OR REPLACE INTO fingerprints (photo, digest, data) SELECT id, ?2, ?3 FROM photos WHERE id = ?1
            """, photo.id, photo.digest, fingerprint?.data)
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
