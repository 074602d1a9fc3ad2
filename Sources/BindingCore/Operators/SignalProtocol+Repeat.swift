extension SignalProtocol {
  /// Observes the source again whenever the signal that `restart` returns for its newest element delivers an element.
  ///
  ///     source:   -1-|
  ///     refresh:  ------x----|
  ///     source.repeat { _ in refresh }
  ///     out:      -1-----1---|
  ///
  /// The source is disposed before it is observed again. Finishes when both the source and the newest restarting signal
  /// have finished, and fails when the source fails. For instance, this can reload a list with pull-to-refresh.
  public func `repeat`<Other: SignalProtocol>(
    when restart: @escaping (Element) -> Other
  ) -> Signal<Element, Failure> where Other.Failure == Never {
    Signal(attach: { observer, subscription in
      let state = Repeat(observer, subscription, source: toSignal()) { element, observer, subscription in
        restart(element).map { _ in }.attach(observer, subscription)
      }
      state.start()
    })
  }
}

/// The state of `repeat(when:)` for one observer.
private final class Repeat<Element, Failure: Error> {
  typealias Restart = (Element, Observer<Void, Never>, Subscription) -> Void

  private let observer: Observer<Element, Failure>
  private let subscription: Subscription
  private let source: Signal<Element, Failure>
  private let restart: Restart
  private let gate: Gate
  private var run: Subscription?
  private var trigger: Subscription?
  private var isStarting = false
  private var hasEnded = false
  private var startsAgain = false

  init(
    _ observer: Observer<Element, Failure>, _ subscription: Subscription, source: Signal<Element, Failure>,
    restart: @escaping Restart
  ) {
    self.observer = observer
    self.subscription = subscription
    gate = Gate(subscription)
    self.source = source
    self.restart = restart
    subscription.add(BlockDisposable { [weak self] in self?.disposeBoth() })
  }

  private func disposeBoth() {
    run?.dispose()
    trigger?.dispose()
  }

  /// A loop, because both source and trigger may deliver before `attach` returns.
  func start() {
    run?.dispose()
    startsAgain = true
    if isStarting { return }
    isStarting = true
    while startsAgain, !subscription.isDisposed {
      startsAgain = false
      let run = Subscription()
      self.run = run
      source.attach(
        Observer(
          next: { [self] element in
            guard run.isLive else { return }
            pass(gate, element, observer.next)
            if run.isLive { listen(to: element) }
          },
          end: { [self] completion in
            guard run.isLive else { return }
            run.dispose()
            if case .finished = completion { return finishIfOver() }
            trigger?.dispose()
            passEnd(gate, completion, observer)
          }),
        run)
    }
    isStarting = false
    finishIfOver()
  }

  private func listen(to element: Element) {
    trigger?.dispose()
    let trigger = Subscription()
    self.trigger = trigger
    restart(
      element,
      Observer(
        next: { [self] in if trigger.isLive { start() } },
        end: { [self] _ in
          guard trigger.isLive else { return }
          trigger.dispose()
          finishIfOver()
        }),
      trigger)
  }

  private func finishIfOver() {
    guard !isStarting, !startsAgain, run?.isLive != true, trigger?.isLive != true, !hasEnded else { return }
    hasEnded = true
    if !subscription.isDisposed { passEnd(gate, .finished, observer) }
  }
}
