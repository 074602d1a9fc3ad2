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
