import FoundationEssentials

/// Reads the EXIF directories of a JPEG file. It never reads beyond the end, whatever the bytes claim.
nonisolated struct EXIFReader {
  /// A value in a directory.
  enum Value: Hashable {
    case text(String)
    case number(Int)
    case fraction(Int, Int)

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var number: Int? { if case .number(let number) = self { number } else { nil } }
    var fraction: Double? {
      if case .fraction(let above, let below) = self, below != 0 { Double(above) / Double(below) } else { nil }
    }
  }

  private let bytes: ImageBytes
  /// The position from which all offsets count.
  private let start: Int
  private let isBigEndian: Bool

  /// No camera writes more entries than this.
  private static let maximumEntries = 200

  /// Returns `nil` if the available part of the file contains no EXIF.
  init?(jpeg data: Data) {
    bytes = ImageBytes(data)
    guard bytes.has([0xFF, 0xD8]), let start = Self.start(in: bytes) else { return nil }
    self.start = start
    if bytes.has([0x4D, 0x4D, 0, 42], at: start) {
      isBigEndian = true
    } else if bytes.has([0x49, 0x49, 42, 0], at: start) {
      isBigEndian = false
    } else {
      return nil
    }
  }

  /// Walks the segments up to the one with EXIF.
  private static func start(in bytes: ImageBytes) -> Int? {
    var offset = 2
    while bytes[offset] == 0xFF, let marker = bytes[offset + 1] {
      if marker == 0xFF {
        offset += 1
        continue
      }
      guard (0xC0...0xFE).contains(marker), marker != 0xDA, marker != 0xD9, let length = bytes.big(2, at: offset + 2),
        length >= 2
      else { return nil }
      if marker == 0xE1, bytes.has("Exif\0\0", at: offset + 4) { return offset + 10 }
      offset += 2 + length
    }
    return nil
  }

  /// The offset of the directory that describes the camera.
  var firstDirectory: Int { number(4, at: start + 4) ?? -1 }

  /// Returns the values of a directory by tag, as far as their types are used here.
  func directory(at offset: Int) -> [Int: Value] {
    guard offset >= 8, let count = number(2, at: start + offset) else { return [:] }
    var values: [Int: Value] = [:]
    for index in 0..<min(count, Self.maximumEntries) {
      let entry = start + offset + 2 + 12 * index
      guard let tag = number(2, at: entry), let type = number(2, at: entry + 2), let count = number(4, at: entry + 4)
      else { break }
      values[tag] = value(type: type, count: count, at: entry + 8)
    }
    return values
  }

  private func value(type: Int, count: Int, at offset: Int) -> Value? {
    switch type {
    case 2:
      // Up to four characters are stored in place of their offset.
      guard (1...1000).contains(count), let offset = count <= 4 ? offset : number(4, at: offset).map({ start + $0 })
      else {
        return nil
      }
      let characters = (0..<count).map { bytes[offset + $0] }.prefix { $0 != nil && $0 != 0 }.compactMap(\.self)
      let text = PhotoText.sanitized(String(decoding: characters, as: UTF8.self))
      return text.isEmpty ? nil : .text(text)
    case 3: return number(2, at: offset).map(Value.number)
    case 4: return number(4, at: offset).map(Value.number)
    case 5:
      guard let distance = number(4, at: offset), let above = number(4, at: start + distance),
        let below = number(4, at: start + distance + 4)
      else { return nil }
      return .fraction(above, below)
    default: return nil
    }
  }

  private func number(_ count: Int, at offset: Int) -> Int? {
    isBigEndian ? bytes.big(count, at: offset) : bytes.little(count, at: offset)
  }
}
