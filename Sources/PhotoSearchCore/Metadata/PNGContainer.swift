/// A PNG file. XMP is the text chunk with the keyword "XML:com.adobe.xmp": see part 3 of the XMP specification,
/// section 1.1.5.
nonisolated struct PNGContainer: ImageContainer {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let keyword = Array("XML:com.adobe.xmp\0".utf8)
  private static let header = Array("IHDR".utf8)
  private static let text = Array("iTXt".utf8)
  private static let end = Array("IEND".utf8)

  private let bytes: [UInt8]
  /// The signature and the header chunk.
  private let head: Range<Int>
  /// The other chunks except the XMP, and what follows the last.
  private let rest: [Range<Int>]
  let packet: XMPPacket

  init(_ bytes: [UInt8]) throws(PhotoMetadataError) {
    self.bytes = bytes
    var position = Self.signature.count
    var head: Range<Int>?
    var rest: [Range<Int>] = []
    var packets: [Range<Int>] = []
    while true {
      let start = position
      guard let length = bytes.bigEndian32(at: start), length <= 0x7FFF_FFFF, length <= bytes.count - start - 12 else {
        throw .damagedFile
      }
      let content = start + 8..<start + 8 + length
      position = content.upperBound + 4
      if head == nil {
        guard bytes.has(Self.header, at: start + 4) else { throw .damagedFile }
        head = 0..<position
      } else if bytes.has(Self.text, at: start + 4), bytes[content].starts(with: Self.keyword) {
        packets.append(try Self.packet(in: content.dropFirst(Self.keyword.count), of: bytes))
      } else {
        rest.append(start..<position)
      }
      if bytes.has(Self.end, at: start + 4) { break }
    }
    guard let head else { throw .damagedFile }
    self.head = head
    self.rest = rest + [position..<bytes.count]
    packet = try XMPPacket(joining: packets, of: bytes)
  }

  func bytes(with packet: XMPPacket) throws(PhotoMetadataError) -> [UInt8] {
    // Uncompressed, without a language or a translated keyword.
    let content = Self.keyword + [0, 0, 0, 0] + packet.serialized()
    guard content.count <= 0x7FFF_FFFF else { throw .tooLarge }
    var result = Array(bytes[head])
    result.reserveCapacity(bytes.count + content.count + 12)
    result += UInt32(content.count).bigEndianBytes
    result += Self.text + content
    result += CRC32.checksum(Self.text + content).bigEndianBytes
    for range in rest { result += bytes[range] }
    return result
  }

  /// Returns the packet's range in what follows the keyword. The specification requires the packet to be uncompressed.
  private static func packet(in range: Range<Int>, of bytes: [UInt8]) throws(PhotoMetadataError) -> Range<Int> {
    guard range.count >= 2, bytes[range.lowerBound] == 0 else { throw .unreadableMetadata }
    var start = range.lowerBound + 2
    // The language and the translated keyword.
    for _ in 0..<2 {
      guard let zero = bytes[start..<range.upperBound].firstIndex(of: 0) else { throw .unreadableMetadata }
      start = zero + 1
    }
    return start..<range.upperBound
  }
}

/// The checksum of the chunks in a PNG file.
nonisolated enum CRC32 {
  /// Returns the checksum of ISO 3309, computed as in annex D of the PNG specification.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }
}
