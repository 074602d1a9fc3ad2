public import BindingCore

/// A place on screen that shows one picture after another, such as a row of a list that is used again and again. It
/// always shows what was asked for last: what arrives late for an earlier one is dropped.
///
///     let slot = ImageSlot(pipeline: pipeline)
///     slot.content.bind(to: self) { me, content in me.show(content) }
///     slot.show(photo.thumbnail, size: ImageSize(width: 224, height: 168))
///
/// What nobody shows any more is not fetched: the next picture and the end of the slot cancel what is under way.
@MainActor
public final class ImageSlot<Image: Sendable> {
  /// What there is to see.
  public enum Content {
    /// There is no picture to show.
    case empty
    /// The picture is on its way.
    case loading
    case image(Image)
    /// The picture cannot be shown.
    case failed(PhotoSearchError)
  }

  /// What there is to see now. A picture that is in memory is there at once, without `loading` before it.
  public let content = Property<Content>(.empty)

  private let pipeline: ImagePipeline<Image>
  private var wanted: (location: ImageLocation, size: ImageSize)?
  private var priority = HTTPPriority(.visible)
  private var task: Task<Void, Never>?
  private var generation = 0

  /// An empty slot.
  public init(pipeline: ImagePipeline<Image>) {
    self.pipeline = pipeline
  }

  isolated deinit {
    task?.cancel()
  }

  /// Whether somebody can see the slot. Pictures that are seen go before those that may be seen soon.
  public var isVisible = true {
    didSet { priority.level = isVisible ? .visible : .background }
  }

  /// Shows a picture, or nothing. Asking for what is there or under way changes nothing.
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

  /// Asks again for a picture that failed.
  public func retry() {
    guard hasFailed, let wanted else { return }
    pipeline.forgetFailures()
    show(wanted.location, size: wanted.size)
  }

  private var hasFailed: Bool {
    if case .failed = content.value { true } else { false }
  }

  private func load(_ location: ImageLocation, _ size: ImageSize) {
    // Each its own: what nobody wants any more must not stay urgent.
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
