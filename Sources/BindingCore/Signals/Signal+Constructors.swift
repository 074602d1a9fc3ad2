extension Signal {
  /// Delivers one element, then finishes.
  ///
  ///     init(just: 1)
  ///     (1|)
  @inlinable
  public init(just element: Element) { self.init(performing: { element }) }

  /// Runs `body` for each observer, delivers its result, then finishes.
  ///
  ///     init(performing: { 1 })
  ///     (1|)
  @inlinable
  public init(performing body: @escaping () -> Element) { self.init(evaluating: { .success(body()) }) }

  /// Delivers the value of a result and finishes, or fails with its failure.
  ///
  ///     init(result: .success(1))
  ///     (1|)
  @inlinable
  public init(result: Result<Element, Failure>) { self.init(evaluating: { result }) }

  /// Runs `body` for each observer, delivers the value of the result and finishes, or fails with its failure.
  ///
  ///     init(evaluating: { .success(1) })
  ///     (1|)
  @inlinable
  public init(evaluating body: @escaping () -> Result<Element, Failure>) {
    self.init(attach: { observer, subscription in
      if subscription.isDisposed { return }
      switch body() {
      case .success(let element):
        observer.next(element)
        if !subscription.isDisposed { observer.end?(.finished) }
      case .failure(let failure): observer.end?(.failure(failure))
      }
    })
  }

  /// Runs `body` for each observer, delivers its result and finishes, or fails with the error that it throws.
  ///
  ///     init(catching: { try parse("1") })
  ///     (1|)
  ///
  /// ReactiveKit runs `body` once, when the signal is created.
  @inlinable
  public init(catching body: @escaping () throws(Failure) -> Element) {
    self.init(evaluating: { () -> Result<Element, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    })
  }

  /// Creates a new signal for each observer when it is observed.
  ///
  ///     init(deferring: { SafeSignal(just: 1) })
  ///     (1|)
  @inlinable
  public init<Other: SignalProtocol<Element, Failure>>(deferring makeSignal: @escaping () -> Other) {
    self.init(attach: { observer, subscription in
      if !subscription.isDisposed { makeSignal().attach(observer, subscription) }
    })
  }

  /// Returns a signal and the observer through which elements are sent to it. Like a passthrough subject, it has no
  /// memory, and it finishes when both the observer and the signal are released.
  @inlinable
  public static func withObserver() -> (signal: Signal, observer: Observer<Element, Failure>) {
    let subject = PassthroughSubject<Element, Failure>()
    return (
      subject.toSignal(), Observer(next: { subject.send($0) }, end: { subject.send(completion: $0) })
    )
  }
}

extension Signal where Failure == Never {
  /// Replaces a function by one that sends to the signal, for instance to take over a callback of another library.
  @inlinable
  public init(takingOver nextObserver: inout (Element) -> Void) {
    let (signal, observer) = Signal.withObserver()
    nextObserver = observer.next
    self = signal
  }
}

extension Signal where Element == Void, Failure == Never {
  /// `init(takingOver:)` for a function without an argument.
  @inlinable
  public init(takingOver nextObserver: inout () -> Void) {
    let (signal, observer) = Signal.withObserver()
    nextObserver = { observer.next(()) }
    self = signal
  }
}
