/// A signal that is sent to by hand and has no memory.
///
///     send:  -1--2--3--4--|
///     late:  -----^
///     PassthroughSubject()
///     out:   -------3--4--|
///
/// An element sent from inside one of its own observers waits until every observer has had the current one. Nothing is
/// delivered after the end.
public final class PassthroughSubject<Element, Failure: Error>: SignalProtocol {
  @usableFromInline let core = Core<Element, Failure>()

  /// A subject without observers.
  @inlinable
  public init() {}

  /// Delivers an element to every observer.
  @inlinable
  public func send(_ element: Element) { core.send(element) }

  /// Ends the signal for every observer, those that come later included.
  @inlinable
  public func send(completion: Completion<Failure>) { core.end(completion) }

  @inlinable
  public func attach(_ observer: Observer<Element, Failure>, _ subscription: Subscription) {
    core.attach(observer, subscription)
  }

  /// Observers of a subject that is gone are told that it has finished.
  isolated deinit { Release.end(core) }
}

extension PassthroughSubject where Element == Void {
  /// Delivers to every observer.
  @inlinable
  public func send() { core.send(()) }
}

extension PassthroughSubject: BindableProtocol {
  /// Sends on what `signal` delivers until one of the two ends. The subject does not end with the signal.
  @discardableResult
  public func bind(signal: Signal<Element, Never>) -> Subscription {
    let subscription = Subscription()
    let core = core
    signal.attach(
      Observer(
        next: { if subscription.isLive { core.send($0) } },
        end: { _ in subscription.dispose() },
        node: Unmanaged<Node>.passUnretained(core)),
      subscription)
    core.endWithTarget(subscription)
    return subscription
  }
}
