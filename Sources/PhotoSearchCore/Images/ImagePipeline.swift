public import FoundationEssentials
import Synchronization

/// From the place of a picture to a decoded picture in the size that is shown, with those used last kept in memory.
///
/// A picture that several want in the same size is fetched and decoded once. Before anything is decoded its first bytes
/// are looked at: what is none of JPEG, PNG, GIF, WebP and TIFF, or has more pixels than the limit, never reaches the
/// decoder.
///
/// - `Image`: A decoded picture of any kind, such as a texture.
public nonisolated final class ImagePipeline<Image: Sendable>: Sendable {
  /// Decodes the bytes of a picture, scaled down to fill the size. Throws for bytes that it cannot read.
  public typealias Decoder = @Sendable (_ data: Data, _ size: ImageSize) async throws -> Image

  private struct Key: Hashable, Sendable {
    let location: ImageLocation
    let size: ImageSize
  }

  private let loader: ImageLoader
  private let maximumPixels: Int
  private let cost: @Sendable (Image) -> Int
  private let decoder: Decoder
  private let images: Mutex<RecentlyUsed<Key, Image>>
  private let works = SharedWork<Key, Image>()
  /// Why pictures that were loaded early did not come, until somebody wants them.
  private let failures = Mutex<[Key: PhotoSearchError]>([:])

  /// - Parameters:
  ///   - loader: Where the bytes come from.
  ///   - maximumBytes: How much of decoded pictures is kept in memory.
  ///   - maximumPixels: The largest picture, in pixels before it is scaled.
  ///   - cost: The bytes that a decoded picture takes.
  public init(
    loader: ImageLoader, maximumBytes: Int = 128_000_000, maximumPixels: Int = 100_000_000,
    cost: @escaping @Sendable (Image) -> Int, decoder: @escaping Decoder
  ) {
    self.loader = loader
    self.maximumPixels = maximumPixels
    self.cost = cost
    self.decoder = decoder
    images = Mutex(RecentlyUsed(maximumCost: maximumBytes))
  }

  /// The picture if it is in memory in this size.
  public func cachedImage(for location: ImageLocation, size: ImageSize) -> Image? {
    images.withLock { $0.value(for: Key(location: location, size: size)) }
  }

  /// The picture. Cancelling the task ends the wait, and the work when nobody else waits for it.
  public func image(
    for location: ImageLocation, size: ImageSize, priority: HTTPPriority = HTTPPriority(.visible)
  ) async throws(PhotoSearchError) -> Image {
    let key = Key(location: location, size: size)
    if let image = images.withLock({ $0.value(for: key) }) { return image }
    if let error = failures.withLock({ $0.removeValue(forKey: key) }) { throw error }
    return try await works.value(for: key, priority: priority) { await self.make(key, $0) }
  }

  /// Loads a picture that somebody will want soon. When it does not come who wants it learns so without a further
  /// request.
  func prefetch(_ location: ImageLocation, size: ImageSize) async {
    do throws(PhotoSearchError) {
      _ = try await image(for: location, size: size, priority: HTTPPriority(.background))
    } catch .cancelled {
    } catch {
      failures.withLock { $0[Key(location: location, size: size)] = error }
    }
  }

  var knowsFailures: Bool { failures.withLock { !$0.isEmpty } }

  /// What did not come early is asked for again.
  func forgetFailures() {
    failures.withLock { $0.removeAll() }
  }

  /// How many bytes of decoded pictures are in memory.
  public var memoryUse: Int { images.withLock { $0.totalCost } }

  /// Forgets the decoded pictures, as when the system is short of memory.
  public func removeAll() {
    images.withLock { $0.removeAll() }
  }

  private func make(_ key: Key, _ priority: HTTPPriority) async -> Result<Image, PhotoSearchError> {
    do throws(PhotoSearchError) {
      let data = try await loader.data(for: key.location, priority: priority)
      guard !Task.isCancelled else { throw .cancelled }
      let image = try await decode(data, key.size)
      images.withLock { $0.insert(image, cost: max(0, cost(image)), for: key) }
      return .success(image)
    } catch {
      return .failure(error)
    }
  }

  private func decode(_ data: Data, _ size: ImageSize) async throws(PhotoSearchError) -> Image {
    guard let header = ImageHeader(data) else {
      throw .malformedAnswer(reason: "the picture is of no kind that is shown")
    }
    guard header.pixelCount <= maximumPixels else {
      throw .malformedAnswer(reason: "the picture is too large, \(header.width) × \(header.height)")
    }
    do {
      return try await decoder(data, size)
    } catch {
      throw error is CancellationError ? .cancelled : .malformedAnswer(reason: "the picture is damaged")
    }
  }
}
