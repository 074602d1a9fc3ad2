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

  @Test func aCopyOfACopyHasBothLists() async throws {
    for name in ["lesson.docx", "lesson.odt"] {
      let (_, first) = try await copy(name, [Self.credits[0]])
      let path = directory.path + "/second"
      try await DocumentCopy.write(first, adding: [Self.credits[1]], heading: "More", to: path)
      try check(first, try await DocumentReader.read(path: path), [Self.credits[1]], heading: "More")
    }
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
}
