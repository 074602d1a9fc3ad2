public import FoundationEssentials

nonisolated extension SavedPhotosLibrary {
  /// Takes photos off the list and their files out of sight. `restore` undoes it for 30 days.
  ///
  /// - Parameter date: Now.
  public func remove(_ ids: [Int], date: Date = Date()) async throws(SavedPhotosError) {
    if let error = try await removeUntilFailure(ids, date: date).error { throw error }
  }

  /// Takes photos off the list as `remove` does, up to the first whose file cannot be moved. That one and those behind
  /// it stay.
  ///
  /// - Returns: Those that were removed, and why the others were not.
  func removeUntilFailure(
    _ ids: [Int], date: Date = Date()
  ) async throws(SavedPhotosError) -> (removed: [Int], error: SavedPhotosError?) {
    let moves = try write { connection throws(DatabaseError) in
      var moves: [Move] = []
      for id in ids {
        guard let file = try Self.file(of: id, .kept, connection)?.file else { continue }
        let name = Self.removedName(id, file)
        try connection.run(
          "UPDATE photos SET state = 2, draft = ?, removed = ? WHERE id = ?", name, SavedPhotoRecord.seconds(date), id)
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

  /// Undoes the moves of photos that another process restored before their files were out of sight.
  private func bringBackRestored(_ moves: ArraySlice<Move>) throws(SavedPhotosError) {
    for move in moves {
      let file = try read { connection throws(DatabaseError) in
        try connection.first("SELECT file FROM photos WHERE id = ? AND state = 1", move.id) { $0.text(0) }
      }
      if let file { try finish(Move(id: move.id, from: move.to, to: file)) }
    }
  }

  /// Undoes what `remove` began, where it got no further than this.
  private func putBack(_ moves: ArraySlice<Move>) {
    // The picture may have been moved, and only what lies beside it not.
    if let first = moves.first { _ = try? carry(Move(id: first.id, from: first.to, to: first.from)) }
    // What cannot be written either is tidied up at the next start.
    try? write { connection throws(DatabaseError) in
      for move in moves {
        try connection.run("UPDATE photos SET state = 1, draft = NULL, removed = NULL WHERE id = ?", move.id)
      }
    }
  }

  /// Undoes `remove`: the photos are on the list again, with all that was known about them, and their files in the
  /// folder, under their names unless others have those now.
  public func restore(_ ids: [Int]) async throws(SavedPhotosError) {
    let moves = try write { connection throws(DatabaseError) in
      var moves: [Move] = []
      for id in ids {
        guard let found = try Self.file(of: id, .removed, connection) else { continue }
        // Whoever removes it at this moment has not come to the file yet.
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

  /// Deletes what was removed before a time, for good.
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

  /// A file that changes its name within the folder.
  struct Move {
    let id: Int
    let from: String
    let to: String
  }

  /// Ends what `restore` began, now or after it was interrupted.
  func finish(_ move: Move) throws(SavedPhotosError) {
    var move = move
    // Where it is not there yet whoever removes it brings it back, or who tidies up.
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

  /// Moves a file and what lies beside it. One that is not there needs no move.
  ///
  /// - Returns: False when the name is taken.
  func carry(_ move: Move) throws(SavedPhotosError) -> Bool {
    if folder.exists(move.from) {
      guard try folder.move(move.from, to: move.to) else { return false }
    }
    let sidecar = Self.sidecar(of: move.from)
    if folder.exists(sidecar) { _ = try folder.move(sidecar, to: Self.sidecar(of: move.to)) }
    return true
  }

  /// The name, or the first with a number that neither the folder nor another row has.
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
      name = Self.numbered(file, number)
    }
  }

  private static func file(
    of id: Int, _ state: RowState, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> (file: String, draft: String)? {
    try connection.first("SELECT file, draft FROM photos WHERE id = ? AND state = ?", id, state.rawValue) {
      (file: $0.text(0), draft: $0.text(1))
    }
  }

  /// Never the same twice: the numbers of a list that was rebuilt begin anew.
  private static func removedName(_ id: Int, _ file: String) -> String {
    let end = file.lastIndex(of: ".").map { file[$0...] } ?? ""
    return "\(PictureFolder.removedFolder)/\(id)-\(String(UInt64.random(in: .min ... .max), radix: 36))\(end)"
  }

  /// The name with a number before its extension.
  private static func numbered(_ file: String, _ number: Int) -> String {
    guard let dot = file.lastIndex(of: ".") else { return "\(file) (\(number))" }
    return "\(file[..<dot]) (\(number))\(file[dot...])"
  }
}
