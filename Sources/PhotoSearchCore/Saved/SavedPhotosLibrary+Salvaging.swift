/// Reading a damaged list.
nonisolated extension SavedPhotosLibrary {
  typealias Salvaged = (photos: [SavedPhotoRecord], collections: [SalvagedCollection])

  /// Reads what it can of a damaged list. Where tables cannot be found, looks where those of this version are, and then
  /// for single pages of photos.
  static func salvaged(_ path: String, _ folder: PictureFolder) -> Salvaged {
    var best = salvagedTables(path)
    let scattered = withPagesAsTables(path) { connection, tables in
      tables.reduce(into: [:]) { $0.merge(photos(in: $1, connection)) { known, _ in known } }
    }
    // Such a page may be an old one, with photos that were removed since.
    let there = scattered?.filter { _, photo in
      photo.file.map { folder.size(of: $0) == photo.size && photo.size != nil } ?? false
    }
    best.photos.merge(there ?? [:]) { known, _ in known }
    return best.salvaged
  }

  private static func salvagedTables(_ path: String) -> Readable {
    let found = (try? DatabaseConnection(path: path)).map { readable($0) } ?? Readable()
    guard !found.hasAllColumns || found.photos.isEmpty || found.collected.isEmpty,
      let other = withNewTables(path, { readable($0) })
    else { return found }
    var best = found.photos.count > other.photos.count || found.hasAllColumns && !found.photos.isEmpty ? found : other
    let collections = found.collected.isEmpty ? other : found
    (best.collections, best.collected) = (collections.collections, collections.collected)
    best.receipts = found.receipts.count >= other.receipts.count ? found.receipts : other.receipts
    if best.collections.isEmpty { best.collections = found.collections }
    return best
  }

  private struct Readable {
    var photos: [Int: SavedPhotoRecord] = [:]
    var collections: [SalvagedCollection] = []
    /// The names of the collections that a photo is in.
    var collected: [Int: [String]] = [:]
    var receipts: [Int: [PhotoReceipt]] = [:]
    var hasAllColumns = false

    var salvaged: Salvaged {
      var photos = photos
      for (photo, names) in collected { photos[photo]?.collections = names }
      for (photo, receipts) in receipts { photos[photo]?.receipts = receipts }
      return (photos.keys.sorted().compactMap { photos[$0] }, collections)
    }
  }

  private static func readable(_ connection: DatabaseConnection) -> Readable {
    var readable = Readable()
    let known = columns(of: "photos", connection)
    readable.hasAllColumns = SavedPhotoRecord.fields.allSatisfy { known.contains($0.name) }
    readable.photos = photos(in: "photos", connection)
    (readable.collections, readable.collected) = salvagedCollections(connection)
    readable.receipts = salvagedReceipts(connection)
    return readable
  }

  private static func columns(of table: String, _ connection: DatabaseConnection) -> [String] {
    (try? connection.rows("PRAGMA table_info(\(table))") { $0.text(1) }) ?? []
  }

  /// Reads what it can: from the beginning up to the damage, and from the end.
  private static func photos(in table: String, _ connection: DatabaseConnection) -> [Int: SavedPhotoRecord] {
    // A list of an earlier version lacks columns, and a damaged one cannot be migrated.
    let known = columns(of: table, connection)
    let columns = SavedPhotoRecord.fields.map { known.contains($0.name) ? $0.name : "NULL" }.joined(separator: ", ")
    var photos: [Int: SavedPhotoRecord] = [:]
    for order in ["ASC", "DESC"] {
      try? connection.each(
        "SELECT id, \(columns) FROM \(table) NOT INDEXED WHERE state = 1 ORDER BY id \(order)"
      ) { row in
        photos[row.int(0)] = SavedPhotoRecord(row, from: 1).sanitized
        return true
      }
    }
    return photos
  }
}
