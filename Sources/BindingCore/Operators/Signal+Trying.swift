extension Signal {
  /// Delivers the elements of the first of several signals; when it fails, those of the next.
  ///
  ///     a:    -1--2--#
  ///     b:           -8--9|
  ///     Signal(trying: [a, b])
  ///     out:  -1--2---8--9|
  ///
  /// Finishes with the first signal that finishes, which is the last that is observed, and fails with the failure of the
  /// last one. Of none it finishes at once. The sequence is asked for a signal when its turn comes. Any number of
  /// signals that fail at once takes no stack.
  public init<Signals: Sequence>(trying signals: Signals)
  where Signals.Element: SignalProtocol, Signals.Element.Element == Element, Signals.Element.Failure == Failure {
    self.init(attach: { observer, subscription in
      Trial(signals.makeIterator(), observer, subscription).start()
    })
  }
}

/// The state of one observer of signals that take the place of those that failed.
private final class Trial<Signals: IteratorProtocol> where Signals.Element: SignalProtocol {
  typealias Failure = Signals.Element.Failure

  private var signals: Signals
  private let observer: Observer<Signals.Element.Element, Failure>
  private let current = CurrentInner()
  private var last = Completion<Failure>.finished
  private var isStarting = false
  private var mustStart = false

  init(
    _ signals: Signals, _ observer: Observer<Signals.Element.Element, Failure>, _ subscription: Subscription
  ) {
    self.signals = signals
    self.observer = observer
    subscription.add(current)
  }

  /// A loop: a signal that fails at once must not call for the next one from inside.
  func start() {
    mustStart = true
    if isStarting { return }
    isStarting = true
    while mustStart, !current.isDisposed {
      mustStart = false
      let signal = signals.next()
      if current.isDisposed { break }
      guard let signal else {
        observer.end?(last)
        break
      }
      let attempt = Subscription()
      current.inner = attempt
      signal.attach(observer.with(end: { if attempt.isLive { self.end($0, of: attempt) } }), attempt)
    }
    isStarting = false
  }

  private func end(_ completion: Completion<Failure>, of attempt: Subscription) {
    attempt.dispose()
    guard case .failure = completion else {
      observer.end?(completion)
      return
    }
    last = completion
    start()
  }
}
