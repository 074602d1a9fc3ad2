import FoundationEssentials
import Glibc
import ReplayServer
import Synchronization
import Testing

@testable import PhotoSearchCore

/// Photos on their way to the disk.
final class PhotoFolderTests {
  let directory: String

  init() throws {
    directory = "/tmp/vesper-photos-\(UInt64.random(in: 0 ... .max))"
  }

  deinit {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] {
      unlink("\(directory)/\(name)")
    }
    rmdir(directory)
  }

  private func files() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted()
  }

  private func contents(_ path: String) throws -> Data { try Data(contentsOf: URL(filePath: path)) }

  private func folder(_ answer: Result<HTTPResponse, HTTPError>) -> PhotoFolder {
    PhotoFolder(directory: directory, transport: FakeTransport { _, _ in answer })
  }

  private func folder(status: Int = 200, _ body: [UInt8]) -> PhotoFolder {
    folder(.success(HTTPResponse(status: status, body: Data(body), url: Self.address)))
  }

  nonisolated private static let address = URL(string: "https://pictures.example/owl.png")!
  nonisolated private static let png: [UInt8] = Array(Fixtures.data("metadata/plain.png"))
  nonisolated private static let gif = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x3B]

  private let owl = Photo(
    id: PhotoID(source: .openverse, id: "1"), title: "Owl: at/night", author: "A. Author",
    license: License(.by, version: "4.0"), pageURL: URL(string: "https://example.org/owl"), imageURL: address)

  @Test func `A photo is saved under its title and author, with its credit`() async throws {
    let steps = Mutex<[PhotoSaveProgress]>([])
    let path = try await folder(Self.png).save(owl) { step in steps.withLock { $0.append(step) } }
    #expect(path == directory + "/Owl at night - A. Author.png")
    #expect(files() == ["Owl at night - A. Author.png"])
    #expect(steps.withLock { $0 } == [.downloading, .writing(byteCount: Self.png.count)])
    #expect(try PhotoMetadata.credit(in: contents(path)) == Credit(owl))
  }

  @Test func `No file that is there is changed`() async throws {
    let first = try await folder(Self.png).save(owl) { _ in }
    try Data("mine".utf8).write(to: URL(filePath: first))
    let second = try await folder(Self.png).save(owl) { _ in }
    let third = try await folder(Self.png).save(owl) { _ in }
    #expect(second == directory + "/Owl at night - A. Author (2).png")
    #expect(third == directory + "/Owl at night - A. Author (3).png")
    #expect(try contents(first) == Data("mine".utf8))
  }

  @Test func `A format that carries no credit gets it in a file beside it`() async throws {
    let path = try await folder(Self.gif).save(owl) { _ in }
    #expect(try contents(path) == Data(Self.gif))
    #expect(files() == ["Owl at night - A. Author.gif", "Owl at night - A. Author.gif.xmp"])
    let sidecar = try String(decoding: contents(path + ".xmp"), as: UTF8.self)
    #expect(sidecar.contains("A. Author"))
  }

  @Test func `What cannot be saved says why, and leaves nothing behind`() async {
    func error(_ folder: PhotoFolder, _ photo: Photo) async -> PhotoSaveError? {
      do throws(PhotoSaveError) {
        _ = try await folder.save(photo) { _ in }
        return nil
      } catch {
        return error
      }
    }
    let pageOnly = Photo(id: owl.id, title: "", license: .unknown)
    #expect(await error(folder(Self.png), pageOnly) == .noPicture)
    #expect(await error(folder(Array("<html>".utf8)), owl) == .notAPicture)
    #expect(await error(folder([]), owl) == .notAPicture)
    #expect(await error(folder(status: 404, []), owl) == .download(.notFound))
    #expect(await error(folder(.failure(.tooLarge(limit: 9))), owl) == .download(.answerTooLarge(limit: 9)))
    #expect(await error(folder(.failure(.cancelled)), owl) == .cancelled)
    #expect(files() == [])
    let inFile = PhotoFolder(
      directory: "/dev/null/photos",
      transport: FakeTransport { _, _ in .success(HTTPResponse(status: 200, body: Data(Self.png), url: Self.address)) })
    #expect(await error(inFile, owl) == .directoryNotWritable(path: "/dev/null/photos"))
  }

  @Test func `Who loses interest leaves nothing behind`() async {
    let folder = folder(Self.png)
    let task = Task { [owl] in try await folder.save(owl) { _ in } }
    task.cancel()
    await #expect(throws: PhotoSaveError.cancelled) { try await task.value }
    #expect(files() == [])
  }

  @Test(arguments: [
    ("", nil, "photo"), ("Owl", nil, "Owl"), ("Owl", "A", "Owl - A"), ("", "A", "A"),
    ("..", "/", "photo"), ("../../etc/passwd", nil, "etc passwd"), ("a\u{0}b\u{202E}c\nd", nil, "a bc d"),
    ("CON", nil, "photo CON"), ("nul.txt", nil, "photo nul.txt"), ("COM1", nil, "photo COM1"), ("COMB", nil, "COMB"),
    ("<a|b?>*\"c\":\\%", nil, "a b c"), (".hidden. ", nil, "hidden"), ("~", nil, "photo"),
  ])
  func `Names suit every file system`(title: String, author: String?, expected: String) {
    let photo = Photo(id: owl.id, title: title, author: author, license: .unknown)
    #expect(PhotoFileName.stem(for: photo) == expected)
  }

  @Test func `A long name is cut between characters`() {
    let photo = Photo(id: owl.id, title: String(repeating: "👩‍👩‍👧‍👦é", count: 40), license: .unknown)
    let stem = PhotoFileName.stem(for: photo)
    #expect(stem.utf8.count <= PhotoFileName.maximumLength && stem.utf8.count > 150)
    #expect(photo.title.hasPrefix(stem))
  }
}
