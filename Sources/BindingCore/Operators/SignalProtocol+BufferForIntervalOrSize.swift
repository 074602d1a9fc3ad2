extension SignalProtocol {
  /// Collects the elements that arrive within `interval` after a first one, at most `size`, and delivers them together.
  ///
  ///     --1-2-3---------4--|
  ///     buffer(for: 5, size: 2).map(\.count)
  ///     ----2------1-------(1|)
  ///
  /// A full array is delivered immediately. No timer runs while no elements are waiting. When the source finishes,
  /// waiting elements are delivered before the end; when it fails or is deallocated, they are dropped.
  public func buffer(
    for interval: Duration, size: Int, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<[Element], Failure> {
    precondition(size > 0, "A buffer holds at least one element")
    return Signal(attach: { observer, subscription in
      let downstream = TimedObserver(scheduler, observer, subscription)
      let waiting = Box<[Element]>([])
      let deliver = {
        let elements = waiting.value
        waiting.value = []
        if !elements.isEmpty { downstream.deliver(elements) }
      }
      attach(
        Observer(
          next: { element in
            waiting.value.append(element)
            if waiting.value.count == size {
              downstream.stop()
              deliver()
            } else if !downstream.isWaiting {
              downstream.wait(interval, deliver)
            }
          },
          end: { completion in
            downstream.stop()
            if downstream.delivers(before: completion) { deliver() }
            downstream.end(completion)
          }),
        subscription)
    })
  }

  /// Delivers the elements in signals, each with the elements that arrive within `interval` after a first one, at the
  /// end of the interval.
  ///
  ///     --1-2-3---------4--|
  ///     window(for: 3).flatMapMerge { $0.reduce(0, +) }
  ///     -----3---3---------(4|)
  ///
  /// Ends like `buffer(for:)`.
  public func window(
    for interval: Duration, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Signal<Element, Failure>, Failure> {
    buffer(for: interval, scheduler: scheduler).map { Signal(sequence: $0) }
  }
}
