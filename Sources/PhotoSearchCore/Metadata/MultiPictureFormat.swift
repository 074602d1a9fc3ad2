/// The JPEG segment that locates the file's other images, such as a gain map or a larger preview: CIPA DC-007. Offsets
/// count from within the segment, so changing the length of what follows it moves the images.
nonisolated enum MultiPictureFormat {
  static let header = Array("MPF\0".utf8)
  private static let entryLength = 16

  /// Returns the segment with adjusted offsets. Offsets that cannot be read, or would point before the segment, stay.
  ///
  /// - Parameters:
  ///   - content: The content of the segment, from its name on.
  ///   - distance: The number of bytes by which the images have moved away from the segment. Negative if they moved
  ///     closer.
  static func content(_ content: ArraySlice<UInt8>, movingPicturesBy distance: Int) -> [UInt8] {
    let index = Array(content.dropFirst(header.count))
    var moved = index
    guard distance != 0, let order = ByteOrder(index), let list = order.number32(in: index, at: 4),
      let count = order.number16(in: index, at: list)
    else { return Array(content) }
    for entry in (0..<count).map({ list + 2 + 12 * $0 }) where order.number16(in: index, at: entry) == 0xB002 {
      guard let length = order.number32(in: index, at: entry + 4), let start = order.number32(in: index, at: entry + 8)
      else { continue }
      for picture in 0..<min(length, index.count) / entryLength {
        let field = start + picture * entryLength + 8
        // The first image's offset is zero: the beginning of the file.
        guard let offset = order.number32(in: index, at: field), offset != 0,
          let other = UInt32(exactly: offset + distance), other > 0
        else { continue }
        moved.replaceSubrange(field..<field + 4, with: order == .big ? other.bigEndianBytes : other.littleEndianBytes)
      }
    }
    return header + moved
  }

  private enum ByteOrder {
    case big, little

    init?(_ bytes: [UInt8]) {
      if bytes.starts(with: "MM\0*".utf8) {
        self = .big
      } else if bytes.starts(with: "II*\0".utf8) {
        self = .little
      } else {
        return nil
      }
    }

    func number16(in bytes: [UInt8], at index: Int) -> Int? {
      self == .big ? bytes.bigEndian16(at: index) : bytes.littleEndian16(at: index)
    }

    func number32(in bytes: [UInt8], at index: Int) -> Int? {
      self == .big ? bytes.bigEndian32(at: index) : bytes.littleEndian32(at: index)
    }
  }
}
