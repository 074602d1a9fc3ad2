extension SignalProtocol {
  /// Drops the elements that arrive before `interval` has passed since the start of the observation.
  ///
  ///     --1-2---3-4-|
  ///     dropFirst(for: 8)
  ///     --------3-4-|
  public func dropFirst(
    for interval: Duration, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      let start = scheduler.now
      var hasPassed = false
      attach(
        observer.with { element in
          if !hasPassed { hasPassed = scheduler.now - start >= interval }
          if hasPassed { next(element) }
        }, subscription)
    })
  }
}
