import Synchronization

/// A relay through which other threads send to the main actor.
///
/// `send(_:)` may be called from any thread. Elements arrive in the order in which each thread sent them, many per
/// wake-up of the main loop.
///
/// **A flood** does not starve the rest of the program: after two milliseconds of delivering, the main loop gets three
/// milliseconds for input and frames before delivery resumes. Lower rates involve no such delay.
///
/// **Back-pressure:** none. A sender never waits, and unless the relay keeps only the newest elements, nothing is
/// dropped: elements sent faster than the main actor handles them are buffered without bound.
public nonisolated final class MainRelay<Element: Sendable>: Sendable {
  /// The elements sent but not yet fetched.
  private struct Inbox {
    var elements: [Element] = []
    /// Whether a fetch of new elements is already scheduled.
    var isExpected = false
  }

  private let inbox = Mutex(Inbox())
  private let limit: Int
  private let subject: PassthroughSubject<Element, Never>
  @MainActor private let scheduler: any Scheduler
  /// The fetched elements, and the number of those already delivered.
  @MainActor private var batch: [Element] = []
  @MainActor private var delivered = 0

  /// Creates a relay without observers.
  ///
  /// - Parameters:
  ///   - newest: The maximum number of waiting elements, beyond which the oldest are dropped. `nil` keeps all. A
  ///     progress bar needs only the newest element.
  ///   - scheduler: The clock and timer for giving the main loop a turn.
  @MainActor
  public init(keepingNewest newest: Int? = nil, scheduler: any Scheduler = MainScheduler.shared) {
    precondition(newest ?? 1 > 0, "A relay that keeps no element delivers none")
    limit = newest ?? .max
    subject = PassthroughSubject()
    self.scheduler = scheduler
  }

  /// Sends an element for later delivery on the main actor. Never blocks on the main actor.
  public func send(_ element: Element) {
    let isExpected = inbox.withLock { inbox in
      inbox.elements.append(element)
      // Done rarely, so that it costs O(1) per element.
      if inbox.elements.count / 2 >= limit { inbox.elements.removeFirst(inbox.elements.count - limit) }
      defer { inbox.isExpected = true }
      return inbox.isExpected
    }
    if !isExpected { Task { @MainActor in deliver() } }
  }

  /// The elements sent from other threads.
  @MainActor
  public var signal: SafeSignal<Element> { subject.toSignal() }

  /// The maximum time for delivering elements before the main loop gets a turn.
  private static var slice: Duration { .milliseconds(2) }
  /// The length of that turn: usually longer than a frame takes, and more than half of the total time.
  private static var rest: Duration { .milliseconds(3) }
  /// The maximum number of elements delivered between two checks of the clock.
  private static var longestStride: Int { 16 }

  /// Delivers the elements sent, including those sent meanwhile, for at most one slice.
  @MainActor
  private func deliver() {
    let end = scheduler.now + MainRelay.slice
    var stride = 1
    while hasMore() {
      let (batch, next) = (batch, delivered)
      delivered = min(next + stride, batch.count)
      for index in next..<delivered { subject.send(batch[index]) }
      if scheduler.now >= end {
        // Senders continue meanwhile: this only gives the main loop a turn.
        scheduler.schedule(after: MainRelay.rest) { self.deliver() }
        return
      }
      stride = min(stride * 2, MainRelay.longestStride)
    }
  }

  /// Returns whether there are elements to deliver. If not, the next sender wakes the main loop again.
  @MainActor
  private func hasMore() -> Bool {
    if delivered < batch.count { return true }
    // Hand the empty array to the senders: growing a new one for each batch would cost them more than sending.
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
