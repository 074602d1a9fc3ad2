import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// What redirects cost: a service that redirects has answered, wherever it points to.
@Suite(.timeLimit(.minutes(30)))
struct OpenverseRedirectTests {
  private let server = ReplayServer()
  private let time = ManualTime()
  private let base: URL

  init() throws {
    base = try server.start()
  }

  private func source(_ transport: any HTTPTransport) -> OpenverseSource {
    OpenverseSource(baseURL: base, transport: transport, clock: time.clock)
  }

  private func failure(of source: OpenverseSource, _ text: String = "cat") async -> PhotoSearchError? {
    do throws(PhotoSearchError) {
      _ = try await source.search(PhotoQuery(text: text), page: nil)
      return nil
    } catch {
      return error
    }
  }

  @Test("A redirect to a file costs a request, so that a service cannot be asked without end")
  func refusedTarget() async {
    let source = source(CurlTransport(product: "VesperTests/1.0", timeoutFactor: 20))
    server.answer(ReplayServer.searchPath, with: .redirect(to: "file:///etc/passwd"))
    for number in 0..<30 { _ = await failure(of: source, "cat \(number)") }
    #expect(server.searches.count == 20)
    #expect(source.budget?.burst.remaining == 0)
  }

  @Test(
    "A redirect to a host that cannot be reached costs a request",
    arguments: [
      HTTPError.noNetwork(host: "gone.example.org"), .cannotConnect(host: "gone.example.org"),
      .redirectRefused(url: "https://gone.example.org/"),
    ])
  func unreachableTarget(error: HTTPError) async {
    let redirecting = FakeTransport { request, _ in
      #expect(request.followsRedirect(URL(string: "https://gone.example.org/")))
      return .failure(error)
    }
    let source = source(redirecting)
    #expect(await failure(of: source) == PhotoSearchError(error))
    #expect(source.budget?.burst.remaining == 20 - redirecting.requests.count)
  }

  @Test("A request that never reached the service costs nothing")
  func unreachableService() async {
    let errors: [HTTPError] = [
      .offline, .refused(url: "u"), .noNetwork(host: "h"), .cannotConnect(host: "h"), .proxyFailure(proxy: "p"),
    ]
    for error in errors {
      let source = source(FakeTransport { _, _ in .failure(error) })
      #expect(await failure(of: source) == PhotoSearchError(error))
      #expect(source.budget?.burst.remaining == 20)
    }
  }

  @Test("A service that redirects to itself is asked no more often than it allows")
  func redirectToItself() async {
    let source = source(CurlTransport(product: "VesperTests/1.0", timeoutFactor: 20))
    server.answer(ReplayServer.searchPath, with: .redirect(to: ReplayServer.searchPath))
    #expect(await failure(of: source) == .tooManyRedirects)
    #expect(server.searches.count == 6)
    #expect(source.budget?.burst.remaining == 14)
    for _ in 0..<2 { _ = await failure(of: source) }
    #expect(await failure(of: source) == .rateLimited(retryAfter: .seconds(60)))
    #expect(server.searches.count == 20)
    #expect(source.budget?.burst.remaining == 0)
  }

  @Test("A redirect that is followed costs as many requests as the service got")
  func followedRedirect() async throws {
    let source = source(CurlTransport(product: "VesperTests/1.0", timeoutFactor: 20))
    server.answer(ReplayServer.searchPath, with: .redirect(to: "/v1/images/?q=cat"), times: 1)
    #expect(await failure(of: source) == nil)
    #expect(server.searches.count == 2)
    #expect(source.budget?.burst.remaining == 18)
  }
}
