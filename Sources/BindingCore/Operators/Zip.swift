/// Delivers the first elements of both signals together, then the second elements of both, and so on.
///
///     a:    -1--2-----3--|
///     b:    ---5---6-------5-|
///     zip(a, b) { $0 + $1 }
///     out:  ---6---8-------(8|)
///
/// An element waits for its counterpart. A synchronous signal is read completely before the next is observed, so limit
/// it with `prefix(maxLength:)`. Finishes as soon as no further pair can follow, that is, when a signal has finished
/// and all its elements are paired; the other is disposed immediately. Fails with the first failure. A change that
/// arrives along both paths makes one pair.
@MainActor public func zip<A: SignalProtocol, B: SignalProtocol>(
  _ a: A, _ b: B
) -> Signal<(A.Element, B.Element), A.Failure> where A.Failure == B.Failure {
  Signal(attach: { observer, subscription in
    let left = Box(Fifo<A.Element>())
    let right = Box(Fifo<B.Element>())
    let zip = Zip(observer, subscription, inputs: 2) { (left.value.removeFirst(), right.value.removeFirst()) }
    zip.attach(a, 0, left)
    zip.attach(b, 1, right)
  })
}

/// Delivers the first elements of all signals together, in the order of the signals, then the second elements of all,
/// and so on.
///
/// Ends like `zip` of two signals. An empty array finishes immediately.
@MainActor public func zip<Element, Failure: Error>(
  _ signals: [any SignalProtocol<Element, Failure>]
) -> Signal<[Element], Failure> {
  if signals.isEmpty { return .completed() }
  return Signal(attach: { observer, subscription in
    let queues = signals.map { _ in Box(Fifo<Element>()) }
    let zip = Zip(observer, subscription, inputs: queues.count) { queues.map { $0.value.removeFirst() } }
    for (index, signal) in signals.enumerated() { zip.attach(signal, index, queues[index]) }
  })
}

/// `zip` of any number of signals, for more than six.
@_disfavoredOverload
@MainActor public func zip<each Element, Failure: Error>(
  _ signals: repeat any SignalProtocol<each Element, Failure>
) -> Signal<(repeat each Element), Failure> {
  zipAll(repeat each signals)
}

/// The implementation of `zip` for any number of signals. Not nested `zip`s, which would dispose a signal once another
/// has no more elements to pair with it, and so miss its failure while rows are still to come.
func zipAll<each Element, Failure: Error>(
  _ signals: repeat any SignalProtocol<each Element, Failure>
) -> Signal<(repeat each Element), Failure> {
  Signal(attach: { observer, subscription in
    // Boxes of queues, in order, because a pack cannot be stored in a closure. (Boxes rather than captured variables,
    // because the optimiser of Swift 6.3 breaks on those in the presence of a pack.)
    let queues = Box<[AnyObject]>([])
    @MainActor func append<Value>(_ type: Value.Type) { queues.value.append(Box(Fifo<Value>())) }
    repeat append((each Element).self)
    let index = Box(0)
    let zip = Zip(observer, subscription, inputs: queues.value.count) {
      index.value = 0
      func take<Value>(_ type: Value.Type) -> Value {
        defer { index.value += 1 }
        return unsafeDowncast(queues.value[index.value], to: Box<Fifo<Value>>.self).value.removeFirst()
      }
      return (repeat take((each Element).self))
    }
    let input = Box(0)
    @MainActor func attach<Value>(_ signal: any SignalProtocol<Value, Failure>) {
      zip.attach(signal, input.value, unsafeDowncast(queues.value[input.value], to: Box<Fifo<Value>>.self))
      input.value += 1
    }
    repeat attach(each signals)
  })
}

/// `zip` of any number of signals with a transformation, for more than six.
@_disfavoredOverload
@MainActor public func zip<each Element, Failure: Error, Output>(
  _ signals: repeat any SignalProtocol<each Element, Failure>, combine: @escaping (repeat each Element) -> Output
) -> Signal<Output, Failure> {
  zipAll(repeat each signals).map { (row: (repeat each Element)) in combine(repeat each row) }
}

/// The state of `zip` for one observer. The elements wait in queues that only `takeRow` accesses.
private final class Zip<Row, Failure: Error> {
  private let observer: Observer<Row, Failure>
  private let sources = Subscription()
  private let gate: Gate
  private let takeRow: () -> Row
  /// The number of waiting elements of each input.
  private var waiting: [Int]
  private var hasFinished: [Bool]
  /// The number of inputs without a waiting element.
  private var missing: Int

  init(
    _ observer: Observer<Row, Failure>, _ subscription: Subscription, inputs: Int, takeRow: @escaping () -> Row
  ) {
    self.observer = observer
    self.takeRow = takeRow
    gate = Gate(subscription)
    waiting = Array(repeating: 0, count: inputs)
    hasFinished = Array(repeating: false, count: inputs)
    missing = inputs
    subscription.add(sources)
  }

  func attach<Element>(
    _ source: some SignalProtocol<Element, Failure>, _ index: Int, _ queue: Box<Fifo<Element>>
  ) {
    if sources.isDisposed { return }
    source.attach(
      Observer(
        next: {
          queue.value.append($0)
          self.receive(index)
        },
        end: { self.end($0, index) },
        node: observer.node),
      sources)
  }

  private func receive(_ index: Int) {
    waiting[index] += 1
    if waiting[index] > 1 { return }
    missing -= 1
    if missing > 0 { return }
    var isLast = false
    for index in waiting.indices {
      waiting[index] -= 1
      if waiting[index] > 0 { continue }
      missing += 1
      if hasFinished[index] { isLast = true }
    }
    pass(gate, takeRow(), observer.next)
    if isLast { end(.finished) }
  }

  private func end(_ completion: Completion<Failure>, _ index: Int) {
    if case .finished = completion {
      hasFinished[index] = true
      if waiting[index] > 0 { return }
    }
    end(completion)
  }

  private func end(_ completion: Completion<Failure>) {
    if sources.isDisposed { return }
    sources.dispose()
    passEnd(gate, completion, observer)
  }
}
