import FoundationEssentials

/// A photo that is still to be saved.
public nonisolated struct UnfinishedSave: Sendable, Hashable {
  public let photo: Photo
  /// What the user searched for when the photo was found.
  public let query: String
  /// The collections to which it will be added.
  public var target: SaveTarget

  public init(photo: Photo, query: String, target: SaveTarget = .lastUsed) {
    self.photo = photo
    self.query = query
    self.target = target
  }
}

/// Encoded as in the list of saved photos, without what the list does not store, such as thumbnails.
nonisolated extension UnfinishedSave: Codable {
  private enum CodingKeys: String, CodingKey {
    case statements
    /// The IDs of the collections, or missing for the one that was used last.
    case target
  }

  public func encode(to encoder: any Encoder) throws {
    try SavedPhotoRecord(photo, query: query, saved: Date(timeIntervalSince1970: 0)).encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(photo.statements, forKey: .statements)
    if case .collections(let ids) = target { try container.encode(ids.sorted(), forKey: .target) }
  }

  public init(from decoder: any Decoder) throws {
    let record = try SavedPhotoRecord(from: decoder).sanitized
    var photo = record.photo
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let statements = container.lenient(LossyArray<ServiceStatement>.self, .statements)?.elements ?? []
    photo.evidence = PhotoEvidence(statements: statements)
    let target = container.lenient([PhotoCollection.ID].self, .target).map { SaveTarget.collections(Set($0)) }
    self.init(photo: photo, query: record.query ?? "", target: target ?? .lastUsed)
  }
}
