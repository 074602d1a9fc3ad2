extension SignalProtocol {
  /// Delivers each element, and normal completion, `interval` later.
  ///
  ///     --1-2---3|
  ///     delay(interval: 3)
  ///     -----1-2---3|
  ///
  /// A failure is delivered immediately and drops waiting elements, as does the end of a deallocated source. The order
  /// is preserved, whatever the scheduler does.
  public func delay(
    interval: Duration, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let delay = Delay(interval, TimedObserver(scheduler, observer, subscription))
      attach(Observer(next: { delay.receive(.next($0)) }, end: { delay.end($0) }), subscription)
    })
  }
}

/// The state of `delay` for one observer.
private final class Delay<Element, Failure: Error> {
  private let interval: Duration
  private let downstream: TimedObserver<Element, Failure>
  private var waiting: [(due: Duration, event: Event<Element, Failure>)] = []
  private var hasBrokenOff = false

  init(_ interval: Duration, _ downstream: TimedObserver<Element, Failure>) {
    self.interval = interval
    self.downstream = downstream
  }

  func receive(_ event: Event<Element, Failure>) {
    let isFirst = waiting.isEmpty
    waiting.append((downstream.now + interval, event))
    if isFirst { downstream.wait(interval) { self.deliver() } }
  }

  private func deliver() {
    let now = downstream.now
    let due = waiting.prefix { $0.due <= now }
    waiting.removeFirst(due.count)
    if let next = waiting.first { downstream.wait(next.due - now) { self.deliver() } }
    // If several elements are due, an observer of one of them may make the source fail.
    for (_, event) in due where !hasBrokenOff {
      switch event {
      case .next(let element): downstream.deliver(element)
      case .completed: downstream.end(.finished)
      case .failed(let failure): downstream.end(.failure(failure))
      }
    }
  }

  func end(_ completion: Completion<Failure>) {
    if downstream.delivers(before: completion) { return receive(.completed) }
    hasBrokenOff = true
    waiting = []
    downstream.end(completion)
  }
}
