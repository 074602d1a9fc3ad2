import RandomPrograms

/// What programs write beside the pixels of an image, as chance would have it.
struct RandomMetadata {
  enum Kind: CaseIterable { case exif, colorProfile, xmp }

  let kind: Kind
  let bytes: [UInt8]
}

extension Dice {
  mutating func metadata() -> RandomMetadata {
    let kind = RandomMetadata.Kind.allCases[roll(RandomMetadata.Kind.allCases.count)]
    var bytes = (0..<[0, 1, 20, 400, 60_000][roll(5)]).map { _ in UInt8(roll(256)) }
    guard !happens(onceIn: 3) else { return RandomMetadata(kind: kind, bytes: bytes) }
    // As it begins when it is right.
    let beginning: [UInt8] =
      switch kind {
      case .exif: Array("II".utf8) + [42, 0, 8, 0, 0, 0, UInt8(roll(256)), UInt8(roll(3))]
      case .colorProfile: [0, 0, UInt8(roll(256)), UInt8(roll(256))] + Array("lcms".utf8) + [4, 0, 0, 0]
      case .xmp: Array("<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?><x:xmpmeta xmlns:x='adobe:ns:meta/'>".utf8)
      }
    bytes.replaceSubrange(..<min(beginning.count, bytes.count), with: beginning)
    return RandomMetadata(kind: kind, bytes: bytes)
  }

  /// Returns the file with the metadata where the format has it.
  mutating func adding(_ metadata: RandomMetadata, to file: [UInt8], name: String) -> [UInt8] {
    if name.hasSuffix("jpg") { return addingSegment(metadata, to: file) }
    if name.hasSuffix("png") { return addingPNGChunk(metadata, to: file) }
    return addingWebPChunk(metadata, to: file)
  }

  private mutating func addingSegment(_ metadata: RandomMetadata, to file: [UInt8]) -> [UInt8] {
    let (marker, beginning): (UInt8, [UInt8]) =
      switch metadata.kind {
      case .exif: (0xE1, Array("Exif\0\0".utf8))
      // The number of this part, and how many there are.
      case .colorProfile: (0xE2, Array("ICC_PROFILE\0".utf8) + [UInt8(roll(4)), UInt8(roll(4))])
      case .xmp: (0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8))
      }
    let content = beginning + metadata.bytes
    let count = content.count + 2
    return file.prefix(2) + [0xFF, marker, UInt8(count >> 8), UInt8(count & 255)] + content + file.dropFirst(2)
  }

  /// After the header.
  private func addingPNGChunk(_ metadata: RandomMetadata, to file: [UInt8]) -> [UInt8] {
    let (type, beginning): (String, [UInt8]) =
      switch metadata.kind {
      case .exif: ("eXIf", [])
      // Compressed, which chance is not.
      case .colorProfile: ("iCCP", Array("photo\0\0".utf8))
      case .xmp: ("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0".utf8))
      }
    return file.prefix(33) + pngChunk(type, beginning + metadata.bytes) + file.dropFirst(33)
  }

  /// At the end of the file, whose header says that it is there.
  private func addingWebPChunk(_ metadata: RandomMetadata, to file: [UInt8]) -> [UInt8] {
    let (type, flag): (String, UInt8) =
      switch metadata.kind {
      case .exif: ("EXIF", 8)
      case .colorProfile: ("ICCP", 32)
      case .xmp: ("XMP ", 4)
      }
    func size(_ count: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } }
    let padding: [UInt8] = metadata.bytes.count % 2 == 0 ? [] : [0]
    let chunk = Array(type.utf8) + size(metadata.bytes.count) + metadata.bytes + padding
    var file = file
    guard Array(file[12..<16]) == Array("VP8X".utf8) else { return file }
    file[20] |= flag
    // A colour profile comes before the pixels.
    if metadata.kind == .colorProfile { file.insert(contentsOf: chunk, at: 30) } else { file += chunk }
    file.replaceSubrange(4..<8, with: size(file.count - 8))
    return file
  }
}
