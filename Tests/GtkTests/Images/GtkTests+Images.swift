import CGtk
import ImageDecoding
import Testing

@_spi(Bindings) @testable import Gtk

/// Encodes a picture whose left half is red and right half is blue.
@MainActor private func encoded(
  _ format: String, width: Int, height: Int, options: KeyValuePairs<String, String> = [:]
) -> [UInt8] {
  let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, gint(width), gint(height))!
  defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
  gdk_pixbuf_fill(pixbuf, 0xFF00_00FF)
  if width > 1 {
    let right = gdk_pixbuf_new_subpixbuf(pixbuf, gint(width / 2), 0, gint(width - width / 2), gint(height))!
    gdk_pixbuf_fill(right, 0x0000_FFFF)
    g_object_unref(UnsafeMutableRawPointer(right))
  }
  var buffer: UnsafeMutablePointer<CChar>?
  var size: gsize = 0
  let keys = options.map(\.key).makeStrings()
  let values = options.map(\.value).makeStrings()
  defer {
    g_strfreev(keys)
    g_strfreev(values)
    g_free(buffer)
  }
  precondition(gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, format, keys, values, nil) != 0)
  return UnsafeRawBufferPointer(start: buffer, count: Int(size)).map { $0 }
}

/// The pixel of a texture as red, green, blue.
@MainActor private func pixel(_ texture: Gdk.Texture, _ x: Int, _ y: Int) -> [UInt8] {
  var pixels = [UInt8](repeating: 0, count: texture.byteCount)
  gdk_texture_download(texture.opaque, &pixels, gsize(texture.width * 4))
  let offset = (y * texture.width + x) * 4
  return [pixels[offset + 2], pixels[offset + 1], pixels[offset]]
}

/// A PNG file that claims a size, up to where its pixels begin.
nonisolated func pngBeginning(width: UInt32, height: UInt32) -> [UInt8] {
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    + pngChunk("IHDR", bigEndian(width) + bigEndian(height) + [8, 2, 0, 0, 0]) + [0, 0, 1, 0] + Array("IDAT".utf8) + [
      0x78, 0x9C,
    ]
}

nonisolated func pngChunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
  let body = Array(type.utf8) + content
  var crc: UInt32 = .max
  for byte in body {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
  }
  return bigEndian(UInt32(content.count)) + body + bigEndian(~crc)
}

private nonisolated func bigEndian(_ number: UInt32) -> [UInt8] {
  (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32($0))) }
}

/// Puts an EXIF block that says how the camera was held into a JPEG file.
private func turned(_ jpeg: [UInt8], orientation: UInt8) -> [UInt8] {
  let exif: [UInt8] =
    Array("Exif".utf8) + [0, 0] + Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0]
    + [orientation, 0, 0, 0, 0, 0, 0, 0]
  let length = exif.count + 2
  return jpeg.prefix(2) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + exif + jpeg.dropFirst(2)
}

