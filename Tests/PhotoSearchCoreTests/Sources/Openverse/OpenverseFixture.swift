import Foundation
import ReplayServer

@testable import PhotoSearchCore

/// The source of Openverse before the replay server, with a clock that a test moves.
struct OpenverseFixture {
  let server = ReplayServer()
  let time = ManualTime()
  let base: URL
  let source: OpenverseSource

  init() throws {
    base = try server.start()
    source = OpenverseSource(
      baseURL: base, transport: CurlTransport(product: "VesperTests/1.0", timeoutFactor: 20), clock: time.clock)
  }

  func search(_ text: String, page: PageToken? = nil) async throws -> PhotoPage {
    try await source.search(PhotoQuery(text: text), page: page)
  }

  func failure(_ text: String = "cat") async -> PhotoSearchError? {
    do throws(PhotoSearchError) {
      _ = try await source.search(PhotoQuery(text: text), page: nil)
      return nil
    } catch {
      return error
    }
  }

  func answer(with reply: Reply, times: Int? = nil) {
    server.answer(ReplayServer.searchPath, with: reply, times: times)
  }
}
