import FoundationEssentials

nonisolated extension SavedPhotoRecord {
  /// A field of a record, by its name in the table and in exported files.
  struct Field: Sendable {
    enum Property: Sendable {
      case text(any WritableKeyPath<SavedPhotoRecord, String?> & Sendable)
      case number(any WritableKeyPath<SavedPhotoRecord, Int?> & Sendable)
      /// A time, in ISO 8601 format in exported files.
      case time(any WritableKeyPath<SavedPhotoRecord, Int?> & Sendable)
      /// Single-line texts.
      case list(any WritableKeyPath<SavedPhotoRecord, [String]> & Sendable)
    }

    let name: String
    let property: Property
  }

  /// All fields, in the column order of exported files.
  static let fields: [Field] = [
    Field(name: "title", property: .text(\.title)), Field(name: "author", property: .text(\.author)),
    Field(name: "license", property: .text(\.license)), Field(name: "page_url", property: .text(\.pageURL)),
    Field(name: "author_url", property: .text(\.authorURL)), Field(name: "credit_text", property: .text(\.creditText)),
    Field(name: "file", property: .text(\.file)), Field(name: "tags", property: .list(\.tags)),
    Field(name: "note", property: .text(\.note)), Field(name: "query", property: .text(\.query)),
    Field(name: "saved", property: .time(\.saved)), Field(name: "uploaded", property: .time(\.uploaded)),
    Field(name: "taken", property: .text(\.taken)), Field(name: "summary", property: .text(\.summary)),
    Field(name: "width", property: .number(\.width)), Field(name: "height", property: .number(\.height)),
    Field(name: "file_type", property: .text(\.fileType)), Field(name: "file_size", property: .number(\.fileSize)),
    Field(name: "image_url", property: .text(\.imageURL)), Field(name: "report_url", property: .text(\.reportURL)),
    Field(name: "source", property: .text(\.source)), Field(name: "source_id", property: .text(\.sourceID)),
    Field(name: "author_id", property: .text(\.authorID)), Field(name: "collection", property: .text(\.collection)),
    Field(name: "restrictions", property: .list(\.restrictions)),
    Field(name: "is_photograph", property: .number(\.isPhotograph)),
    Field(name: "is_sensitive", property: .number(\.isSensitive)), Field(name: "size", property: .number(\.size)),
    Field(name: "digest", property: .text(\.digest)), Field(name: "original_digest", property: .text(\.originalDigest)),
  ]

  /// The fields of exported files.
  static let exportedFields = fields + [Field(name: "collections", property: .list(\.collections))]

  /// The columns of the table, for use in a statement.
  static let columns = fields.map(\.name).joined(separator: ", ")

  /// The values of the columns.
  var values: [(any DatabaseValue)?] {
    Self.fields.map { field in
      switch field.property {
      case .text(let path): self[keyPath: path]
      case .number(let path), .time(let path): self[keyPath: path]
      case .list(let path): self[keyPath: path].joined(separator: "\n")
      }
    }
  }

  /// Reads the columns of a row.
  ///
  /// - Parameter start: The index of the first column.
  init(_ row: DatabaseRow, from start: Int) {
    for (index, field) in Self.fields.enumerated() {
      switch field.property {
      case .text(let path): self[keyPath: path] = row.optional(start + index, row.text)
      case .number(let path), .time(let path): self[keyPath: path] = row.optional(start + index, row.int)
      case .list(let path): self[keyPath: path] = Self.lines(row.text(start + index))
      }
    }
  }

  /// Returns a field as text, or an empty string if it is unknown.
  func text(of field: Field) -> String {
    switch field.property {
    case .text(let path): self[keyPath: path] ?? ""
    case .number(let path): self[keyPath: path].map(String.init) ?? ""
    case .time(let path): self[keyPath: path].map { Self.date($0).formatted(.iso8601) } ?? ""
    case .list(let path): self[keyPath: path].joined(separator: "\n")
    }
  }

  /// Parses a field from its text. An invalid value leaves the field unset.
  mutating func set(_ field: Field, to text: String) {
    guard !text.isEmpty else { return }
    switch field.property {
    case .text(let path): self[keyPath: path] = text
    case .number(let path): self[keyPath: path] = Int(text)
    case .time(let path): self[keyPath: path] = (try? Date(text, strategy: .iso8601)).map(Self.seconds)
    case .list(let path): self[keyPath: path] = Self.lines(text)
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map(String.init)
  }
}