/// A JPEG file that claims a size, up to where its tables would begin.
private func jpegBeginning(width: Int, height: Int) -> [UInt8] {
  [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0]
    + [0xFF, 0xC0, 0, 17, 8, UInt8(height >> 8), UInt8(height & 0xFF), UInt8(width >> 8), UInt8(width & 0xFF)]
    + [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
    + [0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0] + Array(repeating: 0x55, count: 64)
}

/// A red picture of 24 x 16 in the four inks of print.
private let fourInks = """
  /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwAIBgYHBgUIBwcHCQkICgwUDQwLCwwZEhMPFB0aHx4dGhwcICQuJyAiLCMcHCg3KSww\
  MTQ0NB8nOT04MjwuMzQy/9sAQwEJCQkMCwwYDQ0YMiEcITIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIy\
  MjIyMjIyMjIyMjIy/8AAFAgAEAAYBAEiAAIRAQMRAQQiAP/EABYAAQEBAAAAAAAAAAAAAAAAAAAGB//EABQQAQAAAAAAAAAA\
  AAAAAAAAAAD/xAAWAQEBAQAAAAAAAAAAAAAAAAAABgf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADgQBAAIRAxEEAAA/ALMB\
  TMNb+AAAAP/Z
  """

/// A GIF of 2 x 2 pixels with a picture of each colour.
private func animation(_ colors: [[UInt8]]) -> [UInt8] {
  var file: [UInt8] = Array("GIF89a".utf8) + [2, 0, 2, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6]
  file += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
  for color in colors {
    file += [0x21, 0xF9, 4, 0, 10, 0, 0, 0]
    // A colour table of its own, and four pixels of the first colour.
    file += [0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0x80] + color + [0, 0, 0] + [2, 3, 0x04, 0x00, 0x05, 0]
  }
  return file + [0x3B]
}

/// Where images are decoded. What becomes of them is the same.
enum DecodingWay: String, CaseIterable, CustomTestStringConvertible {
  case inThisProcess, inAnother

  var processes: DecoderProcesses? { self == .inAnother ? isolated : nil }
  var testDescription: String { rawValue }
}

extension GtkTests {
  @Test(arguments: 1...8, DecodingWay.allCases) func everyOrientationIsTurnedUpright(
    orientation: UInt8, way: DecodingWay
  ) async throws {
    let texture = try await ImageDecoder.decode(
      bytes: turned(encoded("jpeg", width: 64, height: 32), orientation: orientation), fitting: (width: 64, height: 64),
      in: way.processes)
    // Red is the left half as the file has it.
    let reds: [(x: Int, y: Int)] = [(8, 16), (56, 16), (56, 16), (8, 16), (16, 8), (16, 8), (16, 56), (16, 56)]
    let isTurned = orientation > 4
    #expect([texture.width, texture.height] == (isTurned ? [32, 64] : [64, 32]))
    let red = reds[Int(orientation) - 1]
    let blue = isTurned ? (x: red.x, y: 64 - red.y) : (x: 64 - red.x, y: red.y)
    #expect(pixel(texture, red.x, red.y)[0] > 200 && pixel(texture, red.x, red.y)[2] < 60)
    #expect(pixel(texture, blue.x, blue.y)[2] > 200 && pixel(texture, blue.x, blue.y)[0] < 60)
  }

  @Test(arguments: DecodingWay.allCases) func headersThatClaimGiantPicturesAreRefused(way: DecodingWay) async throws {
    let gif = Array("GIF89a".utf8) + [0x30, 0x75, 0x30, 0x75, 0x80, 0, 0, 0, 0, 0, 1, 1, 1]
    let picture: [UInt8] = [0x2C, 0, 0, 0, 0, 0x30, 0x75, 0x30, 0x75, 0, 2, 2, 0x4C, 1, 0, 0x3B]
    let giants = [
      pngBeginning(width: 30_000, height: 30_000), jpegBeginning(width: 30_000, height: 30_000), gif + picture,
    ]
    for bytes in giants {
      await #expect(throws: ImageDecoder.Failure.tooLarge(width: 30_000, height: 30_000)) {
        try await ImageDecoder.decode(bytes: bytes, fitting: (width: 10, height: 10), in: way.processes)
      }
    }
    // A lossless WebP of the largest size that there is; its loader need not be installed.
    let size: UInt32 = 16_383 | 16_383 << 14
    let webp: [UInt8] =
      Array("RIFF".utf8) + [30, 0, 0, 0] + Array("WEBPVP8L".utf8) + [18, 0, 0, 0, 0x2F]
      + (0..<4).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) } + Array(repeating: 0, count: 13)
    await #expect(throws: ImageDecoder.Failure.self) {
      try await ImageDecoder.decode(bytes: webp, fitting: (width: 10, height: 10), in: way.processes)
    }
  }

  @Test func `A loader took memory for a giant picture before it told the size`() {
    func claim(_ bytes: [UInt8]) -> [Int]? {
      bytes.withUnsafeBufferPointer { bytes in
        ImageFormat(of: bytes).flatMap { ClaimedSize.of(bytes, format: $0) }.map { [$0.width, $0.height] }
      }
    }
    func webp(_ kind: String, _ header: [UInt8]) -> [UInt8] {
      Array("RIFF".utf8) + [99, 0, 0, 0] + Array("WEBP\(kind)".utf8) + [99, 0, 0, 0] + header
        + Array(repeating: 0, count: 16)
    }
    let pictures = [
      encoded("jpeg", width: 64, height: 32), turned(encoded("jpeg", width: 64, height: 32), orientation: 6),
      encoded("png", width: 64, height: 32),
      Array("GIF89a".utf8) + [64, 0, 32, 0, 0, 0, 0],
      // The picture is larger than its canvas.
      Array("GIF87a".utf8) + [2, 0, 2, 0, 0, 0, 0, 0x2C, 4, 0, 2, 0, 60, 0, 30, 0, 0],
      webp("VP8X", [0, 0, 0, 0, 63, 0, 0, 31, 0, 0]),
      webp("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 64, 0x40, 32, 0x80]),
      webp("VP8L", [0x2F, 63, 0xC0, 7, 0]),
    ]
    for picture in pictures {
      #expect(claim(picture) == [64, 32])
      for end in 0..<picture.count {
        let start = claim(Array(picture[..<end]))
        #expect(start == nil || start == [64, 32] || start == [2, 2])
      }
    }
  }

  @Test(arguments: DecodingWay.allCases) func ofAnAnimationTheFirstPictureIsDecoded(way: DecodingWay) async throws {
    let file = animation([[255, 0, 0], [0, 0, 255]])
    for bytes in [file, Array(file.prefix(file.count - 10)), animation([[255, 0, 0]])] {
      let texture = try await ImageDecoder.decode(bytes: bytes, fitting: (width: 10, height: 10), in: way.processes)
      #expect([texture.width, texture.height] == [2, 2])
      #expect(pixel(texture, 0, 0) == [255, 0, 0])
      #expect(pixel(texture, 1, 1) == [255, 0, 0])
    }
    await #expect(throws: ImageDecoder.Failure.self) {
      try await ImageDecoder.decode(bytes: file.prefix(50), fitting: (width: 10, height: 10), in: way.processes)
    }
  }

  @Test(arguments: DecodingWay.allCases) func aPictureInTheInksOfPrintIsDecoded(way: DecodingWay) async throws {
    var size: gsize = 0
    let decoded = try #require(g_base64_decode(fourInks, &size))
    defer { g_free(decoded) }
    let texture = try await ImageDecoder.decode(
      bytes: Array(UnsafeBufferPointer(start: decoded, count: Int(size))), fitting: (width: 24, height: 24),
      in: way.processes)
    #expect([texture.width, texture.height] == [24, 16])
    let color = pixel(texture, 12, 8)
    #expect(color[0] > 200 && color[1] < 60 && color[2] < 60, "\(color)")
  }

  @Test(arguments: DecodingWay.allCases) func whatIsMislabelledIsAnError(way: DecodingWay) async throws {
    let jpeg = encoded("jpeg", width: 16, height: 16)
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let error = await #expect(throws: ImageDecoder.Failure.self) {
      try await ImageDecoder.decode(bytes: signature + jpeg, fitting: (width: 10, height: 10), in: way.processes)
    }
    guard case .damaged = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func aDecodingThatIsCancelledStops() throws {
    let job = DecodingJob(PictureBox((width: 10, height: 10)))
    job.cancel()
    #expect(throws: CancellationError.self) {
      _ = try encoded("png", width: 30, height: 30).withUnsafeBufferPointer { try job.decode($0) }
    }
  }

  @Test(arguments: ["jpeg", "png"], DecodingWay.allCases) func `A picture is scaled down to fit`(
    format: String, way: DecodingWay
  ) async throws {
    let texture = try await ImageDecoder.decode(
      bytes: encoded(format, width: 400, height: 200), fitting: (width: 100, height: 100), in: way.processes)
    #expect([texture.width, texture.height] == [100, 50])
    let left = pixel(texture, 10, 25)
    #expect(left[0] > 200 && left[2] < 60, "\(left)")
    let right = pixel(texture, 90, 25)
    #expect(right[2] > 200 && right[0] < 60, "\(right)")
  }

  @Test(arguments: DecodingWay.allCases) func `A small picture stays as it is, a thin one keeps a pixel`(
    way: DecodingWay
  ) async throws {
    let small = try await ImageDecoder.decode(
      bytes: encoded("png", width: 30, height: 20), fitting: (width: 100, height: 100), in: way.processes)
    #expect([small.width, small.height] == [30, 20])
    let thin = try await ImageDecoder.decode(
      bytes: encoded("png", width: 2_000, height: 1), fitting: (width: 100, height: 100), in: way.processes)
    #expect([thin.width, thin.height] == [100, 1])
  }

  @Test(arguments: [
    // width, height, orientation, and what covers 100 × 60
    (400, 200, 1, 120, 60), (200, 400, 1, 100, 200), (400, 200, 6, 100, 200), (40, 20, 1, 120, 60),
    (101, 60, 1, 101, 60),
    (2_000, 1, 1, 400, 1),
  ]) func `A picture covers a place, with no more pixels than that takes`(
    width: Int, height: Int, orientation: UInt8, coveringWidth: Int, coveringHeight: Int
  ) async throws {
    let picture = turned(encoded("jpeg", width: width, height: height), orientation: orientation)
    for way in DecodingWay.allCases {
      let texture = try await ImageDecoder.decode(
        bytes: picture, covering: (width: 100, height: 60), in: way.processes)
      #expect([texture.width, texture.height] == [coveringWidth, coveringHeight], "\(way)")
    }
  }

  @Test(arguments: DecodingWay.allCases) func `A picture taken upright is turned and fits as turned`(way: DecodingWay)
    async throws
  {
    let lying = encoded("jpeg", width: 400, height: 200)
    // 6: the camera was turned clockwise, so the picture's left is its top.
    let texture = try await ImageDecoder.decode(
      bytes: turned(lying, orientation: 6), fitting: (width: 300, height: 100), in: way.processes)
    #expect([texture.width, texture.height] == [50, 100])
    #expect(pixel(texture, 25, 5)[0] > 200)
    #expect(pixel(texture, 25, 95)[2] > 200)
  }

  @Test(arguments: DecodingWay.allCases) func `What is no picture, or of a format not on the list, is refused`(
    way: DecodingWay
  ) async throws {
    let svg = Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)
    let tiff = encoded("tiff", width: 4, height: 4)
    let html = Array("<!DOCTYPE html><title>404</title>".utf8)
    for bytes in [[], [0xFF], svg, tiff, html] as [[UInt8]] {
      await #expect(throws: ImageDecoder.Failure.unsupportedFormat) {
        try await ImageDecoder.decode(bytes: bytes, fitting: (width: 10, height: 10), in: way.processes)
      }
    }
  }

  @Test(arguments: ["jpeg", "png"], DecodingWay.allCases) func `A broken picture is an error`(
    format: String, way: DecodingWay
  ) async throws {
    let whole = encoded(format, width: 64, height: 64)
    for bytes in [Array(whole.prefix(13)), whole.prefix(20) + Array(repeating: 0xAA, count: 500)] {
      let error = await #expect(throws: ImageDecoder.Failure.self) {
        try await ImageDecoder.decode(bytes: bytes, fitting: (width: 10, height: 10), in: way.processes)
      }
      #expect(error != .unsupportedFormat)
    }
  }

  @Test(arguments: DecodingWay.allCases) func `A header that claims a giant picture is refused before memory is taken`(
    way: DecodingWay
  ) async throws {
    await #expect(throws: ImageDecoder.Failure.tooLarge(width: 60_000, height: 60_000)) {
      try await ImageDecoder.decode(
        bytes: pngBeginning(width: 60_000, height: 60_000), fitting: (width: 10, height: 10), in: way.processes)
    }
    let gif =
      Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0x80, 0, 0, 0, 0, 0, 1, 1, 1]
      + [0x2C, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 2, 2, 0x4C, 1, 0, 0x3B]
    await #expect(throws: ImageDecoder.Failure.tooLarge(width: 65_535, height: 65_535)) {
      try await ImageDecoder.decode(bytes: gif, fitting: (width: 10, height: 10), in: way.processes)
    }
  }

  @Test(arguments: DecodingWay.allCases) func `A cancelled task decodes nothing`(way: DecodingWay) async throws {
    let bytes = encoded("png", width: 300, height: 300)
    let task = Task { try await ImageDecoder.decode(bytes: bytes, fitting: (width: 10, height: 10), in: way.processes) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test(arguments: DecodingWay.allCases) func `Many pictures are decoded at once`(way: DecodingWay) async throws {
    let bytes = encoded("jpeg", width: 300, height: 300)
    try await withThrowingTaskGroup(of: Gdk.Texture.self) { group in
      for size in 1...50 {
        group.addTask {
          try await ImageDecoder.decode(bytes: bytes, fitting: (width: size, height: size), in: way.processes)
        }
      }
      var widths: Set<Int> = []
      for try await texture in group { widths.insert(texture.width) }
      #expect(widths == Set(1...50))
    }
  }

  /// What libraries other than those of GdkPixbuf make of the formats: halves that are red and blue.
  @Test(arguments: imageSamples.keys.sorted()) func `Whatever a format has is decoded`(name: String) async throws {
    for size in [(width: 400, height: 400), (width: 20, height: 20)] {
      let texture = try await ImageDecoder.decode(bytes: sample(name), fitting: size, in: isolated)
      let isTurned = name.hasPrefix("turned")
      let scale = size.width == 400 ? 2 : 1
      let expected: [Int] = isTurned ? [10 * scale, 20 * scale] : [20 * scale, 10 * scale]
      #expect([texture.width, texture.height] == expected)
      let red = pixel(texture, isTurned ? 5 * scale : 3 * scale, isTurned ? 3 * scale : 5 * scale)
      let blue = pixel(texture, isTurned ? 5 * scale : 17 * scale, isTurned ? 17 * scale : 5 * scale)
      switch name {
      case _ where name.hasPrefix("gray"):
        // As bright as the eye sees the colours.
        #expect(Set(red).count == 1 && Set(blue).count == 1 && red[0] > blue[0], "\(red) \(blue)")
      case _ where name.hasPrefix("half"):
        #expect((115...140).contains(red[0]) && red[1] < 20 && red[2] < 20, "\(red)")
        #expect((115...140).contains(blue[2]) && blue[0] < 20 && blue[1] < 20, "\(blue)")
      default:
        #expect(red[0] > 240 && red[1] < 20 && red[2] < 20, "\(red)")
        let isBlue = blue[2] > 240 && blue[0] < 20 && blue[1] < 20
        #expect(name.hasPrefix("clear") ? blue == [0, 0, 0] : isBlue, "\(blue)")
      }
    }
  }

  @Test(arguments: DecodingWay.allCases) func `The rows of an interlaced GIF file come in their order`(
    way: DecodingWay
  ) async throws {
    let texture = try await ImageDecoder.decode(
      bytes: file(interlacedRows), fitting: (width: 16, height: 16), in: way.processes)
    let brightness = (0..<16).map { pixel(texture, 2, $0)[0] }
    #expect(brightness == brightness.sorted() && Set(brightness).count == 16, "\(brightness)")
  }
}
