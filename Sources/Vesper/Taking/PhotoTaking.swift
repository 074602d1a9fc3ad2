import BindingCore
import FoundationEssentials
import Gtk
import PhotoSearchCore

/// What is done with the photo that is looked at, other than saving it: the clipboard, other applications, the desktop.
///
/// All but the text of the credit needs the photo's file, with the credit in it, which is loaded first. One thing is done
/// at a time: the next one takes the place of the one before.
final class PhotoTaking: DisposeBagProvider {
  nonisolated enum State: Sendable, Hashable {
    case idle
    /// The photo is on its way.
    case loading(PhotoSaveProgress)
    /// The desktop asks the person.
    case waiting
    /// What came of it, for the person.
    case done(String)
    case failed(String)

    var isUnderWay: Bool {
      switch self {
      case .loading, .waiting: true
      case .idle, .done, .failed: false
      }
    }
  }

  /// How far it is.
  let state = Property(State.idle)
  let bag = DisposeBag()

  let viewModel: PhotoSearchViewModel
  private(set) weak var window: ApplicationWindow?
  private let copies: any PhotoSaver
  /// How the person printed last.
  var printSettings: PrintSettings?
  private var task: Task<Void, Never>?
  private var count = 0

  init(_ viewModel: PhotoSearchViewModel, copies: any PhotoSaver, window: ApplicationWindow?) {
    (self.viewModel, self.copies, self.window) = (viewModel, copies, window)
  }

  /// Gives up what is under way.
  func cancel() {
    task?.cancel()
    task = nil
    count += 1
    state.value = .idle
  }

  /// What came of something is said about the photo that was looked at then.
  func forget() {
    if !state.value.isUnderWay { state.value = .idle }
  }

  /// Does something with the photo that is looked at.
  ///
  /// - Parameter body: Gets the view model and returns what the person is told; nil for nothing.
  func begin(_ body: @escaping (PhotoTaking, PhotoDetailViewModel) async throws -> String?) {
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
        end = .failed(Words.notTaken(error))
      }
      if number == count { state.value = end }
    }
  }

  /// The desktop asks the person from here on.
  func wait() {
    if task?.isCancelled == false { state.value = .waiting }
  }

  /// The photo's file, which is loaded where it is not there.
  func file(of photo: Photo) async throws -> String {
    if let path = await copies.path(of: photo) { return path }
    let number = count
    let (steps, continuation) = AsyncStream.makeStream(of: PhotoSaveProgress.self, bufferingPolicy: .bufferingNewest(1))
    state.value = .loading(.started)
    let watching = Task { [weak self] in
      for await step in steps {
        // A step may be on its way here still when all is over.
        guard !Task.isCancelled, let self, count == number else { return }
        state.value = .loading(step)
      }
    }
    defer {
      continuation.finish()
      watching.cancel()
    }
    return try await copies.save(photo, query: "") { continuation.yield($0) }
  }

  /// The photo for another application that it is dragged to: as a file, which is loaded when somebody wants to have it,
  /// as a picture, and as the text of its credit.
  func content(of photo: Photo, credit: String, texture: Gdk.Texture?) -> Gdk.ContentProvider {
    let file = Gdk.DeferredContentProvider(mimeTypes: ["text/uri-list"]) { [copies] _ in
      let path =
        if let path = await copies.path(of: photo) { path } else { try await copies.save(photo, query: "") { _ in } }
      return Array((Gio.File(path: path).uri + "\r\n").utf8)
    }
    let picture = texture.map { Gdk.ContentProvider(value: $0) }
    return Gdk.ContentProvider(union: [file, picture, Gdk.ContentProvider(value: credit)].compactMap(\.self))
  }
}
