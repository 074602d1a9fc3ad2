extension SignalProtocol {
  /// Turns each element into a signal and delivers the elements of one signal after the other.
  ///
  ///     source:  --a--b-----------|
  ///     a:         -1--2--3|
  ///     b:                 -4--5|
  ///     out:     ---1--2--3-4--5--|
  ///
  /// An element waits until its turn comes; `transform` is called then. Finishes when the source and all signals have
  /// finished, fails with the first failure. For what must be done in order and completely, such as saving changes.
  ///
  /// A signal may begin with `flatMapConcat` again, and so on: any number of steps takes no stack.
  public func flatMapConcat<Inner: SignalProtocol>(
    _ transform: @escaping (Element) -> Inner
  ) -> Signal<Inner.Element, Failure> where Inner.Failure == Failure {
    Signal(attach: { observer, subscription in
      let queue = InnerQueue(observer, subscription, transform)
      attach(
        Observer(next: { queue.receive($0) }, end: { queue.end($0) }, node: observer.node), queue.sources)
    })
  }

  /// Turns an element into a signal and delivers its elements; elements that come before it has finished are dropped.
  ///
  ///     source:  --a--b-----c-----|
  ///     a:         -1--2|
  ///     c:                  -4--5|
  ///     out:     ---1--2-----4--5-|
  ///
  /// Finishes when the source and the running signal have finished, fails with the first failure. For what must not be
  /// started twice, such as what a button starts.
  public func flatMapFirst<Inner: SignalProtocol>(
    _ transform: @escaping (Element) -> Inner
  ) -> Signal<Inner.Element, Failure> where Inner.Failure == Failure {
    Signal(attach: { observer, subscription in
      let queue = InnerQueue(observer, subscription, transform)
      attach(
        Observer(
          next: { if !queue.isRunning { queue.receive($0) } }, end: { queue.end($0) }, node: observer.node),
        queue.sources)
    })
  }
}

/// The state of one observer of signals that run one after the other.
private final class InnerQueue<Element, Inner: SignalProtocol> {
  let sources = Subscription()
  private let observer: Observer<Inner.Element, Inner.Failure>
  private let transform: (Element) -> Inner
  private let gate: Gate
  private let current = CurrentInner()
  private var waiting = Fifo<Element>()
  private var isStarting = false

  init(
    _ observer: Observer<Inner.Element, Inner.Failure>, _ subscription: Subscription,
    _ transform: @escaping (Element) -> Inner
  ) {
    self.observer = observer
    self.transform = transform
    gate = Gate(subscription)
    sources.add(current)
    subscription.add(sources)
  }

  var isRunning: Bool { current.inner != nil }

  func receive(_ element: Element) {
    waiting.append(element)
    startNext()
  }

  /// A loop: a signal that finishes at once must not call for the next one from inside.
  private func startNext() {
    if isStarting { return }
    isStarting = true
    Trampoline.run { self.startWaiting() }
  }

  private func startWaiting() {
    while !isRunning, !waiting.isEmpty, sources.isLive {
      let inner = Subscription()
      current.inner = inner
      let signal = transform(waiting.removeFirst())
      if isLast { return handOver(to: signal) }
      signal.attach(
        Observer(
          next: { [gate, observer] in if inner.isLive { pass(gate, $0, observer.next) } },
          end: { if inner.isLive { self.endInner($0) } },
          node: observer.node),
        inner)
    }
    isStarting = false
    if current.outerHasFinished, !isRunning { finish(.finished) }
  }

  /// Whether the signal that starts now is the last one, and nothing of another one is on its way.
  private var isLast: Bool { current.outerHasFinished && waiting.isEmpty && !gate.isBusy }

  /// The last signal takes the place of this operator, so that a recursion does not add a step to the way of each element.
  private func handOver(to last: Inner) {
    guard sources.isLive, let subscription = gate.observation else { return }
    sources.dispose()
    subscription.remove(sources)
    last.attach(observer, subscription)
  }

  private func endInner(_ completion: Completion<Inner.Failure>) {
    if case .failure = completion { return finish(completion) }
    current.inner?.dispose()
    current.inner = nil
    startNext()
  }

  func end(_ completion: Completion<Inner.Failure>) {
    current.outerHasFinished = true
    if case .finished = completion, isRunning || !waiting.isEmpty { return }
    finish(completion)
  }

  private func finish(_ completion: Completion<Inner.Failure>) {
    if sources.isDisposed { return }
    sources.dispose()
    passEnd(gate, completion, observer)
  }
}
