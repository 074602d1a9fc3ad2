import FoundationEssentials

nonisolated extension SavedPhotosLibrary {
  /// A file format for a list of credits.
  public enum ExportFormat: String, Sendable, Hashable, CaseIterable {
    /// A line for each photo.
    case plainText
    /// A page with an item for each photo.
    case html
    /// An item for each photo.
    case markdown
    /// A table of all metadata, for spreadsheets. `importList` reads it.
    case csv
    /// All metadata. `importList` reads it.
    case json
  }

  /// Exports the credits of saved photos.
  ///
  /// - Parameters:
  ///   - ids: The photos to export, in this order, or `nil` for all, most recently saved first.
  ///   - title: The title of the HTML page.
  public func exportList(
    _ format: ExportFormat, of ids: [Int]? = nil, title: String = "Credits", wording: CreditWording = CreditWording()
  ) async throws(SavedPhotosError) -> String {
    try await threads.run { () throws(SavedPhotosError) in
      let records = try records(ids, withReceipts: format == .json)
      let credits = CreditList(records.map { Credit($0.photo) }, wording)
      switch format {
      case .plainText, .markdown:
        let text = credits.text(in: format == .markdown ? .markdown : .plainText)
        return text.isEmpty ? "" : text + "\n"
      case .html:
        return credits.document(.articlePage, title: title)
      case .csv:
        return SavedPhotoRecord.table(records)
      case .json:
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let collections = ids == nil ? try exportedCollections() : []
        guard
          let data = try? encoder.encode(SavedPhotosFile(records, collections: collections.isEmpty ? nil : collections))
        else {
          throw .failed(message: "no JSON")
        }
        return String(decoding: data, as: UTF8.self) + "\n"
      }
    }
  }

  /// Returns the credits of all saved photos, most recently saved first.
  func credits() async throws(SavedPhotosError) -> [Credit] {
    try await threads.run { () throws(SavedPhotosError) in try records(nil).map { Credit($0.photo) } }
  }

  func records(
    _ ids: [Int]?, withReceipts: Bool = false
  ) throws(SavedPhotosError) -> [SavedPhotoRecord] {
    let select = "SELECT id, \(SavedPhotoRecord.columns) FROM photos WHERE state = 1"
    return try read { connection throws(DatabaseError) in
      let collected = try Self.collectedNames(connection)
      func record(_ row: DatabaseRow) -> (id: Int, record: SavedPhotoRecord) {
        var record = SavedPhotoRecord(row, from: 1)
        record.collections = collected[row.int(0)] ?? []
        return (row.int(0), record)
      }
      var records: [(id: Int, record: SavedPhotoRecord)] = []
      if let ids {
        for id in ids { records += try connection.rows("\(select) AND id = ?", id, read: record) }
      } else {
        records = try connection.rows("\(select) ORDER BY id DESC", read: record)
      }
      if withReceipts {
        for index in records.indices {
          records[index].record.receipts = try Self.receipts(of: records[index].id, connection)
        }
      }
      return records.map(\.record)
    }
  }

  /// Returns the names of the collections of each photo that is in any, in the order of the collections.
  static func collectedNames(_ connection: DatabaseConnection) throws(DatabaseError) -> [Int: [String]] {
    var names: [Int: [String]] = [:]
    try connection.each(
      "SELECT photo, name FROM collections CROSS JOIN collected ON collection = id ORDER BY place, id"
    ) { row in
      names[row.int(0), default: []].append(row.text(1))
      return true
    }
    return names
  }

  /// Returns all collections in their order, including empty and smart ones.
  private func exportedCollections() throws(SavedPhotosError) -> [SavedPhotosFile.Collection] {
    try read { connection throws(DatabaseError) in
      try connection.rows("SELECT name, query FROM collections ORDER BY place, id") { row in
        SavedPhotosFile.Collection(name: row.text(0), query: row.optional(1, row.text).map(Self.query))
      }
    }
  }
}

nonisolated extension SavedPhotoRecord {
  /// Returns records as comma-separated values, with the field names in the first row.
  static func table(_ records: [SavedPhotoRecord]) -> String {
    CommaSeparatedValues.text(
      [exportedFields.map(\.name)] + records.map { record in exportedFields.map { record.text(of: $0) } })
  }
}

/// An exported JSON file.
nonisolated struct SavedPhotosFile: Codable {
  /// A collection. Its photos name it.
  struct Collection: Codable {
    let name: String
    /// The search of a smart collection.
    let query: PhotoQuery?
  }

  let photos: [SavedPhotoRecord]
  /// All collections in their order, or `nil` in a list of some photos or of an earlier version.
  let collections: [Collection]?

  init(_ photos: [SavedPhotoRecord], collections: [Collection]? = nil) {
    self.photos = photos
    self.collections = collections
  }

  private enum CodingKeys: String, CodingKey {
    case photos, collections
  }

  /// Skips single collections that cannot be read.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    photos = try container.decode([SavedPhotoRecord].self, forKey: .photos)
    collections = container.lenient(LossyArray<Collection>.self, .collections)?.elements
  }
}

nonisolated extension SavedPhotoRecord: Codable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for field in Self.exportedFields {
      let key = Key(field.name)
      switch field.property {
      case .text(let path): try container.encodeIfPresent(self[keyPath: path], forKey: key)
      case .number(let path): try container.encodeIfPresent(self[keyPath: path], forKey: key)
      case .time(let path): if self[keyPath: path] != nil { try container.encode(text(of: field), forKey: key) }
      case .list(let path): try container.encode(self[keyPath: path], forKey: key)
      }
    }
    if !receipts.isEmpty { try container.encode(receipts, forKey: Self.receiptsKey) }
  }

  private static let receiptsKey = Key("receipts")

  /// Values of the wrong type leave the field unset.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    for field in Self.exportedFields {
      let key = Key(field.name)
      switch field.property {
      case .text, .time: set(field, to: (try? container.decode(String.self, forKey: key)) ?? "")
      case .number(let path): self[keyPath: path] = try? container.decode(Int.self, forKey: key)
      case .list(let path): self[keyPath: path] = (try? container.decode([String].self, forKey: key)) ?? []
      }
    }
    receipts = container.lenient(LossyArray<PhotoReceipt>.self, Self.receiptsKey)?.elements ?? []
  }
}
