extension SignalProtocol {
  /// Delivers the newest element of each interval at its end, and nothing for an interval without elements.
  ///
  ///     --1-2---3-------4--|
  ///     sample(interval: 5)
  ///     -----2----3--------(4|)
  ///
  /// Intervals are measured from the start of the observation. No timer runs while there is nothing to deliver. When
  /// the source finishes, a waiting element is delivered before the end; when it fails or is deallocated, the element
  /// is dropped.
  public func sample(
    interval: Duration, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    precondition(interval > .zero, "An interval takes time")
    return Signal(attach: { observer, subscription in
      let sample = Sample(interval, TimedObserver(scheduler, observer, subscription))
      attach(Observer(next: { sample.receive($0) }, end: { sample.end($0) }), subscription)
    })
  }
}

/// The state of `sample` for one observer.
private final class Sample<Element, Failure: Error> {
  private let interval: Duration
  private let downstream: TimedObserver<Element, Failure>
  private let start: Duration
  /// The number of intervals that had passed at the last delivery.
  private var passed = 0.0
  private var waiting: Element?

  init(_ interval: Duration, _ downstream: TimedObserver<Element, Failure>) {
    self.interval = interval
    self.downstream = downstream
    start = downstream.now
  }

  func receive(_ element: Element) {
    waiting = element
    if downstream.isWaiting { return }
    // An element at the very end of an interval belongs to it, but an interval delivers only once.
    passed = max(((downstream.now - start) / interval).rounded(.up), passed + 1)
    downstream.wait(start + interval * passed - downstream.now) { self.deliver() }
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
