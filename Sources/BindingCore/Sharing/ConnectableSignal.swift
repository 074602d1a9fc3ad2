/// A signal whose source is observed once, on behalf of all observers, after `connect()`.
///
/// Observers attach to a subject, which determines what late observers receive. Sharing preserves glitch freedom: two
/// paths that diverge after the shared signal meet consistently.
public final class ConnectableSignal<Source: SignalProtocol>: SignalProtocol {
  public typealias Element = Source.Element
  public typealias Failure = Source.Failure

  private let source: Source
  private let state: ConnectionState<Element, Failure>

  /// Creates a signal that delivers the elements of `source` to the observers of `subject`.
  public init(source: Source, subject: any SubjectProtocol<Element, Failure>) {
    self.source = source
    state = ConnectionState(subject, makeSubject: nil)
  }

  init(source: Source, makeSubject: @escaping () -> any SubjectProtocol<Element, Failure>) {
    self.source = source
    state = ConnectionState(makeSubject(), makeSubject: makeSubject)
  }

  /// Starts observing the source until it ends or the result is disposed. Returns the existing connection if it is
  /// already connected. After disposal it can be connected again; after the end of the source it cannot.
  @discardableResult
  public func connect() -> any Disposable {
    if let connection = state.connection, !connection.isDisposed || state.sourceHasEnded { return connection }
    let connection = Subscription()
    state.connection = connection
    let subject = state.subject
    source.attach(
      Observer(
        next: { if connection.isLive { subject.send($0) } },
        end: { [state] completion in
          guard connection.isLive else { return }
          state.sourceHasEnded = true
          connection.dispose()
          Release.passOn { subject.send(completion: completion) }
        },
        node: (subject as? any PathSubject)?.node),
      connection)
    return connection
  }

  public func attach(_ observer: Observer<Element, Failure>, _ subscription: Subscription) {
    state.subject.attach(observer, subscription)
  }

  /// Returns a signal that connects with its first observer and disconnects when the last one has left.
  ///
  /// On disconnecting, the buffer of the subject is dropped too, unless the subject was passed in. If the source has
  /// ended by itself, it is not observed again: later observers receive the elements buffered in the subject, and the
  /// end.
  ///
  /// - Parameter keepAlive: Whether to stay connected and keep the buffer when the last observer leaves.
  public func refCount(keepAlive: Bool = false) -> Signal<Element, Failure> {
    Signal(attach: { [state] observer, subscription in
      if subscription.isDisposed { return }
      state.observerCount += 1
      // Weak, because an observer does not keep its source alive.
      subscription.add(BlockDisposable { [weak state] in state?.leave(keepAlive) })
      state.subject.attach(observer, subscription)
      if !subscription.isDisposed { self.connect() }
    })
  }
}

/// The state needed to observe a shared source. It does not retain the source, which retains the observation, so a
/// source that is not retained elsewhere is deallocated.
private final class ConnectionState<Element, Failure: Error> {
  var subject: any SubjectProtocol<Element, Failure>
  /// Makes a new subject when the last of the counted observers has left, or `nil` if there is only one subject.
  private let makeSubject: (() -> any SubjectProtocol<Element, Failure>)?
  var connection: Subscription?
  var sourceHasEnded = false
  var observerCount = 0

  init(
    _ subject: any SubjectProtocol<Element, Failure>, makeSubject: (() -> any SubjectProtocol<Element, Failure>)?
  ) {
    self.subject = subject
    self.makeSubject = makeSubject
  }

  func leave(_ keepAlive: Bool) {
    observerCount -= 1
    if observerCount > 0 || keepAlive || sourceHasEnded { return }
    let last = connection
    connection = nil
    if let makeSubject { subject = makeSubject() }
    last?.dispose()
  }
}
