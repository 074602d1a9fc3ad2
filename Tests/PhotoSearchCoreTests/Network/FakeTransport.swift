import PhotoSearchCore
import Synchronization

/// A transport that answers from a closure and counts.
nonisolated final class FakeTransport: HTTPTransport {
  typealias Answer = @Sendable (_ request: HTTPRequest, _ number: Int) -> Result<HTTPResponse, HTTPError>

  private let answer: Answer
  private let sent = Mutex<[HTTPRequest]>([])

  /// - Parameter answer: Gets the request and how many there were before it.
  init(_ answer: @escaping Answer) {
    self.answer = answer
  }

  var requests: [HTTPRequest] { sent.withLock { $0 } }

  func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let number = sent.withLock { sent in
      sent.append(request)
      return sent.count - 1
    }
    return try answer(request, number).get()
  }
}
