import Foundation
import Glibc
import ReplayServer
import Synchronization
import Testing

@testable import PhotoSearchCore

/// What goes wrong in the middle of a save: nothing half-written is ever under the name of a photo, and each failure is
/// one that can be told.
@Suite(.timeLimit(.minutes(30)))
nonisolated struct SavingFaultTests {
  private final class End: Sendable {
    let isHere = Atomic(false)
  }

  private let fixture = SavedPhotosFixture()

  private static let jpeg = Fixtures.data("openverse/thumbs/e5f45f85-c0c6-4b6c-97e3-19e9c3d92128.jpg")
  private static let gif = Data(Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x2C] + [0, 0, 0x3B])

  private static func photo(_ number: Int, _ url: URL? = nil, fileSize: Int? = nil) -> Photo {
    Photo(
      id: PhotoID(source: .openverse, id: "\(number)"), title: "Owl", author: "Ada",
      license: License(.by, version: "4.0"), pageURL: URL(string: "https://example.org/\(number)"), imageURL: url,
      fileSize: fileSize)
  }

  private static func saver(
    _ path: String, policy: URLPolicy = URLPolicy(), _ transport: any HTTPTransport
  ) -> SavedPhotosSaver {
    SavedPhotosSaver(
      SavedPhotosAccess(directory: path + "/Pictures", database: path + "/data/saved.sqlite"), transport: transport,
      policy: policy)
  }

  /// Waits for others that save at the same time, however busy the machine is.
  private static func patientSaver(_ path: String, _ transport: any HTTPTransport) throws -> SavedPhotosSaver {
    let library = try SavedPhotosLibrary(
      directory: path + "/Pictures", database: path + "/data/saved.sqlite", patience: 600_000)
    return SavedPhotosSaver(SavedPhotosAccess(library), transport: transport, policy: URLPolicy())
  }

  /// Answers with pictures of which no two are the same.
  private static func pictures() -> FakeTransport {
    FakeTransport { request, number in
      .success(HTTPResponse(status: 200, body: jpeg + Data("\(number)".utf8), url: request.url))
    }
  }

  private static func error(
    _ saver: SavedPhotosSaver, _ photo: Photo, progress: @escaping @Sendable (PhotoSaveProgress) -> Void = { _ in }
  ) async -> PhotoSaveError? {
    do throws(PhotoSaveError) {
      _ = try await saver.save(photo, query: "", to: .lastUsed, progress: progress)
      return nil
    } catch {
      return error
    }
  }

  /// The files under the names of photos, which are all whole, and nothing of ours beside them.
  private static func check(_ pictures: String) {
    let folder = PictureFolder(path: pictures)
    for file in folder.files() where !file.hasSuffix(".xmp") {
      let data = folder.contents(of: file) ?? Data()
      #expect(PictureEnd.isThere(in: data) && (try? PhotoMetadata.credit(in: data)) != nil, "\(file)")
    }
    #expect(folder.drafts().isEmpty)
  }

  @Test func `An answer that breaks off or is something else leaves nothing, and says what it was`() async throws {
    let server = ReplayServer()
    let base = try server.start()
    defer { server.stop() }
    let host = base.host() ?? ""
    let type = [("Content-Type", "image/jpeg")]
    // Ended as if it were all, by a proxy whose own source broke off.
    func cut(_ data: Data, _ part: Double) -> Reply {
      Reply(headers: type, body: data.prefix(Int(Double(data.count) * part)), delivery: .chunked)
    }
    let lost = PhotoSaveError.download(.connectionLost(host: host))
    let faults: [(name: String, reply: Reply, expected: PhotoSaveError?)] = [
      ("reset", .reset(), lost),
      ("broken", Reply(headers: type, body: Self.jpeg, delivery: .truncated(missing: 5000)), lost),
      ("half", cut(Self.jpeg, 0.5), lost), ("nearly", cut(Self.jpeg, 0.999), lost),
      ("half PNG", cut(Fixtures.data("metadata/plain.png"), 0.7), lost),
      ("half WebP", cut(Fixtures.data("metadata/lossy.webp"), 0.7), lost), ("half GIF", cut(Self.gif, 0.9), lost),
      ("head", .image(Self.jpeg.prefix(20)), .notAPicture), ("empty", .image(Data()), .notAPicture),
      ("page", .html("<html>Please log in"), .notAPicture),
      ("liar", .image(Data("<html>Please log in".utf8)), .notAPicture),
      ("text", .json("{}"), .notAPicture), ("gone", .status(404), .download(.notFound)),
      ("no HTTP", Reply(body: Self.jpeg, delivery: .raw), nil),
      ("bomb", .gzipBomb(type: "image/jpeg"), nil),
      ("elsewhere", .redirect(to: "file:///etc/passwd"), nil),
      ("round", .redirect(to: "/x/round"), .download(.tooManyRedirects)),
    ]
    let saver = Self.saver(
      fixture.directory.path, policy: URLPolicy(bases: [base]),
      CurlTransport(product: "VesperTests/1.0", timeoutFactor: 20))
    for (number, fault) in faults.enumerated() {
      server.removeAllRules()
      server.answer("/*", with: fault.reply)
      let error = await Self.error(saver, Self.photo(number, base.appending(path: "x/round")))
      let told = try #require(error, "\(fault.name)")
      if let expected = fault.expected { #expect(told == expected, "\(fault.name)") }
      #expect(!told.description.isEmpty && told.description.hasSuffix("."), "\(fault.name)")
      #expect(fixture.files == [], "\(fault.name)")
      Self.check(fixture.pictures)
    }
    // The next one is good, and so is the first one when it is tried again.
    server.removeAllRules()
    server.answer("/*", with: .image(Self.jpeg))
    #expect(await Self.error(saver, Self.photo(0, base)) == nil)
    Self.check(fixture.pictures)
    #expect(fixture.files == ["Owl – Ada.jpg"])
  }

  @Test func `A picture has its end wherever that is`() {
    for name in ["exif.jpg", "extended.jpg", "plain.jpg", "progressive.jpg", "exif.png", "plain.png"]
      + ["animated.webp", "exif.webp", "lossless-alpha.webp", "lossless.webp", "lossy.webp"]
    {
      let data = Fixtures.data("metadata/\(name)")
      #expect(PictureEnd.isThere(in: data), "\(name)")
      #expect(PictureEnd.isThere(in: data + Data(count: 300)), "\(name)")
      for part in [0.5, 0.8, 0.95] {
        let start = data.prefix(Int(Double(data.count) * part))
        #expect(ImageHeader(start) == nil || !PictureEnd.isThere(in: start), "\(name), \(part)")
      }
    }
    #expect(PictureEnd.isThere(in: Self.gif) && !PictureEnd.isThere(in: Self.gif.dropLast(2)))
    // The thumbnail in the metadata has an end, the picture none.
    let thumbnail = Data([0xFF, 0xE1, 0, 6, 0xFF, 0xDA, 0xFF, 0xD9])
    var picture = Self.jpeg
    picture.insert(contentsOf: thumbnail, at: 2)
    #expect(PictureEnd.isThere(in: picture))
    #expect(!PictureEnd.isThere(in: picture.prefix(picture.count / 2)))
    #expect(!PictureEnd.isThere(in: Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0, 0xFF, 0xDA])))
  }

  @Test func `A picture without a mark for its end is saved when the server has no more of it`() async throws {
    let picture = Self.jpeg.dropLast(2)
    func saved(_ fileSize: Int?, _ answers: (body: Data, length: Int?)...) async -> PhotoSaveError? {
      let transport = FakeTransport { request, number in
        let answer = answers[min(number, answers.count - 1)]
        let length = answer.length.map { HTTPHeaders.Field(name: "Content-Length", value: "\($0)") }
        return .success(
          HTTPResponse(
            status: 200, headers: HTTPHeaders([length].compactMap(\.self)), body: answer.body, url: request.url))
      }
      try? FileManager.default.removeItem(atPath: fixture.directory.path)
      let photo = Self.photo(1, URL(string: "https://a.example/0"), fileSize: fileSize)
      return await Self.error(Self.saver(fixture.directory.path, transport), photo)
    }
    let lost = PhotoSaveError.download(.connectionLost(host: "a.example"))
    let whole = (Self.jpeg, Self.jpeg.count)
    // As large as the source says, or the same twice.
    #expect(await saved(picture.count, (picture, nil)) == nil)
    #expect(await saved(nil, (picture, picture.count)) == nil)
    #expect(await saved(20, (picture, picture.count)) == nil)
    #expect(fixture.files == ["Owl – Ada.jpg"])
    let file = try Data(contentsOf: URL(filePath: fixture.pictures + "/Owl – Ada.jpg"))
    #expect(try PhotoMetadata.credit(in: file)?.title == "Owl")
    #expect(file.suffix(1000) == picture.suffix(1000))
    // Where the first one broke off.
    #expect(await saved(nil, (picture.prefix(9000), 9000), whole) == nil)
    #expect(await saved(nil, (picture.prefix(9000), 9000), (picture.prefix(9001), 9001)) == lost)
    // There is more of it, or nobody knows.
    #expect(await saved(picture.count + 1, (picture, picture.count)) == lost)
    #expect(await saved(nil, (picture, nil)) == lost)
    #expect(fixture.files == [])
  }

  @Test func `A disk that is full at any byte leaves nothing, and room makes it go on`() async throws {
    await #expect(processExitsWith: .success) { [path = fixture.directory.path as String] in
      signal(SIGXFSZ, SIG_IGN)
      func limit(_ bytes: Int) {
        var limit = rlimit()
        let files = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
        getrlimit(files, &limit)
        limit.rlim_cur = rlim_t(bytes)
        setrlimit(files, &limit)
      }
      let saver = SavingFaultTests.saver(path, SavingFaultTests.pictures())
      #expect(await SavingFaultTests.error(saver, SavingFaultTests.photo(0, URL(string: "https://a.example/0"))) == nil)
      let size = SavingFaultTests.jpeg.count
      var failures = 0
      for (number, bytes) in [0, 1, 4096, size / 2, size].enumerated() {
        let photo = SavingFaultTests.photo(number + 1, URL(string: "https://a.example/0"))
        limit(bytes)
        let error = await SavingFaultTests.error(saver, photo)
        limit(1 << 40)
        if let error {
          failures += 1
          #expect(error == .library(.full), "\(bytes)")
        }
        SavingFaultTests.check(path + "/Pictures")
        let again = await SavingFaultTests.error(saver, photo)
        #expect(again == nil, "\(bytes), again")
      }
      #expect(failures == 5)
      let library = try SavedPhotosLibrary(directory: path + "/Pictures", database: path + "/data/saved.sqlite")
      #expect(library.repair == nil)
      #expect(try await library.count() == 6)
      #expect(try await library.checkFiles() == .init())
      #expect(PictureFolder(path: path + "/Pictures").files().count == 6)
    }
  }

  @Test func `A folder that goes away in the middle is made again, or is one error`() async throws {
    let pictures = fixture.pictures
    let saver = Self.saver(fixture.directory.path, Self.pictures())
    let url = URL(string: "https://a.example/0")
    func remove() { try? FileManager.default.removeItem(atPath: pictures) }
    // Between the loading and the writing.
    for number in 0..<3 {
      let error = await Self.error(saver, Self.photo(number, url)) { step in
        if case .writing = step { try? FileManager.default.removeItem(atPath: pictures) }
      }
      #expect(error == nil)
      #expect(fixture.files.count == 1)
    }
    // A file in its place.
    remove()
    let blocked = await Self.error(saver, Self.photo(3, url)) { step in
      if case .writing = step { _ = FileManager.default.createFile(atPath: pictures, contents: nil) }
    }
    #expect(blocked == .library(.inaccessible(path: pictures)))
    remove()
    // At any moment.
    let end = End()
    let removed = await withTaskGroup(of: Void.self, returning: [PhotoSaveError].self) { group in
      group.addTask {
        while !end.isHere.load(ordering: .relaxed) {
          try? FileManager.default.removeItem(atPath: pictures)
          await Task.yield()
        }
      }
      var errors: [PhotoSaveError] = []
      for number in 4..<60 {
        if let error = await Self.error(saver, Self.photo(number, url)) { errors.append(error) }
      }
      end.isHere.store(true, ordering: .relaxed)
      return errors
    }
    #expect(removed.allSatisfy { $0 == .library(.inaccessible(path: pictures)) }, "\(Set(removed))")
    Self.check(pictures)
    #expect(await Self.error(saver, Self.photo(99, url)) == nil)
    #expect(try await fixture.library().checkFiles().missing.isEmpty == false)
  }

  @Test func `Names that others take at the same moment are left to them`() async throws {
    DatabaseFile.createDirectory(fixture.pictures)
    let pictures = fixture.pictures
    let url = URL(string: "https://a.example/0")
    let transport = Self.pictures()
    let path = fixture.directory.path
    let taken = try await withThrowingTaskGroup(of: [String].self, returning: [String].self) { group in
      for start in [0, 100] {
        group.addTask {
          let saver = try Self.patientSaver(path, transport)
          for number in start..<start + 15 { #expect(await Self.error(saver, Self.photo(number, url)) == nil) }
          return []
        }
      }
      group.addTask {
        // Somebody who copies photos of the same names.
        var mine: [String] = []
        for number in 1...40 {
          let file = pictures + "/Owl – Ada\(number == 1 ? "" : " (\(number))").jpg"
          let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
          if descriptor >= 0 {
            write(descriptor, "mine", 4)
            close(descriptor)
            mine.append(file)
          }
          await Task.yield()
        }
        return mine
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    for file in taken { #expect(FileManager.default.contents(atPath: file) == Data("mine".utf8)) }
    #expect(fixture.files.count == 30 + taken.count)
    for file in taken { try FileManager.default.removeItem(atPath: file) }
    Self.check(pictures)
    #expect(try await fixture.library().checkFiles() == .init())
  }
}
