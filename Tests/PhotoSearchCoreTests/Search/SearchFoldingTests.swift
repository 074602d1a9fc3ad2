import Testing

@testable import PhotoSearchCore

nonisolated struct SearchFoldingTests {
  @Test(arguments: [
    ("ǽ", "ae"), ("ǣ", "ae"), ("ҋ", "и"), ("ø", "o"), ("ǿ", "o"), ("ß", "ss"), ("ẜ", "s"), ("İ", "i"), ("Ｂ", "b"),
  ])
  func `A letter loses all its marks at once`(letter: String, plain: String) {
    #expect(SearchFolding.folded(letter) == plain)
    #expect(SearchFolding.folded(plain) == plain)
  }
}
