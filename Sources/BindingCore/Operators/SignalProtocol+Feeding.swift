extension SignalProtocol {
  /// Reports activity to `target`: `true` when an observation begins, `false` when it ends or is disposed.
  ///
  ///     photos(for: query).feedActivity(into: isSearching)
  ///
  /// `target` may be a property, a subject or a property of a widget. It is retained only as far as a binding retains
  /// it.
  public func feedActivity<Target: BindableProtocol<Bool>>(into target: Target) -> Signal<Element, Failure> {
    feed(into: target) { signal, feed in
      signal.handleEvents(receiveSubscription: { feed(true) }, receiveCancel: { feed(false) })
    }
  }

  /// Also passes each element to `target`, before it is delivered downstream.
  public func feedNext(into target: some BindableProtocol<Element>) -> Signal<Element, Failure> {
    feedNext(into: target, map: { $0 })
  }

  /// Also passes each element to a target that takes optional values, before it is delivered downstream.
  public func feedNext(into target: some BindableProtocol<Element?>) -> Signal<Element, Failure> {
    feedNext(into: target, map: { $0 })
  }

  /// Passes the result of `map` to `target` for each element for which `shouldFeed` is true, before the element is
  /// delivered downstream.
  public func feedNext<Target: BindableProtocol>(
    into target: Target, when shouldFeed: @escaping (Element) -> Bool = { _ in true },
    map: @escaping (Element) -> Target.Element
  ) -> Signal<Element, Failure> {
    feed(into: target) { signal, feed in
      signal.handleEvents(receiveOutput: { if shouldFeed($0) { feed(map($0)) } })
    }
  }

  /// Also passes the failure to `target`, before it is delivered downstream.
  public func feedError(into target: some BindableProtocol<Failure>) -> Signal<Element, Failure> {
    feedError(into: target) { $0 }
  }

  /// Also passes the failure to a target that takes optional values, before it is delivered downstream. It is never
  /// reset: to begin a new observation without an error, set the target to `nil`.
  ///
  ///     search(text).feedError(into: lastError)
  public func feedError(into target: some BindableProtocol<Failure?>) -> Signal<Element, Failure> {
    feedError(into: target) { $0 }
  }

  private func feedError<Target: BindableProtocol>(
    into target: Target, map: @escaping (Failure) -> Target.Element
  ) -> Signal<Element, Failure> {
    feed(into: target) { signal, feed in
      signal.handleEvents(receiveCompletion: { if case .failure(let failure) = $0 { feed(map(failure)) } })
    }
  }

  /// Binds `target` for as long as an observation lasts. `connect` receives the function that feeds it.
  private func feed<Target: BindableProtocol>(
    into target: Target,
    _ connect: @escaping (Signal<Element, Failure>, @escaping (Target.Element) -> Void) -> Signal<Element, Failure>
  ) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let elements = PassthroughSubject<Target.Element, Never>()
      let binding = target.bind(signal: elements.toSignal())
      // The binding is disposed last, because the signal that `connect` returns may feed the target until the end.
      let source = handleEvents(receiveCancel: { binding.dispose() })
      connect(source) { elements.send($0) }.attach(observer, subscription)
    })
  }
}
