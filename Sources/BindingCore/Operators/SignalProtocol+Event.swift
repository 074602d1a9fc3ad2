extension SignalProtocol {
  /// Delivers events as elements, including the end, then finishes. The result cannot fail.
  ///
  ///     --1--2--#
  ///     materialize().map { $0.isTerminal ? "x" : "n" }
  ///     --n--n--(x|)
  @inlinable
  public func materialize() -> SafeSignal<Event<Element, Failure>> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      attach(
        Observer(
          next: { next(.next($0)) },
          end: { completion in
            next(Event(completion))
            if !subscription.isDisposed { observer.end?(.finished) }
          },
          node: observer.node),
        subscription)
    })
  }

  /// Turns elements that are events into those events: the reverse of `materialize()`.
  ///
  /// Ends with the first terminal event, and the source stops immediately; at the latest, ends with the source.
  @inlinable
  public func dematerialize<Output>() -> Signal<Output, Failure> where Element == Event<Output, Failure> {
    Signal(attach: { observer, subscription in
      let source = subscription.makeChild()
      attach(
        observer.with { event in
          if let completion = event.completion {
            observer.receive(completion: completion, leaving: source)
          } else {
            observer.on(event)
          }
        }, source)
    })
  }
}

extension SignalProtocol where Failure == Never {
  /// `dematerialize` of a signal that itself cannot fail, such as the result of `materialize()`.
  ///
  ///     --1--2--#
  ///     materialize().dematerialize()
  ///     --1--2--#
  @_disfavoredOverload
  @inlinable
  public func dematerialize<Output, NewFailure>() -> Signal<Output, NewFailure>
  where Element == Event<Output, NewFailure> {
    castError().dematerialize()
  }
}
