import FoundationEssentials

/// Whether an image is complete. A server or proxy whose own source broke off may pass on the beginning as if it were
/// the whole; programs show such an image with a grey rest, or not at all.
nonisolated enum PictureEnd {
  /// Also true for formats without an end marker, such as TIFF.
  static func isThere(in data: Data) -> Bool {
    let bytes = ImageBytes(data)
    // Other data may follow the end.
    let tail = data.suffix(1024)
    return switch ImageHeader(data)?.format {
    case .jpeg?: jpeg(data, bytes)
    case .png?: tail.contains("IEND".utf8)
    // The end of the last block, followed by that of the file.
    case .gif?: tail.contains([0, 0x3B])
    case .webp?: bytes.little(4, at: 4).map { $0 <= data.count - 8 } ?? false
    case .tiff?, nil: true
    }
  }

  /// A thumbnail in the metadata has an end marker too. The relevant one follows the start of the first scan.
  private static func jpeg(_ data: Data, _ bytes: ImageBytes) -> Bool {
    var offset = 2
    while bytes[offset] == 0xFF, let marker = bytes[offset + 1], marker != 0xDA {
      switch marker {
      // Any number of fill bytes may precede a marker.
      case 0xFF: offset += 1
      case 0x01, 0xD0...0xD7: offset += 2
      default: offset += 2 + max(2, bytes.big(2, at: offset + 2) ?? data.count)
      }
    }
    return data.withUnsafeBytes { bytes in
      var index = bytes.count - 2
      while index > offset {
        if bytes[index] == 0xFF, bytes[index + 1] == 0xD9 { return true }
        index -= 1
      }
      return false
    }
  }
}
