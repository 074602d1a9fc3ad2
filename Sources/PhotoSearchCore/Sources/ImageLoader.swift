public import FoundationEssentials
import Glibc
import Synchronization

/// Gets the bytes of pictures, from the network or from files, and keeps those used last in memory.
///
/// The bytes are not decoded and may be no picture at all. Several callers that want the same picture at the same
/// time share one transfer, which ends when the last of them is cancelled. When a host says that it gets too many
/// requests, further ones to it wait as long as it asks, a minute at most.
public nonisolated final class ImageLoader: Sendable {
  private typealias Transfer = Task<Result<Data, PhotoSearchError>, Never>

  private struct Shared {
    var cache: ByteCache<URL>
    var transfers: [URL: (task: Transfer, callers: Int, number: Int)] = [:]
    var lastNumber = 0
    /// Hosts that want no request for now.
    var pauses: [String: ContinuousClock.Instant] = [:]
  }

  /// Openverse allows 150 thumbnails a minute; some seconds later there are some more.
  private static let usualPause = Duration.seconds(10)
  /// More patience than this nobody has for a picture.
  private static let longestPause = Duration.seconds(60)

  private let transport: any HTTPTransport
  private let policy: URLPolicy
  private let maximumBytes: Int
  private let clock: NetworkClock
  private let shared: Mutex<Shared>

  /// - Parameters:
  ///   - policy: Where pictures may come from.
  ///   - maximumBytes: The largest picture.
  ///   - cacheBytes: How much is kept in memory.
  public init(
    transport: any HTTPTransport, policy: URLPolicy = URLPolicy(), maximumBytes: Int = 8_000_000,
    cacheBytes: Int = 32_000_000, clock: NetworkClock = .system
  ) {
    self.transport = transport
    self.policy = policy
    self.maximumBytes = maximumBytes
    self.clock = clock
    shared = Mutex(Shared(cache: ByteCache(maximumBytes: cacheBytes)))
  }

  /// The bytes of a picture. Cancelling the task ends the wait.
  public func data(for location: ImageLocation) async throws(PhotoSearchError) -> Data {
    switch location {
    case .file(let path): return try Self.contents(ofFile: path, maximumBytes: maximumBytes)
    case .remote(let url): return try await data(from: url)
    }
  }

  private func data(from url: URL) async throws(PhotoSearchError) -> Data {
    guard !Task.isCancelled else { throw .cancelled }
    let (cached, transfer) = shared.withLock { shared in
      if let data = shared.cache.data(for: url) { return (data as Data?, nil as (Transfer, Int)?) }
      return (nil, join(url, in: &shared))
    }
    if let cached { return cached }
    guard let (task, number) = transfer else { throw .cancelled }
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      leave(url, number)
    }
    guard !Task.isCancelled else { throw .cancelled }
    return try result.get()
  }

  /// The transfer of a URL that is under way, or a new one.
  private func join(_ url: URL, in shared: inout Shared) -> (Transfer, Int) {
    if var transfer = shared.transfers[url] {
      transfer.callers += 1
      shared.transfers[url] = transfer
      return (transfer.task, transfer.number)
    }
    shared.lastNumber += 1
    let number = shared.lastNumber
    let task = Transfer {
      let result = await self.fetch(url)
      self.shared.withLock { shared in
        if shared.transfers[url]?.number == number { shared.transfers[url] = nil }
        if case .success(let data) = result { shared.cache.insert(data, for: url) }
      }
      return result
    }
    shared.transfers[url] = (task, 1, number)
    return (task, number)
  }

  private func leave(_ url: URL, _ number: Int) {
    shared.withLock { shared in
      guard var transfer = shared.transfers[url], transfer.number == number else { return }
      transfer.callers -= 1
      shared.transfers[url] = transfer.callers > 0 ? transfer : nil
      if transfer.callers == 0 { transfer.task.cancel() }
    }
  }

  /// Sleeps for as long as the host wants to be left alone.
  private func waitForPause(of host: String) async {
    while !Task.isCancelled {
      let now = clock.now()
      let end = shared.withLock { shared in
        shared.pauses = shared.pauses.filter { $0.value > now }
        return shared.pauses[host]
      }
      guard let end else { return }
      await clock.sleep(end - now)
    }
  }

  private func pause(_ host: String, for duration: Duration?) {
    let end = clock.now() + min(duration ?? Self.usualPause, Self.longestPause)
    shared.withLock { $0.pauses[host] = max($0.pauses[host] ?? end, end) }
  }

  private func fetch(_ url: URL) async -> Result<Data, PhotoSearchError> {
    let host = url.host()?.lowercased() ?? ""
    await waitForPause(of: host)
    guard !Task.isCancelled else { return .failure(.cancelled) }
    var request = HTTPRequest(url: url, policy: policy)
    request.headers = [.init(name: "Accept", value: "image/*")]
    request.maximumBytes = maximumBytes
    request.acceptsCompression = false
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
      if case .rateLimited(let wait) = error { pause(host, for: wait) }
      return .failure(error)
    }
  }

  private static func image(in response: HTTPResponse) throws(PhotoSearchError) -> Data {
    switch response.status {
    case 200...299: break
    // Openverse's word for a picture that its source gives no more.
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
