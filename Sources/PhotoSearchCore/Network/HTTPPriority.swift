import Synchronization

/// The priority among requests that wait for the same host. It can change while the request waits: an image that
/// scrolls into view overtakes those that are not visible yet.
///
/// Requests that share one object change together.
public nonisolated final class HTTPPriority: Sendable {
  /// The levels, from what can wait to what the user is waiting for.
  public enum Level: Int, Sendable, Comparable {
    /// What may be needed soon, such as images below the window.
    case background
    /// What belongs to something on screen.
    case visible
    /// What everything else depends on: the response to a search.
    case query

    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  private struct State {
    var level: Level
    var others: [HTTPPriority] = []
  }

  private static let changes = Atomic(0)

  /// Increases after each change of any level, so that a queue knows when to sort its requests again.
  static var changeCount: Int { changes.load(ordering: .acquiring) }

  private let state: Mutex<State>

  public init(_ level: Level) {
    state = Mutex(State(level: level))
  }

  /// The current level. It matters when a slot becomes free.
  public var level: Level {
    get {
      // Usually there are no others.
      let (own, others) = state.withLock { ($0.level, $0.others.isEmpty ? nil : $0.others) }
      return others?.reduce(own) { max($0, $1.level) } ?? own
    }
    set { change { $0.level = newValue } }
  }

  /// Keeps this priority at least as high as another from now on.
  func add(_ other: HTTPPriority) {
    change { $0.others.append(other) }
  }

  func remove(_ other: HTTPPriority) {
    change { state in
      if let index = state.others.firstIndex(where: { $0 === other }) { state.others.remove(at: index) }
    }
  }

  private func change(_ body: (inout State) -> Void) {
    state.withLock { body(&$0) }
    Self.changes.wrappingAdd(1, ordering: .releasing)
  }
}
