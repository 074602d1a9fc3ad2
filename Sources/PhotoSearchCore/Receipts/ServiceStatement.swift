public import FoundationEssentials

/// What a service said about a photo: the part of its answer, as it was.
public nonisolated struct ServiceStatement: Sendable, Hashable {
  /// The address of the request, without the user's key.
  public let address: String
  /// When the service answered.
  public let date: Date
  /// The part of the answer on the photo, usually an object in JSON.
  public let text: String

  public init(address: String, date: Date, text: String) {
    (self.address, self.date, self.text) = (address, date, text)
  }
}

nonisolated extension ServiceStatement: Codable {
  private enum CodingKeys: String, CodingKey {
    case address, date, text
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(address, forKey: .address)
    try container.encode(date.formatted(.iso8601), forKey: .date)
    try container.encode(text, forKey: .text)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      address: try container.decode(String.self, forKey: .address),
      date: try Date(container.decode(String.self, forKey: .date), strategy: .iso8601),
      text: try container.decode(String.self, forKey: .text))
  }
}
