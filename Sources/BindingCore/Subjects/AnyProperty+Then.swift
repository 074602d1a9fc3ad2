extension AnyProperty {
  /// Creates a property that has the value `initial` and then the elements of `signal`, which is observed immediately.
  ///
  /// It ends with the signal and keeps its last value; later observers get that value and the end. The signal is
  /// observed for as long as the property is retained or observed.
  public convenience init(initial: Value, then signal: SafeSignal<Value>) {
    let property = Property(initial)
    let core = property.core
    let source = Subscription()
    signal.attach(
      Observer(
        next: { core.set($0) },
        end: {
          core.end($0)
          source.dispose()
        },
        node: .passUnretained(core)),
      source)
    core.endWithTarget(source)
    self.init(
      get: { property.value },
      signal: Signal(attach: { observer, subscription in
        if core.flags.contains(.ended) { observer.next(core.value) }
        if subscription.isDisposed { return }
        // Otherwise, the observation of a property that is not retained elsewhere would end immediately.
        subscription.add(BlockDisposable { withExtendedLifetime(property) {} })
        property.attach(observer, subscription)
      }))
  }
}
