nonisolated extension SavedPhotosLibrary {
  /// What became of the files.
  public struct FileCheck: Sendable, Hashable {
    /// These were moved or renamed within the folder, and are known by their new place now.
    public var moved: [Int] = []
    /// These are not there any more.
    public var missing: [Int] = []
    /// These were missing, and are there again where they were.
    public var back: [Int] = []
  }

  /// Looks after all files. One that is not where it was is looked for in the folder, and the folders within it, by its
  /// bytes, then by the page that its credit names. What is nowhere is marked as missing and stays on the list.
  ///
  /// Cancelling the task gives up without a change.
  ///
  /// - Complexity: O(photos), and reads those pictures in the folder that are new to the list and may be missing ones.
  @discardableResult
  public func checkFiles() async throws(SavedPhotosError) -> FileCheck {
    let rows = try read { connection throws(DatabaseError) in
      try connection.rows("SELECT id, file, size, digest, is_missing, page_url FROM photos WHERE state = 1") { row in
        FileRow(
          id: row.int(0), file: row.text(1), size: row.int(2), digest: row.text(3), isMissing: row.bool(4),
          page: row.optional(5, row.text))
      }
    }
    var check = FileCheck()
    var lost: [FileRow] = []
    for row in rows {
      let isThere = !row.file.isEmpty && folder.size(of: row.file) != nil
      if !isThere { lost.append(row) }
      if isThere, row.isMissing { check.back.append(row.id) }
    }
    let found = places(of: lost, known: Set(rows.map(\.file)))
    check.missing = lost.filter { found[$0.id] == nil && !$0.isMissing }.map(\.id)
    check.moved = found.keys.sorted()
    // Not all of them were looked for.
    if check == FileCheck() || Task.isCancelled { return FileCheck() }
    try write { [check] connection throws(DatabaseError) in
      for id in check.back { try connection.run("UPDATE photos SET is_missing = 0 WHERE id = ?", id) }
      for id in check.missing { try connection.run("UPDATE photos SET is_missing = 1 WHERE id = ?", id) }
      for (id, place) in found {
        // Nothing happens if another process was faster.
        try connection.run(
          "UPDATE OR IGNORE photos SET file = ?, size = ?, digest = ?, is_missing = 0 WHERE id = ? AND state = 1",
          place.file, place.size, place.digest, id)
      }
    }
    tell(.changed((check.back + check.missing + check.moved).sorted()))
    return check
  }

  private struct FileRow: Sendable {
    let id: Int
    let file: String
    let size: Int
    let digest: String
    let isMissing: Bool
    let page: String?
  }

  private struct Place: Sendable {
    let file: String
    let size: Int
    let digest: String
  }

  private func places(of lost: [FileRow], known: Set<String>) -> [Int: Place] {
    guard !lost.isEmpty else { return [:] }
    let sizes = Set(lost.map(\.size))
    let byDigest = Dictionary(lost.map { ($0.digest, $0.id) }, uniquingKeysWith: { first, _ in first })
    let byPage = Dictionary(grouping: lost.filter { $0.page != nil }, by: \.page)
    var places: [Int: Place] = [:]
    var pages: [Int: [Place]] = [:]
    for file in folder.files() where !known.contains(file) {
      if Task.isCancelled { break }
      guard let size = folder.size(of: file), sizes.contains(size) || !byPage.isEmpty,
        size <= Self.maximumPictureSize, let data = folder.contents(of: file), ImageHeader(data) != nil
      else { continue }
      let place = Place(file: file, size: size, digest: SHA256Digest.hexadecimal(data))
      if let id = byDigest[place.digest] {
        places[id] = places[id] ?? place
      } else if let page = try? PhotoMetadata.credit(in: data)?.pageURL?.absoluteString,
        let rows = byPage[page], let row = rows.first, rows.count == 1
      {
        pages[row.id, default: []].append(place)
      }
    }
    // Changed by another program, perhaps. Of several nobody knows which one it is.
    for (id, candidates) in pages where places[id] == nil && candidates.count == 1 { places[id] = candidates[0] }
    return places
  }

  /// Nothing larger is read to find out whether it is a lost picture.
  static let maximumPictureSize = 500_000_000
}
