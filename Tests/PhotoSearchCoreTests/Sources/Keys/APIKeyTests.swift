import Testing

@testable import PhotoSearchCore

@Suite nonisolated struct APIKeyTests {
  @Test func `A key is shown nowhere`() throws {
    let key = try #require(APIKey(" s3cret\n"))
    var dumped = ""
    dump(key, to: &dumped)
    for text in ["\(key)", String(reflecting: key), String(describing: [key]), "\(Optional(key) as Any)", dumped] {
      #expect(!text.contains("s3cret"), "\(text)")
    }
  }

  @Test(arguments: ["", "  ", "two words", "tab\tin", "naïve", "nul\u{0}", String(repeating: "k", count: 501)])
  func `What cannot be a key is none`(text: String) {
    #expect(APIKey(text) == nil)
  }

  @Test func `A key with an accent behind it is taken out of a text as well`() throws {
    let key = try #require(APIKey("s3cret+key"))
    #expect(key.removed(from: "s3cret+key\u{301} and s3cret%2Bkey\u{301}.") == "•••\u{301} and •••\u{301}.")
  }
}
