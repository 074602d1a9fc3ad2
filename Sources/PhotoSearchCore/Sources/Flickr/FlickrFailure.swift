/// An error that Flickr reports in a response with a success status.
///
/// The codes: https://www.flickr.com/services/api/flickr.photos.search.html
nonisolated struct FlickrFailure: Sendable, Hashable {
  let code: Int
  let message: String

  var error: PhotoSearchError {
    let message = MarkupText(message).text
    return switch code {
    case 100: .keyRefused(.flickr)
    // The requested user or photo does not exist, or no longer does.
    case 2, 5, 15: .notFound
    // Parts of the service are temporarily unavailable.
    case 0, 10, 105, 106, 201: .serviceError(status: 503, message: message)
    // A malformed request: a bug in the program, which the user cannot fix.
    case 111...116: .serviceError(status: code, message: message)
    case 99: .serviceError(status: 403, message: message)
    default: .badRequest(message: message)
    }
  }

  /// Returns the error for the status of a response, or `nil` on success.
  static func error(for response: HTTPResponse) -> PhotoSearchError? {
    switch response.status {
    case 401, 403: .keyRefused(.flickr)
    default: ServiceFailure.error(for: response)
    }
  }
}
