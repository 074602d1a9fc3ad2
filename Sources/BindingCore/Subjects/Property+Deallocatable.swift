extension Property: Deallocatable {
  /// Fires once, when the property is deallocated.
  public var deallocated: SafeSignal<Void> {
    Signal(attach: { [core] observer, subscription in
      core.attach(
        Observer(
          next: { _ in },
          end: {
            observer.next(())
            observer.end?($0)
          }),
        subscription)
    })
  }
}
