import CGtk
import Dispatch
import Synchronization

/// The threads on which images are decoded. They are separate from Swift's own pool because an image can take a second,
/// and the pool's few threads also serve the network.
nonisolated final class DecodingQueue: Sendable {
  static let shared = DecodingQueue(width: min(4, Int(g_get_num_processors())))

  private let queues: [DispatchQueue]
  /// The number of waiting or running jobs, by queue.
  private let loads: Mutex<[Int]>

  init(width: Int) {
    queues = (0..<width).map { DispatchQueue(label: "picture-decoding-\($0)", qos: .utility) }
    loads = Mutex(Array(repeating: 0, count: width))
  }

  /// Runs `job` on the queue with the fewest jobs.
  func run(_ job: @escaping @Sendable () -> Void) {
    let chosen = loads.withLock { loads in
      let chosen = loads.indices.min { loads[$0] < loads[$1] }!
      loads[chosen] += 1
      return chosen
    }
    queues[chosen].async {
      job()
      self.loads.withLock { $0[chosen] -= 1 }
    }
  }

  /// Runs `body` on the queue with the fewest jobs and returns its result.
  func result<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      run { continuation.resume(with: Result(catching: body)) }
    }
  }
}
