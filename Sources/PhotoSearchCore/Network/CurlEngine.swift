import CCurl
import Glibc
import Synchronization

/// The network thread and its command queue.
///
/// One thread owns one multi handle, and with it the connections, the DNS cache and the TLS sessions. All other threads
/// enqueue commands and wake it. It starts with the first request, or earlier with `start()`.
nonisolated final class CurlEngine: Sendable {
  /// Good manners, and a Wikimedia rule. Limits on connections do not bound HTTP/2 streams.
  static let maximumActivePerHost = 3

  /// The end of a call.
  enum Answer: Sendable {
    /// The request was sent, or failed.
    case outcome(Result<CurlTransfer.Outcome, HTTPError>)
    /// The request was not sent, because the host is throttled for this long. It may be made again afterwards.
    case throttled(Duration)

    static func failure(_ error: HTTPError) -> Answer { .outcome(.failure(error)) }
  }

  /// What all requests tell servers about the client, and which authorities they trust.
  struct Identity: Sendable {
    let userAgent: String
    /// A file, or `nil` for the system's store.
    let certificateAuthorities: String?
  }

  struct CallID: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  /// A request that awaits its response. A class, because hundreds of them move within queues.
  final class Call: Sendable {
    let id: CallID
    let request: HTTPRequest
    let proxy: String
    let host: String
    let continuation: CheckedContinuation<Answer, Never>

    init(
      _ id: CallID, _ request: HTTPRequest, proxy: String, continuation: CheckedContinuation<Answer, Never>
    ) {
      self.id = id
      self.request = request
      self.proxy = proxy
      host = request.url.host()?.lowercased() ?? ""
      self.continuation = continuation
    }
  }

  enum Command: Sendable {
    case start(Call)
    case cancel(CallID)
  }

  /// The state that the network thread shares with other threads.
  private struct Shared {
    /// The calls that have not been answered.
    var waiting: Set<CallID> = []
    var commands: [Command] = []
    /// `nil` until the network thread has created it, and again before it is freed.
    var multi: CurlMultiHandle?
    var hasStarted = false
    /// The error for calls that come too late, or `nil` while calls are accepted.
    var refusal: HTTPError?

    /// Returns whether the network thread must be started now.
    mutating func start() -> Bool {
      defer { hasStarted = true }
      return !hasStarted && refusal == nil
    }

    /// Enqueues a command and wakes the network thread, unless a queued command already has.
    mutating func tell(_ command: Command, _ multi: CurlMultiHandle?) {
      commands.append(command)
      if commands.count == 1 { multi?.wakeUp() }
    }
  }

  private let shared: Mutex<Shared>
  private let lastNumber = Atomic<UInt64>(0)
  private let product: String
  private let certificateAuthorities: String?
  private let clock: NetworkClock
  private let library: @Sendable () -> CurlLibrary?

  init(
    product: String, certificateAuthorities: String? = nil, clock: NetworkClock,
    library: @escaping @Sendable () -> CurlLibrary? = { .loaded }
  ) {
    self.product = product
    self.certificateAuthorities = certificateAuthorities
    self.clock = clock
    self.library = library
    shared = Mutex(Shared())
  }

  /// Starts the network thread, which loads libcurl, unless it is already running.
  func start() {
    if shared.withLock({ $0.start() }) { startThread() }
  }

  private func startThread() {
    var thread = pthread_t()
    // The thread retains the engine until it ends.
    let context = Unmanaged.passRetained(self).toOpaque()
    let code = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<CurlEngine>.fromOpaque(context).takeRetainedValue().runThread()
        return nil
      }, context)
    precondition(code == 0, "the system gives no thread for the network")
    pthread_detach(thread)
  }

  /// Ends the thread soon. Waiting calls fail with `cancelled`. Does not block.
  func stop() {
    shared.withLock { shared in
      shared.refusal = shared.refusal ?? .cancelled
      shared.multi?.wakeUp()
    }
  }

  /// Sends one request without following redirects.
  func response(to request: HTTPRequest, proxy: String) async -> Answer {
    let id = CallID(number: lastNumber.add(1, ordering: .relaxed).newValue)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let call = Call(id, request, proxy: proxy, continuation: continuation)
        // The lock is all that a caller of many requests waits for, so it is taken only once.
        let (refusal, isFirst): (HTTPError?, Bool) = shared.withLock { shared in
          // A later cancellation finds the call.
          if Task.isCancelled { return (.cancelled, false) }
          if let refusal = shared.refusal { return (refusal, false) }
          shared.waiting.insert(id)
          shared.tell(.start(call), shared.multi)
          return (nil, shared.start())
        }
        if isFirst { startThread() }
        if let refusal { continuation.resume(returning: .failure(refusal)) }
      }
    } onCancel: {
      shared.withLock { shared in
        if shared.waiting.contains(id) { shared.tell(.cancel(id), shared.multi) }
      }
    }
  }

  // MARK: - On the network thread

  private func runThread() {
    // libcurl leaves SIGPIPE to the program; no other signal belongs on this thread either.
    var signals = sigset_t()
    sigfillset(&signals)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    vesper_name_thread("vesper-network")
    // Images are freed as fast as they arrive: keep their pages for the next ones.
    vesper_keep_memory(2_000_000)

    guard let library = library() else { return refuse(.libraryMissing(name: CurlLibrary.name)) }
    let multi = CurlMultiHandle(library)
    shared.withLock { $0.multi = multi }
    let identity = Identity(
      userAgent: "\(product) libcurl/\(library.version)", certificateAuthorities: certificateAuthorities)
    let loop = CurlLoop(multi: multi, identity: identity, clock: clock) { calls in
      self.shared.withLock { shared in
        for call in calls { shared.waiting.remove(call.id) }
      }
    }
    while let commands = takeCommands() {
      loop.turn(commands)
    }
    loop.close(remaining: closeQueue())
  }

  /// Fails all waiting and future calls.
  private func refuse(_ error: HTTPError) {
    let commands = shared.withLock { shared in
      shared.refusal = error
      shared.waiting = []
      defer { shared.commands = [] }
      return shared.commands
    }
    for case .start(let call) in commands { call.continuation.resume(returning: .failure(error)) }
  }

  /// Returns the queued commands, or `nil` if the thread must end.
  private func takeCommands() -> [Command]? {
    shared.withLock { shared in
      guard shared.refusal == nil else { return nil }
      let commands = shared.commands
      shared.commands = []
      return commands
    }
  }

  /// Ensures that no thread uses the multi handle from now on, and returns the remaining commands.
  private func closeQueue() -> [Command] {
    shared.withLock { shared in
      let commands = shared.commands
      shared.commands = []
      shared.multi = nil
      return commands
    }
  }
}
