public import FoundationEssentials
import Synchronization

/// Loads images, decodes them at the size in which they are shown, and caches the most recently used ones in memory.
///
/// An image that several callers request at the same size is fetched and decoded once. The first bytes are checked
/// before decoding: anything but JPEG, PNG, GIF, WebP and TIFF, and anything with more pixels than the limit, never
/// reaches the decoder.
///
/// - `Image`: A decoded image of any kind, such as a texture.
public nonisolated final class ImagePipeline<Image: Sendable>: Sendable {
  /// Decodes the bytes of an image, scaled to the size. Throws if it cannot read them.
  public typealias Decoder = @Sendable (_ data: Data, _ size: ImageSize) async throws -> Image

  private struct Key: Hashable, Sendable {
    let location: ImageLocation
    let size: ImageSize
  }

  private struct Failures: Sendable {
    var errors: [Key: PhotoSearchError] = [:]
    /// What is being prefetched.
    var awaited: Set<Key> = []
  }

  private let loader: ImageLoader
  private let maximumPixels: Int
  private let cost: @Sendable (Image) -> Int
  private let decoder: Decoder
  private let images: Mutex<RecentlyUsed<Key, Image>>
  private let works = SharedWork<Key, Image>()
  /// The errors of failed prefetches, until the image is requested.
  private let failures = Mutex(Failures())

  /// - Parameters:
  ///   - loader: The source of the bytes.
  ///   - maximumBytes: The size of the memory cache for decoded images.
  ///   - maximumPixels: The maximum number of pixels in an image before scaling.
  ///   - cost: Returns the size of a decoded image in bytes.
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

  /// Returns the image if it is cached at this size.
  public func cachedImage(for location: ImageLocation, size: ImageSize) -> Image? {
    images.withLock { $0.value(for: Key(location: location, size: size)) }
  }

  /// Returns the image. Cancelling the task ends the wait, and the work if no other caller waits for it.
  public func image(
    for location: ImageLocation, size: ImageSize, priority: HTTPPriority = HTTPPriority(.visible)
  ) async throws(PhotoSearchError) -> Image {
    let key = Key(location: location, size: size)
    if let image = images.withLock({ $0.value(for: key) }) { return image }
    if let error = failure(of: key) { throw error }
    return try await works.value(for: key, priority: priority) { await self.make(key, $0) }
  }

  /// Loads an image that will be requested soon. If that fails, the next request for it throws the error without
  /// another transfer.
  func prefetch(_ location: ImageLocation, size: ImageSize) async {
    let key = Key(location: location, size: size)
    failures.withLock { _ = $0.awaited.insert(key) }
    defer { failures.withLock { _ = $0.awaited.remove(key) } }
    _ = try? await image(for: location, size: size, priority: HTTPPriority(.background))
  }

  var knowsFailures: Bool { failures.withLock { !$0.errors.isEmpty } }

  /// Forgets failed prefetches, so that those images are requested again.
  func forgetFailures() {
    failures.withLock { $0 = Failures() }
  }

  /// The total size of the cached images in bytes.
  public var memoryUse: Int { images.withLock { $0.totalCost } }

  /// Removes all cached images, for example when the system is short of memory.
  public func removeAll() {
    images.withLock { $0.removeAll() }
  }

  /// Returns the error of a failed prefetch, once.
  private func failure(of key: Key) -> PhotoSearchError? {
    failures.withLock { $0.errors.removeValue(forKey: key) }
  }

  private func make(_ key: Key, _ priority: HTTPPriority) async -> Result<Image, PhotoSearchError> {
    // Other work for it may have ended since the caller looked.
    if let image = images.withLock({ $0.value(for: key) }) { return .success(image) }
    if let error = failure(of: key) { return .failure(error) }
    do throws(PhotoSearchError) {
      let data = try await loader.data(for: key.location, priority: priority)
      guard !Task.isCancelled else { throw .cancelled }
      let image = try await decode(data, key.size)
      images.withLock { $0.insert(image, cost: max(0, cost(image)), for: key) }
      return .success(image)
    } catch {
      // Before the work ends, so that whoever asks next finds it.
      if error != .cancelled {
        failures.withLock { failures in
          if failures.awaited.remove(key) != nil { failures.errors[key] = error }
        }
      }
      return .failure(error)
    }
  }

  private func decode(_ data: Data, _ size: ImageSize) async throws(PhotoSearchError) -> Image {
    guard let header = ImageHeader(data) else {
      throw .malformedAnswer(reason: "this image format is not supported")
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

/// Loads images before there are slots to show them, while their rows are created.
///
/// Slots that request the same images at the same size join the work in progress or get the cached image.
@MainActor
public final class ImagePrefetch<Image: Sendable> {
  private let pipeline: ImagePipeline<Image>
  private var tasks: [Task<Void, Never>] = []

  public init(pipeline: ImagePipeline<Image>) {
    self.pipeline = pipeline
  }

  isolated deinit {
    for task in tasks { task.cancel() }
  }

  /// Loads images in order. Cancels those of the previous call that no slot shows.
  public func load(_ pictures: [(location: ImageLocation, size: ImageSize)]) {
    for task in tasks { task.cancel() }
    pipeline.forgetFailures()
    tasks = pictures.filter { pipeline.cachedImage(for: $0.location, size: $0.size) == nil }.map { picture in
      // Off the main thread, which is about to create the rows.
      Task.detached(priority: .userInitiated) { [pipeline] in
        await pipeline.prefetch(picture.location, size: picture.size)
      }
    }
  }
}
