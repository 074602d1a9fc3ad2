import Foundation
import Glibc
import Synchronization
import Testing

@testable import PhotoSearchCore

/// Swift has as many threads as there are processors. Calls that wait for a file must not take them all.
@Suite(.timeLimit(.minutes(30)))
nonisolated struct BlockedThreadsTests {
  private let directory = TemporaryDirectory()
  /// More calls than Swift has threads.
  private let count = sysconf(Int32(_SC_NPROCESSORS_ONLN)) + 2

  /// Makes calls that wait for a locked file, and returns the number that ended before other tasks had run.
  private func endedCount(
    locking database: String, _ call: @escaping @Sendable (Int) async throws -> Void
  ) async throws -> Int {
    // With a priority that no other test has: the file must not stay locked while their tasks run.
    try await Task(priority: .high) { [count] in
      let other = try DatabaseConnection(path: database)
      try other.execute("BEGIN EXCLUSIVE")
      let ended = Count()
      return try await withThrowingTaskGroup { group in
        for number in 0..<count {
          group.addTask {
            defer { ended.value.add(1, ordering: .relaxed) }
            try await call(number)
          }
        }
        // Each starts after the one before has ended, so each needs a thread that is free.
        for _ in 0..<10 { await Task.detached(priority: .high) {}.value }
        let endedCount = ended.value.load(ordering: .relaxed)
        try other.execute("ROLLBACK")
        try await group.waitForAll()
        return endedCount
      }
    }.value
  }

  @Test func `Tasks go on while another process keeps the saved photos locked`() async throws {
    let database = directory.path + "/saved.sqlite"
    let library = try SavedPhotosLibrary(
      directory: directory.path + "/Pictures", database: database, patience: 600_000)
    let id = try await library.keep(SavedPhotosFixture.photo("1", "Owl"), 1).id
    let endedCount = try await endedCount(locking: database) { try await library.setNote("\($0)", of: id) }
    #expect(endedCount == 0)
  }

  @Test func `Tasks go on while another process keeps the cache locked`() async throws {
    let cache = HTTPCache(
      directory: directory.path, maximumBytes: 1_000_000, patience: 600_000, pause: .seconds(3600))
    let transport = CachingTransport(AnsweringTransport(), cache: cache)
    let endedCount = try await endedCount(locking: directory.path + "/answers.sqlite") { number in
      let url = try #require(URL(string: "https://example.org/\(number)"))
      _ = try await transport.response(to: HTTPRequest(url: url, policy: URLPolicy()))
    }
    #expect(endedCount == 0)
    #expect(cache.usage.count == count)
  }
}

private nonisolated final class Count: Sendable {
  let value = Atomic(0)
}

/// A transport whose answers may be cached.
private nonisolated struct AnsweringTransport: HTTPTransport {
  func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    HTTPResponse(
      status: 200, headers: HTTPHeaders([.init(name: "Cache-Control", value: "max-age=60")]), body: Data([1]),
      url: request.url)
  }
}
