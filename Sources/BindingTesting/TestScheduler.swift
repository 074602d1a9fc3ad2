public import BindingCore

/// A clock that moves only when a test says so: the scheduler to give to operators and view models under test.
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
/// Actions run in the order of their due time, those due at the same moment in the order in which they were scheduled.
public final class TestScheduler: Scheduler {
  /// How long one character of a marble diagram takes.
  public let frame: Duration
  /// The virtual time, zero at first.
  public private(set) var now: Duration = .zero
  /// Sorted: the next one due is last.
  private var waiting: [ScheduledAction] = []

  /// A scheduler whose clock stands at zero.
  ///
  /// - Parameter frame: how long one character of a marble diagram takes.
  public init(frame: Duration = .seconds(1)) {
    precondition(frame > .zero, "A frame of a marble diagram takes time")
    self.frame = frame
  }

  /// How many actions wait and have not been cancelled.
  public var waitingCount: Int { waiting.count }

  /// When the next action is due; `nil` when none waits.
  public var nextDueTime: Duration? { waiting.last?.due }

  /// Has `action` called when the clock passes `now + delay`. A negative delay counts as none; even then the action waits
  /// for the clock to be moved, if only by `advance(by: .zero)`.
  ///
  /// O(n) in the number of waiting actions.
  @discardableResult
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    let scheduled = ScheduledAction(due: now + max(delay, .zero), scheduler: self, action)
    // After everything that is due at the same time, which is nearer to the end of the array.
    let index = waiting.firstIndex { $0.due <= scheduled.due } ?? waiting.endIndex
    waiting.insert(scheduled, at: index)
    return scheduled
  }

  /// Moves the clock, running what comes due on the way, each action at its own time, also actions that are scheduled
  /// meanwhile.
  public func advance(by interval: Duration) {
    precondition(interval >= .zero, "Time does not go back")
    advance(to: now + interval)
  }

  /// Moves the clock to `time`, as `advance(by:)` does. No effect when that has passed already.
  public func advance(to time: Duration) {
    while let next = waiting.last, next.due <= time { runNext() }
    now = max(now, time)
  }

  /// Moves the clock from one due time to the next until nothing waits any more.
  ///
  /// - Parameter limit: how many actions may run, so that an action which schedules itself for ever does not hang the
  ///   test.
  /// - Returns: whether nothing waits any more. False means that the limit was reached.
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
    // An action that moves the clock itself may have left this one behind.
    now = max(now, next.due)
    next.run()
  }

  fileprivate func cancel(_ action: ScheduledAction) {
    waiting.removeAll { $0 === action }
  }
}

/// An action and when it is due. Disposing it cancels it.
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
