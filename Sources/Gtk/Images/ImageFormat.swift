/// The supported image formats, detected from the first bytes.
///
/// The list is deliberately short because images come from untrusted sources. Formats with scripts, file references or
/// rarely used decoders (SVG, TIFF, ICO, ...) are refused even if the system can load them.
public nonisolated enum ImageFormat: String, Sendable, CaseIterable {
  /// Photographs, with EXIF orientation.
  case jpeg
  /// Drawings and screenshots, with transparency.
  case png
  /// Images with few colours. Of an animation, the first frame is decoded.
  case gif
  /// Supported only if a loader for it is installed.
  case webp

  /// Detects the format of a file, or returns `nil` if it is not supported.
  public init?(of bytes: some Collection<UInt8>) {
    let start = Array(bytes.prefix(12))
    if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if start.starts(with: "GIF87a".utf8) || start.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if start.starts(with: "RIFF".utf8) && start.dropFirst(8).elementsEqual("WEBP".utf8) {
      self = .webp
    } else {
      return nil
    }
  }
}
