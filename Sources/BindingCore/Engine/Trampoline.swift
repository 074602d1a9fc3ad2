/// Keeps signals that start one another, each at the end of the one before, from using up the stack.
///
/// The first levels of such a recursion run where they are called. From then on a signal starts when the present level
/// has returned, which makes a loop of the recursion.
///
/// Only the main actor starts signals, so its state needs no lock.
@usableFromInline
nonisolated enum Trampoline {
  /// So many levels run inside of each other.
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

  /// In the order in which they would have run inside of each other.
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
