import BindingCore
import Foundation
import Testing

@testable import PhotoSearchCore

nonisolated struct SavedPhotosSavingTests {
  private let fixture = SavedPhotosFixture()

  @Test func everythingThatIsKnownComesBackAfterOpeningAgain() async throws {
    func photo(fileSize: Int?) -> Photo {
      Photo(
        id: PhotoID(source: .flickr, id: "7"), title: "Łódź", author: "Ada",
        authorURL: URL(string: "https://example.org/ada"), authorID: "7@N00",
        license: License(.bySA, version: "3.0", jurisdiction: "de"), pageURL: URL(string: "https://example.org/7"),
        reportURL: URL(string: "https://example.org/r"), imageURL: URL(string: "https://example.org/7.png"),
        width: 320, height: 240, fileSize: fileSize, fileType: .png, uploaded: Date(timeIntervalSince1970: 1000),
        taken: "1999", summary: "A town", tags: ["a b", "c"], restrictions: ["trademarked"], isPhotograph: true,
        isSensitive: true, collection: "x", creditText: "By Ada")
    }
    let picture = SavedPhotosFixture.picture(1)
    let date = Date(timeIntervalSince1970: 5000)
    let outcome = try await fixture.library().save(
      photo(fileSize: nil), picture: picture, query: "towns", date: date)
    guard case .saved(let saved) = outcome else { throw CancellationError() }
    let again = try #require(try await fixture.library().photo(saved.id))
    #expect(again == saved)
    #expect(again.query == "towns")
    #expect(again.saved == date)
    let known = photo(fileSize: picture.count)
    #expect(again.photo == known)
    // The rest is not stored.
    let unset = Mirror(reflecting: known).children.filter { Self.isEmpty($0.value) }.compactMap(\.label)
    #expect(unset == ["thumbnail", "previewURL", "alternateIDs"], "give every other property a value here")
    // And the receipts, which lists for spreadsheets lack.
    #expect(Mirror(reflecting: SavedPhotoRecord()).children.count == SavedPhotoRecord.exportedFields.count + 1)
  }

  private static func isEmpty(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return [.optional, .collection].contains(mirror.displayStyle) && mirror.children.isEmpty
  }

  @Test func thePictureCarriesItsCreditUnderANameThatPeopleRecognise() async throws {
    let saved = try await fixture.library().keep(SavedPhotosFixture.photo("1", "A cat: asleep?"), 1)
    #expect(fixture.files == ["A cat- asleep- – Ada.png"])
    let data = try Data(contentsOf: URL(filePath: saved.path))
    #expect(try PhotoMetadata.credit(in: data)?.author == "Ada")
    #expect(fixture.directory.has(0o600, "data/saved.sqlite"))
  }

  @Test func aFormatWithoutRoomForACreditGetsAFileBesideIt() async throws {
    let library = try fixture.library()
    let photo = SavedPhotosFixture.photo("1", "Moving")
    guard case .saved(let saved) = try await library.save(photo, picture: SavedPhotosFixture.gif) else { return }
    #expect(fixture.files == ["Moving – Ada.gif", "Moving – Ada.gif.xmp"])
    try await library.remove([saved.id])
    #expect(fixture.files.isEmpty)
    try await library.restore([saved.id])
    #expect(fixture.files == ["Moving – Ada.gif", "Moving – Ada.gif.xmp"])
  }

  @Test func nothingIsOverwritten() async throws {
    let library = try fixture.library()
    DatabaseFile.createDirectory(fixture.pictures)
    let mine = fixture.pictures + "/Cat – Ada.png"
    try Data("mine".utf8).write(to: URL(filePath: mine))
    try await library.keep(SavedPhotosFixture.photo("1", "Cat"), 1)
    try await library.keep(SavedPhotosFixture.photo("2", "Cat"), 2)
    #expect(fixture.files == ["Cat – Ada (2).png", "Cat – Ada (3).png", "Cat – Ada.png"])
    #expect(try Data(contentsOf: URL(filePath: mine)) == Data("mine".utf8))
  }

  @Test func theSamePhotoPageOrPictureIsSavedOnce() async throws {
    let library = try fixture.library()
    let first = try await library.keep(SavedPhotosFixture.photo("1", "Cat"), 1)
    let samePage = Photo(
      id: PhotoID(source: .openverse, id: "x"), title: "Cat", license: .unknown,
      pageURL: URL(string: "https://example.org/1"))
    let samePicture = Photo(id: PhotoID(source: .openverse, id: "y"), title: "Cat", license: .unknown)
    let again = SavedPhotosFixture.photo("1", "Another title")
    for (photo, number) in [(again, 5), (samePage, 6), (samePicture, 1)] {
      let outcome = try await library.save(photo, picture: SavedPhotosFixture.picture(number))
      #expect(outcome == .alreadySaved(first))
    }
    #expect(fixture.files.count == 1)
    #expect(try await library.count() == 1)
  }

  @Test func theSecondPhotoOfAPageCouldNotBeSaved() async throws {
    let library = try fixture.library()
    func photo(_ source: PhotoSourceID, _ id: String) -> Photo {
      Photo(
        id: PhotoID(source: source, id: id), title: "Vase \(id)", license: License(.cc0),
        pageURL: URL(string: "https://museum.example.org/vase"))
    }
    let front = try await library.keep(photo(.openverse, "front"), 1)
    #expect(try await library.saved(photo(.openverse, "back")) == nil)
    let back = try await library.keep(photo(.openverse, "back"), 2)
    #expect(try await library.saved(photo(.openverse, "back"))?.id == back.id)
    // Another source knows the page only, so that is the same photo to it.
    #expect(try await library.saved(photo(.flickr, "9"))?.id == front.id)
    let list = try await library.exportList(.json)
    let other = SavedPhotosFixture()
    let copy = try other.library()
    let outcome = try await copy.importList(Data(list.utf8))
    #expect(outcome.added.count == 2 && outcome.knownCount == 0)
    #expect(try await copy.importList(Data(list.utf8)).knownCount == 2)
  }

  @Test func whatIsNoPictureIsNotSaved() async throws {
    let library = try fixture.library()
    await #expect(throws: SavedPhotosError.noPicture) {
      try await library.save(SavedPhotosFixture.photo("1", "Cat"), picture: Data("<html>".utf8))
    }
    #expect(try await library.count() == 0)
  }

  @Test func aFolderThatCannotBeWrittenToIsAnErrorAndLeavesNothing() async throws {
    try Data().write(to: URL(filePath: fixture.directory.path + "/Pictures"))
    let library = try fixture.library()
    await #expect(throws: SavedPhotosError.inaccessible(path: fixture.pictures)) {
      try await library.keep(SavedPhotosFixture.photo("1", "Cat"), 1)
    }
    #expect(try await library.count() == 0)
  }

  @Test func aRemovedPhotoComesBackWithItsNoteEvenWhenItsNameIsTaken() async throws {
    let library = try fixture.library()
    let saved = try await library.keep(SavedPhotosFixture.photo("1", "Cat"), 1)
    try await library.setNote("Mine\nalone", of: saved.id)
    try await library.remove([saved.id])
    #expect(try await library.photo(saved.id) == nil)
    #expect(fixture.files.isEmpty)
    try Data("other".utf8).write(to: URL(filePath: saved.path))
    try await library.restore([saved.id])
    let back = try #require(try await library.photo(saved.id))
    #expect(back.note == "Mine\nalone")
    #expect(back.path.hasSuffix("/Cat – Ada (2).png"))
    #expect(library.isThere(back))
  }

  @Test func savingARemovedPhotoBringsItBack() async throws {
    let library = try fixture.library()
    let photo = SavedPhotosFixture.photo("1", "Cat")
    let saved = try await library.keep(photo, 1)
    try await library.remove([saved.id])
    #expect(try await library.save(photo, picture: SavedPhotosFixture.picture(1)) == .alreadySaved(saved))
    #expect(fixture.files == ["Cat – Ada.png"])
  }

  @Test func whatWasRemovedLongAgoIsGoneForGood() async throws {
    let library = try fixture.library()
    let saved = try await library.keep(SavedPhotosFixture.photo("1", "Cat"), 1)
    try await library.remove([saved.id], date: Date(timeIntervalSinceNow: -31 * 86_400))
    _ = try fixture.library()
    try await library.restore([saved.id])
    #expect(try await library.count() == 0)
    let hidden = try FileManager.default.contentsOfDirectory(atPath: fixture.pictures + "/.removed")
    #expect(hidden.isEmpty)
  }

  @Test func aMissingFileIsWrittenAgainAndTheNoteStays() async throws {
    let library = try fixture.library()
    let photo = SavedPhotosFixture.photo("1", "Cat")
    let saved = try await library.keep(photo, 1)
    try await library.setNote("n", of: saved.id)
    try FileManager.default.removeItem(atPath: saved.path)
    let outcome = try await library.save(photo, picture: SavedPhotosFixture.picture(9))
    guard case .saved(let again) = outcome else { throw CancellationError() }
    #expect(again.id == saved.id)
    #expect(again.note == "n")
    #expect(library.isThere(again))
  }

  @Test func tagsAreTheUsersAndCountOnce() async throws {
    let library = try fixture.library()
    let saved = try await library.keep(SavedPhotosFixture.photo("1", "Cat", tags: ["old"]), 1)
    try await library.setTags(["Café", "cafe", " ", "b\nc"], of: saved.id)
    #expect(try await library.photo(saved.id)?.photo.tags == ["Café", "b c"])
    await #expect(throws: SavedPhotosError.notFound) { try await library.setNote("x", of: 999) }
  }

  @MainActor @Test func changesAreToldOnTheMainActor() async throws {
    let library = try fixture.library()
    var stream = library.changes.values.makeAsyncIterator()
    let saved = try await library.keep(SavedPhotosFixture.photo("1", "Cat"), 1)
    try await library.setNote("n", of: saved.id)
    try await library.remove([saved.id])
    try await library.restore([saved.id])
    var told: [SavedPhotosChange] = []
    while told.count < 4, let change = await stream.next() { told.append(change) }
    #expect(told == [.added([saved.id]), .changed([saved.id]), .removed([saved.id]), .added([saved.id])])
  }

  @Test func aCancelledPhotoWasSavedAllTheSame() async throws {
    let library = try fixture.library()
    let saving = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try await library.save(SavedPhotosFixture.photo("1", "Cat"), picture: SavedPhotosFixture.picture(1))
    }
    await #expect(throws: SavedPhotosError.cancelled) { try await saving.value }
    #expect(fixture.files == [])
    #expect(try await library.count() == 0)
  }
}
