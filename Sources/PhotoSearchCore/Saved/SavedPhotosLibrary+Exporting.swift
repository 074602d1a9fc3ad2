import FoundationEssentials

nonisolated extension SavedPhotosLibrary {
  /// A form for a list of credits.
  public enum ExportFormat: String, Sendable, Hashable, CaseIterable {
    /// A line for each photo.
    case plainText
    /// A page with an item for each photo.
    case html
    /// An item for each photo.
    case markdown
    /// A table with all that is known, for spreadsheets; `importList` reads it.
    case csv
    /// All that is known; `importList` reads it.
    case json
  }

  /// The credits of saved photos.
  ///
  /// - Parameters:
  ///   - ids: Of which photos, in this order; nil for all, the last saved first.
  ///   - title: Of the page, for HTML.
  public func exportList(
    _ format: ExportFormat, of ids: [Int]? = nil, title: String = "Credits", wording: CreditWording = CreditWording()
  ) async throws(SavedPhotosError) -> String {
    let records = try records(ids)
    let credits = records.lazy.map { Credit($0.photo) }
    switch format {
    case .plainText:
      return credits.map { $0.plainText(wording) + "\n" }.joined()
    case .markdown:
      return credits.map { "- \($0.markdown(wording))\n" }.joined()
    case .html:
      let title = MarkupEscaping.escaped(title)
      let items: String = credits.map { "<li>\($0.html(wording))</li>\n" }.joined()
      return """
        <!DOCTYPE html>
        <html>
        <head><meta charset="utf-8"><title>\(title)</title></head>
        <body>
        <h1>\(title)</h1>
        <ul>
        \(items)</ul>
        </body>
        </html>

        """
    case .csv:
      let fields = SavedPhotoRecord.fields
      let rows = records.map { record in fields.map { record.text(of: $0) } }
      return CommaSeparatedValues.text([fields.map(\.name)] + rows)
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      guard let data = try? encoder.encode(SavedPhotosFile(records)) else { throw .failed(message: "no JSON") }
      return String(decoding: data, as: UTF8.self) + "\n"
    }
  }

  private func records(_ ids: [Int]?) throws(SavedPhotosError) -> [SavedPhotoRecord] {
    let select = "SELECT \(SavedPhotoRecord.columns) FROM photos WHERE state = 1"
    return try read { connection throws(DatabaseError) in
      guard let ids else {
        return try connection.rows("\(select) ORDER BY id DESC") { SavedPhotoRecord($0, from: 0) }
      }
      var records: [SavedPhotoRecord] = []
      for id in ids {
        records += try connection.rows("\(select) AND id = ?", id) { SavedPhotoRecord($0, from: 0) }
      }
      return records
    }
  }
}

/// An exported file of JSON.
nonisolated struct SavedPhotosFile: Codable {
  let photos: [SavedPhotoRecord]

  init(_ photos: [SavedPhotoRecord]) {
    self.photos = photos
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
    for field in Self.fields {
      let key = Key(field.name)
      switch field.place {
      case .text(let path): try container.encodeIfPresent(self[keyPath: path], forKey: key)
      case .number(let path): try container.encodeIfPresent(self[keyPath: path], forKey: key)
      case .time(let path): if self[keyPath: path] != nil { try container.encode(text(of: field), forKey: key) }
      case .list(let path): try container.encode(self[keyPath: path], forKey: key)
      }
    }
  }

  /// What is not of the right kind stays unknown.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    for field in Self.fields {
      let key = Key(field.name)
      switch field.place {
      case .text, .time: set(field, to: (try? container.decode(String.self, forKey: key)) ?? "")
      case .number(let path): self[keyPath: path] = try? container.decode(Int.self, forKey: key)
      case .list(let path): self[keyPath: path] = (try? container.decode([String].self, forKey: key)) ?? []
      }
    }
  }
}
