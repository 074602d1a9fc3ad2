import Testing

@Suite struct PictureDifferenceTests {
  /// A grey window with a dark square in it.
  private func picture(x: Int, side: Int = 16, shade: UInt8 = 40, width: Int = 96) -> Screenshot {
    var pixels = [UInt8](repeating: 240, count: width * 64 * 4)
    for row in 20..<20 + side {
      for column in x..<x + side {
        for part in 0..<3 { pixels[(row * width + column) * 4 + part] = shade }
      }
    }
    return Screenshot(width: width, height: 64, pixels: pixels)
  }

  @Test func `the same picture is the same`() {
    #expect(PictureDifference(picture(x: 20), picture(x: 20)).squares.isEmpty)
  }

  @Test func `other edges of letters are the same`() {
    #expect(PictureDifference(picture(x: 20, side: 1), picture(x: 21, side: 1)).isTolerable)
    #expect(PictureDifference(picture(x: 20, shade: 40), picture(x: 20, shade: 46)).isTolerable)
  }

  @Test func `what has moved by the width of a gap, has another colour or is gone differs`() {
    let usual = picture(x: 20)
    for other in [picture(x: 26), picture(x: 23), picture(x: 20, shade: 80), picture(x: 20, side: 0)] {
      #expect(!PictureDifference(usual, other).isTolerable)
    }
  }

  @Test func `a window of another size differs everywhere`() {
    #expect(PictureDifference(picture(x: 20), picture(x: 20, width: 104)).squares.count == 13 * 8)
  }

  @Test func `PNG files keep every pixel`() throws {
    let directory = try TemporaryDirectory()
    let path = directory.url.appendingPathComponent("picture.png").path
    try picture(x: 20).writePNG(to: path)
    #expect(try Screenshot(pngFile: path).opaquePixels == picture(x: 20).opaquePixels)
  }

  @Test func `a mark is red where something differs, grey elsewhere`() {
    let marked = picture(x: 20).marking(PictureDifference(picture(x: 20), picture(x: 20, side: 0)))
    #expect(marked[24, 24].isRed)
    #expect(marked[80, 8].chroma == 0)
  }
}
