/// A clock and timer for every operator that deals with time, which tests can replace.
@MainActor
public protocol Scheduler: AnyObject {
  /// The time since a fixed point. Never decreases.
  var now: Duration { get }

  /// Calls `action` on the main actor after `delay`, unless the result is disposed first.
  @discardableResult
  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable
}

/// Real time.
public final class MainScheduler: Scheduler {
  /// The default scheduler of operators.
  public static let shared = MainScheduler()

  /// Calls its argument once the main loop has nothing more urgent to do, if the main loop can tell.
  package static var whenIdle: ((@escaping () -> Void) -> any Disposable)?

  private let start = ContinuousClock.now

  private init() {}

  /// The time since the scheduler was first used, including time when the computer was asleep.
  public var now: Duration { start.duration(to: .now) }

  /// Calls `action` from the main loop after `delay`, or in the next turn if `delay` is zero.
  @discardableResult
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    let task = Task { @MainActor in
      do { try await Task.sleep(for: delay) } catch { return }
      // Disposal also happens on the main actor, so nothing can intervene between this check and the call.
      if !Task.isCancelled { action() }
    }
    return BlockDisposable { task.cancel() }
  }
}
