import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// Documents that LibreOffice saved, see `Tests/Fixtures/Documents/README.md`.
nonisolated struct DocumentReaderTests {
  static func path(_ name: String) -> String { Fixtures.folder.appendingPathComponent("Documents/\(name)").path }

  private func read(_ name: String) async throws -> Document { try await DocumentReader.read(path: Self.path(name)) }

  private static let credit = "River by Ada Example, CC BY-SA 4.0"
  private static let addresses = ["https://example.org/river", "https://creativecommons.org/licenses/by-sa/4.0/"]
  private static let clouds = [
    "Cloud by Bea Beispiel", "CC BY 4.0, https://creativecommons.org/licenses/by/4.0/, https://example.org/cloud",
    "The end.",
  ]

  @Test(
    arguments: [
      ("a%20%C3%A9.png", "a é.png"), ("100%.png", "100%.png"), ("%zz.png", "%zz.png"), ("a%+1.png", "a%+1.png"),
      ("%E9.png", "%E9.png"), ("%", "%"),
    ])
  func `What is no percent-encoding is left as it is`(reference: String, name: String) {
    #expect(
      DocumentReferences.file(reference, beside: "/lessons/owls.md", isInPackage: false)
        == .file(path: "/lessons/" + name))
  }

  // MARK: Texts

  @Test(arguments: ["lesson.odt", "lesson.fodt"])
  func aTextOfLibreOfficeIsReadInItsOrder(name: String) async throws {
    let document = try await read(name)
    #expect(document.format == .odt && document.title == "The Water Cycle" && document.language == "de-AT")
    #expect(
      document.shown == [
        "School of Rivers", "Rivers", "Water runs downhill.", "[A river from above]", Self.credit, "Said at the foot.",
        "A note follows.", "Clouds", "They float.", "[A cloud, cropped]", "[Rain, grey]",
      ] + Self.clouds)
    try checkText(document)
    #expect(document.pictures.map(\.place.heading) == ["Rivers", "Clouds", "Clouds"])
    #expect(document.passages[0].place.unit == .everyPage)
  }

  @Test func aTextOfWordIsReadInItsOrder() async throws {
    let document = try await read("lesson.docx")
    #expect(document.format == .docx && document.title == "The Water Cycle" && document.language == "de-AT")
    #expect(
      document.shown == [
        "Rivers", "Water runs downhill.", "[A river from above]", Self.credit, "A note follows.", "Clouds",
        "They float.", "[A cloud, cropped]", "[Rain, grey]",
      ] + Self.clouds + ["Said at the foot.", "School of Rivers"])
    try checkText(document)
    #expect(document.pictures.map(\.place.heading) == ["Rivers", "Clouds", "Clouds"])
    #expect(document.passages.last?.place.unit == .everyPage)
  }

  private func checkText(_ document: Document) throws {
    #expect(document.pictures.map(\.place.number) == [1, 2, 2])
    #expect(document.passages.flatMap(\.links).map(\.absoluteString) == Self.addresses)
    // The cells of a row belong together.
    let rows = document.passages.filter { $0.row != nil }
    #expect(rows.map(\.text) == Array(Self.clouds.prefix(2)) && Set(rows.map(\.row)).count == 1)
    try checkPictures(document)
  }

  @Test func aBookIsReadInTheOrderOfItsChapters() async throws {
    let document = try await read("lesson.epub")
    #expect(document.format == .epub && document.title == "The Water Cycle" && document.language == "de-AT")
    #expect(
      document.shown == [
        "Rivers", "Water runs downhill.", "[OEBPS/images/image0001.jpg]", Self.credit, "A note1 follows.",
        "1Said at the foot.", "Clouds", "They float.", "[OEBPS/images/image0002.jpg]", "[OEBPS/images/image0003.jpg]",
      ] + Self.clouds)
    #expect(document.pictures.map(\.place.number) == [1, 2, 2])
    #expect(document.passages.flatMap(\.links).map(\.absoluteString) == Self.addresses)
    try checkPictures(document)
  }

  @Test(.enabled("needs pdftohtml", { FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftohtml") }))
  func aPDFIsReadPageByPage() async throws {
    let document = try await read("lesson.pdf")
    #expect(document.format == .pdf)
    #expect(document.pictures.map(\.place.number) == [1, 2, 2])
    let pages = [1, 2].map { page in
      document.passages.filter { $0.place.number == page }.map(\.text).joined(separator: " ")
    }
    #expect(pages[0].contains("Water runs downhill.") && pages[0].contains(Self.credit))
    #expect(pages[1].contains("Cloud by Bea Beispiel") && pages[1].hasSuffix("School of Rivers"))
    let links = Set(document.passages.flatMap(\.links).map(\.absoluteString))
    #expect(links.isSuperset(of: Self.addresses + ["https://creativecommons.org/licenses/by/4.0/"]))
    try checkPictures(document)
  }

  // MARK: Slides

  @Test(arguments: ["slides.odp", "slides.fodp", "slides.pptx"])
  func slidesAreReadInTheirOrder(name: String) async throws {
    let document = try await read(name)
    #expect(document.format == (name == "slides.pptx" ? .pptx : .odp))
    #expect(document.title == "The Water Cycle")
    // PowerPoint does not give pictures in the background a name.
    let background = name == "slides.pptx" ? "[image2.jpeg]" : "[Sky]"
    #expect(
      document.shown == [
        "Rivers", "[A river from above]", Self.credit, "(Say something about rivers.)", background, "Clouds",
        "[A cloud, cropped]",
        "Cloud by Bea Beispiel, CC BY 4.0, https://creativecommons.org/licenses/by/4.0/, https://example.org/cloud",
      ])
    #expect(document.pictures.map(\.place.number) == [1, 2, 2])
    #expect(document.passages.map(\.place.number) == [1, 1, 1, 2, 3])
    #expect(document.passages.flatMap(\.links).map(\.absoluteString) == Self.addresses)
    try checkPictures(document)
  }

  /// Each picture is there, whatever program saved it anew.
  private func checkPictures(_ document: Document) throws {
    let files = try document.pictureFiles.read(Set(document.pictures.map(\.file)), upTo: .max)
    #expect(files.count == 3)
    for (file, data) in files {
      let header = try #require(data.flatMap(ImageHeader.init), "\(file)")
      #expect((1.4...1.6).contains(Double(header.width) / Double(header.height)) || document.format == .pdf)
    }
  }

  // MARK: Few at a time

  @Test func picturesAreReadInParts() async throws {
    let document = try await read("lesson.odt")
    var rest = Set(document.pictures.map(\.file)).union([.part("Pictures/none.jpg"), .file(path: "/none.jpg")])
    var counts: [Int] = []
    var missing = 0
    while !rest.isEmpty {
      let part = try document.pictureFiles.read(rest, upTo: 1)
      counts.append(part.count { $0.data != nil })
      missing += part.count { $0.data == nil }
      rest.subtract(part.map(\.file))
    }
    #expect(counts.filter { $0 > 0 } == [1, 1, 1] && missing == 2)
  }
}
