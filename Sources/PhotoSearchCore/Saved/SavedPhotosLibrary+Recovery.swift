import FoundationEssentials
import Glibc

nonisolated extension SavedPhotosLibrary {
  /// Completes or reverts the interrupted operations of processes that have exited. Leaves the operations of running
  /// processes alone.
  func finishInterrupted() throws(SavedPhotosError) {
    let rows = try read { connection throws(DatabaseError) in
      try connection.rows("SELECT id, state, draft, file FROM photos WHERE draft IS NOT NULL") { row in
        Interrupted(
          move: Move(id: row.int(0), from: row.text(2), to: row.text(3)), state: RowState(rawValue: row.int(1)))
      }
    }
    for row in rows {
      switch row.state {
      case .arriving: try finishArrival(row.move)
      // `restore` was interrupted, possibly between moving the image and its sidecar.
      case .kept:
        if folder.exists(row.move.from) || folder.exists(Self.sidecar(of: row.move.from)) { try finish(row.move) }
      // `remove` was interrupted, unless the file and its sidecar are already in the removed folder.
      case .removed:
        if !folder.exists(row.move.from) || !folder.exists(row.move.to) {
          _ = try carry(Move(id: row.move.id, from: row.move.to, to: row.move.from))
        }
      case nil: break
      }
    }
    let known = Set(rows.map(\.move.from))
    for draft in folder.drafts() where !known.contains(draft) { folder.removeOrphan(draft) }
  }

  private struct Interrupted: Sendable {
    let move: Move
    let state: RowState?
  }

  private func finishArrival(_ move: Move) throws(SavedPhotosError) {
    switch folder.state(ofDraft: move.from) {
    case .alive: return
    case .orphan:
      folder.remove(move.from)
      // The name was reserved, but the file was not moved there.
      if folder.size(of: move.to) == 0 { folder.remove(move.to) }
      try withdraw(move.id)
    case .absent:
      switch folder.state(ofDraft: move.to) {
      case .alive: return
      case .absent: try withdraw(move.id)
      case .orphan:
        let size = folder.size(of: move.to)
        try write { connection throws(DatabaseError) in
          try connection.run(
            "UPDATE photos SET state = 1, is_missing = 0, draft = NULL WHERE id = ? AND state = 0 AND size = ?",
            move.id, size)
        }
      }
    }
  }

  /// Reverts a row whose file was not saved. A row that had a file before stays, marked as missing.
  func withdraw(_ id: Int) throws(SavedPhotosError) {
    let sidecar = try write { connection throws(DatabaseError) -> String? in
      let row = try connection.first("SELECT file, is_missing FROM photos WHERE id = ? AND state = 0", id) {
        (file: $0.text(0), isMissing: $0.bool(1))
      }
      guard let row else { return nil }
      if row.isMissing {
        try connection.run("UPDATE photos SET state = 1, draft = NULL WHERE id = ?", id)
      } else {
        try Self.delete(id, connection)
      }
      return Self.sidecar(of: row.file)
    }
    if let sidecar { folder.remove(sidecar) }
  }

  // MARK: - Repair

  /// Renames a damaged list, without overwriting an earlier one, and creates a new one.
  ///
  /// - Parameter damaged: The open database, or `nil` if it could not be opened.
  static func repaired(
    _ path: String, _ folder: PictureFolder, _ damaged: Database?
  ) throws(SavedPhotosError) -> (Database, Repair?) {
    do throws(DatabaseError) {
      return try DatabaseFile.withLock(on: path + ".repair") { () throws(DatabaseError) in
        // Another process may already have repaired it.
        if let database = try? open(path), isSound(database) { return (database, nil) }
        let kept = putAside(path)
        let database = try open(path)
        let (records, collections) = salvaged(kept)
        try database.write { connection throws(DatabaseError) in
          for item in collections { try restore(item, connection) }
        }
        let readCount = try add(records, to: database, folder)
        let foundCount = try add(credited(in: folder), to: database, folder)
        return (database, Repair(kept: kept, readCount: readCount, foundCount: foundCount))
      }
    } catch {
      throw SavedPhotosError(error, path: path)
    }
  }

  private static func isSound(_ database: Database) -> Bool {
    let answer = try? database.read { connection throws(DatabaseError) in
      try connection.first("PRAGMA integrity_check(1)") { $0.text(0) }
    }
    return answer == "ok"
  }

  /// - Returns: The new path.
  private static func putAside(_ path: String) -> String {
    var kept = path + ".broken"
    var number = 1
    while access(kept, F_OK) == 0 {
      number += 1
      kept = path + ".broken\(number)"
    }
    // Move it together with its log, which may contain the last changes.
    rename(path, kept)
    rename(path + "-wal", kept + "-wal")
    unlink(path + "-shm")
    return kept
  }

  /// Reads what it can of a damaged list: from the beginning up to the damage, and from the end.
  private static func salvaged(_ path: String) -> (photos: [SavedPhotoRecord], collections: [SalvagedCollection]) {
    guard let connection = try? DatabaseConnection(path: path) else { return ([], []) }
    // A list of an earlier version lacks columns, and a damaged one cannot be migrated.
    let known = (try? connection.rows("PRAGMA table_info(photos)") { $0.text(1) }) ?? []
    let columns = SavedPhotoRecord.fields.map { known.contains($0.name) ? $0.name : "NULL" }.joined(separator: ", ")
    var records: [Int: SavedPhotoRecord] = [:]
    for order in ["ASC", "DESC"] {
      try? connection.each(
        "SELECT id, \(columns) FROM photos NOT INDEXED WHERE state = 1 ORDER BY id \(order)"
      ) { row in
        records[row.int(0)] = SavedPhotoRecord(row, from: 1).sanitized
        return true
      }
    }
    let (collections, names) = salvagedCollections(connection)
    for (photo, names) in names { records[photo]?.collections = names }
    return (records.keys.sorted().compactMap { records[$0] }, collections)
  }

  /// Returns the images in the folder that contain a credit or have one in a sidecar.
  private static func credited(in folder: PictureFolder) -> [SavedPhotoRecord] {
    folder.files().compactMap { file in
      guard let size = folder.size(of: file), size <= maximumPictureSize, let data = folder.contents(of: file),
        let header = ImageHeader(data), let credit = try? PhotoMetadata.credit(in: data)
      else { return nil }
      let photo = Photo(
        id: PhotoID(source: PhotoSourceID(rawValue: ""), id: ""), title: credit.title, author: credit.author,
        authorURL: credit.authorURL, license: credit.license, pageURL: credit.pageURL, width: header.width,
        height: header.height, fileType: PhotoFileType(header.format))
      var record = SavedPhotoRecord(photo, query: "", saved: folder.modified(file) ?? Date())
      (record.file, record.size, record.digest) = (file, size, SHA256Digest.hexadecimal(data))
      return record
    }
  }

  /// - Returns: The number of new photos.
  private static func add(
    _ records: [SavedPhotoRecord], to database: Database, _ folder: PictureFolder
  ) throws(DatabaseError) -> Int {
    try database.write { connection throws(DatabaseError) in
      var count = 0
      for record in records {
        var bytes = record
        bytes.pageURL = nil
        if try duplicate(of: bytes, connection) != nil { continue }
        // A page may show several photos: if the page's photo has another existing file, this is a different photo.
        let samePage = try duplicate(of: record, connection)
        if let samePage, samePage.file.map({ folder.size(of: $0) == nil }) ?? true { continue }
        let isTaken = try connection.first("SELECT 1 FROM photos WHERE file = ?", record.file) { _ in true } ?? false
        if isTaken { continue }
        let id = try insert(record, .kept, connection)
        try collect(id, inNamed: record.collections, connection)
        count += 1
      }
      return count
    }
  }
}

nonisolated extension PictureFolder {
  /// Returns a file's modification date.
  func modified(_ file: String) -> Date? {
    var status = stat()
    guard stat(absolute(file), &status) == 0 else { return nil }
    return Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec))
  }
}
