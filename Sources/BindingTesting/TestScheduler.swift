public import BindingCore

/// A scheduler whose clock moves only when a test advances it. Pass it to operators and view models under test.
///
///     let scheduler = TestScheduler()
///     let strokes = PassthroughSubject<String, Never>()
///     var searches: [String] = []
///     strokes.debounce(for: .seconds(1), scheduler: scheduler).observeNext { searches.append($0) }
///     strokes.send("h")
///     strokes.send("hi")
///     scheduler.advance(by: .seconds(1))
///     // searches == ["hi"]
///
/// Actions run in the order of their due times; those due at the same time run in the order in which they were
/// scheduled.
public final class TestScheduler: Scheduler {
  /// The duration of one character of a marble diagram.
  public let frame: Duration
  /// The virtual time, initially zero.
  public private(set) var now: Duration = .zero
  /// Sorted in reverse: the next one due is last.
  private var waiting: [ScheduledAction] = []

  /// Creates a scheduler whose clock is at zero.
  ///
  /// - Parameter frame: The duration of one character of a marble diagram.
  public init(frame: Duration = .seconds(1)) {
    precondition(frame > .zero, "A frame of a marble diagram takes time")
    self.frame = frame
  }

  /// The number of waiting actions that have not been cancelled.
  public var waitingCount: Int { waiting.count }

  /// The due time of the next action, or `nil` if none is waiting.
  public var nextDueTime: Duration? { waiting.last?.due }

  /// Calls `action` when the clock passes `now + delay`. A negative delay is treated as zero; even then the action
  /// waits until the clock is advanced, if only by `advance(by: .zero)`.
  ///
  /// - Complexity: O(n) for n waiting actions.
  @discardableResult
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    let scheduled = ScheduledAction(due: now + max(delay, .zero), scheduler: self, action)
    // After all actions due at the same time, that is, closer to the start of the array.
    let index = waiting.firstIndex { $0.due <= scheduled.due } ?? waiting.endIndex
    waiting.insert(scheduled, at: index)
    return scheduled
  }

  /// Advances the clock and runs each action that becomes due at its own time, including those scheduled meanwhile.
  public func advance(by interval: Duration) {
    precondition(interval >= .zero, "Time does not go back")
    advance(to: now + interval)
  }

  /// Advances the clock to `time`, as `advance(by:)` does. Has no effect if that time has passed already.
  public func advance(to time: Duration) {
    while let next = waiting.last, next.due <= time { runNext() }
    now = max(now, time)
  }

  /// Advances the clock from one due time to the next until no actions are waiting.
  ///
  /// - Parameter limit: The maximum number of actions to run, so that an action that reschedules itself forever does
  ///   not hang the test.
  /// - Returns: Whether no actions are waiting any more. `false` means that the limit was reached.
  @discardableResult
  public func run(limit: Int = 10_000) -> Bool {
    var left = limit
    while !waiting.isEmpty, left > 0 {
      runNext()
      left -= 1
    }
    return waiting.isEmpty
  }

  private func runNext() {
    let next = waiting.removeLast()
    // An action that advances the clock itself may have moved it past this one.
    now = max(now, next.due)
    next.run()
  }

  fileprivate func cancel(_ action: ScheduledAction) {
    waiting.removeAll { $0 === action }
  }
}

/// An action and its due time. Disposing it cancels it.
private final class ScheduledAction: Disposable {
  let due: Duration
  private weak var scheduler: TestScheduler?
  /// `nil` once it has run or been cancelled.
  private var action: (() -> Void)?

  init(due: Duration, scheduler: TestScheduler, _ action: @escaping () -> Void) {
    self.due = due
    self.scheduler = scheduler
    self.action = action
  }

  var isDisposed: Bool { action == nil }

  func run() {
    let action = action
    self.action = nil
    action?()
  }

  func dispose() {
    action = nil
    scheduler?.cancel(self)
  }
}
