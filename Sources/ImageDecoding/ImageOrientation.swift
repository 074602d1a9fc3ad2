/// How an image has to be turned or mirrored to be upright, by its numbers in EXIF (tag 0x0112).
package enum ImageOrientation: UInt8, Sendable, CaseIterable {
  case upright = 1
  case mirrored, upsideDown, mirroredUpsideDown
  case transposed, turnedRight, transversed, turnedLeft

  /// Whether the sides change places.
  package var swapsSides: Bool { rawValue > 4 }

  /// Reads the orientation from EXIF data, which begin as a TIFF file does. Upright if they have none, or are damaged.
  package init(exif bytes: some Collection<UInt8>) {
    self = Self.read(Array(bytes.prefix(64 * 1024))) ?? .upright
  }

  private static func read(_ bytes: [UInt8]) -> ImageOrientation? {
    let isLittleEndian: Bool
    switch bytes.prefix(4) {
    case [0x49, 0x49, 42, 0]: isLittleEndian = true
    case [0x4D, 0x4D, 0, 42]: isLittleEndian = false
    default: return nil
    }
    func number(at offset: Int, bytes count: Int) -> Int? {
      guard offset + count <= bytes.count else { return nil }
      let digits = bytes[offset..<offset + count]
      return isLittleEndian
        ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
    }
    // The first directory: how many entries, then 12 bytes for each: tag, type, count, value.
    guard let directory = number(at: 4, bytes: 4), let count = number(at: directory, bytes: 2) else { return nil }
    for entry in 0..<count {
      let offset = directory + 2 + 12 * entry
      guard let tag = number(at: offset, bytes: 2) else { return nil }
      if tag == 0x0112 {
        return number(at: offset + 8, bytes: 2).flatMap { Self(rawValue: UInt8(truncatingIfNeeded: $0)) }
      }
    }
    return nil
  }
}
