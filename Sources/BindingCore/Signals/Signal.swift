/// A signal described by a closure that runs anew for each observer.
public struct Signal<Element, Failure: Error>: SignalProtocol {
  @usableFromInline let producer: (Observer<Element, Failure>, Subscription) -> Void

  /// Creates a signal from the primitive that underlies every operator (see `SignalProtocol.attach`).
  @inlinable
  public init(attach producer: @escaping (Observer<Element, Failure>, Subscription) -> Void) {
    self.producer = producer
  }

  @inlinable
  public func attach(_ observer: Observer<Element, Failure>, _ subscription: Subscription) {
    producer(observer, subscription)
  }
}

/// A signal that cannot fail.
public typealias SafeSignal<Element> = Signal<Element, Never>

extension Signal {
  /// Creates a signal from a closure that delivers to an observer and returns a disposable for the end.
  ///
  /// Nothing is delivered after the end or after disposal, whatever `produce` does. Signals that `produce` observes
  /// before it returns are treated as sources of this signal, so an operator written this way is as glitch-free as with
  /// `init(attach:)`:
  ///
  ///     Signal { observer in
  ///       source.observe { event in observer.on(event.map { $0 * 2 }) }
  ///     }
  public init(_ produce: @escaping (Observer<Element, Failure>) -> any Disposable) {
    self.init(attach: { observer, subscription in
      if subscription.isDisposed { return }
      let source = Subscription()
      subscription.add(source)
      let guarded = Observer<Element, Failure>(
        next: { element in if !source.isDisposed { ProducerNode.deliver { observer.next(element) } } },
        end: { completion in
          guard !source.isDisposed else { return }
          source.dispose()
          ProducerNode.deliver { observer.end?(completion) }
        },
        node: observer.node)
      source.add(ProducerNode.run(ProducerNode(before: observer, source)) { produce(guarded) })
    })
  }

  /// Delivers the elements of a sequence, then finishes. Stops iterating once the observer is disposed.
  ///
  ///     init(sequence: 1...3)
  ///     (123|)
  @inlinable
  public init<Elements: Sequence>(sequence: Elements) where Elements.Element == Element {
    self.init(attach: { observer, subscription in
      if subscription.isDisposed { return }
      for element in sequence {
        observer.next(element)
        if subscription.isDisposed { return }
      }
      observer.end?(.finished)
    })
  }

  /// Finishes immediately.
  ///
  ///     completed()
  ///     |
  @inlinable
  public static func completed() -> Signal {
    Signal(attach: { observer, _ in observer.end?(.finished) })
  }

  /// Fails immediately.
  ///
  ///     failed(.broken)
  ///     #
  @inlinable
  public static func failed(_ failure: Failure) -> Signal {
    Signal(attach: { observer, _ in observer.end?(.failure(failure)) })
  }

  /// Delivers nothing and never ends.
  ///
  ///     never()
  ///     ----------
  @inlinable
  public static func never() -> Signal {
    Signal(attach: { _, _ in })
  }
}

extension SignalProtocol {
  /// Returns the same signal with its type erased.
  @inlinable
  public func toSignal() -> Signal<Element, Failure> {
    if let signal = self as? Signal<Element, Failure> { return signal }
    return Signal(attach: { observer, subscription in attach(observer, subscription) })
  }
}
