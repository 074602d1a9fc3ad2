public import FoundationEssentials

/// What a picture is recognised by after others have scaled, compressed, recoloured or slightly cropped it.
///
/// A hash changes when a picture is cropped, so there is one for the whole picture, one without a margin of 2.5 %, and
/// one without 5 % at each of its sides: 192 bytes.
public nonisolated struct PictureFingerprint: Sendable, Hashable {
  let hashes: [PerceptualHash]

  private static let parts: [(left: Double, top: Double, right: Double, bottom: Double)] = [
    (0, 0, 0, 0), (0.025, 0.025, 0.025, 0.025), (0.05, 0, 0, 0), (0, 0.05, 0, 0), (0, 0, 0.05, 0), (0, 0, 0, 0.05),
  ]

  static var hashCount: Int { parts.count }

  public init(of picture: Luminance) {
    hashes = Self.parts.map { part in
      // What is too small for a margin is the same without it.
      PerceptualHash(
        of: picture.cropped(left: part.left, top: part.top, right: part.right, bottom: part.bottom) ?? picture)
    }
  }

  /// Whether one of two pictures may be a part of the other, or the same.
  func looksLike(_ other: PictureFingerprint) -> Bool {
    guard let whole = hashes.first, let otherWhole = other.hashes.first else { return false }
    let limit = FingerprintIndex<Int>.greatestDistance
    return other.hashes.contains { whole.distance(to: $0) <= limit }
      || hashes.contains { otherWhole.distance(to: $0) <= limit }
  }

  // MARK: Storing

  public var data: Data {
    var data = Data()
    for hash in hashes {
      for word in 0..<4 { withUnsafeBytes(of: hash.words[word].littleEndian) { data.append(contentsOf: $0) } }
    }
    return data
  }

  /// Returns `nil` for data of another length, such as that of another version.
  public init?(data: Data) {
    guard data.count == Self.hashCount * 32 else { return nil }
    hashes = data.withUnsafeBytes { bytes in
      (0..<Self.hashCount).map { part in
        var words = SIMD4<UInt64>()
        for word in 0..<4 {
          words[word] = UInt64(
            littleEndian: bytes.loadUnaligned(fromByteOffset: part * 32 + word * 8, as: UInt64.self))
        }
        return PerceptualHash(words: words)
      }
    }
  }
}

/// How a picture looks: what it is recognised by, and its main colours.
public nonisolated struct PictureLook: Sendable, Hashable {
  public let fingerprint: PictureFingerprint
  public let colors: Set<PhotoColor>

  public init(of picture: Luminance) {
    fingerprint = PictureFingerprint(of: picture)
    colors = picture.colors
  }
}

/// As in the file with the looks of the sample photos.
nonisolated extension PictureLook: Codable {
  private enum CodingKeys: String, CodingKey {
    case fingerprint, colors
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(fingerprint.data, forKey: .fingerprint)
    try container.encode(PhotoColor.allCases.filter(colors.contains), forKey: .colors)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let fingerprint = PictureFingerprint(data: try container.decode(Data.self, forKey: .fingerprint)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .fingerprint, in: container, debugDescription: "Of another length")
    }
    self.fingerprint = fingerprint
    colors = Set(try container.decode([PhotoColor].self, forKey: .colors))
  }
}
