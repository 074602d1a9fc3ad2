public import BindingCore
public import FoundationEssentials

/// Searches 500px with a completion handler, for callers that do not use `async`:
///
///     photoSearch.findPhotos(PhotoQuery(text: "sunset")) { result in
///       if case .success(let photos) = result { photos.forEach { print($0.title) } }
///     }
///
/// A thin wrapper around `FiveHundredPixelsSource`, which can do more.
@MainActor
public final class PhotoSearch {
  /// The result of a search.
  public enum Result: Sendable {
    case success([Photo])
    case error(PhotoSearchError)
  }

  private let source: Swift.Result<FiveHundredPixelsSource, PhotoSearchError>

  /// - Parameters:
  ///   - key: The user's own key, the service's `consumer_key`.
  ///   - baseURL: The server.
  ///   - transport: The HTTP transport.
  public init(
    key: String, baseURL: URL = PhotoService.fiveHundredPixels.baseURL,
    transport: any HTTPTransport = CurlTransport(product: "PhotoSearch")
  ) {
    source =
      APIKey(key).map { key in
        .success(
          FiveHundredPixelsSource(
            baseURL: baseURL, keys: FixedAPIKeys([.fiveHundredPixels: key]), transport: transport))
      } ?? .failure(.keyMissing(.fiveHundredPixels))
  }

  /// Finds photos and passes them, or an error, to the completion handler on the main actor, never before this method
  /// returns.
  ///
  /// - Returns: A disposable that cancels the search, after which the completion handler is not called.
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

  /// Returns the first page of photos that 500px finds.
  public func findPhotos(_ query: PhotoQuery) async throws(PhotoSearchError) -> [Photo] {
    try await source.get().search(query, page: nil).photos
  }
}
