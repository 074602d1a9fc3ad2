public import BindingCore

/// The events of a signal and their times.
///
///     let recording = scheduler.record(search)
///     scheduler.run()
///     #expect(recording.marbles == "--a-b--|")
public final class Recording<Element, Failure: Error> {
  /// An event that a signal delivered, and its time.
  public struct Entry {
    /// The time since the start of the recording.
    public let time: Duration
    /// The event.
    public let event: Event<Element, Failure>
  }

  /// The events delivered so far.
  public private(set) var entries: [Entry] = []
  /// The observation, or `nil` before it starts.
  public private(set) var subscription: Subscription?
  private let scheduler: TestScheduler
  private let start: Duration

  fileprivate init(_ scheduler: TestScheduler) {
    self.scheduler = scheduler
    start = scheduler.now
  }

  /// The elements delivered so far.
  public var elements: [Element] { entries.compactMap(\.event.element) }

  /// The events delivered so far as a diagram in frames since the start of the recording. Elements are named by their
  /// description.
  public var marbles: Marbles { marbles { String(describing: $0) } }

  /// Returns the diagram with elements named by `name`.
  public func marbles(naming name: (Element) -> String) -> Marbles {
    Marbles(
      entries.map { entry in
        let event: Marbles.Event =
          switch entry.event {
          case .next(let element): .element(name(element))
          case .failed: .failed
          case .completed: .finished
          }
        return Marbles.Marble(frame: entry.time / scheduler.frame, event: event)
      })
  }

  /// Ends the observation.
  public func dispose() { subscription?.dispose() }

  fileprivate func begin(_ signal: some SignalProtocol<Element, Failure>) {
    subscription = signal.observe { [weak self] event in
      guard let self else { return }
      entries.append(Entry(time: scheduler.now - start, event: event))
    }
  }
}

extension TestScheduler {
  /// Observes `signal` from now on.
  public func record<Element, Failure: Error>(
    _ signal: some SignalProtocol<Element, Failure>
  ) -> Recording<Element, Failure> {
    let recording = Recording<Element, Failure>(self)
    recording.begin(signal)
    return recording
  }

  /// Observes `signal` from the `^` of `diagram` to its `!`, as in `"--^----!"`. With a `^` in frame 0 it starts
  /// immediately, before any action that waits for the clock.
  public func record<Element, Failure: Error>(
    _ signal: some SignalProtocol<Element, Failure>, subscription diagram: Marbles
  ) -> Recording<Element, Failure> {
    let recording = Recording<Element, Failure>(self)
    if diagram.subscriptionFrame == 0 {
      recording.begin(signal)
    } else {
      schedule(after: frame * diagram.subscriptionFrame) { recording.begin(signal) }
    }
    if let end = diagram.disposalFrame { schedule(after: frame * end) { recording.dispose() } }
    return recording
  }

  /// Returns the events of `signal` from now until no actions are waiting, as a diagram:
  ///
  ///     #expect(scheduler.marbles(of: strokes.debounce(for: .seconds(2), scheduler: scheduler)) == "---b---(c|)")
  ///
  /// The observation is disposed when `diagram` says so, or at the end.
  public func marbles(of signal: some SignalProtocol, subscription diagram: Marbles = "^") -> Marbles {
    marbles(of: signal, subscription: diagram) { String(describing: $0) }
  }

  /// Returns the diagram of `marbles(of:)` with elements named by `name`.
  public func marbles<Element>(
    of signal: some SignalProtocol<Element, some Error>, subscription diagram: Marbles = "^",
    naming name: (Element) -> String
  ) -> Marbles {
    let recording = record(signal, subscription: diagram)
    run()
    recording.dispose()
    return recording.marbles(naming: name)
  }
}
