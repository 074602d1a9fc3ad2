import Foundation
import GeneratedCases
import ReplayServer
import Testing

@testable import PhotoSearchCore

nonisolated struct ImageHeaderTests {
  private static func header(_ bytes: [UInt8]) -> ImageHeader? { ImageHeader(Data(bytes)) }

  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0x75, 0x30]
    + [0, 0, 0x75, 0x30]
  private static let gif = Array("GIF89a".utf8) + [0x40, 0x01, 0xF0, 0x00]
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xDB, 0, 2, 0xFF, 0xC2, 0, 17, 8, 0x04, 0x00, 0x03, 0x00]
  private static let lossy =
    Array("RIFF\u{9}\u{0}\u{0}\u{0}WEBPVP8 \u{9}\u{0}\u{0}\u{0}".utf8) + [0, 0, 0, 0x9D, 0x01, 0x2A]
    + [0x40, 0x41, 0xF0, 0x40]
  private static let lossless =
    Array("RIFF\u{9}\u{0}\u{0}\u{0}WEBPVP8L\u{9}\u{0}\u{0}\u{0}".utf8) + [0x2F, 0x3F, 0xC1, 0x3B, 0x00]
  private static let extended =
    Array("RIFF\u{9}\u{0}\u{0}\u{0}WEBPVP8X\u{9}\u{0}\u{0}\u{0}".utf8) + [0, 0, 0, 0, 0x3F, 0x01, 0, 0xEF, 0, 0]
  private static let littleTIFF: [UInt8] =
    [0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0] + [0, 1, 3, 0, 1, 0, 0, 0, 0x40, 0x01, 0, 0]
    + [1, 1, 4, 0, 1, 0, 0, 0, 0xF0, 0, 0, 0]
  private static let bigTIFF: [UInt8] =
    [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 2] + [1, 0, 0, 3, 0, 0, 0, 1, 0x01, 0x40, 0, 0]
    + [1, 1, 0, 4, 0, 0, 0, 1, 0, 0, 0, 0xF0]

  private static let all = [png, gif, jpeg, lossy, lossless, extended, littleTIFF, bigTIFF]

  @Test("Each format tells its size")
  func sizes() throws {
    let sizes = Self.all.map { Self.header($0).map { "\($0.format) \($0.width)x\($0.height)" } }
    #expect(
      sizes == [
        "png 30000x30000", "gif 320x240", "jpeg 768x1024", "webp 320x240", "webp 320x240", "webp 320x240",
        "tiff 320x240", "tiff 320x240",
      ])
  }

  @Test("A recorded photo is read")
  func recorded() throws {
    let photo = Fixtures.data("openverse/thumbs/f9384235-b72e-4f1e-9b05-e1b116262a29.jpg")
    let header = try #require(ImageHeader(photo))
    #expect(header.format == .jpeg)
    #expect(header.width == 600)
    // Wherever in a larger buffer the bytes lie.
    #expect(ImageHeader((Data([0, 0, 0]) + photo).dropFirst(3)) == header)
  }

  @Test("A drawing is no picture, whatever it begins with")
  func drawings() {
    for text in [
      "<svg xmlns='http://www.w3.org/2000/svg'/>", "<?xml version='1.0'?><svg/>", "\u{1F}\u{8B}", "", "GIF8",
    ] {
      #expect(ImageHeader(Data(text.utf8)) == nil)
    }
  }

  @Test("What is cut off before its size is none, and no byte that changes is trusted")
  func broken() {
    var random = SplitMix64(seed: 5)
    for bytes in Self.all {
      for count in 0..<bytes.count - 1 { #expect(Self.header(Array(bytes.prefix(count))) == nil) }
      for _ in 0..<500 {
        var changed = bytes
        for _ in 0..<3 {
          changed[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        if let header = Self.header(changed) {
          #expect(header.width > 0 && header.height > 0 && header.pixelCount > 0)
        }
      }
    }
  }

  @Test("A picture of no size is none")
  func empty() {
    var png = Self.png
    png.replaceSubrange(16..<20, with: [0, 0, 0, 0])
    #expect(Self.header(png) == nil)
    png.replaceSubrange(16..<20, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(Self.header(png) == nil)
  }
}
