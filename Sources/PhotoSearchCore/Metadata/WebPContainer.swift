/// A WebP file: https://developers.google.com/speed/webp/docs/riff_container
///
/// A file in the simple format cannot contain metadata. It becomes an extended file with the same image.
nonisolated struct WebPContainer: ImageContainer {
  private static let riff = Array("RIFF".utf8)
  private static let webp = Array("WEBP".utf8)
  private static let extended = Array("VP8X".utf8)
  private static let lossy = Array("VP8 ".utf8)
  private static let lossless = Array("VP8L".utf8)
  private static let xmp = Array("XMP ".utf8)
  private static let hasXMP: UInt8 = 0x04
  private static let hasAlpha: UInt8 = 0x10

  private let bytes: [UInt8]
  /// The features and the size at the start of an extended file.
  private let features: [UInt8]
  /// The other chunks except the XMP, without their padding.
  private let chunks: [Range<Int>]
  /// The bytes after the end of the RIFF data.
  private let trailer: Range<Int>
  let packet: XMPPacket

  static func accepts(_ bytes: [UInt8]) -> Bool { bytes.starts(with: riff) && bytes.has(webp, at: 8) }

  init(_ bytes: [UInt8]) throws(PhotoMetadataError) {
    self.bytes = bytes
    guard let size = bytes.littleEndian32(at: 4), size >= 4, size <= bytes.count - 8 else { throw .damagedFile }
    let end = 8 + size
    var chunks: [Range<Int>] = []
    var packets: [Range<Int>] = []
    var features: [UInt8]?
    var position = 12
    while position < end {
      guard let length = bytes.littleEndian32(at: position + 4), length <= end - position - 8 else {
        throw .damagedFile
      }
      let content = position + 8..<position + 8 + length
      if features == nil {
        features = try Self.features(of: content, named: bytes[position..<position + 4], in: bytes)
        if !bytes.has(Self.extended, at: position) { chunks.append(position..<content.upperBound) }
      } else if bytes.has(Self.xmp, at: position) {
        packets.append(content)
      } else {
        chunks.append(position..<content.upperBound)
      }
      // The last chunk of some files lacks its padding byte.
      position = content.upperBound + length % 2
    }
    guard let features else { throw .damagedFile }
    self.features = features
    self.chunks = chunks
    trailer = end..<bytes.count
    packet = try XMPPacket(joining: packets, of: bytes)
  }

  func bytes(with packet: XMPPacket) throws(PhotoMetadataError) -> [UInt8] {
    var features = features
    features[0] |= Self.hasXMP
    let content = packet.serialized()
    var result = Self.riff + [0, 0, 0, 0] + Self.webp
    result.reserveCapacity(bytes.count + content.count + 40)
    result += Self.extended + UInt32(features.count).littleEndianBytes + features
    if features.count % 2 == 1 { result.append(0) }
    for chunk in chunks {
      result += bytes[chunk]
      if chunk.count % 2 == 1 { result.append(0) }
    }
    guard result.count + content.count + 9 <= 0xFFFF_FFFE, let length = UInt32(exactly: content.count) else {
      throw .tooLarge
    }
    result += Self.xmp + length.littleEndianBytes + content
    if content.count % 2 == 1 { result.append(0) }
    result.replaceSubrange(4..<8, with: UInt32(result.count - 8).littleEndianBytes)
    result += bytes[trailer]
    return result
  }

  /// Returns the features given by the first chunk of an extended file, or those that describe a simple image.
  private static func features(
    of content: Range<Int>, named name: ArraySlice<UInt8>, in bytes: [UInt8]
  ) throws(PhotoMetadataError) -> [UInt8] {
    let start = content.lowerBound
    switch Array(name) {
    case extended where content.count >= 10:
      return Array(bytes[content])
    case lossy where content.count >= 10 && bytes[start] & 1 == 0 && bytes.has([0x9D, 0x01, 0x2A], at: start + 3):
      guard let width = bytes.littleEndian16(at: start + 6), let height = bytes.littleEndian16(at: start + 8) else {
        throw .damagedFile
      }
      return try features(alpha: false, width: width & 0x3FFF, height: height & 0x3FFF)
    case lossless where content.count >= 5 && bytes[start] == 0x2F:
      guard let bits = bytes.littleEndian32(at: start + 1) else { throw .damagedFile }
      return try features(alpha: bits >> 28 & 1 == 1, width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    default: throw .damagedFile
    }
  }

  private static func features(alpha: Bool, width: Int, height: Int) throws(PhotoMetadataError) -> [UInt8] {
    guard width > 0, height > 0 else { throw .damagedFile }
    return [alpha ? hasAlpha : 0, 0, 0, 0] + UInt32(width - 1).littleEndianBytes.prefix(3)
      + UInt32(height - 1).littleEndianBytes.prefix(3)
  }
}
