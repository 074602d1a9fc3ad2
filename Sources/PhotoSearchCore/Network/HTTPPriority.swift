import Synchronization

/// Which of the requests that wait for the same host goes first. It can change while the request waits: a picture that
/// scrolls into view overtakes those that nobody sees yet.
///
/// Requests that share one object change together.
public nonisolated final class HTTPPriority: Sendable {
  /// From what can wait to what a person waits for.
  public enum Level: Int, Sendable, Comparable {
    /// What may be wanted soon, such as pictures below the window.
    case background
    /// What belongs to something on screen.
    case visible
    /// What everything else follows from: the answer to a search.
    case query

    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  private struct State {
    var level: Level
    var others: [HTTPPriority] = []
  }

  private static let changes = Atomic(0)

  /// Grows after each change of any level, so that who has put requests in order knows when to look again.
  static var changeCount: Int { changes.load(ordering: .acquiring) }

  private let state: Mutex<State>

  public init(_ level: Level) {
    state = Mutex(State(level: level))
  }

  /// The level of now. It counts at the moment when a place becomes free.
  public var level: Level {
    get {
      // As a rule nobody shares.
      let (own, others) = state.withLock { ($0.level, $0.others.isEmpty ? nil : $0.others) }
      return others?.reduce(own) { max($0, $1.level) } ?? own
    }
    set { change { $0.level = newValue } }
  }

  /// From now on this one is at least as high as the other one.
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
