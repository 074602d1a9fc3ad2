/// The latest element of each of several signals, and the number of signals that can still deliver.
@usableFromInline
nonisolated final class Latest<Elements>: Join {
  @exclusivity(unchecked) @usableFromInline var elements: Elements
  /// The number of inputs that have not finished.
  @exclusivity(unchecked) @usableFromInline var running: Int

  @inlinable
  init<Failure>(
    _ elements: Elements, inputs: Int, _ observer: Observer<some Any, Failure>, _ subscription: Subscription,
    emit: @escaping (Latest<Elements>) -> Void
  ) {
    self.elements = elements
    running = inputs
    let sources = Subscription()
    subscription.add(sources)
    super.init(sources, of: subscription, downstream: observer.node, inputs: inputs) {
      emit(unsafeDowncast($0, to: Latest<Elements>.self))
    }
  }

  /// Observes one input: stores each element and emits the combination once every input has delivered.
  @MainActor
  @inlinable
  @inline(__always)
  func attach<Source: SignalProtocol>(
    _ source: Source, _ index: Int, _ observer: Observer<some Any, Source.Failure>,
    _ store: @escaping (inout Elements, Source.Element) -> Void
  ) {
    if subscription.isDisposed { return }
    let bit = 1 << index
    source.attach(
      Observer(
        next: {
          store(&self.elements, $0)
          if self.arrived(bit) { self.emit(self) }
        },
        end: { self.end($0, hasDelivered: self.missing & bit == 0, observer) },
        node: Unmanaged<Node>.passUnretained(self)),
      subscription)
  }

  /// Observes one input, passing its elements to `next`.
  @MainActor
  @inlinable
  @inline(__always)
  func observe<Source: SignalProtocol>(
    _ source: Source, _ index: Int, _ observer: Observer<some Any, Source.Failure>,
    _ next: @escaping (Source.Element) -> Void
  ) {
    if subscription.isDisposed { return }
    let bit = 1 << index
    source.attach(
      Observer(
        next: next,
        end: { self.end($0, hasDelivered: self.missing & bit == 0, observer) },
        node: Unmanaged<Node>.passUnretained(self)),
      subscription)
  }

  /// Stores an element of one input with `store`. Returns true if the result is due now.
  @inlinable
  @inline(__always)
  func takes(_ index: Int, _ store: (inout Elements) -> Void) -> Bool {
    store(&elements)
    return arrived(1 << index)
  }

  /// Handles the end of an input. The result ends with a failure, with the last input, or when nothing more can be
  /// delivered because this input had no element.
  @usableFromInline
  func end<Failure>(
    _ completion: Completion<Failure>, hasDelivered: Bool, _ observer: Observer<some Any, Failure>
  ) {
    if subscription.isDisposed { return }
    running &-= 1
    if case .finished = completion {
      if hasDelivered && running > 0 { return }
      if isDirty {
        isDirty = false
        emit(self)
        if subscription.isDisposed { return }
      }
    }
    subscription.dispose()
    passEnd(self, completion, observer)
  }
}
