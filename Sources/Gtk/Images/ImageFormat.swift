/// The picture formats that are decoded, told by their first bytes.
///
/// A short list on purpose: pictures come from strangers. Formats with scripts, references to files or rarely used
/// decoders (SVG, TIFF, ICO, ...) are refused, whatever the system could load.
public nonisolated enum ImageFormat: String, Sendable, CaseIterable {
  /// Photographs, with their EXIF orientation.
  case jpeg
  /// Drawings and screenshots, with transparency.
  case png
  /// Few colours. Of an animation the first picture is decoded.
  case gif
  /// Decoded only where a loader for it is installed.
  case webp

  /// The format of a file, or nil if it is none of these.
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
