public import BindingCore

/// Some photos that go with another one, such as the author's others.
public final class PhotoStrip: DisposeBagProvider {
  /// What finds them, and more of them, with `PhotoSearchViewModel.search(_:)`.
  public let query: PhotoQuery
  /// Those that were found; at most `maximumCount`, without the one that they go with.
  public let photos = Property<[Photo]>([])
  /// How far it is.
  public let state = Property(State.idle)
  public let bag = DisposeBag()

  public nonisolated enum State: Sendable, Hashable {
    /// Nobody wanted to see them.
    case idle
    case loading
    case loaded
    case failed(PhotoSearchError)
  }

  /// As many as anybody looks through in a row.
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

  /// Finds them; nothing happens when they are there or under way.
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
