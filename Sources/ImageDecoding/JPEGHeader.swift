/// What a JPEG file says before its pixels: the segments up to the first scan, as ITU-T T.81 describes them.
package struct JPEGHeader: Sendable {
  /// The size of the image, or `nil` if the file ends before it or has none.
  package private(set) var size: (width: Int, height: Int)?
  /// The number of colour components: 1 for grey, 3 for colours, 4 for the inks of print.
  package private(set) var componentCount = 0
  package private(set) var orientation = ImageOrientation.upright
  /// Whether Adobe's segment is there. Then the inks are inverted.
  package private(set) var isFromAdobe = false
  /// The offset of the first scan, or the number of bytes if there is none.
  package private(set) var scanStart: Int

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    scanStart = bytes.count
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      // Any number of these may precede a marker.
      guard marker != 0xFF else {
        offset += 1
        continue
      }
      let next = offset + 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
      let segment = bytes[min(offset + 4, bytes.count)..<max(min(next, bytes.count), min(offset + 4, bytes.count))]
      switch marker {
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker): readFrame(segment)
      case 0xE1: readEXIF(segment)
      case 0xEE: isFromAdobe = isFromAdobe || segment.starts(with: "Adobe".utf8)
      case 0xD8, 0xD9: return
      case 0xDA:
        scanStart = offset
        return
      default: break
      }
      offset = next
    }
  }

  /// The precision, the height, the width and the number of components.
  private mutating func readFrame(_ segment: Slice<UnsafeBufferPointer<UInt8>>) {
    let start = segment.startIndex
    guard size == nil, segment.count >= 5 else { return }
    size = (
      Int(segment[start + 3]) << 8 | Int(segment[start + 4]), Int(segment[start + 1]) << 8 | Int(segment[start + 2])
    )
    if segment.count > 5 { componentCount = Int(segment[start + 5]) }
  }

  /// Other programs put XMP into segments of the same kind.
  private mutating func readEXIF(_ segment: Slice<UnsafeBufferPointer<UInt8>>) {
    guard orientation == .upright, segment.starts(with: Array("Exif".utf8) + [0, 0]) else { return }
    orientation = ImageOrientation(exif: segment.dropFirst(6))
  }
}
