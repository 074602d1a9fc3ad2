/// Reads numbers from bytes. Reads beyond the end return `nil`.
nonisolated extension [UInt8] {
  func bigEndian16(at index: Int) -> Int? {
    guard index >= 0, index <= count - 2 else { return nil }
    return Int(self[index]) << 8 | Int(self[index + 1])
  }

  func bigEndian32(at index: Int) -> Int? {
    guard let high = bigEndian16(at: index), let low = bigEndian16(at: index + 2) else { return nil }
    return high << 16 | low
  }

  func littleEndian16(at index: Int) -> Int? { bigEndian16(at: index).map { ($0 & 0xFF) << 8 | $0 >> 8 } }

  func littleEndian32(at index: Int) -> Int? {
    guard let low = littleEndian16(at: index), let high = littleEndian16(at: index + 2) else { return nil }
    return high << 16 | low
  }

  /// Whether the expected bytes are at the index.
  func has(_ expected: some Collection<UInt8>, at index: Int) -> Bool {
    index >= 0 && index <= count && self[index...].starts(with: expected)
  }
}

nonisolated extension UInt32 {
  var bigEndianBytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
  var littleEndianBytes: [UInt8] { bigEndianBytes.reversed() }
}
