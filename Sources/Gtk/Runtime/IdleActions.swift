import BindingCore

/// What is done when the main loop has nothing else to do, one action a turn.
///
/// GLib runs all idle sources in the same turn, in which two slices of time would take twice as long as one.
final class IdleActions {
  static let shared = IdleActions()

  private var actions: [(id: Int, run: () -> Void)] = []
  private var nextID = 0
  private var isScheduled = false

  func add(_ action: @escaping () -> Void) -> any Disposable {
    let id = nextID
    nextID += 1
    actions.append((id, action))
    if !isScheduled {
      isScheduled = true
      GLib.idleAdd { self.runNext() }
    }
    return BlockDisposable { self.actions.removeAll { $0.id == id } }
  }

  /// - Returns: Whether there are more.
  private func runNext() -> Bool {
    if !actions.isEmpty { actions.removeFirst().run() }
    isScheduled = !actions.isEmpty
    return isScheduled
  }
}
