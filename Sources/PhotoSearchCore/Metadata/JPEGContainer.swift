/// A JPEG file. XMP is an application segment. If it does not fit into one, the rest is in further segments, which the
/// main packet names: see part 3 of the XMP specification, section 1.1.3.
nonisolated struct JPEGContainer: ImageContainer {
  static let signature: [UInt8] = [0xFF, 0xD8]
  private static let packetHeader = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
  private static let extensionHeader = Array("http://ns.adobe.com/xmp/extension/\0".utf8)
  private static let exifHeader = Array("Exif\0\0".utf8)
  /// The largest packet for which the segment's length, including itself and the header, fits in 16 bits.
  private static let maximumPacket = 0xFFFF - 2 - 31
  private static let maximumExtension = 65_400
  private static let nameLength = 32

  private struct Segment {
    /// The segment including its marker.
    let range: Range<Int>
    /// The content of an extended XMP segment, from its name on.
    var extended: Range<Int>?
    /// The position of the index of further images in the file, from its name on.
    var pictureIndex: Int?
  }

  private let bytes: [UInt8]
  /// Everything before the first scan except the XMP.
  private let segments: [Segment]
  /// From the first scan to the end of the file.
  private let body: Range<Int>
  let packet: XMPPacket
  /// The name of extended XMP that is incomplete and therefore preserved as it is.
  private let keptExtension: String?

  init(_ bytes: [UInt8]) throws(PhotoMetadataError) {
    self.bytes = bytes
    var segments: [Segment] = []
    var packets: [Range<Int>] = []
    var position = 2
    while true {
      let start = position
      // Any number of fill bytes may precede a marker.
      while position < bytes.count, bytes[position] == 0xFF { position += 1 }
      guard position > start, position < bytes.count else { throw .damagedFile }
      let marker = bytes[position]
      position += 1
      // The start of a scan.
      if marker == 0xDA {
        body = start..<bytes.count
        break
      }
      let hasLength = marker >= 0xC0 && !(0xD0...0xD9 ~= marker)
      guard hasLength, let length = bytes.bigEndian16(at: position), length >= 2, position + length <= bytes.count
      else { throw .damagedFile }
      let content = position + 2..<position + length
      position = content.upperBound
      if marker == 0xE1, bytes[content].starts(with: Self.packetHeader) {
        packets.append(content.dropFirst(Self.packetHeader.count))
      } else if marker == 0xE1, bytes[content].starts(with: Self.extensionHeader) {
        segments.append(
          Segment(range: start..<position, extended: content.dropFirst(Self.extensionHeader.count)))
      } else {
        let isIndex = marker == 0xE2 && bytes[content].starts(with: MultiPictureFormat.header)
        segments.append(Segment(range: start..<position, pictureIndex: isIndex ? content.lowerBound : nil))
      }
    }
    var packet = try XMPPacket(joining: packets, of: bytes)
    let name = packet.values(of: .hasExtendedXMP).first
    if let name, let extended = Self.assemble(segments.compactMap(\.extended), of: bytes, named: name),
      let other = try? XMPPacket(parsing: extended)
    {
      packet.remove([.hasExtendedXMP])
      packet.absorb(other)
      segments.removeAll { $0.extended.map { bytes.has(name.utf8, at: $0.lowerBound) } ?? false }
      keptExtension = nil
    } else {
      keptExtension = name
    }
    self.packet = packet
    self.segments = segments
  }

  func bytes(with packet: XMPPacket) throws(PhotoMetadataError) -> [UInt8] {
    var result = Self.signature
    result.reserveCapacity(bytes.count + 20_000)
    // The XMP follows what must come first: the JFIF and Exif headers.
    let leading = segments.prefix { segment in
      let range = segment.range
      let marker = range.lazy.map { bytes[$0] }.first { $0 != 0xFF }
      return marker == 0xE0 || (marker == 0xE1 && bytes[range].dropFirst(4).starts(with: Self.exifHeader))
    }
    for segment in leading { result += bytes[segment.range] }
    for content in try Self.contents(of: packet, canSplit: keptExtension == nil) {
      result += [0xFF, 0xE1] + UInt32(content.count + 2).bigEndianBytes.suffix(2)
      result += content
    }
    var pictures: (start: Int, end: Int, lengthBehind: Int)?
    for segment in segments.dropFirst(leading.count) {
      result += bytes[segment.range]
      if let start = segment.pictureIndex {
        let length = segment.range.upperBound - start
        pictures = (result.count - length, result.count, bytes.count - segment.range.upperBound)
      }
    }
    result += bytes[body]
    if let (start, end, length) = pictures {
      // XMP that followed the index now precedes it.
      let index = MultiPictureFormat.content(result[start..<end], movingPicturesBy: result.count - end - length)
      result.replaceSubrange(start..<end, with: index)
    }
    return result
  }

  private static func contents(of packet: XMPPacket, canSplit: Bool) throws(PhotoMetadataError) -> [[UInt8]] {
    let whole = packet.serialized()
    if whole.count <= maximumPacket { return [packetHeader + whole] }
    var name: [UInt8] = []
    let (main, extended) = packet.split { extended in
      name = MD5.digest(extended).flatMap { [hex[Int($0 >> 4)], hex[Int($0 & 15)]] }
      return String(decoding: name, as: UTF8.self)
    }
    guard canSplit, main.count <= maximumPacket, let total = UInt32(exactly: extended.count) else { throw .tooLarge }
    let pieces = stride(from: 0, to: extended.count, by: maximumExtension).map { offset in
      extensionHeader + name + total.bigEndianBytes + UInt32(offset).bigEndianBytes
        + extended[offset..<min(offset + maximumExtension, extended.count)]
    }
    return [packetHeader + main] + pieces
  }

  private static let hex = Array("0123456789ABCDEF".utf8)

  /// Returns the extended XMP of the given name, or `nil` if a part is missing or overlaps another.
  private static func assemble(_ ranges: [Range<Int>], of bytes: [UInt8], named name: String) -> [UInt8]? {
    guard name.utf8.count == nameLength else { return nil }
    var parts: [(offset: Int, content: ArraySlice<UInt8>)] = []
    var total: Int?
    for range in ranges where bytes.has(name.utf8, at: range.lowerBound) {
      let numbers = range.lowerBound + nameLength
      guard range.count >= nameLength + 8, let length = bytes.bigEndian32(at: numbers),
        let offset = bytes.bigEndian32(at: numbers + 4), total == nil || total == length
      else { return nil }
      total = length
      parts.append((offset, bytes[range].dropFirst(nameLength + 8)))
    }
    var extended: [UInt8] = []
    for part in parts.sorted(by: { $0.offset < $1.offset }) {
      guard part.offset == extended.count else { return nil }
      extended += part.content
    }
    return extended.count == total ? extended : nil
  }
}
