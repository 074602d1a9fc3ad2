extension SignalProtocol {
  /// Collects what arrives within `interval` after a first element, at most `size` elements, and delivers it together.
  ///
  ///     --1-2-3---------4--|
  ///     buffer(for: 5, size: 2).map(\.count)
  ///     ----2------1-------(1|)
  ///
  /// A full array is delivered at once. No timer runs while nothing waits. When the source finishes, what waits is
  /// delivered before the end; when it fails or goes away, it is dropped.
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

  /// Delivers the elements in signals, each of what arrives within `interval` after a first element, when that has
  /// passed.
  ///
  ///     --1-2-3---------4--|
  ///     window(for: 3).flatMapMerge { $0.reduce(0, +) }
  ///     -----3---3---------(4|)
  ///
  /// Ends as `buffer(for:)` does.
  public func window(
    for interval: Duration, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Signal<Element, Failure>, Failure> {
    buffer(for: interval, scheduler: scheduler).map { Signal(sequence: $0) }
  }
}
