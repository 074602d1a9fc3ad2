/// A perceptual hash of a picture: 256 bits, most of which stay the same when the picture is scaled, compressed, or
/// converted to another format or to grey.
///
/// This is PDQ, as described in "The TMK+PDQF Video-Hashing Algorithm and the PDQ Image-Hashing Algorithm" (Facebook,
/// 2019): the picture is blurred and reduced to 64 x 64 pixels, and the bits say which of its 16 x 16 lowest frequencies,
/// without the constant ones, are above their median. For the same pixels, hashes are those of Facebook's own programs.
public nonisolated struct PerceptualHash: Sendable, Hashable {
  /// The bits, the least significant first.
  let words: SIMD4<UInt64>

  /// The number of bits that differ: about 128 for different pictures, and at most 31 for most copies of a picture.
  public func distance(to other: PerceptualHash) -> Int {
    let difference = words ^ other.words
    return difference[0].nonzeroBitCount + difference[1].nonzeroBitCount + difference[2].nonzeroBitCount
      + difference[3].nonzeroBitCount
  }
}

nonisolated extension PerceptualHash: LosslessStringConvertible {
  /// The bits as 64 hexadecimal digits, the most significant first.
  public var description: String {
    (0..<4).reversed().map { word in
      let digits = String(words[word], radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    .joined()
  }

  public init?(_ description: String) {
    let digits = Array(description.utf8)
    guard digits.count == 64, digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "f") ~= $0 }) else { return nil }
    var words = SIMD4<UInt64>()
    for word in 0..<4 {
      let start = 48 - word * 16
      guard let value = UInt64(String(decoding: digits[start..<start + 16], as: UTF8.self), radix: 16) else {
        return nil
      }
      words[word] = value
    }
    self.words = words
  }
}
