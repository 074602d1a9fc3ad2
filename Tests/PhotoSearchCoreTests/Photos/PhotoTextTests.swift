import GeneratedCases
import PhotoSearchCore
import Testing

nonisolated struct PhotoTextTests {
  @Test(
    "Text becomes one line of plain text",
    arguments: [
      ("Cat", "Cat"),
      ("  Cat \n on\ta\u{2028}mat \r\n", "Cat on a mat"),
      ("a\u{0}b\u{7}c\u{9B}d", "a b c d"),
      ("<b>bold</b> &amp; more", "<b>bold</b> &amp; more"),
      ("abc\u{202E}cba\u{202C} \u{2067}x\u{2069}", "abccba x"),
      ("שלום \u{200F}عليكم", "שלום \u{200F}عليكم"),
      ("👩‍👩‍👧‍👦 cafe\u{301}", "👩‍👩‍👧‍👦 cafe\u{301}"),
      (" \n\t ", ""),
      ("\u{200B}", ""), ("\u{2060}\u{FEFF} \u{61C}\u{200D}", ""), ("\u{200E} \u{200F}", ""), ("\u{AD}\u{3164}", ""),
      ("١\u{61C}٢", "١٢"), ("Cat\u{200B}fish", "Cat\u{200B}fish"),
      ("Cat\u{FFFE}fish", "Catfish"), ("\u{FFFE}", ""),
    ])
  func oneLine(text: String, expected: String) {
    #expect(PhotoText.sanitized(text) == expected)
  }

  @Test("A long text ends in an ellipsis and has the maximum length")
  func long() {
    let text = PhotoText.sanitized(String(repeating: "long ", count: 2000))
    #expect(text.count == PhotoText.maximumLength)
    #expect(text.hasSuffix("…"))
    let fits = String(repeating: "x", count: PhotoText.maximumLength)
    #expect(PhotoText.sanitized(fits) == fits)
    #expect(PhotoText.sanitized(fits + "x").count == PhotoText.maximumLength)
  }

  @Test("A single character with ten thousand marks is cut as well")
  func stackedMarks() {
    let text = PhotoText.sanitized("a" + String(repeating: "\u{301}", count: 10_000))
    #expect(text.unicodeScalars.count <= 4 * PhotoText.maximumLength + 1)
  }

  @Test("A text in ASCII is its words with a blank between them, whether it was so before or not")
  func words() {
    var random = SplitMix64(seed: 7)
    var tidyCount = 0
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        Bool.random(using: &random) ? UInt8.random(in: 0...0x7F, using: &random) : UInt8(ascii: "x")
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let words = bytes.split { !(0x21...0x7E ~= $0) }.map { String(decoding: $0, as: UTF8.self) }
      #expect(PhotoText.sanitized(text) == words.joined(separator: " "), "\(bytes)")
      if words.joined(separator: " ") == text { tidyCount += 1 }
    }
    #expect(200...1800 ~= tidyCount)
    for length in [299, 300, 301] {
      let text = String(repeating: "x", count: length)
      #expect(PhotoText.sanitized(text) == (length > 300 ? text.prefix(299) + "…" : text))
    }
  }

  @Test("Megabytes of blanks are not read to their end")
  func blanks() {
    for blank in [" ", "\u{202E}", "\n", "\u{61C}"] {
      let blanks = String(repeating: blank, count: 1_000_000)
      // Would be found if all were read.
      #expect(PhotoText.sanitized(blanks + "x") == "")
      #expect(PhotoText.sanitized("a" + blanks + "x") == "a…")
    }
  }

  @Test("A photo's text is sanitised, empty credits and impossible sizes are left out")
  func photo() {
    let photo = Photo(
      id: PhotoID(source: .openverse, id: "1"), title: "a\nb", author: " \u{1}\u{200B} ", license: License(.cc0),
      width: 0, height: -3, tags: ["x\ty", "", "z"])
    #expect(photo.title == "a b")
    #expect(photo.author == nil)
    #expect(photo.width == nil)
    #expect(photo.height == nil)
    #expect(photo.tags == ["x y", "z"])
  }
}
