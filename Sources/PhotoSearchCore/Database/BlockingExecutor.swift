import Dispatch
import Synchronization

/// Threads for work that blocks: on the disk, a lock or another process.
///
/// Swift's own threads are as many as there are processors, for all tasks of the program. Blocked ones are not replaced,
/// so that a locked file would keep images from being decoded and answers from arriving. These threads exist while there
/// is work, and for a few seconds afterwards.
nonisolated final class BlockingExecutor: TaskExecutor {
  /// Serial queues: unlike concurrent ones, each has a thread that it does not share with Swift's.
  private let queues: [DispatchQueue]
  /// The number of waiting or running jobs, by queue.
  private let loads: Mutex<[Int]>

  /// - Parameters:
  ///   - label: Names the threads in a debugger.
  ///   - width: The maximum number of threads. More blocked jobs than that delay only other jobs of this executor.
  init(label: String, width: Int) {
    queues = (0..<width).map { _ in DispatchQueue(label: label) }
    loads = Mutex(Array(repeating: 0, count: width))
  }

  /// Runs `work` on one of these threads, as part of the current task.
  func run<Value, Failure: Error>(_ work: () throws(Failure) -> Value) async throws(Failure) -> Value {
    // An asynchronous closure starts where the task prefers, which a synchronous one would not.
    try await withTaskExecutorPreference(self) { () async throws(Failure) in try work() }
  }

  /// Runs `job` on the queue with the fewest jobs.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let chosen = loads.withLock { loads in
      let chosen = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[chosen] += 1
      return chosen
    }
    queues[chosen].async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      loads.withLock { $0[chosen] -= 1 }
    }
  }
}
