import BindingCore
import BindingTesting
import Foundation
import Testing

@testable import PhotoSearchCore

/// Real sources over a network that is not there for all of them, and comes back.
@MainActor
struct NetworkReturnTests {
  @Test func `When the network is back only the services that failed get another request`() async throws {
    let openverse = FakeTransport { request, _ in
      .success(
        HTTPResponse(
          status: 200, body: Data(#"{"result_count":1,"page_count":1,"results":[{"id":"a","license":"by"}]}"#.utf8),
          url: request.url))
    }
    let commons = FakeTransport { request, number in
      guard number > 0 else { return .failure(.noNetwork(host: "commons.wikimedia.org")) }
      let page = #"{"pageid":1,"title":"File:1.jpg","imageinfo":[{"url":"https://u.org/1.jpg"}]}"#
      return .success(
        HTTPResponse(
          status: 200, body: Data(#"{"batchcomplete":true,"query":{"pages":[\#(page)]}}"#.utf8), url: request.url))
    }
    let clock = ManualTime().clock
    let policy = RetryPolicy(maximumRetries: 0)
    let all = AllSources([
      OpenverseSource(
        baseURL: PhotoService.openverse.baseURL, transport: openverse, clock: clock, retryPolicy: policy),
      CommonsSource(
        baseURL: PhotoService.commons.baseURL, transport: commons, clock: clock, retryPolicy: policy),
    ])
    let samples = FakeSource(.samples, isLocal: true)
    let viewModel = PhotoSearchViewModel(
      sources: [all, samples], chosenSource: .all, today: Date(timeIntervalSince1970: 1_750_000_000))
    viewModel.searchString.value = "owls"
    viewModel.submit()
    #expect(await eventually { viewModel.canRetryFailedSources.value })
    #expect(viewModel.searchResults.count == 1)

    viewModel.networkIsAvailable.value = false
    viewModel.networkIsAvailable.value = true
    #expect(await eventually { viewModel.searchResults.count == 2 })
    #expect(openverse.requests.count == 1)
    #expect(commons.requests.count == 2)
    #expect(viewModel.sourceFailures.value == [])
    #expect(samples.queries.isEmpty)
  }
}
