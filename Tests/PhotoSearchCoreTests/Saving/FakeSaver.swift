import PhotoSearchCore
import Synchronization

/// A saver that finishes when the test says so.
nonisolated final class FakeSaver: PhotoSaver {
  private struct State {
    var names: [String] = []
    var queries: [String] = []
    var targets: [SaveTarget] = []
    var paths: [String: String] = [:]
    var cancelled: [String] = []
    var waiting: [String: CheckedContinuation<Result<String, PhotoSaveError>, Never>] = [:]
    var holdsLookups = false
    var heldLookups: [CheckedContinuation<Void, Never>] = []
    var lookupCount = 0
  }
  private let state = Mutex(State())

  var names: [String] { state.withLock { $0.names } }
  var cancelled: [String] { state.withLock { $0.cancelled } }
  var queries: [String] { state.withLock { $0.queries } }
  var targets: [SaveTarget] { state.withLock { $0.targets } }
  /// What was saved before, by title.
  var paths: [String: String] {
    get { state.withLock { $0.paths } }
    set { state.withLock { $0.paths = newValue } }
  }
  func isWaiting(for name: String) -> Bool { state.withLock { $0.waiting[name] != nil } }

  func save(
    _ photo: Photo, query: String, to target: SaveTarget, progress: @escaping @Sendable (PhotoSaveProgress) -> Void
  ) async throws(PhotoSaveError) -> String {
    progress(.downloading(received: 1, expected: 2))
    let name = photo.title
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock { state in
          state.names.append(name)
          state.queries.append(query)
          state.targets.append(target)
          state.waiting[name] = continuation
        }
      }
    } onCancel: {
      state.withLock { $0.cancelled.append(name) }
      finish(name, with: .failure(.cancelled))
    }
    return try result.get()
  }

  func path(of photo: Photo) async -> String? {
    let (path, isHeld) = state.withLock { state in
      state.lookupCount += 1
      return (state.paths[photo.title], state.holdsLookups)
    }
    if isHeld { await withCheckedContinuation { held in state.withLock { $0.heldLookups.append(held) } } }
    return path
  }

  /// The number of lookups so far.
  var lookupCount: Int { state.withLock { $0.lookupCount } }
  /// The number of lookups whose answers are held.
  var heldLookupCount: Int { state.withLock { $0.heldLookups.count } }

  /// Holds the answers to the next lookups.
  func holdLookups() { state.withLock { $0.holdsLookups = true } }

  func releaseLookups() {
    let held = state.withLock { state in
      state.holdsLookups = false
      defer { state.heldLookups = [] }
      return state.heldLookups
    }
    for lookup in held { lookup.resume() }
  }

  func finish(_ name: String, with result: Result<String, PhotoSaveError>) {
    state.withLock { $0.waiting.removeValue(forKey: name) }?.resume(returning: result)
  }
}
