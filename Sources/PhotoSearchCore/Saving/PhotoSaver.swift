import BindingCore

/// The progress of saving a photo.
public nonisolated enum PhotoSaveProgress: Sendable, Hashable {
  case started
  /// The image is being downloaded.
  ///
  /// - Parameters:
  ///   - received: The number of bytes received.
  ///   - expected: The total number of bytes, or `nil` if unknown.
  case downloading(received: Int, expected: Int?)
  /// The image was downloaded and is being written with its credit.
  case writing(byteCount: Int)
}

/// Why a photo could not be saved.
public nonisolated enum PhotoSaveError: Error, Sendable, Hashable {
  /// The source does not say where the image is.
  case noPicture
  case download(PhotoSearchError)
  /// The download is not an image in a known format.
  case notAPicture
  /// The image cannot be written, or cannot be recorded as saved.
  case library(SavedPhotosError)
  /// The save was cancelled. There is nothing to tell the user.
  case cancelled
}

nonisolated extension PhotoSaveError: CustomStringConvertible {
  /// What happened and what can be done about it, in plain English.
  public var description: String {
    switch self {
    case .noPicture: "The source does not say where the picture is. Open its page to get it."
    case .download(let error): "The picture could not be loaded. \(error)"
    case .notAPicture: "What the source sent is no picture. Open its page to get it."
    case .library(let error): error.description
    case .cancelled: "Saving was cancelled."
    }
  }
}

/// A type that saves photos where the user wants them.
public nonisolated protocol PhotoSaver: Sendable {
  /// Saves the photo at full size, with its credit. Cancelling the task leaves nothing behind.
  ///
  /// - Parameters:
  ///   - query: What the user searched for when the photo was found.
  ///   - target: The collections to which it is added, also if it was saved before.
  ///   - progress: Called on whichever thread does the work.
  /// - Returns: The path of the file.
  func save(
    _ photo: Photo, query: String, to target: SaveTarget, progress: @escaping @Sendable (PhotoSaveProgress) -> Void
  ) async throws(PhotoSaveError) -> String

  /// Returns the path of the saved photo, or `nil` if it was not saved or its file is gone.
  func path(of photo: Photo) async -> String?
}

extension PhotoSaver {
  /// Returns the paths of those photos that are already saved.
  nonisolated func paths(of photos: [Photo]) async -> [PhotoID: String] {
    var paths: [PhotoID: String] = [:]
    for photo in photos { paths[photo.id] = await path(of: photo) }
    return paths
  }

  /// Saves the photo anew for each observer and emits the outcome last. Disposing the subscription cancels the save.
  func states(of job: UnfinishedSave) -> SafeSignal<PhotoSaveState> {
    Signal(attach: { observer, subscription in
      let task = Task { @MainActor in
        if subscription.isDisposed { return }
        let (steps, continuation) = AsyncStream.makeStream(
          of: PhotoSaveProgress.self, bufferingPolicy: .bufferingNewest(1))
        async let last = self.result(of: job, progress: continuation)
        for await step in steps {
          if subscription.isDisposed { return }
          observer.next(.saving(step))
        }
        let end = await last
        if subscription.isDisposed { return }
        switch end {
        case .success(let path): observer.next(.saved(path: path))
        case .failure(let error): observer.next(.failed(error))
        }
        if !subscription.isDisposed { observer.end?(.finished) }
      }
      subscription.add(BlockDisposable { task.cancel() })
    })
  }

  nonisolated private func result(
    of job: UnfinishedSave, progress: AsyncStream<PhotoSaveProgress>.Continuation
  ) async -> Result<String, PhotoSaveError> {
    defer { progress.finish() }
    do throws(PhotoSaveError) {
      return .success(try await save(job.photo, query: job.query, to: job.target) { progress.yield($0) })
    } catch {
      return .failure(error)
    }
  }
}
