public import FoundationEssentials

nonisolated extension SavedPhotosLibrary {
  /// Removes photos from the list and moves their files to a hidden folder. `restore` can undo this for 30 days.
  ///
  /// - Parameter date: The current date.
  public func remove(_ ids: [Int], date: Date = Date()) async throws(SavedPhotosError) {
    if let error = try await removeUntilFailure(ids, date: date).error { throw error }
  }

  /// Removes photos like `remove`, but stops at the first whose file cannot be moved. It and the following photos stay.
  ///
  /// - Returns: The removed photos, and the error that stopped the removal.
  func removeUntilFailure(
    _ ids: [Int], date: Date = Date()
  ) async throws(SavedPhotosError) -> (removed: [Int], error: SavedPhotosError?) {
    try await threads.run { () throws(SavedPhotosError) -> (removed: [Int], error: SavedPhotosError?) in
      try finishFailed()
      let moves = try write { connection throws(DatabaseError) in
        var moves: [Move] = []
        for id in ids {
          guard let file = try Self.file(of: id, .kept, connection)?.file else { continue }
          let name = Self.removedName(id, file)
          try connection.run(
            "UPDATE photos SET state = 2, draft = ?, removed = ? WHERE id = ?", name, SavedPhotoRecord.seconds(date), id
          )
          moves.append(Move(id: id, from: file, to: name))
        }
        return moves
      }
      var removed: [Int] = []
      var failure: SavedPhotosError?
      do throws(SavedPhotosError) {
        for move in moves {
          guard try carry(move) else { throw .inaccessible(path: folder.path) }
          removed.append(move.id)
        }
      } catch {
        failure = error
        putBack(moves.dropFirst(removed.count))
      }
      try bringBackRestored(moves.prefix(removed.count))
      if !removed.isEmpty { tell(.removed(removed)) }
      return (removed, failure)
    }
  }

  /// Restores the files of photos that another process restored before their files were moved.
  private func bringBackRestored(_ moves: ArraySlice<Move>) throws(SavedPhotosError) {
    for move in moves {
      let file = try read { connection throws(DatabaseError) in
        try connection.first("SELECT file FROM photos WHERE id = ? AND state = 1", move.id) { $0.text(0) }
      }
      if let file { try finish(Move(id: move.id, from: move.to, to: file)) }
    }
  }

  /// Reverts the part of `remove` that was not completed.
  private func putBack(_ moves: ArraySlice<Move>) {
    // The image may have been moved, but not its sidecar. What cannot be moved back now is left to recovery.
    let isBack = moves.first.map { (try? carry(Move(id: $0.id, from: $0.to, to: $0.from))) ?? false } ?? true
    let left = isBack ? nil : moves.first?.id
    // If this cannot be written either, the next start cleans up.
    try? write { connection throws(DatabaseError) in
      for move in moves {
        try connection.run(
          "UPDATE photos SET state = 1, draft = iif(?, draft, NULL), removed = NULL WHERE id = ?", move.id == left,
          move.id)
      }
    }
  }

  /// Undoes `remove`: returns the photos to the list with all their metadata, and their files to the folder, under
  /// their old names unless those are taken.
  public func restore(_ ids: [Int]) async throws(SavedPhotosError) {
    try await threads.run { () throws(SavedPhotosError) in try restoreNow(ids) }
  }

  /// Restores photos synchronously.
  func restoreNow(_ ids: [Int]) throws(SavedPhotosError) {
    try finishFailed()
    let moves = try write { connection throws(DatabaseError) in
      var moves: [Move] = []
      for id in ids {
        guard let found = try Self.file(of: id, .removed, connection) else { continue }
        // A concurrent `remove` may not have moved the file yet.
        let isStillThere = !folder.exists(found.draft) && folder.exists(found.file)
        let name = isStillThere ? found.file : try freeName(found.file, id, connection)
        try connection.run("UPDATE photos SET state = 1, removed = NULL, file = ? WHERE id = ?", name, id)
        moves.append(Move(id: id, from: found.draft, to: name))
      }
      return moves
    }
    for move in moves { try finish(move) }
    if !moves.isEmpty { tell(.added(moves.map(\.id))) }
  }

  /// Permanently deletes the photos that were removed before a date.
  public func deleteRemoved(before date: Date) throws(SavedPhotosError) {
    try write { connection throws(DatabaseError) in
      let rows = try connection.rows(
        "SELECT id, draft FROM photos WHERE draft IS NOT NULL AND state = 2 AND removed < ?",
        SavedPhotoRecord.seconds(date)
      ) { (id: $0.int(0), draft: $0.text(1)) }
      for row in rows {
        folder.remove(row.draft)
        folder.remove(Self.sidecar(of: row.draft))
        try Self.delete(row.id, connection)
      }
    }
  }

  /// A renaming of a file within the folder.
  struct Move {
    let id: Int
    let from: String
    let to: String
  }

  /// Completes an operation that `restore` began, immediately or after an interruption.
  func finish(_ move: Move) throws(SavedPhotosError) {
    var move = move
    // If the file is not there yet, the process that removes it or the next cleanup restores it.
    let isMoved = folder.exists(move.from) || folder.exists(Self.sidecar(of: move.from))
    while try !carry(move) {
      let taken = move
      let name = try write { connection throws(DatabaseError) in
        let name = try freeName(taken.to, taken.id, connection)
        try connection.run("UPDATE photos SET file = ? WHERE id = ?", name, taken.id)
        return name
      }
      move = Move(id: taken.id, from: taken.from, to: name)
    }
    let isMissing = !folder.exists(move.to)
    try write { connection throws(DatabaseError) in
      try connection.run(
        "UPDATE photos SET draft = iif(?, NULL, draft), is_missing = ? WHERE id = ? AND state = 1", isMoved, isMissing,
        move.id)
    }
  }

  /// Moves a file and its sidecar. Does nothing if the file does not exist.
  ///
  /// - Returns: Whether the move succeeded: false if the name is taken.
  func carry(_ move: Move) throws(SavedPhotosError) -> Bool {
    if folder.exists(move.from) {
      guard try folder.move(move.from, to: move.to) else { return false }
    }
    let sidecar = Self.sidecar(of: move.from)
    if folder.exists(sidecar) { _ = try folder.move(sidecar, to: Self.sidecar(of: move.to)) }
    return true
  }

  /// Returns the name, numbered if necessary so that neither the folder nor another row has it.
  private func freeName(
    _ file: String, _ id: Int, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> String {
    var name = file
    var number = 1
    while true {
      let isListed =
        try connection.first("SELECT 1 FROM photos WHERE file = ? AND id <> ?", name, id) { _ in true } ?? false
      if !isListed, !folder.exists(name) { return name }
      number += 1
      name = SavedPhotoName.numbered(file, number)
    }
  }

  private static func file(
    of id: Int, _ state: RowState, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> (file: String, draft: String)? {
    try connection.first("SELECT file, draft FROM photos WHERE id = ? AND state = ?", id, state.rawValue) {
      (file: $0.text(0), draft: $0.text(1))
    }
  }

  /// Includes a random number, because the IDs of a rebuilt list start over.
  private static func removedName(_ id: Int, _ file: String) -> String {
    let random = String(UInt64.random(in: .min ... .max), radix: 36)
    return "\(PictureFolder.removedFolder)/\(id)-\(random)\(SavedPhotoName.suffix(of: file))"
  }
}
