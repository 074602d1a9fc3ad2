/// What carries requests to servers.
public nonisolated protocol HTTPTransport: Sendable {
  /// Sends the request and returns the whole answer, redirects followed. Cancelling the task ends the transfer.
  func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse

  /// The answer that `response(to:)` would give without asking anybody, where there is one.
  func freshResponse(to request: HTTPRequest) async -> HTTPResponse?

  /// Tells that there will be a request soon: what it needs is made ready elsewhere. Does not block, and sends nothing.
  func prepare()
}

nonisolated extension HTTPTransport {
  public func freshResponse(to request: HTTPRequest) async -> HTTPResponse? { nil }
  public func prepare() {}
}

/// A transport that sends nothing: the program promised to work without a network.
public nonisolated struct OfflineTransport: HTTPTransport {
  public init() {}

  public func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    throw .offline
  }
}
