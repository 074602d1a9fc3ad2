import Foundation
import PhotoSearchCore
import ReplayServer

private func source(in directory: String) -> OpenverseSource {
  let cache = HTTPCache(directory: directory)
  let body = Fixtures.data("openverse/search-cat-page1.json")
  return OpenverseSource(transport: CachingTransport(FixedTransport(body: body), cache: cache))
}

/// Searches for what is in the cache, as the application does when it starts.
func searchOnce(in directory: String) async throws {
  let page = try await source(in: directory).search(PhotoQuery(text: "cat"), page: nil)
  precondition(page.photos.count == 20, "no photos")
}

/// What the processor does from the start of a program to the first page of a search that is in the cache, beside a
/// program that does nothing.
func measureStart(_ scratch: Scratch) async throws {
  let directory = scratch.path + "/start"
  try await searchOnce(in: directory)
  var times: [Double] = []
  var empty: [Double] = []
  for _ in 0..<21 {
    times.append(Child.run([CommandLine.arguments[0], "--search", directory]).busyMilliseconds)
    empty.append(Child.run([CommandLine.arguments[0], "--nothing"]).busyMilliseconds)
  }
  let own = median(times) - median(empty)
  row(
    "start to first results from the cache",
    "\(median(times).rounded(1)) ms, of which ours \(own.rounded(1))", "(30 ms)", isKept: own <= 30)
}

/// Look-ups among 100,000 answers.
func measureLookups(_ scratch: Scratch) async throws {
  let count = 100_000
  let body = Data((0..<2000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
  let policy = URLPolicy()
  let cache = HTTPCache(directory: scratch.path + "/lookups", maximumBytes: 1_000_000_000)
  let transport = CachingTransport(FixedTransport(body: body), cache: cache)
  func request(_ number: Int) throws -> HTTPRequest {
    guard let url = URL(string: "https://example.org/\(number)") else { throw CancellationError() }
    var request = HTTPRequest(url: url, policy: policy)
    request.heuristicFreshness = .seconds(86_400)
    return request
  }
  for number in 0..<count { _ = try await transport.response(to: request(number)) }
  precondition(cache.usage.count == count, "\(cache.usage.count) entries")
  var random = SystemRandomNumberGenerator()
  var found: [Double] = []
  var missing: [Double] = []
  for _ in 0..<5000 {
    let known = try request(Int.random(in: 0..<count, using: &random))
    let unknown = try request(count + Int.random(in: 0..<count, using: &random))
    var answers: [HTTPResponse?] = []
    found.append(await processorTime { answers.append(await transport.freshResponse(to: known)) })
    missing.append(await processorTime { answers.append(await transport.freshResponse(to: unknown)) })
    precondition(answers[0] != nil && answers[1] == nil, "not what was kept")
  }
  row("look-up among 100,000 answers", "\((median(found) * 1000).rounded(0)) µs", "(1 ms)", isKept: median(found) <= 1)
  row(
    "look-up of what is not there", "\((median(missing) * 1000).rounded(0)) µs", "(1 ms)", isKept: median(missing) <= 1)
}
