import BindingCore
import FoundationEssentials
import Gtk
import PhotoSearchCore

/// Actions on the open photo other than saving: the clipboard, other applications, the desktop.
///
/// Most actions need the photo's file with the credit embedded, which is downloaded first. There is one action at a
/// time: a new one replaces the previous one.
final class PhotoActions: DisposeBagProvider {
  nonisolated enum State: Sendable, Hashable {
    case idle
    /// The photo is being downloaded.
    case loading(PhotoSaveProgress)
    /// The desktop is asking the user.
    case waiting
    /// The result, as a message to the user.
    case done(String)
    case failed(String)

    var isUnderWay: Bool {
      switch self {
      case .loading, .waiting: true
      case .idle, .done, .failed: false
      }
    }
  }

  /// The progress of the current action.
  let state = Property(State.idle)
  /// Emits what to tell the user when words were copied, which leaves the current action alone.
  let copied = PassthroughSubject<String, Never>()
  let bag = DisposeBag()

  let viewModel: PhotoSearchViewModel
  private(set) weak var window: ApplicationWindow?
  private let copies: any PhotoSaver
  let decoder: DecoderProcesses
  /// The settings of the last print operation.
  var printSettings: PrintSettings?
  private var task: Task<Void, Never>?
  private var count = 0

  init(
    _ viewModel: PhotoSearchViewModel, copies: any PhotoSaver, decoder: DecoderProcesses, window: ApplicationWindow?
  ) {
    (self.viewModel, self.copies, self.decoder, self.window) = (viewModel, copies, decoder, window)
  }

  /// Cancels the current action.
  func cancel() {
    task?.cancel()
    task = nil
    count += 1
    state.value = .idle
  }

  /// Forgets the result, which applies to the photo that was open at the time.
  func forget() {
    if !state.value.isUnderWay { state.value = .idle }
  }

  /// Performs an action on the open photo.
  ///
  /// - Parameter body: Takes the view model and returns the message to the user, or `nil` for none.
  func begin(_ body: @escaping (PhotoActions, PhotoDetailViewModel) async throws -> String?) {
    guard let detail = viewModel.detail.value else { return }
    cancel()
    let number = count
    task = Task { [weak self] in
      guard let self else { return }
      let end: State
      do {
        end = try await body(self, detail).map(State.done) ?? .idle
      } catch is CancellationError {
        end = .idle
      } catch PhotoSaveError.cancelled {
        end = .idle
      } catch {
        end = .failed(Strings.notTaken(error))
      }
      if number == count { state.value = end }
    }
  }

  /// Shows that the desktop is now asking the user. Throws if the action was cancelled.
  func wait() throws {
    try Task.checkCancellation()
    state.value = .waiting
  }

  /// Returns the path of the photo's file, downloading it if necessary.
  func file(of photo: Photo) async throws -> String {
    if let path = await copies.path(of: photo) { return path }
    // Another action may have begun.
    try Task.checkCancellation()
    let number = count
    let (steps, continuation) = AsyncStream.makeStream(of: PhotoSaveProgress.self, bufferingPolicy: .bufferingNewest(1))
    state.value = .loading(.started)
    let watching = Task { [weak self] in
      for await step in steps {
        // A step may still arrive here after completion.
        guard !Task.isCancelled, let self, count == number else { return }
        state.value = .loading(step)
      }
    }
    defer {
      continuation.finish()
      watching.cancel()
    }
    return try await copies.save(photo, query: "", to: .none) { continuation.yield($0) }
  }

  /// Returns the photo as drag content for other applications: as a file that is downloaded on demand, as an image, and
  /// as the text of its credit.
  func content(of photo: Photo, credit: String, texture: Gdk.Texture?) -> Gdk.ContentProvider {
    let file = PhotoDrag.files(of: [photo], copies)
    let picture = texture.map { Gdk.ContentProvider(value: $0) }
    return Gdk.ContentProvider(union: [file, picture, Gdk.ContentProvider(value: credit)].compactMap(\.self))
  }
}

extension ProgressBar {
  /// Shows the download progress of a photo.
  func show(_ progress: PhotoSaveProgress) {
    if let part = progress.fraction { fraction = part } else { pulse() }
  }
}

extension PhotoSaveProgress {
  /// How much of the photo has arrived, from 0 to 1, or `nil` if its size is unknown.
  var fraction: Double? {
    switch self {
    case .downloading(let received, let expected?) where expected > 0: min(1, Double(received) / Double(expected))
    case .downloading(let received, _) where received > 0: nil
    case .started, .downloading: 0
    case .writing: 1
    }
  }
}
