import BindingCore
import BindingTesting
import Foundation
import Testing

@testable import PhotoSearchCore

nonisolated struct SavedPhotosSourceTests {
  private let fixture = SavedPhotosFixture()

  private func titles(_ query: PhotoQuery, _ library: SavedPhotosLibrary) async throws -> [String] {
    try await SavedPhotosSource(library: library).search(query, page: nil).photos.map(\.title)
  }

  private func titles(_ text: String, _ library: SavedPhotosLibrary) async throws -> [String] {
    try await titles(PhotoQuery(text: text), library)
  }

  @Test func theBestMatchesComeFirstAndAmongEqualsTheLastSaved() async throws {
    let library = try fixture.library()
    try await library.keep(SavedPhotosFixture.photo("1", "Cat"), 1)
    try await library.keep(SavedPhotosFixture.photo("2", "Night", tags: ["cat"]), 2)
    try await library.keep(SavedPhotosFixture.photo("3", "Catalogue"), 3)
    try await library.keep(SavedPhotosFixture.photo("4", "Day", author: "Cat Stevens"), 4)
    try await library.keep(SavedPhotosFixture.photo("5", "Black cats"), 5)
    try await library.keep(SavedPhotosFixture.photo("6", "A cat"), 6)
    #expect(try await titles("CAT", library) == ["Cat", "A cat", "Black cats", "Night", "Day", "Catalogue"])
  }

  @Test(arguments: [
    ("lodz", true), ("ŁÓDŹ", true), ("strasse", true), ("\"red brick\"", true), ("\"brick red\"", false),
    ("\"red bricks\"", true), ("lodz -brick", false), ("lodz -stone", true), ("東京", true), ("京の", true), ("京東", false),
    ("holiday", true), ("walk", true), ("\" OR 1", false), ("title : lodz", false), ("lodz*", true),
    ("NEAR(lodz)", false),
    ("NOT", false), ("'; DROP TABLE photos", false), ("-brick", false), ("-stone", true), ("", true), ("\u{0}", true),
    ("bri", true), ("b", true), ("\"red bri\"", true),
  ])
  func wordsAreFoundWhereverTheyAreAndNothingIsAnOperator(text: String, isFound: Bool) async throws {
    let library = try fixture.library()
    let photo = SavedPhotosFixture.photo("1", "Łódź Straße", tags: ["red brick", "東京の夜"])
    let saved = try await library.keep(photo, 1, query: "holidays")
    try await library.setNote("for the\nwalk", of: saved.id)
    #expect(try await titles(text, library).isEmpty == !isFound)
  }

  @Test func whatIsEditedOrRemovedIsFoundByItsNewWordsOnly() async throws {
    let library = try fixture.library()
    let saved = try await library.keep(SavedPhotosFixture.photo("1", "Cat", tags: ["old"]), 1)
    try await library.setTags(["new"], of: saved.id)
    #expect(try await titles("old", library).isEmpty)
    #expect(try await titles("new", library) == ["Cat"])
    try await library.remove([saved.id])
    #expect(try await titles("new", library).isEmpty)
  }

  @Test func aTotalIsExactUntilItWouldTakeTooLongToCount() async throws {
    let library = try fixture.library()
    for number in 1...6 {
      let license = License(number == 1 ? .cc0 : .by, version: number == 1 ? "1.0" : "4.0")
      try await library.keep(SavedPhotosFixture.photo("\(number)", "Cat \(number)", license: license), number)
    }
    func total(_ query: PhotoQuery, limit: Int, counted: Int) throws -> String {
      let limits = SavedPhotosFinder.Limits(judged: 0, lookedUp: 0, passing: 0, counted: counted)
      let found = try library.search(query, page: nil, limit: limit, limits)
      return "\(found.total)\(found.totalIsCapped ? "+" : "")"
    }
    let all = PhotoQuery(text: "cat")
    var few = all
    few.intendedUses = [.publicDomain]
    // A page with all of them counts them.
    #expect(try total(all, limit: 6, counted: 2) == "6")
    #expect(try total(few, limit: 2, counted: 2) == "1")
    // Otherwise they are counted as far as they are looked at.
    #expect(try total(all, limit: 2, counted: 4) == "4+")
    #expect(try total(all, limit: 2, counted: 6) == "6")
    #expect(try total(PhotoQuery(), limit: 2, counted: 4) == "6")
  }

  @Test func everyFilterAdmitsWhatTheQueryAdmits() async throws {
    let library = try fixture.library()
    var photos: [Photo] = []
    var number = 0
    let licenses = [
      License(.by, version: "4.0"), License(.byNC, version: "2.0"), License(.allRightsReserved), .unknown,
    ]
    for license in licenses {
      for (width, height) in [(UInt16(105), UInt16(100)), (100, 105), (2000, 1000), (1000, 2000), (4000, 3000)] {
        for uploaded in [nil, Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1_700_000_000)] {
          number += 1
          let photo = SavedPhotosFixture.photo(
            "\(number)", "Cat", license: license, uploaded: uploaded, isPhotograph: [nil, true, false][number % 3],
            isSensitive: number % 2 == 0)
          let picture = SavedPhotosFixture.picture(number, width: width, height: height)
          let outcome = try await library.save(photo, picture: picture)
          if case .saved(let saved) = outcome { photos.append(saved.result) }
        }
      }
    }
    var queries: [PhotoQuery] = []
    func add(_ change: (inout PhotoQuery) -> Void) {
      for text in ["", "cat"] {
        var query = PhotoQuery(text: text)
        query.includesSensitive = true
        change(&query)
        queries.append(query)
      }
    }
    add { _ in }
    add { $0.includesSensitive = false }
    add { $0.creativeCommons = true }
    for use in IntendedUse.allCases { add { $0.intendedUses = [use] } }
    for orientation in PhotoOrientation.allCases { add { $0.orientation = orientation } }
    for size in [PhotoSize.medium, .large, .huge] { add { $0.minimumSize = size } }
    for type in PhotoFileType.allCases { add { $0.fileTypes = [type] } }
    add { $0.photographsOnly = true }
    add { query in
      query.dateFilter = true
      query.maxDate = Date(timeIntervalSince1970: 1_700_000_000)
    }
    add { query in
      query.dateFilter = true
      query.minDate = Date(timeIntervalSince1970: 1_700_000_000)
    }
    #expect(photos.count == 60)
    for query in queries {
      let found = try library.search(query, page: nil, limit: 100)
      let expected = photos.filter { query.verdict(on: $0) == .admitted }
      #expect(Set(found.photos.map(\.result)) == Set(expected), "\(query)")
      #expect(found.total == expected.count)
      #expect(found.undatedCount == (query.dateFilter ? 20 : 0))
    }
  }

  @Test(arguments: PhotoOrder.allCases, ["", "cat"])
  func pagesHaveEveryPhotoOnceInOrder(order: PhotoOrder, text: String) async throws {
    let library = try fixture.library()
    for number in 1...45 {
      let date = number % 9 == 0 ? nil : Date(timeIntervalSince1970: Double(number * 7919 % 100) * 86_400)
      let title = number % 2 == 0 ? "Cat" : number % 3 == 0 ? "Catalogue" : "A cat \(number)"
      try await library.keep(SavedPhotosFixture.photo("\(number)", title, uploaded: date), number)
    }
    let source = SavedPhotosSource(library: library)
    var query = PhotoQuery(text: text)
    query.order = order
    var photos: [Photo] = []
    var token: PageToken?
    repeat {
      let page = try await source.search(query, page: token)
      #expect(page.total == 45)
      photos += page.photos
      token = page.next
    } while token != nil
    #expect(photos.count == 45)
    #expect(Set(photos.map(\.id)).count == 45)
    let dates = photos.map(\.uploaded)
    switch order {
    case .newest: #expect(dates == dates.sorted { $0 ?? .distantPast > $1 ?? .distantPast })
    case .oldest: #expect(dates == dates.sorted { $0 ?? .distantFuture < $1 ?? .distantFuture })
    case .relevance: #expect(text.isEmpty || photos[0].title == "Cat")
    }
  }

  @Test func photosOfAnAuthorAndThoseThatShareTagsAreFound() async throws {
    let library = try fixture.library()
    let first = try await library.keep(SavedPhotosFixture.photo("1", "One", tags: ["Sea", "boat", "sky"]), 1)
    try await library.keep(SavedPhotosFixture.photo("2", "Two", author: "Bob", tags: ["sea"]), 2)
    try await library.keep(SavedPhotosFixture.photo("3", "Three", author: "Bob", tags: ["SEA", "boat"]), 3)
    try await library.keep(SavedPhotosFixture.photo("4", "Four", tags: ["seal"]), 4)
    var query = PhotoQuery()
    for id in [first.result.id, first.photo.id] {
      query.scope = .related(id)
      #expect(try await titles(query, library) == ["Three", "Two"])
    }
    query.scope = .related(PhotoID(source: .saved, id: "99"))
    #expect(try await titles(query, library).isEmpty)
    query.scope = .author(PhotoAuthor(source: .saved, name: "Bob"))
    #expect(try await titles(query, library) == ["Three", "Two"])
    query.text = "three"
    #expect(try await titles(query, library) == ["Three"])
  }

  @Test func photosThatLookTheSameComeBeforeThoseThatShareTags() async throws {
    let library = try fixture.library()
    let first = try await library.keep(SavedPhotosFixture.photo("1", "One", tags: ["sea"]), 1)
    let variant = AuditFixture.picture(1, .cropped)
    _ = try await library.save(SavedPhotosFixture.photo("2", "The same, cropped"), picture: variant)
    try await library.keep(SavedPhotosFixture.photo("3", "Another", tags: ["sea"]), 3)
    try await library.keep(SavedPhotosFixture.photo("4", "Unrelated"), 4)
    var query = PhotoQuery()
    query.scope = .related(first.result.id)
    #expect(try await titles(query, library) == ["Another"])
    try await PhotoRecognizer.takeMissing(of: library, AuditFixture.decode) { _, _ in }
    #expect(try await titles(query, library) == ["The same, cropped", "Another"])
    try await library.remove([2])
    #expect(try await titles(query, library) == ["Another"])
  }

  @Test func importedPhotosThatLookLikeSavedOnesAreTold() async throws {
    // Somebody else saved the same photo from another service, and another one.
    let other = SavedPhotosFixture()
    let theirs = try other.library()
    _ = try await theirs.save(SavedPhotosFixture.photo("2", "Same"), picture: AuditFixture.picture(1, .small))
    try await theirs.keep(SavedPhotosFixture.photo("3", "Another"), 3)
    let list = fixture.directory.path + "/list.json"
    try Data(try await theirs.exportList(.json).utf8).write(to: URL(filePath: list))
    let library = try fixture.library()
    try await library.keep(SavedPhotosFixture.photo("1", "One"), 1)
    for file in other.files {
      try FileManager.default.copyItem(atPath: other.pictures + "/" + file, toPath: fixture.pictures + "/" + file)
    }
    let outcome = try await importing(list, into: library)
    #expect(outcome.added.count == 2)
    #expect(try outcome.lookalikes.map { try #require(try library.photos([$0]).first).photo.title } == ["Same"])
  }

  @MainActor private func importing(
    _ list: String, into library: SavedPhotosLibrary
  ) async throws -> SavedPhotosLibrary.ImportOutcome {
    let viewModel = PhotoSearchViewModel(saved: library, scheduler: TestScheduler())
    let saved = try #require(viewModel.savedPhotos)
    saved.decode = AuditFixture.decode
    var outcome: SavedPhotosLibrary.ImportOutcome?
    saved.imported.observeNext { outcome = $0 }.dispose(in: saved.bag)
    saved.importList(contentsOf: list)
    #expect(await eventually { outcome != nil })
    return try #require(outcome)
  }

  @Test func aPhotoWithoutItsFileIsShownWithoutAPicture() async throws {
    let library = try fixture.library()
    let saved = try await library.keep(SavedPhotosFixture.photo("1", "Cat"), 1)
    #expect(saved.result.thumbnail == .file(path: saved.path))
    try FileManager.default.removeItem(atPath: saved.path)
    let page = try await SavedPhotosSource(library: library).search(PhotoQuery(text: "cat"), page: nil)
    #expect(page.photos.map(\.thumbnail) == [nil])
  }

  @Test func aLibraryThatCannotBeOpenedFailsEachSearch() async throws {
    try Data().write(to: URL(filePath: fixture.directory.path + "/data"))
    let source = SavedPhotosSource(
      SavedPhotosAccess(directory: fixture.pictures, database: fixture.database))
    let error = PhotoSearchError.savedPhotos(.inaccessible(path: fixture.database))
    await #expect(throws: error) { try await source.search(PhotoQuery(text: "a"), page: nil) }
    let broken = PageToken(rawValue: "x; DROP")
    await #expect(throws: PhotoSearchError.badRequest(message: "there is no such page")) {
      try await source.search(PhotoQuery(text: "a"), page: broken)
    }
  }
}
