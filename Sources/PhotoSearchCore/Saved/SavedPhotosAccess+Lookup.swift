/// Looking up saved photos for the search of the desktop.
nonisolated extension SavedPhotosAccess {
  /// Returns the saved photos that match all words, or words that begin with them, the best matches first. Leaves out
  /// those that may be sensitive.
  ///
  /// Looking up creates nothing: before the first photo is saved there is no library, and no match.
  public func photos(matching words: [String], limit: Int) async throws(SavedPhotosError) -> [SavedPhoto] {
    let query = PhotoQuery(text: words.joined(separator: " "))
    guard let library = try await existingLibrary() else { return [] }
    return try await library.threads.run { () throws(SavedPhotosError) in
      try library.search(query, page: nil, limit: limit).photos
    }
  }

  /// Returns the saved photos with these IDs, in that order, without those that were removed.
  public func photos(_ ids: [Int]) async throws(SavedPhotosError) -> [SavedPhoto] {
    guard let library = try await existingLibrary() else { return [] }
    return try await library.threads.run { () throws(SavedPhotosError) in try library.photos(ids) }
  }
}
