extension SignalProtocol {
  /// Turns each element into a signal and delivers the elements of all of them as they arrive.
  ///
  ///     source:  --a-----b----------|
  ///     a:         -1--3--5|
  ///     b:               --2--4|
  ///     out:     ---1--3--52--4-----|
  ///
  /// Finishes when the source and all signals have finished; fails with the first failure and disposes the others.
  /// Corresponds to `flatMap` in Combine and Rx. O(1) to start or end a signal, however many are running.
  public func flatMapMerge<Inner: SignalProtocol>(
    _ transform: @escaping (Element) -> Inner
  ) -> Signal<Inner.Element, Failure> where Inner.Failure == Failure {
    Signal(attach: { observer, subscription in
      let merging = Merging(observer, subscription, count: 1)
      let running = RunningInners()
      merging.sources.add(running)
      attach(
        Observer(
          next: { element in
            let inner = RunningInner()
            running.add(inner)
            merging.running += 1
            transform(element).attach(
              Observer(
                next: { if inner.isLive { pass(merging, $0, observer.next) } },
                end: { completion in
                  guard inner.isLive else { return }
                  running.remove(inner)
                  merging.end(completion)
                },
                node: observer.node),
              inner)
          },
          end: { merging.end($0) },
          node: observer.node),
        merging.sources)
    })
  }
}

/// The subscription to an inner signal, with its index among the running ones.
private nonisolated final class RunningInner: Subscription {
  var index = 0
}

/// The subscriptions to the running inner signals.
private nonisolated final class RunningInners: Disposable {
  private var inners: [RunningInner] = []
  private(set) var isDisposed = false

  func add(_ inner: RunningInner) {
    if isDisposed { return inner.dispose() }
    inner.index = inners.count
    inners.append(inner)
  }

  /// Removes a subscription; the last one takes its index.
  func remove(_ inner: RunningInner) {
    if !isDisposed {
      let last = inners.removeLast()
      if last !== inner {
        last.index = inner.index
        inners[inner.index] = last
      }
    }
    inner.dispose()
  }

  func dispose() {
    isDisposed = true
    let last = inners
    inners = []
    for inner in last { inner.dispose() }
  }
}
