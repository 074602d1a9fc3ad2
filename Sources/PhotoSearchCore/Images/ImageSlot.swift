public import BindingCore

/// A position on screen that shows one image after another, such as a recycled list row. It always shows the last
/// image requested; late results for earlier ones are dropped.
///
///     let slot = ImageSlot(pipeline: pipeline)
///     slot.content.bind(to: self) { me, content in me.show(content) }
///     slot.show(photo.thumbnail, size: ImageSize(width: 224, height: 168))
///
/// Images that are no longer shown are not fetched: the next image and the end of the slot cancel the work in progress.
@MainActor
public final class ImageSlot<Image: Sendable> {
  /// What a slot shows.
  public enum Content {
    /// There is no image to show.
    case empty
    /// The image is loading.
    case loading
    case image(Image)
    /// The image cannot be shown.
    case failed(PhotoSearchError)
  }

  /// The current content. A cached image appears immediately, without `loading` before it.
  public let content = Property<Content>(.empty)

  private let pipeline: ImagePipeline<Image>
  private var wanted: (location: ImageLocation, size: ImageSize)?
  private var priority = HTTPPriority(.visible)
  private var task: Task<Void, Never>?
  private var generation = 0

  /// Creates an empty slot.
  public init(pipeline: ImagePipeline<Image>) {
    self.pipeline = pipeline
  }

  isolated deinit {
    task?.cancel()
  }

  /// Whether the slot is visible. Visible images load before those that may be seen soon.
  public var isVisible = true {
    didSet { priority.level = isVisible ? .visible : .background }
  }

  /// Shows an image, or nothing. Requesting the image that is already shown or loading has no effect.
  public func show(_ location: ImageLocation?, size: ImageSize) {
    if let wanted, wanted.location == location, wanted.size == size, !hasFailed { return }
    task?.cancel()
    task = nil
    generation += 1
    wanted = location.map { ($0, size) }
    guard let location else {
      content.value = .empty
      return
    }
    if let image = pipeline.cachedImage(for: location, size: size) {
      content.value = .image(image)
      return
    }
    load(location, size)
    content.value = .loading
  }

  /// Requests a failed image again.
  public func retry() {
    guard hasFailed, let wanted else { return }
    pipeline.forgetFailures()
    show(wanted.location, size: wanted.size)
  }

  private var hasFailed: Bool {
    if case .failed = content.value { true } else { false }
  }

  private func load(_ location: ImageLocation, _ size: ImageSize) {
    // A new priority for each request: an image that is no longer wanted must not stay urgent.
    priority = HTTPPriority(isVisible ? .visible : .background)
    task = Task { [weak self, pipeline, priority, generation] in
      do throws(PhotoSearchError) {
        let image = try await pipeline.image(for: location, size: size, priority: priority)
        self?.receive(.image(image), generation)
      } catch .cancelled {
      } catch {
        self?.receive(.failed(error), generation)
      }
    }
  }

  private func receive(_ content: Content, _ generation: Int) {
    guard generation == self.generation else { return }
    task = nil
    self.content.value = content
  }
}
