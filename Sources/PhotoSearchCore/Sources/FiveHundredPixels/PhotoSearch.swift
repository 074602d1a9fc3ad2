public import BindingCore
public import FoundationEssentials

/// Searches 500px, in the shape that callers of the time before `async` expect:
///
///     photoSearch.findPhotos(PhotoQuery(text: "sunset")) { result in
///       if case .success(let photos) = result { photos.forEach { print($0.title) } }
///     }
///
/// It is a thin front of `FiveHundredPixelsSource`, which can do more.
@MainActor
public final class PhotoSearch {
  /// What came of a search.
  public enum Result: Sendable {
    case success([Photo])
    case error(PhotoSearchError)
  }

  private let source: Swift.Result<FiveHundredPixelsSource, PhotoSearchError>

  /// - Parameters:
  ///   - key: The user's own key, the `consumer_key` of the service.
  ///   - baseURL: The server.
  ///   - transport: What carries the requests.
  public init(
    key: String, baseURL: URL = FiveHundredPixelsSource.defaultBaseURL,
    transport: any HTTPTransport = CurlTransport(product: "PhotoSearch")
  ) {
    source =
      APIKey(key).map { key in
        .success(
          FiveHundredPixelsSource(
            baseURL: baseURL, keys: FixedAPIKeys([.fiveHundredPixels: key]), transport: transport))
      } ?? .failure(.keyMissing(.fiveHundredPixels))
  }

  /// Finds photos and tells them, or why there are none, on the main actor, never before this call has returned.
  ///
  /// - Returns: What ends the search; nothing is told then.
  @discardableResult
  public func findPhotos(_ query: PhotoQuery, completion: @escaping @MainActor (Result) -> Void) -> any Disposable {
    let task = Task { [self] in
      let result: Result
      do throws(PhotoSearchError) {
        result = .success(try await findPhotos(query))
      } catch {
        result = .error(error)
      }
      if !Task.isCancelled { completion(result) }
    }
    return BlockDisposable { task.cancel() }
  }

  /// Finds photos: the first page of what 500px finds.
  public func findPhotos(_ query: PhotoQuery) async throws(PhotoSearchError) -> [Photo] {
    try await source.get().search(query, page: nil).photos
  }
}
