import Synchronization

/// The door through which other threads send to the main actor.
///
/// `send(_:)` may be called from anywhere. Elements arrive in the order in which each thread sent them, many per wake-up
/// of the main loop.
///
/// **A flood** does not starve the rest of the program: after two milliseconds of delivering, the main loop gets three
/// for input and frames before it goes on. Who sends less does not wait for that.
///
/// **Back-pressure:** none. A sender never waits, and unless the relay is told to keep only the newest elements nothing
/// is dropped: what is sent faster than the main actor takes it is kept, without bound.
public nonisolated final class MainRelay<Element: Sendable>: Sendable {
  /// What has been sent and not been fetched yet.
  private struct Inbox {
    var elements: [Element] = []
    /// Whether somebody will fetch what comes in.
    var isExpected = false
  }

  private let inbox = Mutex(Inbox())
  private let limit: Int
  private let subject: PassthroughSubject<Element, Never>
  @MainActor private let scheduler: any Scheduler
  /// What has been fetched, and how much of it has been delivered.
  @MainActor private var batch: [Element] = []
  @MainActor private var delivered = 0

  /// A relay that nobody observes yet.
  ///
  /// - Parameters:
  ///   - newest: how many elements may wait: when there are more, the oldest are dropped. `nil` keeps all. A progress bar
  ///     needs no more than the newest one.
  ///   - scheduler: whose clock says when the main loop gets a turn, and ends it.
  @MainActor
  public init(keepingNewest newest: Int? = nil, scheduler: any Scheduler = MainScheduler.shared) {
    precondition(newest ?? 1 > 0, "A relay that keeps no element delivers none")
    limit = newest ?? .max
    subject = PassthroughSubject()
    self.scheduler = scheduler
  }

  /// Sends an element. It is delivered on the main actor later. Never blocks on the main actor.
  public func send(_ element: Element) {
    let isExpected = inbox.withLock { inbox in
      inbox.elements.append(element)
      // Seldom, so that it costs each element O(1).
      if inbox.elements.count / 2 >= limit { inbox.elements.removeFirst(inbox.elements.count - limit) }
      defer { inbox.isExpected = true }
      return inbox.isExpected
    }
    if !isExpected { Task { @MainActor in deliver() } }
  }

  /// What other threads send.
  @MainActor
  public var signal: SafeSignal<Element> { subject.toSignal() }

  /// How long elements are delivered before the main loop gets a turn.
  private static var slice: Duration { .milliseconds(2) }
  /// How long that lasts: longer than a frame takes most of the time, and so that most of the time is not ours.
  private static var rest: Duration { .milliseconds(3) }
  /// How many elements are delivered between two looks at the clock, at most.
  private static var longestStride: Int { 16 }

  /// Delivers what has been sent, and what is sent meanwhile, for one slice at most.
  @MainActor
  private func deliver() {
    let end = scheduler.now + MainRelay.slice
    var stride = 1
    while hasMore() {
      let (batch, next) = (batch, delivered)
      delivered = min(next + stride, batch.count)
      for index in next..<delivered { subject.send(batch[index]) }
      if scheduler.now >= end {
        // The senders go on meanwhile: only the main loop gets a rest.
        scheduler.schedule(after: MainRelay.rest) { self.deliver() }
        return
      }
      stride = min(stride * 2, MainRelay.longestStride)
    }
  }

  /// Whether there is something to deliver. If not, the next sender wakes the main loop again.
  @MainActor
  private func hasMore() -> Bool {
    if delivered < batch.count { return true }
    // The senders get the empty array: growing a new one for each batch would cost them more than sending does.
    var empty = batch
    batch = []
    delivered = 0
    let size = empty.count * MemoryLayout<Element>.stride
    empty.removeAll(keepingCapacity: size <= 1 << 20)
    batch = inbox.withLock { inbox in
      let elements = inbox.elements
      inbox.isExpected = !elements.isEmpty
      inbox.elements = empty
      return elements
    }
    if batch.count > limit { delivered = batch.count - limit }
    return !batch.isEmpty
  }
}
