import FoundationEssentials

/// Receipts of saved photos.
nonisolated extension SavedPhotosLibrary {
  /// Returns the receipts of a saved photo, the oldest first, as a text, or `nil` if there are none: it was saved by an
  /// earlier version, or found again by its file alone.
  public func receipts(
    of id: Int, wording: ReceiptWording = ReceiptWording()
  ) async throws(SavedPhotosError) -> String? {
    try await threads.run { () throws(SavedPhotosError) in
      guard let record = try recordsWithReceipts([id])[id] else { return nil }
      return Self.text(of: record, wording)
    }
  }

  /// Returns the receipts of photos as a text, or `nil` if there are none.
  ///
  /// - Parameter ids: The photos, in this order, or `nil` for all, most recently saved first.
  func receipts(of ids: [Int]?, wording: ReceiptWording) async throws(SavedPhotosError) -> String? {
    try await threads.run { () throws(SavedPhotosError) in
      let texts = try records(ids, withReceipts: true).compactMap { Self.text(of: $0, wording) }
      return texts.isEmpty ? nil : texts.joined(separator: ReceiptText.separator)
    }
  }

  private static func text(of record: SavedPhotoRecord, _ wording: ReceiptWording) -> String? {
    guard !record.receipts.isEmpty else { return nil }
    let name = record.file.map { String($0[($0.lastIndex(of: "/").map($0.index(after:)) ?? $0.startIndex)...]) }
    return ReceiptText(wording: wording).text(of: record, file: name ?? "")
  }

  /// Returns saved photos with their receipts.
  func recordsWithReceipts(_ ids: [Int]) throws(SavedPhotosError) -> [Int: SavedPhotoRecord] {
    try read { connection throws(DatabaseError) in
      var records: [Int: SavedPhotoRecord] = [:]
      for id in ids {
        var record = try connection.first(
          "SELECT \(SavedPhotoRecord.columns) FROM photos WHERE id = ? AND state = 1", id
        ) { SavedPhotoRecord($0, from: 0) }
        record?.receipts = try Self.receipts(of: id, connection)
        records[id] = record
      }
      return records
    }
  }

  static func receipts(of id: Int, _ connection: DatabaseConnection) throws(DatabaseError) -> [PhotoReceipt] {
    try connection.rows("SELECT data FROM receipts WHERE photo = ? ORDER BY id", id) { Self.receipt($0.data(0)) }
      .compactMap(\.self)
  }

  static func insertReceipts(
    _ receipts: [PhotoReceipt], of id: Int, _ connection: DatabaseConnection
  ) throws(DatabaseError) {
    for receipt in receipts {
      guard let data = try? JSONEncoder().encode(receipt) else { continue }
      try connection.run("INSERT INTO receipts (photo, data) VALUES (?, ?)", id, CompressedData(data).bytes)
    }
  }

  /// Returns a stored receipt, or `nil` if it is damaged.
  static func receipt(_ bytes: Data) -> PhotoReceipt? {
    CompressedData(bytes: bytes).data.flatMap { try? JSONDecoder().decode(PhotoReceipt.self, from: $0) }
  }

  /// Reads what it can of the receipts of a damaged list.
  static func salvagedReceipts(_ connection: DatabaseConnection) -> [Int: [PhotoReceipt]] {
    var found: [Int: (photo: Int, receipt: PhotoReceipt)] = [:]
    for order in ["ASC", "DESC"] {
      try? connection.each("SELECT id, photo, data FROM receipts NOT INDEXED ORDER BY id \(order)") { row in
        if let receipt = receipt(row.data(2)) { found[row.int(0)] = (row.int(1), receipt) }
        return true
      }
    }
    return Dictionary(grouping: found.sorted { $0.key < $1.key }.map(\.value)) { $0.photo }
      .mapValues { $0.map(\.receipt) }
  }
}
