public import Foundation
import Synchronization

/// An HTTP/1.1 server on loopback that answers like Openverse, from recordings, and misbehaves on request.
///
/// It listens on a free port of 127.0.0.1 and works for clients inside and outside the process:
///
///     let server = ReplayServer()
///     let base = try server.start()                      // for VESPER_OPENVERSE_URL
///     server.answer("/v1/images/", with: .status(500))    // from now on; the latest rule wins
///     server.requests(to: "/v1/images/")                  // what was asked
///     server.stop()
///     try server.restart()                                // at the same address
///
/// Without rules it serves the recordings in `Tests/Fixtures/openverse`, see `recordedReply(to:)`.
public final class ReplayServer: Sendable {
  /// What the server counts and remembers.
  struct State {
    var listener: Int32 = -1
    /// Until the thread that accepts connections has closed it.
    var listenerIsOpen = false
    var port: UInt16 = 0
    /// Keeps the port for this server while it does not listen.
    var reservation: Int32 = -1
    var clients: Set<Int32> = []
    var requests: [ReceivedRequest] = []
    var underWay = 0
    var mostUnderWay = 0
    var rules: [Rule] = []
    var rateLimit = RateLimit()
    var heldRepliesAreReleased = false
    var watchers: [Watcher] = []
  }

  struct Rule {
    let path: String
    let query: [String: String]
    let reply: @Sendable (ReceivedRequest) -> Reply
    /// How many more requests it answers; nil for all.
    var remainingUses: Int?
  }

  struct Watcher {
    let condition: @Sendable (ReplayServer.Progress) -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  let state = Mutex(State())

  public init() {}

  deinit {
    stop()
    let reservation = state.withLock { $0.reservation }
    if reservation >= 0 { close(reservation) }
  }

  /// Begins to listen and returns the base URL, such as "http://127.0.0.1:40123/".
  @discardableResult
  public func start() throws -> URL {
    try start(port: 0)
  }

  /// Listens again where it did before `stop()`, as a server that comes back.
  public func restart() throws {
    stopAndWait()
    update { $0.heldRepliesAreReleased = false }
    try start(port: state.withLock { $0.port })
  }

  /// Stops, and returns when nobody can connect any more.
  public func stopAndWait() {
    stop()
    while state.withLock({ $0.listenerIsOpen }) { usleep(500) }
  }

  @discardableResult
  private func start(port: UInt16) throws -> URL {
    // A client that goes away in the middle must not end the test process.
    signal(SIGPIPE, SIG_IGN)
    let (listener, port, reservation) = try Self.openListener(port: port)
    state.withLock { state in
      if state.reservation >= 0 { close(state.reservation) }
      state.reservation = reservation
      state.listener = listener
      state.listenerIsOpen = true
      state.port = port
    }
    Thread.detachNewThread { [weak self] in
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0, let self else {
          if client >= 0 { close(client) }
          close(listener)
          self?.state.withLock { $0.listenerIsOpen = false }
          return
        }
        // The programs that a test starts must not keep the connection open.
        _ = fcntl(client, F_SETFD, FD_CLOEXEC)
        self.serve(client)
      }
    }
    return baseURL
  }

  /// Closes every connection and stops to listen. Held and hanging replies end. Does nothing the second time.
  public func stop() {
    state.withLock { state in
      guard state.listener >= 0 else { return }
      // Wakes the accepting thread, which then closes it.
      shutdown(state.listener, Int32(SHUT_RDWR))
      state.listener = -1
      for client in state.clients { shutdown(client, Int32(SHUT_RDWR)) }
    }
    update { $0.heldRepliesAreReleased = true }
  }

  /// Where the server listens, with a slash at the end.
  public var baseURL: URL {
    URL(string: "http://127.0.0.1:\(state.withLock { $0.port })/")!
  }

  /// Opens a socket that listens, and one that keeps the port when that is closed: a port that is free for a moment may
  /// be the next program's.
  private static func openListener(
    port: UInt16
  ) throws -> (listener: Int32, port: UInt16, reservation: Int32) {
    let (listener, port) = try boundSocket(port: port)
    do {
      let (reservation, _) = try boundSocket(port: port)
      guard listen(listener, 64) == 0 else {
        close(reservation)
        throw POSIXError(.init(rawValue: errno) ?? .EIO)
      }
      return (listener, port, reservation)
    } catch {
      close(listener)
      throw error
    }
  }

  private static func boundSocket(port: UInt16) throws -> (descriptor: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    address.sin_port = port.bigEndian
    // Several sockets may have the port, such as that of a connection that was closed a moment ago. One may listen.
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && getsockname(descriptor, address, &length) == 0
      }
    }
    guard isBound else {
      let code = errno
      close(descriptor)
      throw POSIXError(.init(rawValue: code) ?? .EIO)
    }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }
}
