import FoundationEssentials
import ReplayServer
import Synchronization
import Testing

@testable import PhotoSearchCore

/// Photos on their way to the disk.
struct SavedPhotosSaverTests {
  private let fixture = SavedPhotosFixture()

  private func saver(_ transport: any HTTPTransport) -> SavedPhotosSaver {
    SavedPhotosSaver(
      SavedPhotosAccess(directory: fixture.pictures, database: fixture.database), transport: transport)
  }

  private func saver(status: Int = 200, _ body: [UInt8]) -> SavedPhotosSaver {
    saver(
      FakeTransport { _, _ in .success(HTTPResponse(status: status, body: Data(body), url: Self.address)) })
  }

  nonisolated private static let address = URL(string: "https://pictures.example/owl.png")!
  nonisolated private static let png: [UInt8] = Array(Fixtures.data("metadata/plain.png"))
  nonisolated private static let gif = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x3B]

  private let owl = Photo(
    id: PhotoID(source: .openverse, id: "1"), title: "Owl: at/night", author: "A. Author",
    license: License(.by, version: "4.0"), pageURL: URL(string: "https://example.org/owl"), imageURL: address,
    fileSize: 7)

  private func error(_ saver: SavedPhotosSaver, _ photo: Photo) async -> PhotoSaveError? {
    do throws(PhotoSaveError) {
      _ = try await saver.save(photo, query: "", to: .lastUsed) { _ in }
      return nil
    } catch {
      return error
    }
  }

  @Test func `A photo is saved with its credit, and listed with its licence and the query`() async throws {
    let steps = Mutex<[PhotoSaveProgress]>([])
    let saver = saver(Self.png)
    #expect(await saver.path(of: owl) == nil)
    let path = try await saver.save(owl, query: "night", to: .lastUsed) { step in steps.withLock { $0.append(step) } }
    #expect(fixture.files == ["Owl- at-night – A. Author.png"])
    #expect(path == fixture.pictures + "/" + fixture.files[0])
    #expect(
      steps.withLock { $0 } == [.downloading(received: 0, expected: 7), .writing(byteCount: Self.png.count)])
    #expect(try PhotoMetadata.credit(in: Data(contentsOf: URL(filePath: path))) == Credit(owl))
    let saved = try #require(try await fixture.library().saved(owl))
    #expect(saved.photo.license == owl.license && saved.query == "night" && saved.path == path)
    #expect(await saver.path(of: owl) == path)
  }

  @Test func `A photo that is there is not loaded again, by whichever of its names`() async throws {
    let transport = FakeTransport { _, _ in
      .success(HTTPResponse(status: 200, body: Data(Self.png), url: Self.address))
    }
    let saver = saver(transport)
    let first = try await saver.save(owl, query: "", to: .lastUsed) { _ in }
    let merged = Photo(
      id: PhotoID(source: .flickr, id: "9"), title: "Owl", license: .unknown, imageURL: Self.address,
      alternateIDs: [owl.id])
    #expect(try await saver.save(merged, query: "", to: .lastUsed) { _ in } == first)
    #expect(transport.requests.count == 1)
    let id = try #require(try await fixture.library().saved(owl)?.id)
    let result = Photo(id: PhotoID(source: .saved, id: "\(id)"), title: "", license: .unknown)
    #expect(await saver.path(of: result) == first)
    // When its file is gone it is no longer there.
    try FileManager.default.removeItem(atPath: first)
    #expect(await saver.path(of: owl) == nil)
    let second = try await saver.save(owl, query: "", to: .lastUsed) { _ in }
    #expect(transport.requests.count == 2)
    #expect(await saver.path(of: owl) == second)
    #expect(FileManager.default.fileExists(atPath: second))
  }

  @Test func `A photo goes to the collections that were wanted, also if it is there already`() async throws {
    let library = try fixture.library()
    for name in ["A", "B", "C"] { try await library.createCollection(named: name) }
    try await library.setLastUsedCollection(3)
    let saver = saver(Self.png)
    _ = try await saver.save(owl, query: "", to: .collections([1])) { _ in }
    #expect(try await library.collections().map(\.count) == [1, 0, 0])
    _ = try await saver.save(owl, query: "", to: .collections([2])) { _ in }
    #expect(try await library.collections().map(\.count) == [1, 1, 0])
    _ = try await saver.save(owl, query: "", to: .lastUsed) { _ in }
    #expect(try await library.collections().map(\.count) == [1, 1, 1])
  }

  @Test func `A photo of this machine is saved from its file`() async throws {
    let file = fixture.directory.path + "/sample.gif"
    try Data(Self.gif).write(to: URL(filePath: file))
    let sample = Photo(
      id: PhotoID(source: .samples, id: "s"), title: "Sample", license: License(.cc0), thumbnail: .file(path: file))
    let transport = FakeTransport { _, _ in .failure(.offline) }
    let path = try await saver(transport).save(sample, query: "", to: .lastUsed) { _ in }
    #expect(try Data(contentsOf: URL(filePath: path)) == Data(Self.gif))
    #expect(fixture.files == ["Sample.gif", "Sample.gif.xmp"])
    #expect(transport.requests.isEmpty)
  }

  @Test func `What cannot be saved says why, and leaves nothing behind`() async {
    let pageOnly = Photo(id: owl.id, title: "", license: .unknown)
    #expect(await error(saver(Self.png), pageOnly) == .noPicture)
    #expect(await error(saver(Array("<html>".utf8)), owl) == .notAPicture)
    #expect(await error(saver([]), owl) == .notAPicture)
    #expect(await error(saver(status: 404, []), owl) == .download(.notFound))
    for (failure, expected): (HTTPError, PhotoSaveError) in [
      (.tooLarge(limit: 9), .download(.answerTooLarge(limit: 9))), (.cancelled, .cancelled),
    ] {
      #expect(await error(saver(FakeTransport { _, _ in .failure(failure) }), owl) == expected)
    }
    #expect(fixture.files == [])
    let transport = FakeTransport { _, _ in .failure(.offline) }
    let nowhere = SavedPhotosSaver(
      SavedPhotosAccess(directory: fixture.pictures, database: fixture.directory.path), transport: transport)
    #expect(await error(nowhere, owl) == .library(.inaccessible(path: fixture.directory.path)))
    #expect(transport.requests.isEmpty)
  }

  @Test func `Who loses interest leaves nothing behind`() async {
    let saver = saver(Self.png)
    let task = Task { [owl] in try await saver.save(owl, query: "", to: .lastUsed) { _ in } }
    task.cancel()
    await #expect(throws: PhotoSaveError.cancelled) { try await task.value }
    #expect(fixture.files == [])
  }
}
