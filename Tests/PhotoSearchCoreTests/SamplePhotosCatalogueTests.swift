import FoundationEssentials
import PhotoSearchCore
import Testing

/// Checks the photos that are shipped: files, credit, licences and tags.
struct SamplePhotosCatalogueTests {
  private let source = SamplePhotosSource(directory: SampleCollection.directory)
  private let records: [SampleCollection.Record]

  init() throws {
    records = try SampleCollection.records()
  }

  @Test func thereAreEnoughPhotosAndNoneIsFlawed() {
    #expect(source.problems == [])
    #expect(source.count == records.count)
    #expect(records.count >= 45)
  }

  @Test func theCatalogueIsInTheOrderOfTheIds() {
    #expect(records.map(\.id) == records.map(\.id).sorted())
  }

  @Test func noPhotoIsThereTwice() throws {
    #expect(Set(records.map(\.id)).count == records.count)
    #expect(Set(records.map(\.file)).count == records.count)
    #expect(Set(records.map(\.pageURL)).count == records.count)
    #expect(Set(try records.map { try SampleCollection.data($0.file) }).count == records.count)
  }

  @Test func everyPictureIsAJPEGOfTheSizeInTheCatalogue() throws {
    for record in records {
      let size = JPEGHeader(try SampleCollection.data(record.file))
      #expect(size?.width == record.width, "\(record.id)")
      #expect(size?.height == record.height, "\(record.id)")
      #expect(record.width >= 300 && record.height >= 300, "\(record.id)")
    }
  }

  @Test func everyFileIsInTheCatalogueAndAllTogetherAreSmall() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: SampleCollection.directory)
    #expect(Set(files) == Set(records.map(\.file)).union(["catalogue.json", "looks.json", "README.md"]))
    let size = try files.reduce(0) { try $0 + SampleCollection.data($1).count }
    #expect(size < 8_000_000)
  }

  @Test func everyPhotoCreditsItsAuthorAndLinksToItsSource() {
    for record in records {
      #expect(!record.title.isEmpty && !record.author.isEmpty && !record.origin.isEmpty, "\(record.id)")
      for address in [record.pageURL] + (record.authorURL.map { [$0] } ?? []) {
        #expect(address.hasPrefix("https://"), "\(record.id)")
      }
    }
  }

  @Test func everyLicenceAllowsReuseAndItsTextIsIncluded() throws {
    for record in records {
      let allowed = ["CC0-1.0", "CC-BY-2.0", "CC-BY-SA-2.0", "LicenseRef-Public-Domain"]
      #expect(allowed.contains(record.license), "\(record.id)")
      let text = try Data(contentsOf: URL(filePath: SampleCollection.root + "/LICENSES/\(record.license).txt"))
      #expect(text.count > 500, "\(record.license)")
    }
  }

  @Test func aChangedPictureUnderALicenceThatDemandsItSaysSo() {
    for record in records where record.license.hasPrefix("CC-BY") {
      #expect(record.changes?.isEmpty == false, "\(record.id)")
    }
  }

  @Test func everyPhotoHasAFewTagsInLowerCase() {
    for record in records {
      #expect(4...8 ~= record.tags.count, "\(record.id)")
      #expect(Set(record.tags).count == record.tags.count, "\(record.id)")
      #expect(record.tags.allSatisfy { $0 == $0.lowercased() && !$0.isEmpty }, "\(record.id)")
    }
  }

  @Test func everyPhotoIsFoundByEachOfItsTagsItsTitleAndItsAuthor() async throws {
    for record in records {
      for text in record.tags + [record.title, record.author] {
        let found = try await source.ids(for: text)
        #expect(found.contains(record.id), "\(record.id) by \(text)")
      }
    }
  }

  @Test(arguments: [
    ("cat", 20), ("cats", 20), ("Katze", 0), ("owl", 1), ("bird", 10), ("dog", 10), ("flower", 3), ("food", 2),
    ("space", 3), ("car", 1), ("berries", 0),
  ])
  func everydayWordsFindWhatTheyName(word: String, least: Int) async throws {
    let found = try await source.ids(for: word)
    #expect(least == 0 ? found.isEmpty : found.count >= least)
  }

  @Test(arguments: [("owl", "owl"), ("OWLS", "owl"), ("car", "car"), ("dogs", "dog"), ("sunflowers", "sunflower")])
  func thePhotoWithThatTitleComesFirst(text: String, id: String) async throws {
    let page = try await source.search(PhotoQuery(text: text), page: nil)
    #expect(page.photos.first.map { $0.title.lowercased() } == id)
  }

  @Test func singularAndPluralFindTheSame() async throws {
    #expect(try await source.ids(for: "cats") == source.ids(for: "cat"))
    #expect(try await source.ids(for: "birds") == source.ids(for: "bird"))
  }

  @Test func anAuthorIsFoundWithoutTheAccent() async throws {
    #expect(try await source.ids(for: "stefan van der walt") == ["chelsea-the-cat"])
  }

  @Test func aKoreanWordIsFoundByAPartOfIt() async throws {
    #expect(try await source.ids(for: "고양이").count == 3)
  }
}

/// The collection in the source tree, as it is written.
nonisolated enum SampleCollection {
  struct Record: Decodable {
    let id: String
    let file: String
    let width: Int
    let height: Int
    let title: String
    let author: String
    let authorURL: String?
    let pageURL: String
    let license: String
    let tags: [String]
    let changes: String?
    let origin: String
  }

  static let root = String(#filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 })
  static let directory = root + "/data/sample-photos"

  static func data(_ file: String) throws -> Data {
    try Data(contentsOf: URL(filePath: directory + "/" + file))
  }

  static func records() throws -> [Record] {
    struct File: Decodable {
      let photos: [Record]
    }
    return try JSONDecoder().decode(File.self, from: data("catalogue.json")).photos
  }
}

extension SamplePhotosSource {
  /// The names of all photos that a query finds, page by page.
  func ids(for query: PhotoQuery) async throws -> [String] {
    var ids: [String] = []
    var token: PageToken?
    repeat {
      let page = try await search(query, page: token)
      ids += page.photos.map(\.id.id)
      token = page.next
    } while token != nil
    return ids
  }

  func ids(for text: String) async throws -> [String] {
    try await ids(for: PhotoQuery(text: text))
  }
}

/// The size in the frame header of a JPEG file (ITU-T T.81, B.2.2).
private nonisolated struct JPEGHeader {
  let width: Int
  let height: Int

  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]), bytes.suffix(2) == [0xFF, 0xD9] else { return nil }
    func number(_ offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }
    var offset = 2
    while offset + 9 <= bytes.count, bytes[offset] == 0xFF {
      switch bytes[offset + 1] {
      case 0xC0...0xC3:
        height = number(offset + 5)
        width = number(offset + 7)
        return
      case 0xDA: return nil
      default: offset += 2 + number(offset + 2)
      }
    }
    return nil
  }
}
