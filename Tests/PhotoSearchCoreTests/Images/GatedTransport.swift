import Foundation
import Synchronization

@testable import PhotoSearchCore

/// Answers with pictures that carry their path, once it is open.
nonisolated final class GatedTransport: HTTPTransport {
  private struct State {
    var isOpen = false
    var bodies: [String: (Data, String)] = [:]
    var requests: [HTTPRequest] = []
    var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
    var cancellationCount = 0
  }

  private let state = Mutex(State())

  var requests: [String] { state.withLock { $0.requests.map { $0.url.lastPathComponent } } }

  /// How urgent the requests are now.
  var levels: [String: HTTPPriority.Level] {
    let requests = state.withLock { $0.requests }
    return Dictionary(requests.map { ($0.url.lastPathComponent, $0.priority.level) }) { $1 }
  }

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [:] }
      return state.waiting.values.map { $0 }
    }
    for continuation in waiting { continuation.resume(returning: true) }
  }

  func answer(_ name: String, with body: Data, type: String = "text/plain") {
    state.withLock { $0.bodies[name] = (body, type) }
  }

  func waitForRequests(_ count: Int) async {
    while state.withLock({ $0.requests.count }) < count { await Task.yield() }
  }

  func waitForCancellations(_ count: Int) async {
    while state.withLock({ $0.cancellationCount }) < count { await Task.yield() }
  }

  /// False when the task was cancelled before.
  private func pass(_ number: Int) async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let result: Bool? = state.withLock { state in
          if Task.isCancelled { return false }
          if state.isOpen { return true }
          state.waiting[number] = continuation
          return nil
        }
        if let result { continuation.resume(returning: result) }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(returning: false)
    }
  }

  func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let number = state.withLock { state in
      state.requests.append(request)
      return state.requests.count
    }
    guard await pass(number) else {
      state.withLock { $0.cancellationCount += 1 }
      throw .cancelled
    }
    let name = request.url.lastPathComponent
    let (body, type) = state.withLock { $0.bodies[name] } ?? (ImagePipelineTests.picture(name), "image/gif")
    return HTTPResponse(
      status: 200, headers: HTTPHeaders([.init(name: "Content-Type", value: type)]), body: body, url: request.url)
  }
}
