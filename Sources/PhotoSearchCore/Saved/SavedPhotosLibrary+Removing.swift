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
      for (index, move) in moves.enumerated() {
        do throws(SavedPhotosError) {
          switch try carry(move, ifStill: .removed, draft: move.to) {
          case .done: removed.append(move.id)
          case .overtaken: break
          case .nameTaken: throw .inaccessible(path: folder.path)
          }
        } catch {
          putBack(moves[index...])
          if !removed.isEmpty { tell(.removed(removed)) }
          return (removed, error)
        }
      }
      if !removed.isEmpty { tell(.removed(removed)) }
      return (removed, nil)
    }
  }

  /// Reverts the part of `remove` that was not completed.
  private func putBack(_ moves: ArraySlice<Move>) {
    // The image may have been moved, but not its sidecar. What cannot be moved back now is left to recovery.
    let outcome = moves.first.map { move in
      try? carry(Move(id: move.id, from: move.to, to: move.from), ifStill: .removed, draft: move.to)
    }
    let isBack = if case .done?? = outcome { true } else { moves.isEmpty }
    let left = isBack ? nil : moves.first?.id
    // If this cannot be written either, the next start cleans up.
    try? write { connection throws(DatabaseError) in
      for move in moves {
        try connection.run(
          """
          UPDATE photos SET state = 1, draft = iif(?, draft, NULL), removed = NULL
          WHERE id = ? AND state = 2 AND draft = ?
          """, move.id == left, move.id, move.to)
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
    var isMoved = false
    carrying: while true {
      switch try carry(move, ifStill: .kept, draft: move.from) {
      case .overtaken: return
      case .done(let moved):
        isMoved = moved
        break carrying
      case .nameTaken:
        let taken = move
        let name = try write { connection throws(DatabaseError) in
          let name = try freeName(taken.to, taken.id, connection)
          try connection.run(
            "UPDATE photos SET file = ? WHERE id = ? AND state = 1 AND draft = ?", name, taken.id, taken.from)
          return name
        }
        move = Move(id: taken.id, from: taken.from, to: name)
      }
    }
    let isThere = folder.exists(move.to)
    try write { [isMoved, move] connection throws(DatabaseError) in
      try connection.run(
        """
        UPDATE photos SET draft = iif(?, NULL, draft), is_missing = ? WHERE id = ? AND state = 1 AND draft = ?
        """, isMoved || isThere, !isThere, move.id, move.from)
    }
  }

  /// What became of a move.
  enum Carrying: Sendable {
    /// - `moved`: Whether there was a file to move.
    case done(moved: Bool)
    case nameTaken
    /// Another process has begun something else with the photo, and is responsible for its file.
    case overtaken
  }

  /// Moves a file and its sidecar if the row is still in the state that calls for it. No other process changes the row
  /// meanwhile: one that removes a photo and one that restores it would each undo a half of what the other does.
  func carry(_ move: Move, ifStill state: RowState, draft: String) throws(SavedPhotosError) -> Carrying {
    let result = try write { connection throws(DatabaseError) -> Result<Carrying, SavedPhotosError> in
      let isWanted = try connection.first(
        "SELECT 1 FROM photos WHERE id = ? AND state = ? AND draft = ?", move.id, state.rawValue, draft
      ) { _ in true }
      guard isWanted ?? false else { return .success(.overtaken) }
      return Result { () throws(SavedPhotosError) in
        let exists = folder.exists(move.from) || folder.exists(Self.sidecar(of: move.from))
        return try carry(move) ? .done(moved: exists) : .nameTaken
      }
    }
    return try result.get()
  }

  /// Moves a file and its sidecar. Does nothing if the file does not exist.
  ///
  /// - Returns: Whether the move succeeded: false if the name is taken.
  private func carry(_ move: Move) throws(SavedPhotosError) -> Bool {
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
