// Disfavoured: a pack also matches two to six signals, and with both choices the type checker takes seconds for a
// closure of five `+`.

/// `combineLatest` of any number of signals, for more than six.
@_disfavoredOverload
@inlinable
@MainActor public func combineLatest<each Element, Failure: Error>(
  _ signals: repeat any SignalProtocol<each Element, Failure>
) -> Signal<(repeat each Element), Failure> {
  Signal(attach: { observer, subscription in
    // Boxes of the elements, in order, because a pack cannot be stored in a closure. (Boxes rather than captured
    // variables, because the optimiser of Swift 6.3 breaks on those in the presence of a pack.)
    let boxes = Box<[AnyObject]>([])
    @MainActor func append<Value>(_ type: Value.Type) { boxes.value.append(Box<Value?>(nil)) }
    repeat append((each Element).self)
    let next = observer.next
    let index = Box(0)
    let latest = Latest(boxes.value, inputs: boxes.value.count, observer, subscription) { join in
      index.value = 0
      func take<Value>(_ type: Value.Type) -> Value {
        defer { index.value += 1 }
        return unsafeDowncast(join.elements[index.value], to: Box<Value?>.self).value.unsafelyUnwrapped
      }
      pass(join, (repeat take((each Element).self)), next)
    }
    let input = Box(0)
    @MainActor func attach<Value>(_ signal: any SignalProtocol<Value, Failure>) {
      let box = unsafeDowncast(boxes.value[input.value], to: Box<Value?>.self)
      latest.attach(signal, input.value, observer) { box.value = $1 }
      input.value += 1
    }
    repeat attach(each signals)
  })
}

/// `combineLatest` of any number of signals with a transformation, for more than six.
@_disfavoredOverload
@inlinable
@MainActor public func combineLatest<each Element, Failure: Error, Output>(
  _ signals: repeat any SignalProtocol<each Element, Failure>, combine: @escaping (repeat each Element) -> Output
) -> Signal<Output, Failure> {
  combineLatest(repeat each signals).map { (row: (repeat each Element)) in combine(repeat each row) }
}

/// Delivers the latest elements of all signals, in the order of the signals, whenever one of them delivers, once each
/// has delivered.
///
///     a:    --1-----2----|
///     b:    ----3-------5---|
///     combineLatest([a, b]).map { $0.reduce(0, +) }
///     out:  ----4---5---7---|
///
/// Glitch-free, and ends like `combineLatest` of two signals. An empty array finishes immediately. O(1) per element if
/// the observer does not retain the array, otherwise O(n).
@MainActor public func combineLatest<Element, Failure: Error>(
  _ signals: [any SignalProtocol<Element, Failure>]
) -> Signal<[Element], Failure> {
  if signals.isEmpty { return .completed() }
  return Signal(attach: { observer, subscription in
    // To the join, this is one input that delivers once there is an element of each signal.
    let latest = Latest(ElementOfEach<Element>(count: signals.count), inputs: 1, observer, subscription) { join in
      pass(join, join.elements.all, observer.next)
    }
    latest.running = signals.count
    for (index, signal) in signals.enumerated() where !latest.subscription.isDisposed {
      signal.attach(
        Observer(
          next: {
            latest.elements[index] = $0
            if latest.elements.isComplete, latest.arrived(1) { latest.emit(latest) }
          },
          end: { latest.end($0, hasDelivered: latest.elements[index] != nil, observer) },
          node: Unmanaged<Node>.passUnretained(latest)),
        latest.subscription)
    }
  })
}

/// An element of each signal, once all are present.
private nonisolated struct ElementOfEach<Element> {
  private var partial: [Element?]
  private var missing: Int
  private(set) var all: [Element] = []

  init(count: Int) {
    partial = Array(repeating: nil, count: count)
    missing = count
  }

  var isComplete: Bool { missing == 0 }

  subscript(index: Int) -> Element? {
    get { isComplete ? all[index] : partial[index] }
    set {
      guard let newValue else { return }
      if isComplete {
        all[index] = newValue
        return
      }
      if partial[index] == nil { missing -= 1 }
      partial[index] = newValue
      if isComplete {
        all = partial.compactMap { $0 }
        partial = []
      }
    }
  }
}
