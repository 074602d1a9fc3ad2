extension SignalProtocol {
  /// Delivers an element once `interval` has passed without a newer one.
  ///
  ///     --1-2-3---------4--|
  ///     debounce(for: 3)
  ///     ---------3---------(4|)
  ///
  /// When the source finishes, an element that waits is delivered before the end; when it fails, it is dropped.
  public func debounce(
    for interval: Duration, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let debounce = Debounce(interval, scheduler, observer, subscription)
      attach(Observer(next: { debounce.receive($0) }, end: { debounce.end($0) }), subscription)
    })
  }

  /// `debounce(for:)` with the interval in seconds.
  public func debounce(
    seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    debounce(for: .seconds(seconds), scheduler: scheduler)
  }
}

/// The state of one observer of `debounce`.
private final class Debounce<Element, Failure: Error> {
  private let interval: Duration
  private let scheduler: any Scheduler
  private let observer: Observer<Element, Failure>
  private let subscription: Subscription
  /// A timer delivers outside any emission of the source, and what the observer then sends comes back here.
  private let gate = Gate()
  private var waiting: Element?
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

  /// The timer keeps the state alive: a source may be silent, or gone without an end, when the element is due.
  func receive(_ element: Element) {
    waiting = element
    timer?.dispose()
    timer = scheduler.schedule(after: interval) { self.deliver() }
  }

  private func deliver() {
    guard !subscription.isDisposed, let element = waiting else { return }
    waiting = nil
    pass(gate, element, observer.next)
  }

  func end(_ completion: Completion<Failure>) {
    timer?.dispose()
    if case .finished = completion { deliver() }
    passEnd(gate, completion, observer)
  }
}
