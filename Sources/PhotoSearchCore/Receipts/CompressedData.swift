import CZlib
import FoundationEssentials

/// Data in the zlib format, which is that of texts a fifth of their size.
nonisolated struct CompressedData: Sendable {
  /// The number of bytes before compression, as eight bytes, and then the compressed ones.
  let bytes: Data

  private static let headerSize = 8
  /// More than any answer of a service.
  private static let maximumSize = 16 << 20

  init(_ data: Data) {
    var packed = [UInt8](repeating: 0, count: Int(compressBound(uLong(data.count))))
    var count = uLongf(packed.count)
    let result = data.withUnsafeBytes { source in
      // Speed matters more than the last per cent.
      compress2(&packed, &count, source.bindMemory(to: UInt8.self).baseAddress, uLong(source.count), Z_BEST_SPEED)
    }
    precondition(result == Z_OK, "zlib has no memory")
    bytes = withUnsafeBytes(of: UInt64(data.count).littleEndian) { Data($0) } + packed[..<Int(count)]
  }

  /// Takes what was compressed before, which may be damaged.
  init(bytes: Data) { self.bytes = bytes }

  /// The original data, or `nil` if the compressed data are damaged.
  var data: Data? {
    guard bytes.count >= Self.headerSize else { return nil }
    let size = bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
    guard size <= Self.maximumSize else { return nil }
    var unpacked = [UInt8](repeating: 0, count: Int(size))
    var count = uLongf(unpacked.count)
    let packed = Array(bytes.dropFirst(Self.headerSize))
    guard uncompress(&unpacked, &count, packed, uLong(packed.count)) == Z_OK, count == size else { return nil }
    return Data(unpacked)
  }
}
