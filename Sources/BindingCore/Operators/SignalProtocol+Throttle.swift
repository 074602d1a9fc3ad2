extension SignalProtocol {
  /// Delivers at most one element per `interval`: the first immediately, then the latest of each interval at its end.
  ///
  ///     --1-2-3---------4----|
  ///     throttle(for: 4)
  ///     --1---3---------4----|
  ///
  /// After an interval without elements, the next one again passes immediately. The last element is always delivered.
  /// When the source finishes, a waiting element is delivered before the end; when it fails or is deallocated, the
  /// element is dropped.
  ///
  /// With `latest: false`, only elements that pass immediately are delivered: a second click on a button does nothing.
  ///
  ///     --1-2-3---------4-5--|
  ///     throttle(for: 3, latest: false)
  ///     --1---3---------4----|
  public func throttle(
    for interval: Duration, latest: Bool = true, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let throttle = Throttle(interval, latest, TimedObserver(scheduler, observer, subscription))
      attach(
        Observer(next: { throttle.receive($0) }, end: { throttle.end($0) }, node: observer.node), subscription)
    })
  }
}

/// The state of `throttle` for one observer.
private final class Throttle<Element, Failure: Error> {
  private let interval: Duration
  private let keepsLatest: Bool
  /// Its timer runs while an interval is open.
  private let downstream: TimedObserver<Element, Failure>
  private var waiting: Element?

  init(_ interval: Duration, _ keepsLatest: Bool, _ downstream: TimedObserver<Element, Failure>) {
    self.interval = interval
    self.keepsLatest = keepsLatest
    self.downstream = downstream
  }

  func receive(_ element: Element) {
    if !downstream.isWaiting {
      openInterval(with: element)
    } else if keepsLatest {
      waiting = element
    } else if downstream.isDue {
      // The interval is over, but its timer has not fired yet.
      openInterval(with: element)
    }
  }

  private func openInterval(with element: Element) {
    downstream.wait(interval) { self.intervalPassed() }
    downstream.deliver(element)
  }

  private func intervalPassed() {
    guard let element = waiting else { return }
    waiting = nil
    openInterval(with: element)
  }

  func end(_ completion: Completion<Failure>) {
    if downstream.delivers(before: completion), let element = waiting {
      waiting = nil
      downstream.deliver(element)
    }
    downstream.end(completion)
  }
}
