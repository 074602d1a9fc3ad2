extension AnyProperty {
  /// A property that has `initial` and then what `signal` delivers, which is observed at once.
  ///
  /// It ends with the signal, of which it keeps the last value; an observer that comes later gets that and the end. The
  /// signal is observed for as long as the property is held or observed.
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
        // An observation of what nobody else holds would end at once.
        subscription.add(BlockDisposable { withExtendedLifetime(property) {} })
        property.attach(observer, subscription)
      }))
  }
}
