/// A clock and an alarm: what every operator that deals with time asks for, so that a test can replace them.
@MainActor
public protocol Scheduler: AnyObject {
  /// The time since some fixed moment. Never goes back.
  var now: Duration { get }

  /// Calls `action` on the main actor once `delay` has passed, unless the result is disposed before.
  @discardableResult
  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable
}

/// Real time.
public final class MainScheduler: Scheduler {
  /// The scheduler that operators use when they are given none.
  public static let shared = MainScheduler()

  private let start = ContinuousClock.now

  private init() {}

  /// The time since the scheduler was used first, also while the computer sleeps.
  public var now: Duration { start.duration(to: .now) }

  /// Calls `action` from the main loop once `delay` has passed; in the next turn when there is none.
  @discardableResult
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    let task = Task { @MainActor in
      do { try await Task.sleep(for: delay) } catch { return }
      // Disposal happens on the main actor too, so nothing can come between this check and the call.
      if !Task.isCancelled { action() }
    }
    return BlockDisposable { task.cancel() }
  }
}
