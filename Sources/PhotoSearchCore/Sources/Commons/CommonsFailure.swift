import FoundationEssentials

/// An error that Wikimedia Commons reports in a response with a success status.
///
/// https://www.mediawiki.org/wiki/API:Errors_and_warnings
nonisolated struct CommonsFailure: Decodable, Sendable {
  let code: String
  let info: String?

  private enum CodingKeys: String, CodingKey {
    case code, info
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    code = container.lenientText(.code) ?? ""
    info = container.lenientText(.info)
  }

  static func error(_ failure: CommonsFailure, in response: HTTPResponse) -> PhotoSearchError {
    let message = failure.info.map { MarkupText($0).text }
    return switch failure.code {
    case "ratelimited", "maxlag", "actionthrottledtext": .rateLimited(retryAfter: response.retryAfter)
    case "readonly", "cirrussearch-too-busy-error", "cirrussearch-backend-error", "timeouterror", "":
      .serviceError(status: 503, message: message)
    case _ where failure.code.hasPrefix("internal_api_error"): .serviceError(status: 500, message: message)
    default: .badRequest(message: message)
    }
  }

  /// Returns the error for the status of a response, or `nil` on success. The messages of the service's web servers are
  /// meant for people and are not useful here.
  static func error(for response: HTTPResponse) -> PhotoSearchError? {
    switch response.status {
    case 200...299: nil
    case 400, 414: .badRequest(message: nil)
    case 404, 410: .notFound
    case 429: .rateLimited(retryAfter: response.retryAfter)
    default: .serviceError(status: response.status, message: nil)
    }
  }
}
