import Foundation
import Testing

@testable import PhotoSearchCore

@Suite struct CommonsSourceTests {
  private let time = ManualTime()

  private func source(_ transport: any HTTPTransport) -> CommonsSource {
    CommonsSource(transport: transport, clock: time.clock)
  }

  private nonisolated static func response(
    _ body: String, status: Int = 200, headers: [String: String] = [:], to request: HTTPRequest
  )
    -> Result<HTTPResponse, HTTPError>
  {
    let fields = headers.map { HTTPHeaders.Field(name: $0.key, value: $0.value) }
    return .success(
      HTTPResponse(status: status, headers: HTTPHeaders(fields), body: Data(body.utf8), url: request.url))
  }

  private nonisolated static func parameter(_ name: String, of request: HTTPRequest) -> String? {
    URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == name }?.value
  }

  private nonisolated static func file(_ id: Int) -> String {
    #"{"pageid":\#(id),"index":\#(id),"title":"File:\#(id).jpg","imageinfo":[{"url":"https://u.org/\#(id).jpg"}]}"#
  }

  @Test func `Pages follow each other to the real end`() async throws {
    let transport = FakeTransport { request, _ in
      let offset = Int(Self.parameter("gsroffset", of: request) ?? "0") ?? 0
      let files = (1...20).map { Self.file(offset + $0) }.joined(separator: ",")
      let more = offset < 60 ? #""continue":{"gsroffset":\#(offset + 20),"continue":"gsroffset||"},"# : ""
      return Self.response(#"{"batchcomplete":true,\#(more)"query":{"pages":[\#(files)]}}"#, to: request)
    }
    let source = source(transport)
    var names: [String] = []
    var token: PageToken?
    repeat {
      let page = try await source.search(PhotoQuery(text: "cat"), page: token)
      names += page.photos.map(\.id.id)
      token = page.next
    } while token != nil
    #expect(names == (1...80).map { "\($0).jpg" })
    #expect(transport.requests.count == 4)
    _ = try await source.search(PhotoQuery(text: " cat"), page: nil)
    #expect(transport.requests.count == 4)
    source.forget(PhotoQuery(text: "cat"))
    _ = try await source.search(PhotoQuery(text: "cat"), page: nil)
    #expect(transport.requests.count == 5)
    #expect(source.budget?.burst.remaining == 195)
  }

  @Test func `Nothing is asked beyond the depth of the search`() async throws {
    let transport = FakeTransport { request, _ in
      let more = #""continue":{"gsroffset":10000,"continue":"gsroffset||"}"#
      return Self.response(#"{"batchcomplete":true,\#(more),"query":{"pages":[\#(Self.file(1))]}}"#, to: request)
    }
    #expect(try await source(transport).search(PhotoQuery(text: "cat"), page: nil).next == nil)
  }

  @Test func `The parts of a page are fetched before it is shown`() async throws {
    let transport = FakeTransport { request, _ in
      let part = Self.parameter("iicontinue", of: request)
      if part == nil {
        let more = #""continue":{"iicontinue":"X|1","continue":"||"}"#
        return Self.response(
          #"{\#(more),"query":{"pages":[{"pageid":1,"index":1,"title":"File:1.jpg"}]}}"#, to: request)
      }
      #expect(part == "X|1")
      return Self.response(#"{"batchcomplete":true,"query":{"pages":[\#(Self.file(1))]}}"#, to: request)
    }
    let page = try await source(transport).search(PhotoQuery(text: "cat"), page: nil)
    #expect(page.photos.map(\.id.id) == ["1.jpg"])
    #expect(page.notices == [])
    #expect(transport.requests.count == 2)
  }

  @Test func `An answer that never ends is given up`() async {
    let circle = FakeTransport { request, _ in
      Self.response(#"{"continue":{"iicontinue":"X","continue":"||"},"query":{"pages":[]}}"#, to: request)
    }
    await #expect(throws: PhotoSearchError.malformedAnswer(reason: "it never ends")) {
      try await source(circle).search(PhotoQuery(text: "cat"), page: nil)
    }
    #expect(circle.requests.count == 2)
    let endless = FakeTransport { request, number in
      Self.response(#"{"continue":{"iicontinue":"\#(number)","continue":"||"},"query":{"pages":[]}}"#, to: request)
    }
    await #expect(throws: PhotoSearchError.malformedAnswer(reason: "it never ends")) {
      try await source(endless).search(PhotoQuery(text: "cat"), page: nil)
    }
    #expect(endless.requests.count == 8)
  }

  @Test(arguments: [
    (429, ["Retry-After": "30"], PhotoSearchError.rateLimited(retryAfter: .seconds(30))),
    (429, [:], .rateLimited(retryAfter: nil)), (403, [:], .serviceError(status: 403, message: nil)),
    (414, [:], .badRequest(message: nil)), (404, [:], .notFound), (502, [:], .serviceError(status: 502, message: nil)),
  ])
  func `A status of failure is told without the page that comes with it`(
    status: Int, headers: [String: String], error: PhotoSearchError
  ) async {
    let transport = FakeTransport { request, _ in
      Self.response("<html>Nginx</html>", status: status, headers: headers, to: request)
    }
    await #expect(throws: error) { try await source(transport).search(PhotoQuery(text: "cat"), page: nil) }
  }

  @Test func `A limit that is told in the body is kept to`() async {
    let transport = FakeTransport { request, _ in
      Self.response(#"{"error":{"code":"ratelimited","info":"x"}}"#, headers: ["Retry-After": "20"], to: request)
    }
    let source = source(transport)
    for _ in 0..<2 {
      await #expect(throws: PhotoSearchError.rateLimited(retryAfter: .seconds(20))) {
        try await source.search(PhotoQuery(text: "cat"), page: nil)
      }
    }
    #expect(transport.requests.count == 1)
    #expect(source.wait(before: PhotoQuery(text: "cat"), page: nil) == .seconds(20))
  }
}
