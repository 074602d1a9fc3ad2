nonisolated extension SavedPhotosLibrary {
  /// The result of checking the files.
  public struct FileCheck: Sendable, Hashable {
    /// The photos whose files were moved or renamed within the folder. Their paths have been updated.
    public var moved: [Int] = []
    /// The photos whose files no longer exist.
    public var missing: [Int] = []
    /// The photos whose missing files are back at their old paths.
    public var back: [Int] = []
  }

  /// Checks all files. If a file is missing, looks for it in the folder and its subfolders, by content, then by the
  /// page in its credit. Photos whose file is not found are marked as missing and stay on the list.
  ///
  /// Cancelling the task makes no changes.
  ///
  /// - Complexity: O(photos), plus reading the images in the folder that are not on the list and may be missing files.
  @discardableResult
  public func checkFiles() async throws(SavedPhotosError) -> FileCheck {
    try await threads.run { () throws(SavedPhotosError) -> FileCheck in
      let search = try searchFiles()
      // After cancellation, the search is incomplete.
      if search.check == FileCheck() || Task.isCancelled { return FileCheck() }
      return try note(search)
    }
  }

  /// What was found about the files, for `note(_:)`.
  struct FileSearch: Sendable {
    fileprivate(set) var check = FileCheck()
    fileprivate var lost: [FileRow] = []
    fileprivate var found: [Int: FoundFile] = [:]
  }

  /// Compares the list with the folder.
  func searchFiles() throws(SavedPhotosError) -> FileSearch {
    try finishFailed()
    let rows = try read { connection throws(DatabaseError) in
      try connection.rows("SELECT id, file, size, digest, is_missing, page_url FROM photos WHERE state = 1") { row in
        FileRow(
          id: row.int(0), file: row.text(1), size: row.int(2), digest: row.text(3), isMissing: row.bool(4),
          page: row.optional(5, row.text))
      }
    }
    var search = FileSearch()
    for row in rows {
      let isThere = !row.file.isEmpty && folder.size(of: row.file) != nil
      if !isThere { search.lost.append(row) }
      if isThere, row.isMissing { search.check.back.append(row.id) }
    }
    search.found = files(matching: search.lost, known: Set(rows.map(\.file)))
    search.check.missing = search.lost.filter { search.found[$0.id] == nil && !$0.isMissing }.map(\.id)
    search.check.moved = search.found.keys.sorted()
    return search
  }

  /// Enters in the list what was found. The user may have removed, restored or saved photos since, whose files come and
  /// go.
  func note(_ search: FileSearch) throws(SavedPhotosError) -> FileCheck {
    var check = search.check
    check.missing = try write { [check] connection throws(DatabaseError) in
      for id in check.back { try connection.run("UPDATE photos SET is_missing = 0 WHERE id = ?", id) }
      var missing: [Int] = []
      for row in search.lost where row.file.isEmpty || folder.size(of: row.file) == nil {
        if let match = search.found[row.id] {
          // This does nothing if another process was faster.
          try connection.run(
            """
            UPDATE OR IGNORE photos SET file = ?, size = ?, digest = ?, is_missing = 0
            WHERE id = ? AND state = 1 AND coalesce(file, '') = ?
            """, match.file, match.size, match.digest, row.id, row.file)
        } else if !row.isMissing {
          try connection.run(
            "UPDATE photos SET is_missing = 1 WHERE id = ? AND state = 1 AND coalesce(file, '') = ?", row.id, row.file)
          if connection.changeCount > 0 { missing.append(row.id) }
        }
      }
      return missing
    }
    if check == FileCheck() { return check }
    tell(.changed((check.back + check.missing + check.moved).sorted()))
    return check
  }

  fileprivate struct FileRow: Sendable {
    let id: Int
    let file: String
    let size: Int
    let digest: String
    let isMissing: Bool
    let page: String?
  }

  fileprivate struct FoundFile: Sendable {
    let file: String
    let size: Int
    let digest: String
  }

  private func files(matching lost: [FileRow], known: Set<String>) -> [Int: FoundFile] {
    guard !lost.isEmpty else { return [:] }
    let sizes = Set(lost.map(\.size))
    let byDigest = Dictionary(lost.map { ($0.digest, $0.id) }, uniquingKeysWith: { first, _ in first })
    let byPage = Dictionary(grouping: lost.filter { $0.page != nil }, by: \.page)
    var matches: [Int: FoundFile] = [:]
    var pages: [Int: [FoundFile]] = [:]
    for file in folder.files() where !known.contains(file) {
      if Task.isCancelled { break }
      guard let size = folder.size(of: file), sizes.contains(size) || !byPage.isEmpty,
        size <= Self.maximumPictureSize, let data = folder.contents(of: file), ImageHeader(data) != nil
      else { continue }
      let match = FoundFile(file: file, size: size, digest: SHA256Digest.hexadecimal(data))
      if let id = byDigest[match.digest] {
        matches[id] = matches[id] ?? match
      } else if let page = try? PhotoMetadata.credit(in: data)?.pageURL?.absoluteString,
        let rows = byPage[page], let row = rows.first, rows.count == 1
      {
        pages[row.id, default: []].append(match)
      }
    }
    // Another program may have changed the file. If there are several candidates, the match is ambiguous.
    for (id, candidates) in pages where matches[id] == nil && candidates.count == 1 { matches[id] = candidates[0] }
    return matches
  }

  /// Larger files are not read when looking for missing images.
  static let maximumPictureSize = 500_000_000
}
