extension SignalProtocol {
  /// Turns each element into a signal and delivers the elements of these signals one signal after another.
  ///
  ///     source:  --a--b-----------|
  ///     a:         -1--2--3|
  ///     b:                 -4--5|
  ///     out:     ---1--2--3-4--5--|
  ///
  /// An element waits for its turn before `transform` is called. Finishes when the source and all signals have
  /// finished, and fails with the first failure. For work that must be done completely and in order, such as saving
  /// changes.
  ///
  /// A signal may itself begin with `flatMapConcat`, and so on: any number of steps uses no stack.
  public func flatMapConcat<Inner: SignalProtocol>(
    _ transform: @escaping (Element) -> Inner
  ) -> Signal<Inner.Element, Failure> where Inner.Failure == Failure {
    Signal(attach: { observer, subscription in
      let queue = InnerQueue(observer, subscription, transform)
      attach(
        Observer(next: { queue.receive($0) }, end: { queue.end($0) }, node: observer.node), queue.sources)
    })
  }

  /// Turns an element into a signal and delivers its elements. Elements that arrive before that signal has finished are
  /// dropped.
  ///
  ///     source:  --a--b-----c-----|
  ///     a:         -1--2|
  ///     c:                  -4--5|
  ///     out:     ---1--2-----4--5-|
  ///
  /// Finishes when the source and the running signal have finished, and fails with the first failure. For work that
  /// must not be started twice, such as that of a button.
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

/// The state of signals that run one after another, for one observer.
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

  /// A loop, so that a signal that finishes immediately does not start the next one recursively.
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

  /// Whether the signal about to start is the last one, with nothing of another still in transit.
  private var isLast: Bool { current.outerHasFinished && waiting.isEmpty && !gate.isBusy }

  /// Replaces this operator by the last signal, so that a recursion does not lengthen the path of each element.
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
