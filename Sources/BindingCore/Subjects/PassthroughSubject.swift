/// A signal to which elements are sent explicitly, and which has no memory.
///
///     send:  -1--2--3--4--|
///     late:  -----^
///     PassthroughSubject()
///     out:   -------3--4--|
///
/// An element sent from within one of its own observers waits until every observer has received the current one.
/// Nothing is delivered after the end.
public final class PassthroughSubject<Element, Failure: Error>: SignalProtocol {
  @usableFromInline let core = Core<Element, Failure>()

  /// Creates a subject without observers.
  @inlinable
  public init() {}

  /// Delivers an element to every observer.
  @inlinable
  public func send(_ element: Element) { core.send(element) }

  /// Ends the signal for every observer, including later ones.
  @inlinable
  public func send(completion: Completion<Failure>) { core.end(completion) }

  @inlinable
  public func attach(_ observer: Observer<Element, Failure>, _ subscription: Subscription) {
    core.attach(observer, subscription)
  }

  /// Finishes for the observers when the subject is deallocated.
  isolated deinit { Release.end(core) }
}

extension PassthroughSubject where Element == Void {
  /// Delivers an empty element to every observer.
  @inlinable
  public func send() { core.send(()) }
}

extension PassthroughSubject: BindableProtocol {
  /// Sends the elements of `signal` until either ends. The subject does not end with the signal.
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
