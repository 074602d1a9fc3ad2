/// Has pictures loaded before there is a place that shows them: while rows are made for them.
///
/// The slots that ask for the same pictures in the same size get what is under way, or what is there already.
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

  /// Loads these pictures, the first ones first. Those of the call before that nobody shows are given up.
  public func load(_ pictures: [(location: ImageLocation, size: ImageSize)]) {
    for task in tasks { task.cancel() }
    pipeline.forgetFailures()
    tasks = pictures.filter { pipeline.cachedImage(for: $0.location, size: $0.size) == nil }.map { picture in
      // Elsewhere, because the main thread is about to make the rows.
      Task.detached(priority: .userInitiated) { [pipeline] in
        await pipeline.prefetch(picture.location, size: picture.size)
      }
    }
  }
}
