public import BindingCore

/// A row of photos that accompany another one, such as the author's other photos.
public final class PhotoStrip: DisposeBagProvider {
  /// The query for these photos, for showing more with `PhotoSearchViewModel.search(_:)`.
  public let query: PhotoQuery
  /// The photos found, at most `maximumCount`, without the one that they accompany.
  public let photos = Property<[Photo]>([])
  /// The loading state.
  public let state = Property(State.idle)
  public let bag = DisposeBag()

  public nonisolated enum State: Sendable, Hashable {
    /// Loading has not been requested.
    case idle
    case loading
    case loaded
    case failed(PhotoSearchError)
  }

  /// The maximum number of photos in a row.
  public static let maximumCount = 20

  private let source: any PhotoSource
  private let ids: Set<PhotoID>
  private var task: Task<Void, Never>?

  init(_ query: PhotoQuery, beside photo: Photo, in source: any PhotoSource) {
    self.query = query
    self.source = source
    ids = Set(photo.allIDs)
  }

  isolated deinit { task?.cancel() }

  /// Loads the photos. Does nothing if they are loaded or loading.
  public func load() {
    switch state.value {
    case .loading, .loaded: return
    case .idle, .failed: break
    }
    state.value = .loading
    task = Task { [weak self, source, query] in
      do throws(PhotoSearchError) {
        let page = try await source.search(query, page: nil)
        self?.show(page.photos)
      } catch .cancelled {
      } catch {
        self?.state.value = .failed(error)
      }
    }
  }

  private func show(_ found: [Photo]) {
    photos.value = Array(found.lazy.filter { self.ids.isDisjoint(with: $0.allIDs) }.prefix(Self.maximumCount))
    state.value = .loaded
  }
}
