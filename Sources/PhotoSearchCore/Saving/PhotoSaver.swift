import BindingCore

/// How far the saving of one photo is.
public nonisolated enum PhotoSaveProgress: Sendable, Hashable {
  case started
  /// The picture is on its way.
  ///
  /// - Parameters:
  ///   - received: How many bytes are here.
  ///   - expected: How many there are in all; nil where nobody says.
  case downloading(received: Int, expected: Int?)
  /// It is here and gets its credit.
  case writing(byteCount: Int)
}

/// Why a photo could not be saved.
public nonisolated enum PhotoSaveError: Error, Sendable, Hashable {
  /// The source does not say where the picture is.
  case noPicture
  case download(PhotoSearchError)
  /// What came is no picture of a known format.
  case notAPicture
  /// The picture cannot be written, or not be noted among the saved ones.
  case library(SavedPhotosError)
  /// Somebody lost interest; nothing to tell the user.
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

/// What puts photos where the user wants to have them.
public nonisolated protocol PhotoSaver: Sendable {
  /// Saves the photo in its full size, with its credit. Cancelling the task leaves nothing behind.
  ///
  /// - Parameters:
  ///   - query: What the user searched for when the photo was found.
  ///   - progress: Called from wherever the work is done.
  /// - Returns: The path of the file.
  func save(
    _ photo: Photo, query: String, progress: @escaping @Sendable (PhotoSaveProgress) -> Void
  ) async throws(PhotoSaveError) -> String

  /// Where the photo was saved before; nil when it was not, or is there no more.
  func path(of photo: Photo) async -> String?
}

extension PhotoSaver {
  /// Where those of the photos are that were saved before.
  nonisolated func paths(of photos: [Photo]) async -> [PhotoID: String] {
    var paths: [PhotoID: String] = [:]
    for photo in photos { paths[photo.id] = await path(of: photo) }
    return paths
  }

  /// Saves the photo anew for each observer; the last element says what came of it. Disposing the observation gives up.
  func states(of photo: Photo, query: String) -> SafeSignal<PhotoSaveState> {
    Signal(attach: { observer, subscription in
      let task = Task { @MainActor in
        if subscription.isDisposed { return }
        let (steps, continuation) = AsyncStream.makeStream(
          of: PhotoSaveProgress.self, bufferingPolicy: .bufferingNewest(1))
        async let last = self.result(of: photo, query: query, progress: continuation)
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
    of photo: Photo, query: String, progress: AsyncStream<PhotoSaveProgress>.Continuation
  ) async -> Result<String, PhotoSaveError> {
    defer { progress.finish() }
    do throws(PhotoSaveError) {
      return .success(try await save(photo, query: query) { progress.yield($0) })
    } catch {
      return .failure(error)
    }
  }
}
