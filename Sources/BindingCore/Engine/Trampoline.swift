/// Prevents signals that start one another, each at the end of the previous one, from exhausting the stack.
///
/// The first levels of such a recursion run directly. Beyond the limit, a signal starts when the current level has
/// returned, which turns the recursion into a loop.
///
/// Only the main actor starts signals, so the state needs no lock.
@usableFromInline
nonisolated enum Trampoline {
  /// The maximum number of nested levels.
  private static let limit = 64

  private nonisolated(unsafe) static var depth = 0
  private nonisolated(unsafe) static var waiting: [() -> Void] = []

  /// Runs `body` now, or before the level at the limit returns.
  @usableFromInline
  static func run(_ body: @escaping () -> Void) {
    if depth == limit { return waiting.append(body) }
    depth += 1
    body()
    if depth == limit, !waiting.isEmpty { runWaiting() }
    depth -= 1
  }

  /// Runs the waiting closures in the order in which they would have run when nested.
  private static func runWaiting() {
    var next = Array(waiting.reversed())
    waiting = []
    while let body = next.popLast() {
      body()
      if waiting.isEmpty { continue }
      next.append(contentsOf: waiting.reversed())
      waiting = []
    }
  }
}
