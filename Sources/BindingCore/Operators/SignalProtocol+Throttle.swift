extension SignalProtocol {
  /// Delivers at most one element per `interval`: the first at once, then the latest of each interval at its end.
  ///
  ///     --1-2-3---------4----|
  ///     throttle(for: 4)
  ///     --1---3---------4----|
  ///
  /// After an interval without elements the next one passes at once again. The last element always arrives. When the
  /// source finishes, an element that waits is delivered before the end; when it fails, it is dropped.
  public func throttle(
    for interval: Duration, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let throttle = Throttle(interval, scheduler, observer, subscription)
      attach(
        Observer(next: { throttle.receive($0) }, end: { throttle.end($0) }, node: observer.node), subscription)
    })
  }

  /// `throttle(for:)` with the interval in seconds.
  public func throttle(
    seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    throttle(for: .seconds(seconds), scheduler: scheduler)
  }
}

/// The state of one observer of `throttle`.
private final class Throttle<Element, Failure: Error> {
  private let interval: Duration
  private let scheduler: any Scheduler
  private let observer: Observer<Element, Failure>
  private let subscription: Subscription
  /// A timer delivers outside any emission of the source, and what the observer then sends comes back here.
  private let gate = Gate()
  private var waiting: Element?
  /// Runs while an interval is open.
  private var timer: (any Disposable)?

  init(
    _ interval: Duration, _ scheduler: any Scheduler, _ observer: Observer<Element, Failure>,
    _ subscription: Subscription
  ) {
    self.interval = interval
    self.scheduler = scheduler
    self.observer = observer
    self.subscription = subscription
    subscription.add(BlockDisposable { [weak self] in self?.timer?.dispose() })
  }

  func receive(_ element: Element) {
    if timer != nil {
      waiting = element
    } else {
      openInterval()
      pass(gate, element, observer.next)
    }
  }

  /// The timer keeps the state alive: a source may be silent, or gone without an end, when the last element is due.
  private func openInterval() {
    timer = scheduler.schedule(after: interval) { self.intervalPassed() }
  }

  private func intervalPassed() {
    timer = nil
    guard !subscription.isDisposed, let element = waiting else { return }
    waiting = nil
    openInterval()
    pass(gate, element, observer.next)
  }

  func end(_ completion: Completion<Failure>) {
    timer?.dispose()
    if case .finished = completion, let element = waiting {
      waiting = nil
      pass(gate, element, observer.next)
    }
    passEnd(gate, completion, observer)
  }
}
