extension SignalProtocol {
  /// Calls `body` with each event until the signal ends or the result is disposed.
  ///
  /// The observation lives as long as its source; dropping the result does not end it. A `Property` delivers its
  /// current value before this method returns.
  @inlinable
  @discardableResult
  public func observe(with body: @escaping (Event<Element, Failure>) -> Void) -> Subscription {
    let subscription = Subscription()
    attach(
      Observer(
        next: { if !subscription.isDisposed { body(.next($0)) } },
        end: { completion in
          guard !subscription.isDisposed else { return }
          subscription.dispose()
          body(Event(completion))
        }
      ).inProducer,
      subscription)
    return subscription
  }

  /// Calls `body` with each element until the signal ends or the result is disposed.
  @inlinable
  @discardableResult
  public func observeNext(with body: @escaping (Element) -> Void) -> Subscription {
    let subscription = Subscription()
    attach(
      Observer(
        next: whileLive(subscription, body),
        end: { _ in subscription.dispose() }
      ).inProducer,
      subscription)
    return subscription
  }

  /// Calls `body` when the signal finishes.
  @inlinable
  @discardableResult
  public func observeCompleted(with body: @escaping () -> Void) -> Subscription {
    observe { if case .completed = $0 { body() } }
  }

  /// Calls `body` when the signal fails.
  @inlinable
  @discardableResult
  public func observeFailed(with body: @escaping (Failure) -> Void) -> Subscription {
    observe { if case .failed(let failure) = $0 { body(failure) } }
  }
}

extension SignalProtocol {
  /// Calls the closures for elements and for the end until the result is cancelled or released, as in Combine.
  public func sink(
    receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Element) -> Void
  ) -> AnyCancellable {
    AnyCancellable(
      observe { event in
        switch event {
        case .next(let element): receiveValue(element)
        case .failed(let failure): receiveCompletion(.failure(failure))
        case .completed: receiveCompletion(.finished)
        }
      })
  }
}

extension SignalProtocol where Failure == Never {
  /// Calls `receiveValue` with each element until the result is cancelled or released, as in Combine.
  ///
  /// For an observation that lives as long as its source, use `observeNext`.
  public func sink(receiveValue: @escaping (Element) -> Void) -> AnyCancellable {
    AnyCancellable(observeNext(with: receiveValue))
  }

  /// Sets a property of `object` to each element until the result is cancelled or released.
  ///
  /// Unlike Combine's method, this does not retain the object: the observation ends when the object is deallocated, and
  /// the object may store the result itself. For a binding that need not be stored, use `bind(to:)`.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Element>, on object: Root
  ) -> AnyCancellable {
    let subscription = Subscription()
    attach(
      Observer(
        next: { [weak object] element in
          guard subscription.isLive else { return }
          guard let object else { return subscription.dispose() }
          object[keyPath: keyPath] = element
        },
        end: { _ in subscription.dispose() }),
      subscription)
    return AnyCancellable(subscription)
  }
}

/// Passes elements on until the subscription is disposed.
///
/// Not inlinable, so that it stays generic and passes an element on in place. Specialised for a tuple or an array
/// event, it would copy it with loads wider than the preceding stores, which stalls the processor.
@usableFromInline
nonisolated func whileLive<Element>(
  _ subscription: Subscription, _ next: @escaping (Element) -> Void
) -> (Element) -> Void {
  { if !subscription.isDisposed { next($0) } }
}
