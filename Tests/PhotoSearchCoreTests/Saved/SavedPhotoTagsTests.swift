import Testing

@testable import PhotoSearchCore

struct SavedPhotoTagsTests {
  @Test(arguments: [
    [], ["owl"], ["owl", "barn owl"], ["New York, NY", "bridge"], ["a", "b,c", "d"], ["Kairo، مصر", "東京、日本", "北京，中国"],
    ["\"", "\"a\"", "\"a\" b", "\"a\", \"b\"", "6\" gun", "a \"b, c\" d", ",", ",,", "\"\","], ["line\nbreak"],
    ["\u{301}accent, alone", "\"\u{301}"],
  ])
  func `What is shown is read as the same tags`(tags: [String]) {
    #expect(SavedPhotoTags.tags(in: SavedPhotoTags.text(tags)) == tags)
  }

  @Test func `Only a tag with a comma is shown in quotation marks`() {
    #expect(SavedPhotoTags.text(["New York, NY", "owl", "6\" gun"]) == "\"New York, NY\", owl, 6\" gun")
  }

  @Test(arguments: [
    ("a, b,c ,d", ["a", "b", "c ", "d"]), ("\"a, b\"  , c", ["a, b", "c"]), (" \"a, b\"", ["a, b"]),
    ("\"a, b", ["\"a", "b"]), ("\"a\" b, c", ["\"a\" b", "c"]), ("\"12\"\" single\"", ["12\" single"]),
    ("a،b、c，d\ne", ["a", "b", "c", "d", "e"]), ("", []), ("\"\"", [""]), ("a,", ["a"]), ("a,,b", ["a", "", "b"]),
  ])
  func `What people write is read as they mean it`(text: String, tags: [String]) {
    #expect(SavedPhotoTags.tags(in: text) == tags)
  }
}
