import BindingCore
import BindingTesting
import Foundation
import GeneratedCases
import ReplayServer
import Synchronization
import Testing

@testable import PhotoSearchCore

/// Looking for pictures of documents among the photos of services.
struct PictureLookupTests {
  private let fixture = AuditFixture()

  /// A service whose photos are the pictures with these numbers, three on a page.
  private nonisolated final class Service: PhotoSource {
    let numbers: [Int]
    let failure: PhotoSearchError?
    let asked = Mutex<[PhotoQuery]>([])

    var id: PhotoSourceID { .openverse }
    var capabilities: PhotoSourceCapabilities { PhotoSourceCapabilities(isLocal: false, pageSize: 3, filters: []) }
    var budget: RequestBudget? { nil }

    init(_ numbers: [Int], failure: PhotoSearchError? = nil) { (self.numbers, self.failure) = (numbers, failure) }

    private let searches = DispatchSemaphore(value: 0)

    /// Blocks the thread until so many searches have begun, all in all. May be called once.
    func waitForSearches(_ count: Int) {
      for _ in 0..<count where searches.wait(timeout: .now() + 60) == .timedOut { return }
    }

    func search(_ query: PhotoQuery, page: PageToken?) async throws(PhotoSearchError) -> PhotoPage {
      asked.withLock { $0.append(query) }
      searches.signal()
      if let failure { throw failure }
      let start = page.flatMap { Int($0.rawValue) } ?? 0
      let photos = numbers.dropFirst(start).prefix(3).map { number in
        Photo(
          id: PhotoID(source: .openverse, id: "\(number)"), title: "Photo \(number)", author: "Ada",
          license: License(.by, version: "4.0"), pageURL: URL(string: "https://example.org/\(number)"),
          thumbnail: .remote(URL(string: "https://example.org/thumbs/\(number)")!), width: 320, height: 240)
      }
      let end = start + photos.count
      return PhotoPage(photos: photos, next: end < numbers.count ? PageToken(rawValue: "\(end)") : nil)
    }
  }

  /// Thumbnails of the pictures. Numbers from 900 have none.
  private func lookup(_ service: Service) -> PictureLookup {
    let transport = FakeTransport { request, _ in
      let number = Int(request.url.lastPathComponent) ?? 0
      let isThere = number < 900
      return .success(
        HTTPResponse(
          status: isThere ? 200 : 404, body: isThere ? AuditFixture.picture(number, .small) : Data(), url: request.url))
    }
    return PictureLookup(service, loader: ImageLoader(transport: transport), decode: AuditFixture.decode)
  }

  private func find(
    _ picture: Data, in service: Service
  ) async throws -> (found: PhotoRecognizer.Recognition?, counts: [Int]) {
    let counts = Mutex<[Int]>([])
    let found = try await lookup(service).recognition(of: picture, matching: "cat") { count in
      counts.withLock { $0.append(count) }
    }
    return (found, counts.withLock { $0 })
  }

  @Test(arguments: AuditFixture.Variant.allCases)
  func aPictureIsFoundOnALaterPageWhateverWasMadeOfIt(variant: AuditFixture.Variant) async throws {
    let service = Service([1, 2, 901, 3, 902, 4, 5, 6, 7])
    let (found, counts) = try await find(AuditFixture.picture(4, variant), in: service)
    #expect(found?.photo?.id.id == "4")
    #expect(found?.isTurned == (variant == .turned))
    #expect(counts == [3, 6])
    #expect(service.asked.withLock { $0.map(\.text) } == ["cat", "cat"])
  }

  @Test(.long) func aPictureThatIsNotThereIsNotLookedForWithoutEnd() async throws {
    let service = Service((1...500).map { $0 })
    let (found, counts) = try await find(AuditFixture.picture(600, .same), in: service)
    #expect(found == nil)
    #expect(counts.last == 201)
    let few = try await find(AuditFixture.picture(600, .same), in: Service([901]))
    #expect(few.found == nil && few.counts == [1])
    #expect(try await find(AuditFixture.picture(600, .same), in: Service([])).counts == [])
  }

  @Test(arguments: [
    ("IMG_2041.jpg", "IMG"), ("A red bird on a branch", "A red bird on a branch"), ("red-bird_01.jpeg", "red bird"),
    ("", ""), ("1234.png", ""),
    ("one two three four five six seven eight nine", "one two three four five six seven eight"),
    ("L’oiseau d'été.webp", "L’oiseau d'été"), ("…", ""),
  ])
  func aPictureIsLookedForByItsName(name: String, text: String) {
    let picture = DocumentPicture(
      file: .part("x"), place: DocumentPlace(unit: .page, number: 1), name: name, isCropped: false,
      isRecoloured: false, passageCount: 0)
    #expect(picture.searchText == text)
  }

  // MARK: In a document

  /// A document with two unknown pictures.
  private func model(_ service: Service) async throws -> DocumentAuditViewModel {
    try fixture.write(
      "# Cats\n\n![cat](4.png)\n\n![dog](600.png)",
      ["4.png": AuditFixture.picture(4, .worn), "600.png": AuditFixture.picture(600, .same)])
    let model = DocumentAuditViewModel(
      path: fixture.document,
      saved: SavedPhotosAccess(directory: fixture.saved.pictures, database: fixture.saved.database), samples: nil,
      lookup: lookup(service), decode: AuditFixture.decode)
    #expect(await eventually { model.state.value == .checked })
    return model
  }

  @Test func aPictureThatIsFoundIsJudgedLikeOneThatWasSaved() async throws {
    let model = try await model(Service([1, 2, 3, 4]))
    let (cat, dog) = (model.findings.value[0], model.findings.value[1])
    #expect(model.canLook(for: cat) && model.canLook(for: dog))
    model.look(for: cat.picture.file, matching: "cat")
    #expect(model.lookups.value == [cat.picture.file: .looking(count: 0)])
    #expect(await eventually { model.lookups.value.isEmpty })
    #expect(model.findings.value.map(\.verdict) == [.incomplete, .unknown])
    #expect(!model.canLook(for: model.findings.value[0]))
    #expect(model.findings.value.missingCredits(changes: "changed").map(\.title) == ["Photo 4"])
    model.look(for: dog.picture.file, matching: "dog")
    #expect(await eventually { model.lookups.value[dog.picture.file] == .notFound(count: 4) })
    #expect(model.findings.value[1].verdict == .unknown)
  }

  @Test func aSearchThatFailsSaysSo() async throws {
    let model = try await model(Service([], failure: .offline))
    let file = model.findings.value[0].picture.file
    model.look(for: file, matching: "cat")
    #expect(await eventually { model.lookups.value[file] == .failed(.offline) })
    // Looking again is possible.
    model.look(for: file, matching: "cat")
    #expect(model.lookups.value[file] == .looking(count: 0))
    model.stopLooking(for: file)
    #expect(model.lookups.value.isEmpty)
  }

  @Test func aStepThatWasOnItsWayWhenLookingWasStoppedBroughtTheProgressBack() async throws {
    let service = Service((1...500).map { $0 })
    let model = try await model(service)
    let file = model.findings.value[1].picture.file
    model.look(for: file, matching: "dog")
    #expect(await eventually { !service.asked.withLock(\.isEmpty) })
    // What is told of a page stays on its way as long as this does not wait. There are 67 pages.
    let next = min(service.asked.withLock(\.count) + 2, 67)
    service.waitForSearches(next)
    model.stopLooking(for: file)
    for _ in 0..<100 { await Task.yield() }
    #expect(model.lookups.value.isEmpty)
  }
}
