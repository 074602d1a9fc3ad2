import Foundation
import PhotoSearchCore

/// Single calls, from the main actor: of the saved photos and of the HTTP cache. All that they do is find one row, so
/// most of the time goes to the threads on the way there and back.
func measureCalls(_ scratch: Scratch) async throws {
  let library = try SavedPhotosLibrary(
    directory: scratch.path + "/Calls", database: scratch.path + "/calls.sqlite")
  let outcome = try await library.importList(
    Data("source,source_id,title\r\ncommons,1,Owl\r\n".utf8))
  let id = outcome.added[0]
  try await measure("a saved photo by its ID") { _ = try await library.photo(id) }

  let cache = HTTPCache(directory: scratch.path + "/calls")
  let transport = CachingTransport(FixedTransport(body: Data(count: 2000)), cache: cache)
  guard let url = URL(string: "https://example.org/1") else { throw CancellationError() }
  var request = HTTPRequest(url: url, policy: URLPolicy())
  request.heuristicFreshness = .seconds(86_400)
  _ = try await transport.response(to: request)
  try await measure("a response from the cache") { [request] in
    let response = await transport.freshResponse(to: request)
    precondition(response != nil, "not what was kept")
  }
}

private func measure(_ name: String, _ call: () async throws -> Void) async throws {
  let clock = ContinuousClock()
  var times: [Double] = []
  var busy: [Double] = []
  for _ in 0..<20_000 {
    busy.append(
      try await processorTime { times.append(try await clock.measure { try await call() }.milliseconds) })
  }
  row(name, "\((median(times) * 1000).rounded(0)) µs, \((median(busy) * 1000).rounded(0)) µs of the processor")
}
