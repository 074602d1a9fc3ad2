package import BindingCore

/// A scheduler whose clock moves on with each reading, so that work in slices of time is interrupted after a number of
/// steps that does not depend on the machine.
package final class TickingScheduler: Scheduler {
  private let tick: Duration
  private var time: Duration = .zero
  private var waiting: [(action: () -> Void, isOver: BlockDisposable)] = []

  /// Creates a scheduler.
  ///
  /// - Parameter tick: The time that passes with each reading.
  package init(tick: Duration = .milliseconds(1)) { self.tick = tick }

  package var now: Duration {
    defer { time += tick }
    return time
  }

  package func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    let isOver = BlockDisposable {}
    waiting.append((action, isOver))
    return isOver
  }

  /// Whether an action is waiting.
  package var isWaiting: Bool { waiting.contains { !$0.isOver.isDisposed } }

  /// Runs the next action that is waiting. Returns false if there is none.
  @discardableResult
  package func runNext() -> Bool {
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      if next.isOver.isDisposed { continue }
      next.isOver.dispose()
      next.action()
      return true
    }
    return false
  }

  /// Runs actions until none is waiting.
  package func runAll() {
    while runNext() {}
  }
}
