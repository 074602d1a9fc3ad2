/// A type that sends requests to servers.
public nonisolated protocol HTTPTransport: Sendable {
  /// Sends the request, follows redirects and returns the complete response. Cancelling the task ends the transfer.
  func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse

  /// Returns the response that `response(to:)` would give without contacting a server, if there is one.
  func freshResponse(to request: HTTPRequest) async -> HTTPResponse?

  /// Prepares for a request that will follow soon, on another thread. Does not block, and sends nothing.
  func prepare()
}

nonisolated extension HTTPTransport {
  public func freshResponse(to request: HTTPRequest) async -> HTTPResponse? { nil }
  public func prepare() {}
}

/// A transport that sends nothing, for a program that works without a network.
public nonisolated struct OfflineTransport: HTTPTransport {
  public init() {}

  public func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    throw .offline
  }
}
