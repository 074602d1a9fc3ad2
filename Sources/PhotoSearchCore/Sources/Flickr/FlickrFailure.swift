/// What Flickr says when it cannot do what was asked: in an answer with the status of success.
///
/// The codes: https://www.flickr.com/services/api/flickr.photos.search.html
nonisolated struct FlickrFailure: Sendable, Hashable {
  let code: Int
  let message: String

  var error: PhotoSearchError {
    let message = MarkupText(message).text
    return switch code {
    case 100: .keyRefused(.flickr)
    // The user or the photo that was asked for is not there, or not any more.
    case 2, 5, 15: .notFound
    // Down for a while, in several parts of the service.
    case 0, 10, 105, 106, 201: .serviceError(status: 503, message: message)
    // Not asked as the service wants to be asked: the program's mistake, which the user cannot correct either.
    case 111...116: .serviceError(status: code, message: message)
    case 99: .serviceError(status: 403, message: message)
    default: .badRequest(message: message)
    }
  }

  /// The error that an answer's status tells; nil for an answer that is none.
  static func error(for response: HTTPResponse) -> PhotoSearchError? {
    switch response.status {
    case 401, 403: .keyRefused(.flickr)
    default: ServiceFailure.error(for: response)
    }
  }
}
