/// A signal whose source is observed once, on behalf of all observers, from `connect()` on.
///
/// Observers are those of a subject, which decides what late ones are told. Sharing is no obstacle to glitch freedom: two
/// paths that part behind the shared signal meet consistently.
public final class ConnectableSignal<Source: SignalProtocol>: SignalProtocol {
  public typealias Element = Source.Element
  public typealias Failure = Source.Failure

  private let source: Source
  private let state: ConnectionState<Element, Failure>

  /// A signal that delivers what `source` delivers to the observers of `subject`.
  public init(source: Source, subject: any SubjectProtocol<Element, Failure>) {
    self.source = source
    state = ConnectionState(subject, makeSubject: nil)
  }

  init(source: Source, makeSubject: @escaping () -> any SubjectProtocol<Element, Failure>) {
    self.source = source
    state = ConnectionState(makeSubject(), makeSubject: makeSubject)
  }

  /// Starts to observe the source until it ends or the result is disposed; both ends of one connection when it has been
  /// started already. After disposal it can be connected anew, after the end of the source it cannot.
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

  /// The signal that connects with its first observer and disconnects when the last one has left.
  ///
  /// Then the buffer of the subject is dropped too, unless the subject was passed in. When the source has ended by itself,
  /// it is not asked again: who comes later is told what the subject remembers, and the end.
  ///
  /// - Parameter keepAlive: stays connected, and keeps the buffer, when the last observer leaves.
  public func refCount(keepAlive: Bool = false) -> Signal<Element, Failure> {
    Signal(attach: { [state] observer, subscription in
      if subscription.isDisposed { return }
      state.observerCount += 1
      // Weak: an observer does not keep its source alive.
      subscription.add(BlockDisposable { [weak state] in state?.leave(keepAlive) })
      state.subject.attach(observer, subscription)
      if !subscription.isDisposed { self.connect() }
    })
  }
}

/// What the observation of a shared source needs. It does not hold the source, which holds the observation: a source that
/// nobody else holds goes away.
private final class ConnectionState<Element, Failure: Error> {
  var subject: any SubjectProtocol<Element, Failure>
  /// Makes the subject of the next life, when the last of the counted observers has left; `nil` when there is but one.
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
