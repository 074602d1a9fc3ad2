extension SignalProtocol {
  /// Delivers the newest element whenever `other` delivers, unless it has already been delivered.
  ///
  ///     a:    -1--2--3-----4-|
  ///     b:    ---x-----x-x----
  ///     a.sample(when: b)
  ///     out:  ---1-----3-----(4|)
  ///
  /// Glitch-free: when a change reaches both, the new element is delivered. Finishes when either of the two does, after
  /// delivering a waiting element. A failure drops that element.
  public func sample(when other: some SignalProtocol<some Any, Never>) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let sampler = SignalSampler(observer, subscription)
      attach(
        Observer(next: { sampler.waiting = $0 }, end: { sampler.end($0) }, node: sampler.node), sampler.subscription)
      if sampler.subscription.isDisposed { return }
      other.attach(
        Observer(next: { _ in sampler.sample() }, end: { _ in sampler.end(.finished) }, node: sampler.node),
        sampler.subscription)
    })
  }
}

/// The state of `sample(when:)` for one observer.
private nonisolated final class SignalSampler<Element, Failure: Error>: Join {
  /// The newest element, until it is delivered.
  var waiting: Element?
  private let observer: Observer<Element, Failure>
  private var hasFinished = false

  init(_ observer: Observer<Element, Failure>, _ subscription: Subscription) {
    self.observer = observer
    super.init(subscription.makeChild(), of: subscription, downstream: observer.node, inputs: 2) {
      unsafeDowncast($0, to: SignalSampler.self).deliver()
    }
  }

  var node: Unmanaged<Node> { .passUnretained(self) }

  /// When a change reaches both signals, the newest element may not have arrived yet.
  func sample() {
    if expected == 0 { deliver() } else { isDirty = true }
  }

  private func deliver() {
    if let element = waiting {
      waiting = nil
      pass(self, element, observer.next)
    }
    if hasFinished { finish(.finished) }
  }

  func end(_ completion: Completion<Failure>) {
    if subscription.isDisposed || hasFinished { return }
    guard case .finished = completion else { return finish(completion) }
    hasFinished = true
    sample()
  }

  private func finish(_ completion: Completion<Failure>) {
    if subscription.isDisposed { return }
    subscription.dispose()
    passEnd(self, completion, observer)
  }
}
