extension SignalProtocol {
  /// Delivers an element once `interval` has passed without a newer one.
  ///
  ///     --1-2-3---------4--|
  ///     debounce(for: 3)
  ///     ---------3---------(4|)
  ///
  /// When the source finishes, a waiting element is delivered before the end; when it fails or is deallocated, the
  /// element is dropped.
  public func debounce(
    for interval: Duration, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let debounce = Debounce(interval, TimedObserver(scheduler, observer, subscription))
      attach(Observer(next: { debounce.receive($0) }, end: { debounce.end($0) }), subscription)
    })
  }
}

/// The state of `debounce` for one observer.
private final class Debounce<Element, Failure: Error> {
  private let interval: Duration
  private let downstream: TimedObserver<Element, Failure>
  private var waiting: Element?

  init(_ interval: Duration, _ downstream: TimedObserver<Element, Failure>) {
    self.interval = interval
    self.downstream = downstream
  }

  func receive(_ element: Element) {
    waiting = element
    downstream.wait(interval) { self.deliver() }
  }

  private func deliver() {
    guard let element = waiting else { return }
    waiting = nil
    downstream.deliver(element)
  }

  func end(_ completion: Completion<Failure>) {
    downstream.stop()
    if downstream.delivers(before: completion) { deliver() }
    downstream.end(completion)
  }
}
