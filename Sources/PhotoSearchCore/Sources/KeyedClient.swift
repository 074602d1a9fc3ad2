import Synchronization

/// Provides the client of a service for the current key. A different key gets a new client, because cached responses
/// and rate limits of one key do not apply to another.
nonisolated final class KeyedClient<Search: ServiceSearch, Answer: Sendable>: Sendable {
  typealias Client = ServiceClient<Search, Answer>

  private let makeClient: @Sendable (APIKey?) -> Client
  private let current: Mutex<(key: APIKey?, client: Client)>

  /// - Parameters:
  ///   - key: The initial key, or `nil` for none.
  ///   - makeClient: Creates the client for a key.
  init(key: APIKey?, makeClient: @escaping @Sendable (APIKey?) -> Client) {
    self.makeClient = makeClient
    current = Mutex((key, makeClient(key)))
  }

  /// Returns the same client until the key changes. Running searches finish with the client they started with.
  func client(for key: APIKey?) -> Client {
    current.withLock { current in
      if current.key != key { current = (key, makeClient(key)) }
      return current.client
    }
  }
}
