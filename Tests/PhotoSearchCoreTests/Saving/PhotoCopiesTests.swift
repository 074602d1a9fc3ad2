import FoundationEssentials
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// Files of photos for other applications.
struct PhotoCopiesTests {
  private let fixture = SavedPhotosFixture()
  nonisolated private static let address = URL(string: "https://pictures.example/owl.png")!

  private var folder: String { fixture.directory.path + "/copies" }

  private let owl = Photo(
    id: PhotoID(source: .openverse, id: "../../1"), title: "Owl: at/night", author: "A. Author",
    license: License(.by, version: "4.0"), imageURL: address)

  private func transport(_ body: Data = Fixtures.data("metadata/plain.png")) -> FakeTransport {
    FakeTransport { _, _ in .success(HTTPResponse(status: 200, body: body, url: Self.address)) }
  }

  @Test func `A copy has the credit and a name for people, is loaded once and stays in its folder`() async throws {
    let transport = transport()
    let copies = PhotoCopies(directory: folder, transport: transport)
    #expect(await copies.path(of: owl) == nil)
    let path = try await copies.save(owl) { _ in }
    #expect(path.hasPrefix(folder + "/") && path.hasSuffix("/Owl- at-night – A. Author.png"))
    #expect(!path.contains(".."))
    #expect(try PhotoMetadata.credit(in: Data(contentsOf: URL(filePath: path))) == Credit(owl))
    #expect(try await copies.save(owl) { _ in } == path)
    #expect(await copies.path(of: owl) == path)
    #expect(transport.requests.count == 1)
  }

  @Test func `A saved photo is its own file`() async throws {
    let transport = transport()
    let saved = SavedPhotosAccess(directory: fixture.pictures, database: fixture.database)
    let path = try await SavedPhotosSaver(saved, transport: transport).save(owl, query: "", to: .lastUsed) { _ in }
    let copies = PhotoCopies(directory: folder, saved: saved, transport: transport)
    #expect(try await copies.save(owl) { _ in } == path)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func `What is no picture leaves nothing behind`() async throws {
    let copies = PhotoCopies(directory: folder, transport: transport(Data("<html>".utf8)))
    await #expect(throws: PhotoSaveError.notAPicture) { try await copies.save(owl) { _ in } }
    #expect(await copies.path(of: owl) == nil)
  }

  @Test func `Copies go after a day`() async throws {
    let path = try await PhotoCopies(directory: folder, transport: transport()).save(owl) { _ in }
    let later = PhotoCopies(directory: folder, transport: transport(), now: { Date().addingTimeInterval(90_000) })
    let other = Photo(
      id: PhotoID(source: .openverse, id: "2"), title: "Cat", license: .unknown, imageURL: Self.address)
    _ = try await later.save(other) { _ in }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
