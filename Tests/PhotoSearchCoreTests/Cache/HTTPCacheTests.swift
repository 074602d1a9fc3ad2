import Foundation
import GeneratedCases
import Testing

@testable import PhotoSearchCore

@Suite(.timeLimit(.minutes(30)))
nonisolated struct HTTPCacheTests {
  private let directory = TemporaryDirectory()

  private func cache(_ maximumBytes: Int = 1_000_000) -> HTTPCache {
    HTTPCache(directory: directory.path, maximumBytes: maximumBytes)
  }

  private static func key(_ name: String) -> HTTPCacheKey {
    HTTPCacheKey(HTTPRequest(url: URL(string: "https://example.org/\(name)")!, policy: URLPolicy()))
  }

  private static func response(_ body: Data, type: String = "image/png") -> CachedResponse {
    CachedResponse(
      headers: HTTPHeaders([.init(name: "Content-Type", value: type)]), body: body, storedAt: 100, initialAge: 7)
  }

  @Test("What was kept comes back in another process too")
  func roundTrip() throws {
    for body in [Data(), Data([1, 2, 3]), Data((0..<200_001).map { UInt8(truncatingIfNeeded: $0) })] {
      cache().store(Self.response(body), for: Self.key("a"), now: 100)
      let found = try #require(cache().response(for: Self.key("a"), now: 100))
      #expect(found.body == body)
      #expect(found.headers["content-type"] == "image/png")
      #expect(found.storedAt == 100)
      #expect(found.initialAge == 7)
      #expect(cache().usage.count == 1)
    }
    #expect(cache().response(for: Self.key("b"), now: 100) == nil)
  }

  @Test("It is bounded: what was not used for longest goes first, also after it was closed")
  func leastRecentlyUsed() {
    let body = Data(count: 100_000)
    do {
      let cache = cache()
      for (time, name) in ["a", "b", "c", "d", "e", "f", "g", "h", "i"].enumerated() {
        cache.store(Self.response(body), for: Self.key(name), now: time)
      }
      #expect(cache.usage.count == 9)
      #expect(cache.response(for: Self.key("a"), now: 100) != nil)
    }
    let cache = cache()
    for name in ["j", "k"] { cache.store(Self.response(body), for: Self.key(name), now: 200) }
    #expect(cache.usage.bytes <= 1_000_000)
    #expect(cache.response(for: Self.key("b"), now: 300) == nil)
    #expect(cache.response(for: Self.key("c"), now: 300) == nil)
    #expect(cache.response(for: Self.key("a"), now: 300) != nil)
    cache.maximumBytes = 250_000
    #expect(cache.usage.count == 2)
    #expect(cache.response(for: Self.key("a"), now: 300) != nil)
    cache.removeAll()
    #expect(cache.usage == .init(count: 0, bytes: 0))
  }

  @Test("What would push out a quarter of everything is not kept, nor what it would replace")
  func tooLarge() {
    let cache = cache()
    cache.store(Self.response(Data(count: 10)), for: Self.key("a"), now: 1)
    cache.store(Self.response(Data(count: 250_000)), for: Self.key("a"), now: 1)
    #expect(cache.usage.count == 0)
  }

  @Test("The file does not grow beyond the limit for long")
  func fileSize() throws {
    let cache = cache()
    for number in 0..<100 { cache.store(Self.response(Data(count: 50_000)), for: Self.key("\(number)"), now: number) }
    let file = try FileManager.default.attributesOfItem(atPath: directory.path + "/answers.sqlite")
    #expect(try #require(file[.size] as? Int) < 1_500_000)
  }

  @Test("No address, no key and no file name tells what is in it, and only the user can read it")
  func privacy() throws {
    let cache = cache()
    var request = HTTPRequest(
      url: URL(string: "https://api.example.org/search?api_key=SECRETKEY&text=kittens")!, policy: URLPolicy())
    request.headers = [.init(name: "Authorization", value: "Bearer SECRETTOKEN")]
    cache.store(Self.response(Data([1])), for: HTTPCacheKey(request), now: 1)
    let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    #expect(files.count >= 2)
    for file in files {
      #expect(directory.has(0o600, file))
      #expect(!file.contains("example"))
      let bytes = try Data(contentsOf: URL(fileURLWithPath: directory.path + "/" + file))
      for word in ["SECRET", "kittens", "example.org"] { #expect(bytes.range(of: Data(word.utf8)) == nil) }
    }
    #expect(cache.response(for: HTTPCacheKey(request), now: 1) != nil)
    request.headers = [.init(name: "Authorization", value: "Bearer OTHER")]
    #expect(cache.response(for: HTTPCacheKey(request), now: 1) == nil)
  }

  @Test("A place that cannot be written to keeps nothing, and nothing fails")
  func noPlace() {
    let cache = HTTPCache(directory: "/proc/nowhere", maximumBytes: 1_000_000)
    cache.store(Self.response(Data([1])), for: Self.key("a"), now: 1)
    #expect(cache.response(for: Self.key("a"), now: 1) == nil)
    #expect(cache.usage == .init(count: 0, bytes: 0))
    cache.maximumBytes = 1
    cache.removeAll()
  }

  @Test("A process that did not let go of the file held up every answer for five seconds")
  func locked() throws {
    func cache(patience: Int32, pause: Duration) -> HTTPCache {
      HTTPCache(directory: directory.path, maximumBytes: 1_000_000, patience: patience, pause: pause)
    }
    let patient = cache(patience: 1000, pause: .seconds(3600))
    let tireless = cache(patience: 1, pause: .zero)
    patient.store(Self.response(Data([1])), for: Self.key("a"), now: 1)
    let other = try DatabaseConnection(path: directory.path + "/answers.sqlite")
    try other.execute("BEGIN EXCLUSIVE")
    let start = ContinuousClock.now
    for number in 0..<600 { patient.store(Self.response(Data([2])), for: Self.key("\(number)"), now: 2) }
    // Not a second for each.
    #expect(ContinuousClock.now - start < .seconds(400))
    #expect(patient.response(for: Self.key("a"), now: 3)?.body == Data([1]))
    tireless.store(Self.response(Data([2])), for: Self.key("b"), now: 3)
    try other.execute("ROLLBACK")
    // Something new is kept as soon as the pause is over.
    tireless.store(Self.response(Data([3])), for: Self.key("b"), now: 4)
    #expect(patient.response(for: Self.key("b"), now: 4)?.body == Data([3]))
    #expect(patient.usage.count == 2)
  }

  /// A body that tells which key it belongs to, and whether it is whole.
  private static func body(_ name: String, count: Int) -> Data {
    Data((name + ":").utf8) + Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) })
  }

  @Test("Whatever bits flip in its files, an answer is right or not there, and it goes on keeping")
  func corruption() throws {
    var random = SplitMix64(seed: 11)
    let names = (0..<12).map { "n\($0)" }
    for round in 0..<24 {
      do {
        let cache = cache()
        for name in names {
          cache.store(Self.response(Self.body(name, count: 300 + 50 * round)), for: Self.key(name), now: round)
        }
      }
      for file in ["answers.sqlite", "answers.sqlite-wal"] {
        let size = (try? Data(contentsOf: URL(fileURLWithPath: directory.path + "/" + file)).count) ?? 0
        guard size > 0 else { continue }
        let places = (0..<(1 << (round % 8))).map { _ in Int.random(in: 0..<size, using: &random) }
        try directory.corrupt(file, at: places) { $0 ^ UInt8(1 << (round % 8)) }
      }
      let cache = cache()
      for name in names {
        guard let found = cache.response(for: Self.key(name), now: round) else { continue }
        #expect(found.body == Self.body(name, count: 300 + 50 * round))
        #expect(found.headers["content-type"] == "image/png")
      }
      // At the second try at the latest: the first may be what finds the damage.
      for _ in 0..<2 { cache.store(Self.response(Data([1])), for: Self.key("new"), now: round) }
      #expect(cache.response(for: Self.key("new"), now: round)?.body == Data([1]))
    }
  }

  @Test("Bodies that were cut off or exchanged are not there")
  func exchanged() throws {
    let cache = cache()
    for name in ["a", "b"] { cache.store(Self.response(Self.body(name, count: 100)), for: Self.key(name), now: 1) }
    let database = try Database(path: directory.path + "/answers.sqlite", migrations: HTTPCache.schema)
    try database.write { connection throws(DatabaseError) in
      try connection.execute(
        "UPDATE bodies SET body = substr(body, 1, 50) WHERE id = 1; DELETE FROM bodies WHERE id = 2")
    }
    for name in ["a", "b"] { #expect(cache.response(for: Self.key(name), now: 1) == nil) }
    #expect(cache.usage.count == 0)
  }
}
