import Foundation
import GeneratedCases
import Testing

@testable import PhotoSearchCore

/// One cache and several processes, some of which are killed. `VESPER_KILLS` tells how many.
@Suite(.timeLimit(.minutes(30)))
nonisolated struct HTTPCacheProcessTests {
  private let directory = TemporaryDirectory()

  private static func key(_ number: Int) -> HTTPCacheKey {
    HTTPCacheKey(HTTPRequest(url: URL(string: "https://example.org/\(number)")!, policy: URLPolicy()))
  }

  /// A body that tells which number it belongs to, and whether it is whole. Every tenth is large.
  private static func body(_ number: Int) -> Data {
    let count = number % 10 == 0 ? 300_000 : 2_000 + number % 3_000
    return Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &+ number) })
  }

  private static func store(_ number: Int, in cache: HTTPCache) {
    let response = CachedResponse(
      headers: HTTPHeaders([.init(name: "ETag", value: "\(number)")]), body: body(number), storedAt: 1, initialAge: 0)
    cache.store(response, for: key(number), now: number)
  }

  /// Whether what is there is right; nothing may be there.
  private static func isRight(_ number: Int, in cache: HTTPCache) -> Bool {
    guard let found = cache.response(for: key(number), now: number) else { return true }
    return found.body == body(number) && found.headers["etag"] == "\(number)"
  }

  @Test("A process that is killed loses at most the entry that it was writing")
  func killed() async throws {
    let rounds = ProcessInfo.processInfo.environment["VESPER_KILLS"].flatMap { Int($0) } ?? 5
    var first = 0
    for round in 0..<rounds {
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = directory.path as String, first = first as Int, round = round as Int] in
        let cache = HTTPCache(directory: path, maximumBytes: 1_000_000_000)
        let journal =
          FileHandle(forWritingAtPath: path + "/journal") ?? HTTPCacheProcessTests.newFile(path + "/journal")
        try journal.seekToEnd()
        Thread.detachNewThread {
          usleep(UInt32(5_000 + round * 7_919 % 60_000))
          kill(getpid(), SIGKILL)
        }
        for number in first... {
          HTTPCacheProcessTests.store(number, in: cache)
          try journal.write(contentsOf: Data("\(number)\n".utf8))
        }
      }
      let journal = try String(contentsOfFile: directory.path + "/journal", encoding: .utf8)
      let written = journal.split(separator: "\n").compactMap { Int($0) }
      let cache = HTTPCache(directory: directory.path, maximumBytes: 1_000_000_000)
      for number in written {
        #expect(cache.response(for: Self.key(number), now: number)?.body == Self.body(number))
      }
      first = (written.last ?? -1) + 1
      #expect(Self.isRight(first, in: cache))
      #expect([written.count, written.count + 1].contains(cache.usage.count))
      first += 1
      cache.remove(Self.key(first - 1))
    }
    #expect(!FileManager.default.fileExists(atPath: directory.path + "/answers.sqlite.broken"))
  }

  private static func newFile(_ path: String) -> FileHandle {
    FileManager.default.createFile(atPath: path, contents: nil) ? FileHandle(forWritingAtPath: path)! : .nullDevice
  }

  @Test("Two processes that write, read and make room in the same cache never see anything wrong")
  func several() async {
    let path = directory.path
    async let one: Void = Self.hammer(path, seed: 1)
    async let two: Void = Self.hammer(path, seed: 2)
    _ = await (one, two)
    let cache = HTTPCache(directory: path, maximumBytes: 2_000_000)
    for number in 0..<200 { #expect(Self.isRight(number, in: cache)) }
    #expect(cache.usage.count > 0)
    #expect(cache.usage.bytes <= 2_000_000)
    #expect(!FileManager.default.fileExists(atPath: path + "/answers.sqlite.broken"))
  }

  private static func hammer(_ path: String, seed: UInt64) async {
    await #expect(processExitsWith: .success) { [path, seed] in
      let cache = HTTPCache(directory: path, maximumBytes: 2_000_000)
      var random = SplitMix64(seed: seed)
      for _ in 0..<400 {
        let number = Int.random(in: 0..<200, using: &random)
        if Bool.random(using: &random) {
          HTTPCacheProcessTests.store(number, in: cache)
        } else if !HTTPCacheProcessTests.isRight(number, in: cache) {
          exit(3)
        }
      }
    }
  }
}
