import Synchronization

/// The door through which other threads send to the main actor.
///
/// `send(_:)` may be called from anywhere. Elements arrive in the order in which each thread sent them, many per wake-up
/// of the main loop, so that a flood of them does not starve the drawing of frames.
///
/// **Back-pressure:** none. A sender never waits and nothing is dropped, so what is sent faster than the main actor takes
/// it is kept, without bound.
public nonisolated final class MainRelay<Element: Sendable>: Sendable {
  private let waiting = Mutex<[Element]>([])
  private let subject: PassthroughSubject<Element, Never>

  /// A relay that nobody observes yet.
  @MainActor
  public init() { subject = PassthroughSubject() }

  /// Sends an element. It is delivered on the main actor later. Never blocks on the main actor.
  public func send(_ element: Element) {
    let isFirst = waiting.withLock { waiting in
      waiting.append(element)
      return waiting.count == 1
    }
    if isFirst { Task { @MainActor in drain() } }
  }

  /// What other threads send.
  @MainActor
  public var signal: SafeSignal<Element> { subject.toSignal() }

  @MainActor
  private func drain() {
    let batch = waiting.withLock { waiting in
      let batch = waiting
      waiting = []
      return batch
    }
    for element in batch { subject.send(element) }
  }
}
