import FoundationEssentials
import PhotoSearchCore
import Synchronization

/// A source whose answers the test gives by hand.
nonisolated final class FakeSource: PhotoSource {
  typealias Answer = Result<PhotoPage, PhotoSearchError>

  let id: PhotoSourceID
  let capabilities: PhotoSourceCapabilities

  private struct State {
    var queries: [PhotoQuery] = []
    var pages: [PageToken?] = []
    var cancelled: [String] = []
    var waiting: [Int: CheckedContinuation<Answer, Never>] = [:]
    var budget: RequestBudget?
    var isConfigured = true
  }
  private let state = Mutex(State())

  init(
    _ id: PhotoSourceID, isLocal: Bool, findsByAuthor: Bool = false, findsWithoutWords: Bool = false,
    otherFilters: Set<PhotoFilter> = []
  ) {
    self.id = id
    capabilities = PhotoSourceCapabilities(
      isLocal: isLocal, pageSize: 20, filters: otherFilters.union(isLocal ? [.uploadDate, .license] : [.license]),
      findsByAuthor: findsByAuthor, findsWithoutWords: findsWithoutWords)
  }

  var budget: RequestBudget? {
    get { state.withLock { $0.budget } }
    set { state.withLock { $0.budget = newValue } }
  }
  var isConfigured: Bool {
    get { state.withLock { $0.isConfigured } }
    set { state.withLock { $0.isConfigured = newValue } }
  }
  var queries: [PhotoQuery] { state.withLock { $0.queries } }
  var texts: [String] { queries.map(\.text) }
  var pages: [PageToken?] { state.withLock { $0.pages } }
  var cancelled: [String] { state.withLock { $0.cancelled } }

  func search(_ query: PhotoQuery, page: PageToken?) async throws(PhotoSearchError) -> PhotoPage {
    let number = state.withLock { state in
      state.queries.append(query)
      state.pages.append(page)
      return state.queries.count - 1
    }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock { $0.waiting[number] = continuation }
      }
    } onCancel: {
      answer(number, with: .failure(.cancelled))
      state.withLock { $0.cancelled.append(query.text) }
    }
    return try result.get()
  }

  /// Answers the search with this number, the latest one when there is none given. Ignored when it has ended.
  func answer(_ number: Int? = nil, with answer: Answer) {
    let continuation = state.withLock { state in
      state.waiting.removeValue(forKey: number ?? state.queries.count - 1)
    }
    continuation?.resume(returning: answer)
  }

  func answer(_ number: Int? = nil, titles: [String], next: PageToken? = nil) {
    let photos = titles.map { title in
      Photo(id: PhotoID(source: id, id: title), title: title, license: License(.cc0, version: "1.0"))
    }
    answer(number, with: .success(PhotoPage(photos: photos, next: next, total: nil)))
  }

  /// Whether the search with this number, or the latest, waits for its answer.
  func isWaiting(_ number: Int? = nil) -> Bool {
    state.withLock { state in state.waiting[number ?? state.queries.count - 1] != nil }
  }
}
