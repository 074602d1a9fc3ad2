nonisolated extension PhotoQuery: Codable {
  /// A stored search without a filter, such as one of a version that did not have it, has it off.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, filters: SearchFilters.all)
  }

  public func encode(to encoder: any Encoder) throws {
    try encode(to: encoder, filters: SearchFilters.all)
  }

  /// - Parameter definitions: The definitions of the filters to decode.
  init(from decoder: any Decoder, filters definitions: [any SearchFilterDefinition]) throws {
    let container = try decoder.container(keyedBy: QueryKey.self)
    self.init(text: try container.decode(String.self, forKey: .text))
    scope = try container.decode(Scope.self, forKey: .scope)
    collection = container.lenient(Int.self, .collection)
    for field in definitions.flatMap(\.fields) { try field.decode(from: container, to: &values) }
  }

  /// - Parameter definitions: The definitions of the filters to encode.
  func encode(to encoder: any Encoder, filters definitions: [any SearchFilterDefinition]) throws {
    var container = encoder.container(keyedBy: QueryKey.self)
    try container.encode(text, forKey: .text)
    try container.encode(scope, forKey: .scope)
    try container.encodeIfPresent(collection, forKey: .collection)
    for field in definitions.flatMap(\.fields) { try field.encode(values, to: &container) }
  }
}

/// A key of a stored search.
nonisolated struct QueryKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ key: String) { stringValue = key }
  init(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }

  static let text = QueryKey("text")
  static let scope = QueryKey("scope")
  static let collection = QueryKey("collection")

  /// The keys without which Vesper 1.0 skips a stored search. They are written even while their filters are off.
  static let required: Set = [
    "creativeCommons", "licenseWishes", "dateFilter", "minDate", "maxDate", "fileTypes", "photographsOnly",
    "includesSensitive", "order",
  ]
}
