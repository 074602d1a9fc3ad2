import Testing

@testable import PhotoSearchCore

@MainActor
struct PerceptualHashTests {
  /// A picture of slopes and specks, the same on every machine.
  private func picture(_ number: Int, width: Int, height: Int) throws -> Luminance {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        for color in 0..<3 {
          let wave = (x * (number + 3) * (color + 2) + y * (number + 5) * (3 - color)) / (4 + number) % 512
          let slope = wave > 255 ? 511 - wave : wave
          let specks = ((x * x * (number + 1) + y * y * 3 + x * y * (color + 1)) >> (number + 3)) & 31
          pixels.append(UInt8(min(255, (slope * 7 + specks * 8) / 8)))
        }
      }
    }
    return try #require(
      pixels.withUnsafeBytes {
        Luminance(pixels: $0, width: width, height: height, stride: width * 3, pixelStride: 3)
      })
  }

  /// The hashes are what Facebook's own program in C++ (ThreatExchange baefb4ed, from 2026) makes of the same pixels.
  @Test(arguments: [
    (0, 64, 64, "0b5b176a2ff95ba8ff4516d20f65fbc80d211e44bd015b122d25aaaa3d55aaaa"),
    (1, 37, 91, "36bb076cfff9a43e74b806f4647a6ec4a2316c76540147f26ee1c0220575beaa"),
    (2, 320, 200, "b84eaec8a830a3dc9676f3488aa22bc87e962b3d7e1654bc51dea4fc6ff90003"),
    (3, 5, 5, "318c69d8ce739e27398e3e0f318c81e0c67361d8318c68d8ce739e27398e7e1f"),
    (4, 513, 512, "00b882202ab87fe0d5f853e0dbf853e0fbf85542eab77fe0554e2a9f410f007f"),
    (5, 300, 1000, "f7fc71f8f7fca5a98aa9f5f8aaadfff845534157455375f60007000f0003000f"),
  ])
  func `A hash is that of the reference`(number: Int, width: Int, height: Int, hash: String) throws {
    #expect(PerceptualHash(of: try picture(number, width: width, height: height)).description == hash)
    #expect(PerceptualHash(hash)?.description == hash)
  }

  @Test func `What is no hash is refused`() {
    let hash = String(repeating: "0", count: 63)
    for text in ["", hash, hash + "g", hash + "00", hash + "+", hash + "x", hash + "é"] {
      #expect(PerceptualHash(text) == nil, "\(text)")
    }
    #expect(PerceptualHash(hash + "1").map { $0.distance(to: $0) } == 0)
  }

  @Test func `Too small and too short pictures are refused`() {
    let bytes = [UInt8](repeating: 0, count: 400)
    bytes.withUnsafeBytes { bytes in
      #expect(Luminance(pixels: bytes, width: 10, height: 10, stride: 40) != nil)
      #expect(Luminance(pixels: bytes, width: 10, height: 10, stride: 41) == nil)
      #expect(Luminance(pixels: bytes, width: 10, height: 11, stride: 40) == nil)
      #expect(Luminance(pixels: bytes, width: 4, height: 10, stride: 40) == nil)
      #expect(Luminance(pixels: bytes, width: 10, height: 0, stride: 40) == nil)
      #expect(Luminance(pixels: bytes, width: 10, height: 10, stride: 30) == nil)
    }
  }

  @Test func `The hashes of turned pictures are those of pictures that are turned`() throws {
    let random = RandomPicture(seed: 4)
    let hashes = PerceptualHash.turned(random.luminance)
    #expect(hashes.first == PerceptualHash(of: random.luminance) && Set(hashes).count == 8)
    for turned in random.turned {
      let hash = PerceptualHash(of: turned)
      // The middle of a pixel is not that of the turned one, so a few bits differ.
      #expect(hashes.filter { $0.distance(to: hash) <= 48 }.count == 1, "\(hashes.map { $0.distance(to: hash) })")
    }
  }
}
