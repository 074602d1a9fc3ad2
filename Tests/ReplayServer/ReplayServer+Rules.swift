// What tests tell the server, and ask it.

extension ReplayServer {
  /// Answers requests to a path in a certain way from now on. The latest rule that matches wins.
  ///
  /// - Parameters:
  ///   - path: The whole path, or its beginning when it ends with an asterisk, such as "/v1/images/*".
  ///   - query: Query items that the request must have, decoded.
  ///   - times: How many requests the rule answers; then it is gone.
  public func answer(_ path: String, query: [String: String] = [:], with reply: Reply, times: Int? = nil) {
    answer(path, query: query, times: times) { _ in reply }
  }

  /// The same with a reply that depends on the request.
  public func answer(
    _ path: String, query: [String: String] = [:], times: Int? = nil,
    with reply: @escaping @Sendable (ReceivedRequest) -> Reply
  ) {
    update { $0.rules.append(Rule(path: path, query: query, reply: reply, remainingUses: times)) }
  }

  /// Forgets all rules: only recordings are served.
  public func removeAllRules() {
    update { $0.rules = [] }
  }

  /// The limits that the search answers report, and may enforce.
  public var rateLimit: RateLimit {
    get { state.withLock { $0.rateLimit } }
    set { update { $0.rateLimit = newValue } }
  }

  /// All requests since the start, in the order of their arrival.
  public var requests: [ReceivedRequest] {
    state.withLock { $0.requests }
  }

  /// The requests to exactly this path.
  public func requests(to path: String) -> [ReceivedRequest] {
    requests.filter { $0.path == path }
  }

  /// The searches since the start.
  public var searches: [ReceivedRequest] {
    requests(to: Self.searchPath)
  }

  public func forgetRequests() {
    update { $0.requests = [] }
  }

  /// Lets replies go that were held by `Reply.held()`, and those that would be.
  public func releaseHeldReplies() {
    update { $0.heldRepliesAreReleased = true }
  }

  /// Numbers to wait for and to look at.
  public struct Progress: Sendable {
    public let requestCount: Int
    /// Requests that came and are not answered to the end.
    public let underWay: Int
    public let mostUnderWay: Int
    public let openConnections: Int
  }

  public var progress: Progress {
    state.withLock { Self.progress(of: $0) }
  }

  /// Returns as soon as the condition holds. Has no deadline: use a time limit on the test.
  public func wait(until condition: @escaping @Sendable (Progress) -> Bool) async {
    await withCheckedContinuation { continuation in
      update { $0.watchers.append(Watcher(condition: condition, continuation: continuation)) }
    }
  }

  /// Changes the state and then wakes those whose condition holds.
  func update<R: Sendable>(_ change: (inout State) -> R) -> R {
    let (result, ready) = state.withLock { state in
      let result = change(&state)
      let progress = Self.progress(of: state)
      let ready = state.watchers.filter { $0.condition(progress) }.map(\.continuation)
      state.watchers.removeAll { $0.condition(progress) }
      return (result, ready)
    }
    for continuation in ready { continuation.resume() }
    return result
  }

  private static func progress(of state: State) -> Progress {
    Progress(
      requestCount: state.requests.count, underWay: state.underWay, mostUnderWay: state.mostUnderWay,
      openConnections: state.clients.count)
  }
}
