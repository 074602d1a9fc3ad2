extension SignalProtocol {
  /// Delivers the elements that arrive before `interval` has passed since the start of the observation, then finishes.
  ///
  ///     --1-2---3-4-|
  ///     prefix(for: 7)
  ///     --1-2--|
  ///
  /// The source is then disposed.
  public func prefix(
    for interval: Duration, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    prefix(untilOutputFrom: SafeSignal(just: (), after: interval, scheduler: scheduler))
  }

  /// Drops elements until `other` delivers an element.
  ///
  ///     a:    --1--2--3--4--|
  ///     b:    -------x-------
  ///     a.drop(untilOutputFrom: b)
  ///     out:  --------3--4--|
  ///
  /// `other` is observed first and disposed once it has delivered: when a change reaches both, the element passes. Ends
  /// with this signal, and finishes when `other` ends without an element, because nothing more can be delivered.
  @inlinable
  public func drop(untilOutputFrom other: some SignalProtocol) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      let passes = Box(false)
      let sources = subscription.makeChild()
      let control = sources.makeChild()
      other.attach(
        Observer(
          next: { _ in
            passes.value = true
            control.dispose()
          },
          end: { _ in
            if !passes.value { observer.receive(completion: .finished, leaving: sources) }
          }),
        control)
      if sources.isDisposed { return }
      attach(
        Observer(
          next: { if passes.value { next($0) } },
          end: { observer.receive(completion: $0, leaving: sources) },
          node: observer.node),
        sources)
    })
  }
}
