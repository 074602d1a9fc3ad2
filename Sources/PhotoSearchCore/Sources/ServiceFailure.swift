import FoundationEssentials

/// Parses error responses in the formats of Openverse.
nonisolated enum ServiceFailure {
  /// Returns the error of a response, or `nil` on success.
  static func error(for response: HTTPResponse) -> PhotoSearchError? {
    if 200...299 ~= response.status { return nil }
    let message = message(in: response)
    return switch response.status {
    case 400, 422: .badRequest(message: message)
    case 404, 410: .notFound
    case 429: .rateLimited(retryAfter: response.retryAfter ?? message.flatMap(expectedWait))
    default: .serviceError(status: response.status, message: message)
    }
  }

  /// Returns the service's message in any of its formats: `{"detail": "Not found."}`,
  /// `{"detail": {"license": ["License 'x' does not exist."]}}`, or the older
  /// `{"error": "InputError", "detail": "...", "fields": ["license"]}`.
  private static func message(in response: HTTPResponse) -> String? {
    guard !response.isWebPage, let body = try? JSONDecoder().decode(Body.self, from: response.body) else { return nil }
    return body.detail.map(PhotoText.sanitized).flatMap { $0.isEmpty ? nil : $0 }
  }

  private struct Body: Decodable {
    let detail: String?

    enum CodingKeys: String, CodingKey {
      case detail, error
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let text = container.lenient(String.self, .detail) {
        detail = text
      } else if let fields = container.lenient([String: LossyArray<String>].self, .detail) {
        detail = fields.sorted { $0.key < $1.key }.flatMap(\.value.elements).joined(separator: " ")
      } else {
        detail = container.lenient(String.self, .error)
      }
    }
  }

  /// Returns the wait that the service's message asks for, or `nil` if it asks for none.
  static func expectedWait(in response: HTTPResponse) -> Duration? {
    message(in: response).flatMap(expectedWait)
  }

  /// Parses the wait in "Request was throttled. Expected available in 3600 seconds."
  private static func expectedWait(_ text: String) -> Duration? {
    let words = text.split(separator: " ")
    guard let index = words.firstIndex(of: "in"), words.indices.contains(index + 2),
      words[index + 2].hasPrefix("second"), let seconds = Int(words[index + 1])
    else { return nil }
    return HTTPResponse.patience(seconds: seconds)
  }
}
