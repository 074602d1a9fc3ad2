/// The byte positions of the frames in a GIF file.
nonisolated enum GIFFrames {
  /// Returns the number of bytes up to the end of the first frame, or `nil` if it is truncated. Nothing is decoded.
  ///
  /// Only the first frame of an animation is shown. A loader that receives nothing else spends no memory on the others,
  /// of which a small file can have thousands of any size.
  static func endOfFirst(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    // A frame: its position, its colour table, its code size and its blocks.
    guard let start = startOfFirst(in: bytes), start + 9 < bytes.count else { return nil }
    return skipBlocks(bytes, from: start + 10 + tableSize(bytes[start + 9]) + 1)
  }

  /// Returns the offset of the first frame's introducer byte.
  static func startOfFirst(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    // The signature, the canvas and its colour table.
    guard bytes.count > 10 else { return nil }
    var offset = 13 + tableSize(bytes[10])
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x21:  // an extension: its kind and blocks
        guard let next = skipBlocks(bytes, from: offset + 2) else { return nil }
        offset = next
      case 0x2C: return offset
      default: return nil
      }
    }
    return nil
  }

  /// Returns the size of a colour table in bytes, given the flags of its block.
  private static func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags) & 7 + 1) }

  /// Skips blocks that begin with their length, up to an empty one.
  private static func skipBlocks(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var offset = start
    while offset < bytes.count {
      let length = Int(bytes[offset])
      offset += 1 + length
      if length == 0 { return offset }
    }
    return nil
  }
}
