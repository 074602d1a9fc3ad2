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
          _ = try carry(
            Move(id: row.move.id, from: row.move.to, to: row.move.from), ifStill: .removed, draft: row.move.from)
        }
      case nil: break
      }
    }
    let known = Set(rows.map(\.move.from))
    for draft in folder.drafts() where !known.contains(draft) { folder.removeOrphan(draft) }
  }

  /// Brings files to their place that could not be moved there before, for example because the folder was read-only.
  func finishFailed() throws(SavedPhotosError) {
    let isNeeded = try read { connection throws(DatabaseError) in
      try connection.first("SELECT 1 FROM photos WHERE draft IS NOT NULL AND state = 1") { _ in true }
    }
    if isNeeded ?? false { try finishInterrupted() }
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
  ///
  /// If its sidecar cannot be removed, the row stays for the next attempt.
  func withdraw(_ id: Int) throws(SavedPhotosError) {
    try write { connection throws(DatabaseError) in
      let row = try connection.first("SELECT file, is_missing FROM photos WHERE id = ? AND state = 0", id) {
        (file: $0.text(0), isMissing: $0.bool(1))
      }
      guard let row, folder.remove(Self.sidecar(of: row.file)) else { return }
      if row.isMissing {
        try connection.run("UPDATE photos SET state = 1, draft = NULL WHERE id = ?", id)
      } else {
        try Self.delete(id, connection)
      }
    }
  }

  // MARK: - Repair

  /// Creates a new list from a damaged one, which is kept under another name. If that fails, the damaged one stays.
  ///
  /// - Parameter patience: How long to wait, in milliseconds, for another process that is writing.
  static func repaired(
    _ path: String, _ folder: PictureFolder, patience: Int32 = patience
  ) throws(SavedPhotosError) -> (Database, Repair?) {
    do throws(DatabaseError) {
      return try DatabaseFile.withLock(on: path + ".repair") { () throws(DatabaseError) in
        // Another process may already have repaired it.
        if let database = try soundList(path, patience: patience) { return (database, nil) }
        let new = path + ".new"
        defer { removeList(new) }
        let (readCount, foundCount) = try create(new, salvaged(path, folder), folder)
        let kept = try replace(path, with: new)
        return (try open(path), Repair(kept: kept, readCount: readCount, foundCount: foundCount))
      }
    } catch {
      throw SavedPhotosError(error, path: path)
    }
  }

  /// Creates a complete list.
  private static func create(
    _ path: String, _ salvaged: Salvaged, _ folder: PictureFolder
  ) throws(DatabaseError) -> (readCount: Int, foundCount: Int) {
    // From an attempt that was interrupted.
    removeList(path)
    let database = try open(path)
    try database.write { connection throws(DatabaseError) in
      for item in salvaged.collections { try restore(item, connection) }
    }
    let readCount = try add(salvaged.photos, to: database, folder)
    let foundCount = try add(credited(in: folder), to: database, folder)
    // Into the file itself, without which its log is worth nothing.
    try database.maintain("PRAGMA wal_checkpoint(TRUNCATE)")
    return (readCount, foundCount)
  }

  private static func removeList(_ path: String) {
    for end in ["", "-wal", "-shm", ".lock"] { unlink(path + end) }
  }

  /// Returns the list if everything in the file is consistent, and its tables are those of this version. Throws if that
  /// cannot be told because another process is writing: it may have repaired the list, and what it writes must not be
  /// put aside.
  private static func soundList(_ path: String, patience: Int32) throws(DatabaseError) -> Database? {
    do throws(DatabaseError) {
      let database = try open(path, patience: patience)
      let answers = try database.write { connection throws(DatabaseError) in
        // Throws if the index of words is damaged, which the other check leaves out.
        try connection.execute("INSERT INTO words (words) VALUES ('integrity-check')")
        return try connection.rows("PRAGMA integrity_check(1)") { $0.text(0) }
      }
      guard answers == ["ok"], try database.read(hasNewTables) else { return nil }
      return database
    } catch .busy {
      throw .busy
    } catch {
      return nil
    }
  }

  /// Puts a new list in the place of a damaged one, which gets an unused name.
  ///
  /// - Returns: That name.
  private static func replace(_ path: String, with new: String) throws(DatabaseError) -> String {
    var kept = path + ".broken"
    var number = 1
    while access(kept, F_OK) == 0 {
      number += 1
      kept = path + ".broken\(number)"
    }
    // Whenever this is interrupted, there is a list under the name of the list. Some file systems have no links.
    guard link(path, kept) == 0 || rename(path, kept) == 0 else {
      throw DatabaseFile.isFull(errno) ? .full : .inaccessible(path: path)
    }
    // Its log may contain the last changes.
    rename(path + "-wal", kept + "-wal")
    unlink(path + "-shm")
    guard rename(new, path) == 0 else {
      let isFull = DatabaseFile.isFull(errno)
      rename(kept, path)
      rename(kept + "-wal", path + "-wal")
      throw isFull ? .full : .inaccessible(path: path)
    }
    return kept
  }

  /// Returns the images in the folder that contain a credit or have one in a sidecar.
  private static func credited(in folder: PictureFolder) -> [SavedPhotoRecord] {
    folder.files().compactMap { file in
      guard let size = folder.size(of: file), size <= maximumPictureSize, let data = folder.contents(of: file),
        let header = ImageHeader(data), let credit = credit(of: file, data, folder)
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

  /// Returns the credit in an image or in its sidecar.
  private static func credit(of file: String, _ data: Data, _ folder: PictureFolder) -> Credit? {
    if let credit = try? PhotoMetadata.credit(in: data) { return credit }
    let sidecar = sidecar(of: file)
    guard let size = folder.size(of: sidecar), size <= maximumSidecarSize else { return nil }
    return folder.contents(of: sidecar).flatMap { try? XMPPacket(parsing: $0).credit }
  }

  private static let maximumSidecarSize = 1_000_000

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
