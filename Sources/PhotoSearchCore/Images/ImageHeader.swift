import FoundationEssentials

/// What the first bytes of an image reveal: its format, whatever its name and type claim, and its size. Reading it
/// takes no memory, however large the image claims to be.
///
/// SVG is not supported: a drawing can refer to other files and cost without bound.
nonisolated struct ImageHeader: Sendable, Hashable {
  enum Format: Sendable, Hashable, CaseIterable {
    case jpeg, png, gif, webp, tiff
  }

  let format: Format
  let width: Int
  let height: Int

  /// Returns `nil` if the format is none of these, or if the size is missing or empty.
  init?(_ data: Data) {
    let bytes = ImageBytes(data)
    let found: (Format, (width: Int, height: Int)?) =
      switch true {
      case bytes.has([0xFF, 0xD8, 0xFF]): (.jpeg, Self.jpegSize(bytes))
      case bytes.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]): (.png, Self.pngSize(bytes))
      case bytes.has("GIF87a"), bytes.has("GIF89a"): (.gif, Self.gifSize(bytes))
      case bytes.has("RIFF") && bytes.has("WEBP", at: 8): (.webp, Self.webpSize(bytes))
      case bytes.has([0x49, 0x49, 42, 0]): (.tiff, Self.tiffSize(bytes, isBigEndian: false))
      case bytes.has([0x4D, 0x4D, 0, 42]): (.tiff, Self.tiffSize(bytes, isBigEndian: true))
      default: (.jpeg, nil)
      }
    guard let size = found.1, size.width > 0, size.height > 0 else { return nil }
    (format, width, height) = (found.0, size.width, size.height)
  }

  /// Never overflows: in every format, dimensions have at most 32 bits.
  var pixelCount: Int { width * height }

  private static func pngSize(_ bytes: ImageBytes) -> (width: Int, height: Int)? {
    guard bytes.has("IHDR", at: 12), let width = bytes.big(4, at: 16), let height = bytes.big(4, at: 20),
      // The specification allows 31 bits.
      width <= Int(Int32.max), height <= Int(Int32.max)
    else { return nil }
    return (width, height)
  }

  private static func gifSize(_ bytes: ImageBytes) -> (width: Int, height: Int)? {
    guard let width = bytes.little(2, at: 6), let height = bytes.little(2, at: 8) else { return nil }
    return (width, height)
  }

  /// Walks the segments up to the one that starts the frame.
  private static func jpegSize(_ bytes: ImageBytes) -> (width: Int, height: Int)? {
    var offset = 2
    while let marker = bytes[offset + 1] {
      guard bytes[offset] == 0xFF else { return nil }
      switch marker {
      // Any number of fill bytes may precede a marker.
      case 0xFF: offset += 1
      case 0x01, 0xD0...0xD7: offset += 2
      // The image starts or ends without a frame.
      case 0xD8, 0xD9, 0xDA: return nil
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let height = bytes.big(2, at: offset + 5), let width = bytes.big(2, at: offset + 7) else { return nil }
        return (width, height)
      default:
        guard let length = bytes.big(2, at: offset + 2), length >= 2 else { return nil }
        offset += 2 + length
      }
    }
    return nil
  }

  private static func webpSize(_ bytes: ImageBytes) -> (width: Int, height: Int)? {
    if bytes.has("VP8X", at: 12), let width = bytes.little(3, at: 24), let height = bytes.little(3, at: 27) {
      return (width + 1, height + 1)
    }
    if bytes.has("VP8L", at: 12), bytes[20] == 0x2F, let bits = bytes.little(4, at: 21) {
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    if bytes.has("VP8 ", at: 12), bytes.has([0x9D, 0x01, 0x2A], at: 23), let width = bytes.little(2, at: 26),
      let height = bytes.little(2, at: 28)
    {
      return (width & 0x3FFF, height & 0x3FFF)
    }
    return nil
  }

  /// Returns the size of the first image in the file.
  private static func tiffSize(_ bytes: ImageBytes, isBigEndian: Bool) -> (width: Int, height: Int)? {
    func number(_ count: Int, at offset: Int) -> Int? {
      isBigEndian ? bytes.big(count, at: offset) : bytes.little(count, at: offset)
    }
    guard let directory = number(4, at: 4), let count = number(2, at: directory) else { return nil }
    var sizes: [Int: Int] = [:]
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = number(2, at: entry), let type = number(2, at: entry + 2) else { return nil }
      guard tag == 256 || tag == 257 else { continue }
      // A 16-bit or 32-bit number.
      sizes[tag] = type == 3 ? number(2, at: entry + 8) : type == 4 ? number(4, at: entry + 8) : nil
    }
    guard let width = sizes[256], let height = sizes[257], max(width, height) <= Int(Int32.max) else { return nil }
    return (width, height)
  }
}

/// Random access to bytes. Reads beyond the end return `nil`.
nonisolated struct ImageBytes {
  private let data: Data

  init(_ data: Data) {
    self.data = data
  }

  subscript(offset: Int) -> UInt8? {
    offset >= 0 && offset < data.count ? data[data.startIndex + offset] : nil
  }

  func has(_ expected: [UInt8], at offset: Int = 0) -> Bool {
    expected.indices.allSatisfy { self[offset + $0] == expected[$0] }
  }

  func has(_ expected: String, at offset: Int = 0) -> Bool {
    has(Array(expected.utf8), at: offset)
  }

  func big(_ count: Int, at offset: Int) -> Int? {
    number(at: (0..<count).map { offset + $0 })
  }

  func little(_ count: Int, at offset: Int) -> Int? {
    number(at: (0..<count).map { offset + count - 1 - $0 })
  }

  private func number(at places: [Int]) -> Int? {
    var number = 0
    for offset in places {
      guard let byte = self[offset] else { return nil }
      number = number << 8 | Int(byte)
    }
    return number
  }
}

/// The size in device pixels to which an image is decoded. The image keeps its proportions.
public nonisolated struct ImageSize: Sendable, Hashable {
  /// How an image of other proportions is fitted to the size.
  public enum Fit: Sendable {
    /// The whole image fits within the size. A smaller image is not enlarged.
    case contain
    /// The image covers the size and may extend beyond it. A smaller image is enlarged.
    case cover
  }

  public let width: Int
  public let height: Int
  public let fit: Fit

  public init(width: Int, height: Int, fit: Fit = .contain) {
    self.width = width
    self.height = height
    self.fit = fit
  }

  /// Returns the size multiplied by a scale factor, such as a screen's number of device pixels per desktop pixel.
  public func scaled(by scale: Int) -> ImageSize {
    ImageSize(width: width * scale, height: height * scale, fit: fit)
  }
}
