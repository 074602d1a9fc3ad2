import Testing

@testable import PhotoSearchCore

nonisolated struct SavedPhotoNameTests {
  @Test(arguments: [
    ("Cat", "Ada", "Cat – Ada"), ("", "Ada", "Ada"), ("", "", "Photo"), ("../../etc/passwd", "", "etc-passwd"),
    ("a/b\\c:d*e?f\"g<h>i|j", "", "a-b-c-d-e-f-g-h-i-j"), (".hidden", "", "hidden"), ("-rf", "", "rf"),
    ("dots...", "", "dots"), ("con", "", "_con"), ("NUL.txt", "", "_NUL.txt"), ("COM1", "", "_COM1"),
    ("LPT²", "", "_LPT²"), ("Console", "", "Console"), ("a\u{0}b\nc", "", "a b c"), ("a\u{200B}b\u{202E}c", "", "abc"),
    ("👩‍🔬", "", "👩‍🔬"), ("日本", "北斎", "日本 – 北斎"), ("...", "...", "Photo"),
  ])
  func everyFileSystemTakesTheName(title: String, author: String, name: String) {
    #expect(SavedPhotoName.stem(title: title, author: author) == name)
  }

  @Test func aLongNameLosesWholeCharactersAndKeepsNumberAndExtension() {
    for text in [
      String(repeating: "é", count: 299), String(repeating: "👩‍🔬", count: 100), String(repeating: "a. ", count: 90),
    ] {
      let stem = SavedPhotoName.stem(title: text, author: "Ada")
      let name = SavedPhotoName.name(stem, number: 12, extension: "jpg")
      #expect(name.utf8.count <= SavedPhotoName.maximumLength)
      #expect(name.hasSuffix(" (12).jpg"))
      #expect(!name.hasSuffix(". (12).jpg"))
      #expect(stem.hasPrefix(name.dropLast(9)))
    }
  }

  @Test(arguments: ["/etc/passwd", "../x", "a/../b", "", "a//b", ".removed/x", "a/.b", "a\u{0}b"])
  func aPathThatLeadsElsewhereIsNotSafe(file: String) {
    #expect(PictureFolder.safe(file) == nil)
    #expect(PictureFolder.safe("a/b c.jpg") == "a/b c.jpg")
  }
}
