import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// Copies of documents with the credits that they lack.
nonisolated struct DocumentCopyTests {
  private let directory = TemporaryDirectory()

  private static let credits = (1...8).map { number in
    Credit(
      title: "Owl <\(number)> & “co”", author: "Ada \"\(number)\" Ёж",
      authorURL: URL(string: "https://example.org/ada?a=1&b=2"),
      pageURL: URL(string: "https://example.org/owl-\(number)"), license: License(.bySA, version: "4.0"))
  }

  private func copy(_ name: String, _ credits: [Credit] = credits) async throws -> (before: Document, after: Document) {
    let before = try await DocumentReader.read(path: DocumentReaderTests.path(name))
    let path = directory.path + "/copy-" + name
    try await DocumentCopy.write(before, adding: credits, heading: "Photo Credits", to: path)
    return (before, try await DocumentReader.read(path: path))
  }

  /// A copy has everything that the document has, and each credit as a whole.
  private func check(
    _ before: Document, _ after: Document, _ credits: [Credit] = credits, heading: String = "Photo Credits"
  ) throws {
    #expect(after.format == before.format && after.title == before.title && after.language == before.language)
    #expect(after.pictures.map(\.file) == before.pictures.map(\.file))
    let added = after.passages.filter { passage in !before.passages.contains { $0.text == passage.text } }
    #expect(before.passages.allSatisfy { passage in after.passages.contains { $0.text == passage.text } })
    let texts = credits.map { $0.runs().map(\.isolatedText).joined() }
    #expect(added.map(\.text).filter { $0 != heading } == texts)
    #expect(added.first?.text == heading)
    let search = CreditSearch(after)
    let picture = DocumentPicture(
      file: .missing(""), place: DocumentPlace(unit: .page, number: 999), name: "", isCropped: false,
      isRecoloured: false, passageCount: 0)
    for credit in credits {
      #expect(search.evidence(for: credit, of: picture).found.isSuperset(of: credit.required(isChanged: false)))
    }
    // Every byte of every picture is the same.
    let files = Set(before.pictures.map(\.file))
    let pictures = try [before, after].map { document in
      Dictionary(uniqueKeysWithValues: try document.pictureFiles.read(files, upTo: .max).map { ($0.file, $0.data) })
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test(arguments: ["lesson.odt", "lesson.fodt", "lesson.docx", "lesson.epub"])
  func aTextGetsAListAtItsEnd(name: String) async throws {
    let (before, after) = try await copy(name)
    try check(before, after)
    // Footnotes and what is on every page are read after the text.
    let last = after.passages.last { !["Said at the foot.", "School of Rivers"].contains($0.text) }
    #expect(last?.text.hasPrefix("“Owl <8> & “co””") ?? false)
  }

  @Test(arguments: ["slides.odp", "slides.fodp", "slides.pptx"])
  func slidesGetLastOnes(name: String) async throws {
    let (before, after) = try await copy(name)
    try check(before, after)
    let headings = after.passages.filter { $0.text == "Photo Credits" }
    // Six fit on a slide.
    #expect(headings.map(\.place.number) == [4, 5] && after.passages.last?.place.number == 5)
    let (_, one) = try await copy(name, Array(Self.credits.prefix(3)))
    try check(before, one, Array(Self.credits.prefix(3)))
  }

  /// Shops refuse books of which this does not hold, as `epubcheck` does.
  @Test(arguments: [
    ("lesson.odt", "application/vnd.oasis.opendocument.text"),
    ("slides.odp", "application/vnd.oasis.opendocument.presentation"), ("lesson.epub", "application/epub+zip"),
  ])
  func theTypeOfAPackageStandsWhereProgramsLookForIt(name: String, type: String) async throws {
    _ = try await copy(name)
    let bytes = Array(try Data(contentsOf: URL(filePath: directory.path + "/copy-" + name)))
    let start = Array("mimetype\(type)PK".utf8)
    #expect(Array(bytes[30..<30 + start.count]) == start)
    // Neither times and owners nor a checksum that comes later.
    #expect(bytes[28] == 0 && bytes[29] == 0 && bytes[6] & 8 == 0)
  }

  @Test func aCopyInAnotherFolderLeavesThePicturesOfAPageBehind() async throws {
    for (name, text) in [("a.html", "<p><img src=\"owl.png\">"), ("b.md", "![](owl.png)"), ("c.md", "Text")] {
      let path = directory.path + "/" + name
      try Data(text.utf8).write(to: URL(filePath: path))
      try Data([1]).write(to: URL(filePath: directory.path + "/owl.png"))
      let document = try await DocumentReader.read(path: path)
      #expect(DocumentCopy.isWithoutPictures("/tmp/" + name, of: document) == (name != "c.md"))
      #expect(!DocumentCopy.isWithoutPictures(directory.path + "/copy.html", of: document))
      #expect(!DocumentCopy.isWithoutPictures(directory.path + "/./copy.html", of: document))
    }
    let text = try await DocumentReader.read(path: DocumentReaderTests.path("lesson.odt"))
    #expect(!DocumentCopy.isWithoutPictures("/tmp/copy.odt", of: text))
  }

  @Test(arguments: [
    "lesson.docx", "lesson.odt", "lesson.epub", "slides.odp", "slides.pptx", "lesson.html", "lesson.md",
  ])
  func aCopyOfACopyHasBothLists(name: String) async throws {
    let original = directory.path + "/" + name
    if name.hasSuffix("html") {
      try Data("<p>Text</p>".utf8).write(to: URL(filePath: original))
    } else if name.hasSuffix("md") {
      try Data("Text".utf8).write(to: URL(filePath: original))
    } else {
      try FileManager.default.copyItem(atPath: DocumentReaderTests.path(name), toPath: original)
    }
    var document = try await DocumentReader.read(path: original)
    for number in 0..<3 {
      let path = directory.path + "/\(number)-" + name
      try await DocumentCopy.write(document, adding: [Self.credits[number]], heading: "List \(number)", to: path)
      let copy = try await DocumentReader.read(path: path)
      try check(document, copy, [Self.credits[number]], heading: "List \(number)")
      document = copy
    }
  }

  @Test(arguments: ["<office:automatic-styles/>", "<office:automatic-styles></office:automatic-styles>", ""])
  func slidesWithoutStylesGetLastOnes(styles: String) async throws {
    let path = directory.path + "/bare.odp"
    try DocumentPackage.write(
      [
        "mimetype": DocumentPackage.data("application/vnd.oasis.opendocument.presentation"),
        "content.xml": DocumentPackage.data(
          """
          <office:document-content \(DocumentPackage.openDocument)>\(styles)<office:body><office:presentation>\
          <draw:page draw:name="One"/></office:presentation></office:body></office:document-content>
          """),
      ], to: path)
    let before = try await DocumentReader.read(path: path)
    try await DocumentCopy.write(before, adding: Self.credits, heading: "Photo Credits", to: path + ".odp")
    try check(before, try await DocumentReader.read(path: path + ".odp"))
    let content = String(
      decoding: try #require(try ZIPReader.parts(of: path + ".odp") { $0 == "content.xml" }["content.xml"]),
      as: UTF8.self)
    #expect(content.components(separatedBy: "<office:automatic-styles").count == 2)
    #expect(content.contains("style:name=\"VesperCredits\""))
  }

  @Test func pagesAndMarkdownGetAList() async throws {
    for (name, text) in [
      ("a.html", "<html><BODY><p>Text</p></BODY ></html>"), ("b.html", "<html><p>Text"),
      ("d.html", "<html><p>Text</p></html>"), ("c.md", "# Title\n\nText"),
    ] {
      let path = directory.path + "/" + name
      try Data(text.utf8).write(to: URL(filePath: path))
      let before = try await DocumentReader.read(path: path)
      try await DocumentCopy.write(before, adding: Self.credits, heading: "Photo Credits", to: path + ".copy." + name)
      try check(before, try await DocumentReader.read(path: path + ".copy." + name))
    }
    let end = try String(contentsOfFile: directory.path + "/a.html.copy.a.html", encoding: .utf8)
    #expect(
      end.hasPrefix("<html><BODY><p>Text</p><section lang=\"en\">") && end.hasSuffix("</section>\n</BODY ></html>"))
  }

  @Test func aPageInAnOldEncodingStaysInIt() async throws {
    let path = directory.path + "/old.html"
    try Data(Array("<html><body><p>Gr".utf8) + [0xFC, 0xDF] + Array("e</body>".utf8)).write(to: URL(filePath: path))
    let before = try await DocumentReader.read(path: path)
    try await DocumentCopy.write(before, adding: Self.credits, heading: "Büro", to: path + ".html")
    let bytes = try Data(contentsOf: URL(filePath: path + ".html"))
    #expect(bytes.range(of: Data([0xFC, 0xDF])) != nil && bytes.count { $0 > 0x7F } == 2)
    #expect(try await DocumentReader.read(path: path + ".html").passages[1].text == "Büro")
  }

  @Test func theOriginalIsNeverReplaced() async throws {
    let path = directory.path + "/notes.md"
    try Data("Text".utf8).write(to: URL(filePath: path))
    let link = directory.path + "/link.md"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    let document = try await DocumentReader.read(path: path)
    for copy in [path, link, directory.path + "/./notes.md"] {
      await #expect(throws: DocumentError.isOriginal) {
        try await DocumentCopy.write(document, adding: Self.credits, heading: "Credits", to: copy)
      }
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "Text")
  }

  @Test(arguments: ["lesson.odt", "slides.fodp"])
  func aCopyThatCannotBeWrittenLeavesNothingBehind(name: String) async throws {
    let document = try await DocumentReader.read(path: DocumentReaderTests.path(name))
    for path in [directory.path + "/none/copy", directory.path] {
      await #expect(throws: DocumentError.cannotWrite(path: path)) {
        try await DocumentCopy.write(document, adding: Self.credits, heading: "Credits", to: path)
      }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).isEmpty)
  }

  // MARK: Below the pictures

  /// A copy in which each picture that has a place for it has a caption.
  private func captioned(
    _ name: String, at path: String? = nil
  ) async throws -> (before: Document, after: Document, captions: [PictureCaption]) {
    let before = try await DocumentReader.read(path: path ?? DocumentReaderTests.path(name))
    let captions = before.pictures.indices.map { number in
      PictureCaption(number: number, credit: Self.credits[number % Self.credits.count])
    }
    let copy = directory.path + "/captioned-" + name
    try await DocumentCopy.write(before, captions: captions, heading: "Photo Credits", to: copy)
    return (before, try await DocumentReader.read(path: copy), captions)
  }

  @Test(arguments: ["lesson.odt", "lesson.fodt", "lesson.docx", "lesson.epub"])
  func captionsAreBelowTheirPictures(name: String) async throws {
    let (before, after, captions) = try await captioned(name)
    #expect(after.pictures.map(\.file) == before.pictures.map(\.file))
    #expect(before.passages.allSatisfy { passage in after.passages.contains { $0.text.hasPrefix(passage.text) } })
    let search = CreditSearch(after)
    var below = 0
    for (picture, caption) in zip(after.pictures, captions) {
      let evidence = search.evidence(for: caption.credit, of: picture)
      #expect(evidence.found.isSuperset(of: caption.credit.required(isChanged: false)), "\(picture)")
      if evidence.location == .near { below += 1 }
    }
    let places = before.pictures.count { $0.captionPlace != nil }
    #expect(places > 0 && below >= places)
    #expect(after.passages.contains { $0.text == "Photo Credits" } == (places < captions.count))
  }

  @Test func slidesGetLastOnesInsteadOfCaptions() async throws {
    for name in ["slides.odp", "slides.pptx"] {
      let document = try await DocumentReader.read(path: DocumentReaderTests.path(name))
      #expect(!DocumentCopy.hasCaptions(document.format))
      #expect(document.pictures.allSatisfy { $0.captionPlace == nil })
      let (_, after, captions) = try await captioned(name)
      #expect(after.passages.count { $0.text.contains("Owl") } == Set(captions.map(\.credit)).count)
    }
  }

  @Test(arguments: [
    ("<p>A <img src=a.jpg> B</p>", "<p>A <img src=a.jpg>CAPTION B</p>"),
    // Not within a link, and only once behind both.
    ("<a href=x><img src=a.jpg><b>B</b></a> C", "<a href=x><img src=a.jpg><b>B</b></a>CAPTION C"),
    (
      "<picture><source srcset=b.jpg><img src=a.jpg></picture>",
      "<picture><source srcset=b.jpg><img src=a.jpg></picture>CAPTION"
    ),
    (
      "<template><img src=x.jpg></template><IMG SRC='a.jpg'/>",
      "<template><img src=x.jpg></template><IMG SRC='a.jpg'/>CAPTION"
    ),
    ("<p>é<img alt='>' src=a.jpg>", "<p>é<img alt='>' src=a.jpg>CAPTION"),
  ])
  func aPictureOnAPageHasItsCaptionBehindIt(page: String, expected: String) async throws {
    let path = directory.path + "/page.html"
    try Data(page.utf8).write(to: URL(filePath: path))
    _ = try await captioned("page.html", at: path)
    let copy = try String(contentsOfFile: directory.path + "/captioned-page.html", encoding: .utf8)
    let caption = "<br/><small lang=\"en\">\(Self.credits[0].html())</small>"
    #expect(copy == expected.replacing("CAPTION", with: caption))
  }

  @Test func aPageInAnOldEncodingGetsAListInsteadOfCaptions() async throws {
    let path = directory.path + "/old.html"
    try Data(Array("<p>Gr".utf8) + [0xFC, 0xDF] + Array("e <img src=a.jpg>".utf8)).write(to: URL(filePath: path))
    let (_, after, _) = try await captioned("old.html", at: path)
    #expect(after.passages.map(\.text).contains("Photo Credits"))
    #expect(
      try Data(contentsOf: URL(filePath: directory.path + "/captioned-old.html")).range(of: Data([0xFC, 0xDF])) != nil)
  }

  @Test func picturesInMarkdownHaveCaptionsBehindTheirParagraphs() async throws {
    let path = directory.path + "/text.md"
    let text = "# One\n\n![a](a.jpg)\nand ![b](b.jpg)\n\nText\n\n| ![c](c.jpg) | cell |\n\n![d](d.jpg)"
    try Data(text.utf8).write(to: URL(filePath: path))
    _ = try await captioned("text.md", at: path)
    let captions = Self.credits.map { $0.markdown() }
    let copy = try String(contentsOfFile: directory.path + "/captioned-text.md", encoding: .utf8)
    #expect(
      copy == """
        # One

        ![a](a.jpg)
        and ![b](b.jpg)

        \(captions[0])

        \(captions[1])

        Text

        | ![c](c.jpg) | cell |

        ![d](d.jpg)

        \(captions[3])

        ## Photo Credits

        \(CreditList([Self.credits[2]], CreditWording()).text(in: .markdown))

        """)
  }

  @Test func twoPicturesInAParagraphHaveTheirCaptionsInOrder() async throws {
    let path = directory.path + "/page.html"
    try Data("<a href=x><img src=a.jpg><img src=b.jpg></a>".utf8).write(to: URL(filePath: path))
    _ = try await captioned("page.html", at: path)
    let copy = try String(contentsOfFile: directory.path + "/captioned-page.html", encoding: .utf8)
    let first = try #require(copy.range(of: "owl-1"))
    let second = try #require(copy.range(of: "owl-2"))
    #expect(first.lowerBound < second.lowerBound)
  }

  @Test func aDocumentThatWasChangedSinceItWasReadGotCaptionsInTheMiddleOfItsWords() async throws {
    let path = directory.path + "/notes.md"
    try Data("![cat](cat.png)".utf8).write(to: URL(filePath: path))
    let document = try await DocumentReader.read(path: path)
    try Data("Something else, ![cat](cat.png)".utf8).write(to: URL(filePath: path))
    await #expect(throws: DocumentError.changed) {
      try await DocumentCopy.write(document, adding: Self.credits, heading: "Credits", to: directory.path + "/copy.md")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["notes.md"])
    let again = try await DocumentReader.read(path: path)
    try await DocumentCopy.write(again, adding: Self.credits, heading: "Credits", to: directory.path + "/copy.md")
  }
}
