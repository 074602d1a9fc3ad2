extension SignalProtocol {
  /// Turns each element into a signal and delivers the elements of at most `maxConcurrent` of them at a time, as they
  /// arrive.
  ///
  ///     source:  -a-b-c-----------|
  ///     a:        -1-----2|
  ///     b:          -3------4|
  ///     c:                -5--6|
  ///     out:     --1-3---2-54-6---|
  ///
  /// An element waits until one of the earlier signals has finished before `transform` is called. Finishes when the
  /// source and all signals have finished; fails with the first failure and disposes the others. Corresponds to
  /// `flatMap(maxPublishers:)` in Combine. For downloads that must not use the whole network bandwidth.
  public func flatMapMerge<Inner: SignalProtocol>(
    maxConcurrent: Int, _ transform: @escaping (Element) -> Inner
  ) -> Signal<Inner.Element, Failure> where Inner.Failure == Failure {
    precondition(maxConcurrent > 0, "At least one signal can run")
    return Signal(attach: { observer, subscription in
      let merging = LimitedMerging(observer, subscription, maxConcurrent, transform)
      attach(
        Observer(next: { merging.receive($0) }, end: { merging.end($0) }, node: observer.node), merging.sources)
    })
  }
}

extension SignalProtocol where Element: SignalProtocol, Element.Failure == Failure {
  /// Delivers the elements of at most `maxConcurrent` of this signal's signals at a time, as they arrive (see
  /// `flatMapMerge(maxConcurrent:_:)`). The others wait.
  public func merge(maxConcurrent: Int) -> Signal<Element.Element, Failure> {
    flatMapMerge(maxConcurrent: maxConcurrent) { $0 }
  }
}

/// The state of concurrently running signals, limited in number, for one observer.
private final class LimitedMerging<Element, Inner: SignalProtocol> {
  let sources: Subscription
  private let observer: Observer<Inner.Element, Inner.Failure>
  private let transform: (Element) -> Inner
  private let gate: Gate
  /// The number of additional signals that may run.
  private var vacancies: Int
  private let maxConcurrent: Int
  private var waiting = Fifo<Element>()
  private var isStarting = false
  private var sourceHasFinished = false

  init(
    _ observer: Observer<Inner.Element, Inner.Failure>, _ subscription: Subscription, _ maxConcurrent: Int,
    _ transform: @escaping (Element) -> Inner
  ) {
    self.observer = observer
    self.transform = transform
    self.maxConcurrent = maxConcurrent
    vacancies = maxConcurrent
    gate = Gate(subscription)
    sources = subscription.makeChild()
  }

  func receive(_ element: Element) {
    waiting.append(element)
    startNext()
  }

  /// A loop, so that a signal that finishes immediately does not start the next one recursively.
  private func startNext() {
    if isStarting { return }
    isStarting = true
    while vacancies > 0, !waiting.isEmpty, sources.isLive {
      vacancies -= 1
      let inner = sources.makeChild()
      transform(waiting.removeFirst()).attach(
        Observer(
          next: { [gate, observer] in if inner.isLive { pass(gate, $0, observer.next) } },
          end: { if inner.isLive { self.end($0, of: inner) } },
          node: observer.node),
        inner)
    }
    isStarting = false
    if sourceHasFinished, vacancies == maxConcurrent { finish(.finished) }
  }

  private func end(_ completion: Completion<Inner.Failure>, of inner: Subscription) {
    if case .failure = completion { return finish(completion) }
    sources.remove(inner)
    inner.dispose()
    vacancies += 1
    startNext()
  }

  func end(_ completion: Completion<Inner.Failure>) {
    if case .failure = completion { return finish(completion) }
    sourceHasFinished = true
    startNext()
  }

  private func finish(_ completion: Completion<Inner.Failure>) {
    if sources.isDisposed { return }
    sources.dispose()
    passEnd(gate, completion, observer)
  }
}
