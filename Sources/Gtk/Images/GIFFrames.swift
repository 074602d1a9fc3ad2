/// Where the pictures of an animation lie in a GIF file.
nonisolated enum GIFFrames {
  /// How many bytes there are up to the end of the first picture; nil when it is not all there. Nothing is decoded.
  ///
  /// Only the first picture of an animation is shown. A loader that gets no more spends no memory on the others, of
  /// which a small file can have thousands of any size.
  static func endOfFirst(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    func at(_ offset: Int) -> Int? { offset < bytes.count ? Int(bytes[offset]) : nil }
    /// The bytes of a colour table, as a block's flags say.
    func tableSize(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }
    /// Skips blocks that begin with their length, up to one of no length.
    func skipBlocks(_ start: Int) -> Int? {
      var offset = start
      while let length = at(offset) {
        offset += 1 + length
        if length == 0 { return offset }
      }
      return nil
    }

    // The signature, the canvas and its colour table.
    guard let flags = at(10) else { return nil }
    var offset = 13 + tableSize(flags)
    while let kind = at(offset) {
      switch kind {
      case 0x21:  // an extension: its kind and blocks
        guard let next = skipBlocks(offset + 2) else { return nil }
        offset = next
      case 0x2C:  // a picture: its place, its colour table, the size of its codes and blocks
        guard let flags = at(offset + 9) else { return nil }
        return skipBlocks(offset + 10 + tableSize(flags) + 1)
      default: return nil
      }
    }
    return nil
  }
}
