import ImageDecoding

/// The size that an image file claims to have, read without decoding anything.
///
/// The loaders of GdkPixbuf 2.44 run in separate processes, which decode before they report the size: for a GIF of 50
/// bytes they use 17 GB.
nonisolated enum ClaimedSize {
  /// Returns the size in the header of a file, or `nil` if the header is truncated or needs deeper parsing. Then the
  /// loader decides.
  ///
  /// The headers are described in the PNG specification (IHDR), in GIF89a (logical screen and image descriptors), in
  /// ITU-T T.81 (start of frame) and in RFC 9649 (WebP).
  static func of(_ bytes: UnsafeBufferPointer<UInt8>, format: ImageFormat) -> (width: Int, height: Int)? {
    switch format {
    case .png: bytes.has("IHDR", at: 12) ? bytes.sizes(at: 16, bytes: 4, isLittleEndian: false) : nil
    case .gif: gif(bytes)
    case .jpeg: JPEGHeader(bytes).size
    case .webp: webp(bytes)
    }
  }

  /// The size of the canvas or of the first frame, whichever is larger.
  private static func gif(_ bytes: UnsafeBufferPointer<UInt8>) -> (width: Int, height: Int)? {
    guard let canvas = bytes.sizes(at: 6, bytes: 2, isLittleEndian: true) else { return nil }
    guard let start = GIFFrames.startOfFirst(in: bytes),
      let origin = bytes.sizes(at: start + 1, bytes: 2, isLittleEndian: true),
      let size = bytes.sizes(at: start + 5, bytes: 2, isLittleEndian: true)
    else { return canvas }
    return (max(canvas.width, origin.width + size.width), max(canvas.height, origin.height + size.height))
  }

  private static func webp(_ bytes: UnsafeBufferPointer<UInt8>) -> (width: Int, height: Int)? {
    guard bytes.count >= 30 else { return nil }
    if bytes.has("VP8X", at: 12) {
      return bytes.sizes(at: 24, bytes: 3, isLittleEndian: true).map { ($0.width + 1, $0.height + 1) }
    }
    if bytes.has("VP8 ", at: 12) {
      return bytes.sizes(at: 26, bytes: 2, isLittleEndian: true).map { ($0.width & 0x3FFF, $0.height & 0x3FFF) }
    }
    guard bytes.has("VP8L", at: 12) else { return nil }
    let bits = (0..<4).reduce(0) { $0 | Int(bytes[21 + $1]) << (8 * $1) }
    return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate nonisolated func has(_ text: String, at offset: Int) -> Bool {
    dropFirst(offset).starts(with: text.utf8)
  }

  /// Reads two consecutive numbers of the given byte count, or returns `nil` if they are truncated.
  fileprivate nonisolated func sizes(
    at offset: Int, bytes size: Int, isLittleEndian: Bool
  ) -> (width: Int, height: Int)? {
    guard offset + 2 * size <= count else { return nil }
    func number(_ start: Int) -> Int {
      let digits = self[start..<start + size]
      return isLittleEndian
        ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
    }
    return (number(offset), number(offset + size))
  }
}
