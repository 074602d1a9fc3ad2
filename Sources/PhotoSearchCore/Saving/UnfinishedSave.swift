import FoundationEssentials

/// A photo that is still to be saved.
public nonisolated struct UnfinishedSave: Sendable, Hashable {
  public let photo: Photo
  /// What the user searched for when the photo was found.
  public let query: String

  public init(photo: Photo, query: String) {
    self.photo = photo
    self.query = query
  }
}

/// Encoded as in the list of saved photos, without what the list does not store, such as thumbnails.
nonisolated extension UnfinishedSave: Codable {
  public func encode(to encoder: any Encoder) throws {
    try SavedPhotoRecord(photo, query: query, saved: Date(timeIntervalSince1970: 0)).encode(to: encoder)
  }

  public init(from decoder: any Decoder) throws {
    let record = try SavedPhotoRecord(from: decoder).sanitized
    self.init(photo: record.photo, query: record.query ?? "")
  }
}
