import Synchronization

/// Work whose result several callers share. It is done once, at the highest priority of its callers, and cancelled when
/// the last of them is cancelled.
nonisolated final class SharedWork<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  typealias Outcome = Result<Value, PhotoSearchError>

  private struct Caller {
    let priority: HTTPPriority
    let continuation: CheckedContinuation<Outcome, Never>
  }

  private struct Work {
    let number: Int
    let task: Task<Void, Never>
    let priority: HTTPPriority
    var callers: [Int: Caller]
  }

  private struct State {
    var works: [Key: Work] = [:]
    var lastNumber = 0

    mutating func nextNumber() -> Int {
      lastNumber += 1
      return lastNumber
    }
  }

  private let state = Mutex(State())

  /// Joins the work in progress for the key, or starts it. Cancelling the task ends the wait immediately.
  ///
  /// - Parameter start: Receives the combined priority of all callers.
  func value(
    for key: Key, priority: HTTPPriority, start: @escaping @Sendable (HTTPPriority) async -> Outcome
  ) async throws(PhotoSearchError) -> Value {
    let number = state.withLock { $0.nextNumber() }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let caller = Caller(priority: priority, continuation: continuation)
        let isJoined = state.withLock { state in
          // A caller that was cancelled before this point has already left.
          guard !Task.isCancelled else { return false }
          join(key, caller, number, start, in: &state)
          return true
        }
        if !isJoined { continuation.resume(returning: .failure(.cancelled)) }
      }
    } onCancel: {
      leave(key, number)
    }
    return try outcome.get()
  }

  private func join(
    _ key: Key, _ caller: Caller, _ number: Int, _ start: @escaping @Sendable (HTTPPriority) async -> Outcome,
    in state: inout State
  ) {
    if state.works[key] != nil {
      state.works[key]?.callers[number] = caller
      state.works[key]?.priority.add(caller.priority)
      return
    }
    let priority = HTTPPriority(.background)
    priority.add(caller.priority)
    let work = state.nextNumber()
    let task = Task { self.end(key, work, await start(priority)) }
    state.works[key] = Work(number: work, task: task, priority: priority, callers: [number: caller])
  }

  private func end(_ key: Key, _ number: Int, _ outcome: Outcome) {
    let callers = state.withLock { state in
      guard state.works[key]?.number == number else { return [Caller]() }
      return state.works.removeValue(forKey: key).map { Array($0.callers.values) } ?? []
    }
    for caller in callers { caller.continuation.resume(returning: outcome) }
  }

  private func leave(_ key: Key, _ number: Int) {
    let caller = state.withLock { state in
      guard var work = state.works[key], let caller = work.callers.removeValue(forKey: number) else {
        return nil as Caller?
      }
      work.priority.remove(caller.priority)
      state.works[key] = work.callers.isEmpty ? nil : work
      if work.callers.isEmpty { work.task.cancel() }
      return caller
    }
    caller?.continuation.resume(returning: .failure(.cancelled))
  }
}
