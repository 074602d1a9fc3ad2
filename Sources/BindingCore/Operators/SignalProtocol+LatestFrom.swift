extension SignalProtocol {
  /// Delivers each element together with the latest one of `other`. Elements that arrive before `other` has delivered
  /// are dropped.
  ///
  ///     a:    -1----2-----3--|
  ///     b:    ---4------5-------|
  ///     a.with(latestFrom: b) { $0 + $1 }
  ///     out:  ------6-----8--|
  ///
  /// `other` is observed first, so `a.with(latestFrom: a)` pairs each element with itself. Glitch-free: when a change
  /// reaches both, the pair is consistent. Finishes with this signal, or as soon as `other` has finished without an
  /// element; fails with the first failure.
  @inlinable
  public func with<Other: SignalProtocol>(
    latestFrom other: Other
  ) -> Signal<(Element, Other.Element), Failure> where Other.Failure == Failure {
    with(latestFrom: other) { ($0, $1) }
  }

  /// `with(latestFrom:)` with a transformation.
  public func with<Other: SignalProtocol, Output>(
    latestFrom other: Other, combine: @escaping (Element, Other.Element) -> Output
  ) -> Signal<Output, Failure> where Other.Failure == Failure {
    Signal(attach: { observer, subscription in
      let sampler = Sampler(observer, subscription, combine)
      other.attach(
        Observer(next: { sampler.latest = $0 }, end: { sampler.endOther($0) }, node: sampler.node),
        sampler.subscription)
      if sampler.subscription.isDisposed { return }
      attach(
        Observer(next: { sampler.receive($0) }, end: { sampler.end($0) }, node: sampler.node), sampler.subscription)
    })
  }

  /// Delivers each element, and repeats the latest one whenever `other` delivers.
  ///
  ///     a:    ---1-----2---|
  ///     b:    -x---x-----x---x-|
  ///     a.replayLatest(when: b)
  ///     out:  ---1-1---2-2---2-|
  ///
  /// Glitch-free: a change that reaches both delivers once. Finishes when both have finished, or as soon as this signal
  /// has finished without an element. For reloading: `query.replayLatest(when: refresh).flatMapLatest(search)`.
  public func replayLatest<Other: SignalProtocol>(
    when other: Other
  ) -> Signal<Element, Failure> where Other.Failure == Never {
    Signal(attach: { observer, subscription in
      let replay = Box((waiting: [Element](), repeats: 0))
      let latest = Latest<Element?>(nil, inputs: 2, observer, subscription) { join in
        // If a change brings elements as well as a repetition, the elements replace the repetition.
        let (elements, repeats) = (replay.value.waiting, replay.value.repeats)
        replay.value = ([], 0)
        if elements.isEmpty, let element = join.elements {
          for _ in 0..<repeats { pass(join, element, observer.next) }
        }
        for element in elements { pass(join, element, observer.next) }
      }
      latest.missing = 1
      latest.observe(self, 0, observer) { element in
        replay.value.waiting.append(element)
        if latest.takes(0, { $0 = element }) { latest.emit(latest) }
      }
      if latest.subscription.isDisposed { return }
      other.attach(
        Observer(
          next: { _ in
            if latest.elements != nil { replay.value.repeats += 1 }
            if latest.arrived(2) { latest.emit(latest) }
          },
          end: { _ in latest.end(.finished, hasDelivered: true, observer) },
          node: Unmanaged<Node>.passUnretained(latest)),
        latest.subscription)
    })
  }
}

/// The state of `with(latestFrom:)` for one observer.
private nonisolated final class Sampler<Element, Other, Output, Failure: Error>: Join {
  var latest: Other?
  private let observer: Observer<Output, Failure>
  private let combine: (Element, Other) -> Output
  /// The elements that arrived before the other path of a change had delivered.
  private var waiting: [Element] = []
  private var hasFinished = false

  init(
    _ observer: Observer<Output, Failure>, _ subscription: Subscription,
    _ combine: @escaping (Element, Other) -> Output
  ) {
    self.observer = observer
    self.combine = combine
    let sources = Subscription()
    subscription.add(sources)
    super.init(sources, of: subscription, downstream: observer.node, inputs: 2) {
      unsafeDowncast($0, to: Sampler.self).deliverWaiting()
    }
  }

  var node: Unmanaged<Node> { .passUnretained(self) }

  func receive(_ element: Element) {
    if expected == 0, waiting.isEmpty { return deliver(element) }
    waiting.append(element)
    isDirty = true
  }

  private func deliver(_ element: Element) {
    if let latest { pass(self, combine(element, latest), observer.next) }
  }

  private func deliverWaiting() {
    // Elements received meanwhile join the end of the queue.
    var index = 0
    while index < waiting.count, subscription.isLive {
      deliver(waiting[index])
      index += 1
    }
    waiting.removeAll(keepingCapacity: true)
    isDirty = false
    if hasFinished { finish(.finished) }
  }

  /// Ends after the waiting elements have been delivered.
  func end(_ completion: Completion<Failure>) {
    hasFinished = true
    if case .finished = completion, !waiting.isEmpty { return }
    finish(completion)
  }

  func endOther(_ completion: Completion<Failure>) {
    if case .finished = completion, latest != nil { return }
    finish(completion)
  }

  private func finish(_ completion: Completion<Failure>) {
    if subscription.isDisposed { return }
    subscription.dispose()
    passEnd(self, completion, observer)
  }
}
