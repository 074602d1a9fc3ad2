import FoundationEssentials
import PhotoSearchCore
import Testing

/// Filters, pages and faults, with catalogues made for the test.
struct SamplePhotosSourceTests {
  private let folder = TemporaryFolder()

  @Test func equalsKeepTheOrderOfTheCatalogue() async throws {
    let source = try source((0..<9).map { Entry(id: "photo\($0)") })
    #expect(try await source.ids(for: "Test") == (0..<9).map { "photo\($0)" })
  }

  @Test(arguments: [0, 1, 19, 20, 21, 40, 41])
  func pagesOfTwentyHoldEveryPhotoOnce(count: Int) async throws {
    let source = try source((0..<count).map { Entry(id: "photo\($0)") })
    let first = try await source.search(PhotoQuery(text: "test"), page: nil)
    #expect(first.photos.count == min(count, 20))
    #expect(first.total == count)
    #expect((first.next == nil) == (count <= 20))
    #expect(try await source.ids(for: "test") == (0..<count).map { "photo\($0)" })
  }

  @Test(arguments: ["", "x", "-1", "1.5"])
  func aTokenFromElsewhereIsRefused(token: String) async throws {
    let source = try source([Entry(id: "a")])
    await #expect(throws: PhotoSearchError.badRequest(message: nil)) {
      try await source.search(PhotoQuery(text: "test"), page: PageToken(rawValue: token))
    }
  }

  @Test func aPageBehindTheEndIsEmpty() async throws {
    let source = try source([Entry(id: "a")])
    let page = try await source.search(PhotoQuery(text: "test"), page: PageToken(rawValue: "\(Int.max)"))
    #expect(page.photos.isEmpty && page.next == nil)
  }

  @Test(arguments: ["", "  ", "?!"])
  func textWithoutWordsFindsNothing(text: String) async throws {
    let source = try source([Entry(id: "a")])
    #expect(try await source.ids(for: text) == [])
  }

  @Test func theLicenceFilterKeepsCreativeCommonsOnly() async throws {
    let source = try source([
      Entry(id: "zero", license: "CC0-1.0"), Entry(id: "by", license: "CC-BY-2.0"),
      Entry(id: "sa", license: "CC-BY-SA-2.0"), Entry(id: "free", license: "LicenseRef-Public-Domain"),
    ])
    #expect(try await source.ids(for: "test").count == 4)
    #expect(try await source.ids(for: PhotoQuery(text: "test", creativeCommons: true)) == ["zero", "by", "sa"])
  }

  @Test func aLicenceOutsideTheListGoesByItsName() async throws {
    let source = try source([Entry(id: "free", license: "LicenseRef-Public-Domain")])
    let page = try await source.search(PhotoQuery(text: "test"), page: nil)
    #expect(page.photos.first?.license.shortName == "Public Domain")
  }

  @Test func theDateFilterIncludesBothEndsAndTellsWhatItLeftOut() async throws {
    let source = try source([
      Entry(id: "before", uploaded: "2015-03-03"), Entry(id: "first", uploaded: "2015-03-04"),
      Entry(id: "last", uploaded: "2015-03-06"), Entry(id: "after", uploaded: "2015-03-07"), Entry(id: "undated"),
    ])
    var query = PhotoQuery(
      text: "test", dateFilter: true, minDate: try moment(2015, 3, 4, hour: 23),
      maxDate: try moment(2015, 3, 6, hour: 1))
    let page = try await source.search(query, page: nil)
    #expect(page.photos.map(\.id.id) == ["first", "last"])
    #expect(page.notices == [.undatedLeftOut(count: 1)])
    query.dateFilter = false
    let all = try await source.search(query, page: nil)
    #expect(all.photos.count == 5 && all.notices == [])
  }

  @Test(arguments: [
    (2015, 1, 1, 2015, 12, 31, true, 0), (2014, 6, 1, 2017, 1, 1, true, 0), (2015, 1, 2, 2016, 1, 1, false, 1),
    (2015, 3, 1, 2015, 3, 2, false, 1), (2016, 1, 1, 2017, 1, 1, false, 0), (2014, 1, 1, 2014, 12, 31, false, 0),
  ])
  func aPhotoOfAKnownYearPassesWhenAllOfTheYearDoes(
    fromYear: Int, fromMonth: Int, fromDay: Int, toYear: Int, toMonth: Int, toDay: Int, passes: Bool, leftOut: Int
  ) async throws {
    let source = try source([Entry(id: "a", year: 2015)])
    let query = PhotoQuery(
      text: "test", dateFilter: true, minDate: try moment(fromYear, fromMonth, fromDay),
      maxDate: try moment(toYear, toMonth, toDay))
    let page = try await source.search(query, page: nil)
    #expect(page.photos.count == (passes ? 1 : 0))
    #expect(page.notices == (leftOut == 0 ? [] : [.undatedLeftOut(count: leftOut)]))
  }

  @Test func aPhotoCarriesWhatTheCatalogueSays() async throws {
    let source = try source([Entry(id: "a", license: "CC-BY-SA-2.0", uploaded: "2015-03-04")])
    let photo = try #require(try await source.search(PhotoQuery(text: "test"), page: nil).photos.first)
    #expect(photo.id == PhotoID(source: .samples, id: "a"))
    #expect(photo.title == "Test" && photo.author == "Ann Lee" && photo.tags == ["tag"])
    #expect(photo.license == License(.bySA, version: "2.0"))
    #expect(photo.pageURL?.absoluteString == "https://example.org/a")
    #expect(photo.width == 640 && photo.height == 480)
    #expect(photo.uploaded.map { LocalDay(containing: $0) } == LocalDay(year: 2015, month: 3, day: 4))
    #expect(photo.thumbnail == .file(path: folder.path + "/a.jpg"))
  }

  @Test func aCancelledSearchSaysSo() async throws {
    let source = try source([Entry(id: "a")])
    let search = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try await source.search(PhotoQuery(text: "test"), page: nil)
    }
    await #expect(throws: PhotoSearchError.cancelled) { try await search.value }
  }

  // MARK: Faults

  @Test(arguments: [
    nil, "", "{", "[]", "{}", #"{"version": 1}"#, #"{"version": 2, "photos": []}"#, #"{"version": 1, "photos": {}}"#,
    "<html></html>",
  ])
  func withoutAUsableCatalogueEachSearchNamesTheFile(text: String?) async throws {
    if let text { try folder.write(text, to: "catalogue.json") }
    let source = SamplePhotosSource(directory: folder.path)
    #expect(source.count == 0)
    await #expect(throws: PhotoSearchError.dataMissing(path: folder.path + "/catalogue.json")) {
      try await source.search(PhotoQuery(text: "test"), page: nil)
    }
  }

  @Test(arguments: [
    Fault(#""id": "bad""#, with: #""id": """#), Fault(#""id": "bad", "#, with: ""),
    Fault(#""id": "bad""#, with: #""id": "good""#), Fault(#""title": "Test", "#, with: ""),
    Fault(#""title": "Test""#, with: #""title": 5"#), Fault("https://example.org/bad", with: "http://example.org/bad"),
    Fault("https://example.org/bad", with: "javascript:alert(1)"), Fault("https://example.org/bad", with: ""),
    Fault("CC0-1.0", with: "House-Rules-3.0"), Fault("CC0-1.0", with: ""), Fault("2015-03-04", with: "2015-02-29"),
    Fault("2015-03-04", with: "2015"), Fault("2015-03-04", with: "yesterday"), Fault(#"["tag"]"#, with: #""tag""#),
    Fault(#""year": 2015"#, with: #""year": -3"#), Fault("bad.jpg", with: ""), Fault("bad.jpg", with: "missing.jpg"),
    Fault("bad.jpg", with: "../secret.jpg"), Fault("bad.jpg", with: "within/../../secret.jpg"),
    Fault("bad.jpg", with: "/etc/hostname"), Fault("bad.jpg", with: "link.jpg"), Fault("bad.jpg", with: "."),
    Fault("bad.jpg", with: #"bad.jpg\u0000"#),
  ])
  func aFaultyEntryIsReportedAndTheOthersStay(fault: Fault) async throws {
    let bad = Entry(id: "bad", uploaded: "2015-03-04", year: 2015).json
    #expect(bad.contains(fault.text))
    try folder.write("no picture", to: "../secret.jpg")
    defer { folder.remove("../secret.jpg") }
    folder.link("link.jpg", to: "../secret.jpg")
    let source = try source(
      json: [Entry(id: "good").json, bad.replacing(fault.text, with: fault.replacement), Entry(id: "fine").json],
      files: ["good.jpg", "bad.jpg", "fine.jpg"])
    #expect(source.problems.count == 1)
    #expect(source.problems.first?.reason.isEmpty == false)
    let page = try await source.search(PhotoQuery(text: "test"), page: nil)
    #expect(page.photos.map(\.id.id) == ["good", "fine"])
    #expect(page.notices == [.recordsSkipped(count: 1)])
  }

  @Test func aReportNamesTheEntryAndTheReason() throws {
    let nameless = Entry(id: "x").json.replacing(#""id": "x", "#, with: "")
    let source = try source(
      json: [Entry(id: "a", license: "House-Rules-3.0").json, nameless, "5"], files: ["a.jpg", "x.jpg"])
    #expect(source.problems.map(\.entry) == ["a", "number 2", "number 3"])
    #expect(source.problems.first?.reason == "the licence House-Rules-3.0 is not known")
    #expect(source.problems.dropFirst().first?.reason == "id is missing")
  }

  // MARK: Making catalogues

  nonisolated struct Fault: Sendable, CustomTestStringConvertible {
    let text: String
    let replacement: String

    init(_ text: String, with replacement: String) {
      self.text = text
      self.replacement = replacement
    }

    var testDescription: String { "\(text) → \(replacement)" }
  }

  private struct Entry {
    let id: String
    var license = "CC0-1.0"
    var uploaded: String?
    var year: Int?

    var json: String {
      var json = """
        {"id": "\(id)", "file": "\(id).jpg", "width": 640, "height": 480, "title": "Test", "author": "Ann Lee", \
        "pageURL": "https://example.org/\(id)", "license": "\(license)", "tags": ["tag"]
        """
      if let uploaded { json += #", "uploaded": "\#(uploaded)""# }
      if let year { json += #", "year": \#(year)"# }
      return json + "}"
    }
  }

  private func source(_ entries: [Entry]) throws -> SamplePhotosSource {
    try source(json: entries.map(\.json), files: entries.map { $0.id + ".jpg" })
  }

  private func source(json: [String], files: [String]) throws -> SamplePhotosSource {
    for file in files { try folder.write("a picture", to: file) }
    try folder.write(#"{"version": 1, "photos": [\#(json.joined(separator: ","))]}"#, to: "catalogue.json")
    return SamplePhotosSource(directory: folder.path)
  }

  private func moment(_ year: Int, _ month: Int, _ day: Int, hour: Int = 12) throws -> Date {
    let day = try #require(LocalDay(year: year, month: month, day: day))
    return day.start.addingTimeInterval(Double(hour) * 3600)
  }
}
