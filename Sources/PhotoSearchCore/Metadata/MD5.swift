import Glibc

/// The digest that names extended XMP in a JPEG. It is not used for security.
nonisolated enum MD5 {
  /// Returns the 16-byte digest defined by RFC 1321.
  static func digest(_ message: [UInt8]) -> [UInt8] {
    let bitCount = UInt64(message.count) &* 8
    var bytes = message + [0x80]
    bytes += [UInt8](repeating: 0, count: (120 - bytes.count % 64) % 64)
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> (8 * UInt64($0))) }
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
    for block in stride(from: 0, to: bytes.count, by: 64) {
      let words = (0..<16).map { word in
        (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[block + 4 * word + $1]) << UInt32(8 * $1) }
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for step in 0..<64 {
        let (mix, word): (UInt32, Int) =
          switch step / 16 {
          case 0: ((b & c) | (~b & d), step)
          case 1: ((d & b) | (~d & c), (5 * step + 1) % 16)
          case 2: (b ^ c ^ d, (3 * step + 5) % 16)
          default: (c ^ (b | ~d), 7 * step % 16)
          }
        let sum = a &+ mix &+ sines[step] &+ words[word]
        let shift = shifts[step / 16][step % 4]
        (a, d, c, b) = (d, c, b, b &+ (sum << shift | sum >> (32 - shift)))
      }
      state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d]
    }
    return state.flatMap(\.littleEndianBytes)
  }

  private static let shifts: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
  private static let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
}
