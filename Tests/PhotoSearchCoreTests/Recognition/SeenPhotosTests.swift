import Foundation
import GeneratedCases
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// The photos of services that were shown.
nonisolated struct SeenPhotosTests {
  private let fixture = AuditFixture()

  private var path: String { fixture.saved.directory.path + "/seen.sqlite" }

  private func photo(_ source: PhotoSourceID, _ id: String, license: License = License(.by, version: "4.0")) -> Photo {
    Photo(
      id: PhotoID(source: source, id: id), title: "Photo \(id)", author: "Ada", license: license,
      pageURL: URL(string: "https://\(source.rawValue).example/\(id)"),
      imageURL: URL(string: "https://\(source.rawValue).example/\(id).jpg"), width: 320, height: 240)
  }

  private func picture(_ number: Int) -> RandomPicture { RandomPicture(seed: UInt64(number)) }

  @Test func aPhotoThatWasSeenIsRecognisedInADocumentAfterTheNextStart() async throws {
    await SeenPhotos(path: path).note(photo(.flickr, "7"), picture(7).luminance)
    try fixture.write(
      "![](7.png) ![](8.png)", ["7.png": AuditFixture.picture(7, .worn), "8.png": AuditFixture.picture(8, .same)])
    let recognizer = try await PhotoRecognizer.load(
      saved: SavedPhotosAccess(directory: fixture.saved.pictures, database: fixture.saved.database),
      seen: SeenPhotos(path: path), decode: AuditFixture.decode)
    let findings = try await DocumentAudit(path: fixture.document, recognizer: recognizer).findings()
    #expect(findings.map(\.verdict) == [.incomplete, .unknown])
    #expect(findings[0].recognition?.photo == photo(.flickr, "7"))
  }

  @Test func aPhotoThatWasSavedIsTheSavedOne() async throws {
    try await fixture.save(photo(.flickr, "0"))
    let seen = SeenPhotos(path: path)
    // Even if the other looks more like it.
    await seen.note(photo(.commons, "0"), picture(0).worn(seed: 7))
    try fixture.write("![](0.png)", ["0.png": AuditFixture.picture(0, .worn)])
    let recognizer = try await PhotoRecognizer.load(
      saved: SavedPhotosAccess(directory: fixture.saved.pictures, database: fixture.saved.database), seen: seen,
      decode: AuditFixture.decode)
    let findings = try await DocumentAudit(path: fixture.document, recognizer: recognizer).findings()
    #expect(findings.first?.recognition?.photo?.id.source == .saved)
  }

  @Test func aPhotoThatWasSeenKeepsWhatItsServiceSaid() async throws {
    var seenPhoto = photo(.flickr, "7")
    let statement = ServiceStatement(address: "https://x", date: Date(timeIntervalSince1970: 7), text: "{}")
    seenPhoto.evidence = PhotoEvidence(statements: [statement])
    await SeenPhotos(path: path).note(seenPhoto, picture(7).luminance)
    #expect(await SeenPhotos(path: path).photo(seenPhoto.id)?.statements == [statement])
  }

  @Test func thePhotosOfServicesAreNotedOnce() {
    let seen = SeenPhotos(path: path)
    #expect(seen.wants(photo(.flickr, "7")) && !seen.wants(photo(.flickr, "7")))
    #expect(!seen.wants(photo(.saved, "7")) && !seen.wants(photo(.samples, "7")))
    // Nothing is opened for that.
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  // MARK: One photo of two services

  /// Each service has these photos.
  private func all(_ seen: SeenPhotos?, _ photos: Photo...) -> AllSources {
    let sources = Dictionary(grouping: photos) { $0.id.source }
    return AllSources([PhotoSourceID.flickr, .commons].map { FixedSource($0, sources[$0] ?? []) }, seen: seen)
  }

  private struct FixedSource: PhotoSource {
    let id: PhotoSourceID
    let photos: [Photo]
    var capabilities: PhotoSourceCapabilities { PhotoSourceCapabilities(isLocal: false, pageSize: 9, filters: []) }
    var budget: RequestBudget? { nil }

    init(_ id: PhotoSourceID, _ photos: [Photo]) { (self.id, self.photos) = (id, photos) }

    func search(_ query: PhotoQuery, page: PageToken?) async throws(PhotoSearchError) -> PhotoPage {
      PhotoPage(photos: photos)
    }
  }

  @Test func theSamePhotoOfTwoServicesIsOne() async throws {
    let (one, other, different) = (photo(.flickr, "1"), photo(.commons, "a"), photo(.commons, "b"))
    let seen = SeenPhotos(path: path)
    let all = all(seen, one, other, different)
    #expect(try await all.search(PhotoQuery(text: "x"), page: nil).photos.count == 3)
    await seen.note(one, picture(1).luminance)
    await seen.note(other, picture(1).scaled(by: 0.9))
    await seen.note(different, picture(2).luminance)
    let photos = try await all.search(PhotoQuery(text: "x"), page: nil).photos
    #expect(photos.count == 2)
    #expect(Set(photos.map { Set($0.allIDs.map(\.id)) }) == [["1", "a"], ["b"]])
    // Two photos of one service are two, however they look.
    let burst = photo(.flickr, "2")
    await seen.note(burst, picture(1).luminance)
    let both = try await self.all(seen, one, burst).search(PhotoQuery(text: "x"), page: nil)
    #expect(both.photos.count == 2)
  }

  @Test func aPhotoThatIsSavedFromOneServiceIsSavedInTheOther() async throws {
    let (one, other) = (photo(.flickr, "0"), photo(.commons, "a"))
    let library = try await fixture.save(one)
    let seen = SeenPhotos(path: path)
    await seen.note(one, picture(0).luminance)
    await seen.note(other, picture(0).scaled(by: 0.9))
    let found = try #require(await seen.identified([other]).first)
    #expect(try await library.saved(other) == nil)
    #expect(try await library.saved(found)?.photo.id == one.id)
  }

  @Test(.long) func fewRandomPhotosLookTheSame() async throws {
    var index = FingerprintIndex<Int>()
    let fingerprints = (0..<300).map { PictureFingerprint(of: picture($0).luminance) }
    for (number, fingerprint) in fingerprints.enumerated() { index.insert(fingerprint, for: number) }
    for (number, fingerprint) in fingerprints.enumerated() {
      #expect(index.lookalikes(of: fingerprint, within: SeenPhotos.greatestDistance) == [number])
    }
  }

  // MARK: The file

  @Test func photosAreForgottenWhenTheCacheIsEmptied() async {
    let seen = SeenPhotos(path: path)
    await seen.note(photo(.flickr, "7"), picture(7).luminance)
    #expect(await seen.fingerprints().count == 1)
    await seen.removeAll()
    #expect(await seen.fingerprints().isEmpty)
    #expect(await seen.photo(PhotoID(source: .flickr, id: "7")) == nil)
    #expect(await SeenPhotos(path: path).fingerprints().isEmpty)
    // They are noted again.
    #expect(seen.wants(photo(.flickr, "7")))
  }

  @Test func theOldestGoWhenThereAreTooMany() async throws {
    let picture = picture(7).luminance
    let seen = SeenPhotos(path: path)
    await seen.note(photo(.flickr, "first"), picture)
    let database = try Database(path: path, migrations: SeenPhotos.schema)
    try database.maintain("UPDATE sqlite_sequence SET seq = seq + \(SeenPhotos.maximumCount)")
    await seen.note(photo(.flickr, "last"), picture)
    #expect(await seen.fingerprints().keys.map(\.id) == ["last"])
  }

  @Test func aDamagedFileIsReplaced() async throws {
    try Data("no database at all, but some text that is long enough".utf8).write(to: URL(filePath: path))
    for _ in 0..<2 {
      let seen = SeenPhotos(path: path)
      await seen.note(photo(.flickr, "7"), picture(7).luminance)
    }
    #expect(await SeenPhotos(path: path).fingerprints().count == 1)
  }

  @Test func aFolderThatCannotBeUsedIsNoFailure() async {
    let seen = SeenPhotos(path: "/proc/nowhere/seen.sqlite")
    await seen.note(photo(.flickr, "7"), picture(7).luminance)
    #expect(await seen.identified([photo(.flickr, "7")]).count == 1)
    #expect(await seen.fingerprints().isEmpty)
  }
}
