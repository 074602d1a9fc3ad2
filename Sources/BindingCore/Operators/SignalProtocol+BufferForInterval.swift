extension SignalProtocol {
  /// Collects what arrives within `interval` after a first element and delivers it together: one redraw for many changes.
  ///
  ///     --1-2-3---------4--|
  ///     buffer(for: 3).map(\.count)
  ///     -----2---1---------(1|)
  ///
  /// No timer runs while nothing waits. When the source finishes, what waits is delivered before the end; when it fails
  /// or goes away, it is dropped.
  public func buffer(
    for interval: Duration, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<[Element], Failure> {
    Signal(attach: { observer, subscription in
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
            if !downstream.isWaiting { downstream.wait(interval, deliver) }
          },
          end: { completion in
            downstream.stop()
            if downstream.delivers(before: completion) { deliver() }
            downstream.end(completion)
          }),
        subscription)
    })
  }
}
