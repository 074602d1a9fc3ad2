public import FoundationEssentials
import Glibc

/// Loads the bytes of images from the network or from files.
///
/// The bytes are not decoded and may not be an image at all. Callers that request the same image at the same time share
/// one transfer, which ends when the last of them is cancelled. When a host reports too many requests, those waiting
/// for it fail, and later ones wait as long as it asks, up to a minute: see `HTTPRequest.waitsWhileThrottled`.
public nonisolated final class ImageLoader: Sendable {
  private let transport: any HTTPTransport
  private let policy: URLPolicy
  private let maximumBytes: Int
  private let clock: NetworkClock
  private let transfers = SharedWork<URL, Data>()

  /// - Parameters:
  ///   - policy: Where images may come from.
  ///   - maximumBytes: The maximum size of an image.
  public init(
    transport: any HTTPTransport, policy: URLPolicy = URLPolicy(), maximumBytes: Int = 8_000_000,
    clock: NetworkClock = .system
  ) {
    self.transport = transport
    self.policy = policy
    self.maximumBytes = maximumBytes
    self.clock = clock
  }

  /// Returns the bytes of an image. Cancelling the task ends the wait.
  ///
  /// - Parameter priority: The priority among images that wait for the same host. It may change while they wait.
  public func data(
    for location: ImageLocation, priority: HTTPPriority = HTTPPriority(.visible)
  ) async throws(PhotoSearchError) -> Data {
    switch location {
    case .file(let path): return try Self.contents(ofFile: path, maximumBytes: maximumBytes)
    case .remote(let url):
      return try await transfers.value(for: url, priority: priority) { await self.fetch(url, $0) }
    }
  }

  private func fetch(_ url: URL, _ priority: HTTPPriority) async -> Result<Data, PhotoSearchError> {
    guard !Task.isCancelled else { return .failure(.cancelled) }
    var request = HTTPRequest(url: url, policy: policy)
    request.headers = [.init(name: "Accept", value: "image/*")]
    request.maximumBytes = maximumBytes
    request.priority = priority
    request.acceptsCompression = false
    request.isThrottledWithOthers = true
    request.waitsWhileThrottled = true
    request.acceptsStale = true
    do throws(PhotoSearchError) {
      let response = try await RetryPolicy().run(clock: clock) { () async throws(PhotoSearchError) in
        do throws(HTTPError) {
          return try await transport.response(to: request)
        } catch {
          throw PhotoSearchError(error)
        }
      }
      return .success(try Self.image(in: response))
    } catch {
      return .failure(error)
    }
  }

  private static func image(in response: HTTPResponse) throws(PhotoSearchError) -> Data {
    switch response.status {
    case 200...299: break
    // Openverse's status for an image that its source no longer provides.
    case 424: throw .notFound
    default: throw ServiceFailure.error(for: response) ?? .serviceError(status: response.status, message: nil)
    }
    guard !response.body.isEmpty else { throw .malformedAnswer(reason: "the picture is empty") }
    guard !response.isWebPage else { throw .malformedAnswer(reason: "it is a web page, not a picture") }
    return response.body
  }

  /// Reads a regular file.
  private static func contents(ofFile path: String, maximumBytes: Int) throws(PhotoSearchError) -> Data {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .dataMissing(path: path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .dataMissing(path: path) }
    guard status.st_size <= maximumBytes else { throw .answerTooLarge(limit: maximumBytes) }
    var data = Data(count: Int(status.st_size))
    let count = data.withUnsafeMutableBytes { bytes in
      var filled = 0
      while filled < bytes.count {
        let count = read(descriptor, bytes.baseAddress.map { $0 + filled }, bytes.count - filled)
        guard count > 0 else { break }
        filled += count
      }
      return filled
    }
    guard count == data.count else { throw .dataMissing(path: path) }
    return data
  }
}
