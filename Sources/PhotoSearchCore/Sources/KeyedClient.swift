import Synchronization

/// The client of a service for the key of now. With another key everything is asked anew, and within the limits of that
/// key: what one key may see, and how often it may ask, says nothing about another.
nonisolated final class KeyedClient<Search: Hashable & Sendable, Answer: Sendable>: Sendable {
  typealias Client = ServiceClient<Search, Answer>

  private let makeClient: @Sendable (APIKey?) -> Client
  private let current: Mutex<(key: APIKey?, client: Client)>

  /// - Parameters:
  ///   - key: The key to begin with; nil for none.
  ///   - makeClient: Makes the client for a key.
  init(key: APIKey?, makeClient: @escaping @Sendable (APIKey?) -> Client) {
    self.makeClient = makeClient
    current = Mutex((key, makeClient(key)))
  }

  /// The same as before while the key is. Searches that are under way end with the client that they began with.
  func client(for key: APIKey?) -> Client {
    current.withLock { current in
      if current.key != key { current = (key, makeClient(key)) }
      return current.client
    }
  }
}
