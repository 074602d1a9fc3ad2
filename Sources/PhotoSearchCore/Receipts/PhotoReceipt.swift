public import FoundationEssentials

/// What was known about a photo when it was saved, for the day on which somebody changes its licence.
public nonisolated struct PhotoReceipt: Sendable, Hashable {
  /// When the photo was saved.
  public let saved: Date
  /// The licence, as it was understood.
  public let license: String
  /// The SHA-256 digest of the file as its source delivered it, in hexadecimal.
  public let digest: String
  /// What the services said. Empty for a photo that comes with the program.
  public let statements: [ServiceStatement]

  public init(saved: Date, license: String, digest: String, statements: [ServiceStatement]) {
    (self.saved, self.license, self.digest, self.statements) = (saved, license, digest, statements)
  }
}

/// In exported files and in the table.
nonisolated extension PhotoReceipt: Codable {
  private enum CodingKeys: String, CodingKey {
    case saved, license, statements
    case digest = "sha256"
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(saved.formatted(.iso8601), forKey: .saved)
    try container.encode(license, forKey: .license)
    try container.encode(digest, forKey: .digest)
    try container.encode(statements, forKey: .statements)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      saved: try Date(container.decode(String.self, forKey: .saved), strategy: .iso8601),
      license: try container.decode(String.self, forKey: .license),
      digest: try container.decode(String.self, forKey: .digest),
      statements: try container.decode([ServiceStatement].self, forKey: .statements))
  }
}

nonisolated extension PhotoReceipt {
  /// The most receipts of one photo, and the longest statement, that are read from a file.
  static let maximumCount = 20
  private static let maximumLength = 1_000_000

  /// Whether it may be kept if it comes from a file.
  var isReasonable: Bool {
    statements.count <= Self.maximumCount && license.utf8.count <= Self.maximumLength
      && digest.utf8.count == 64
      && statements.allSatisfy { $0.text.utf8.count <= Self.maximumLength && $0.address.utf8.count <= 10_000 }
  }
}
