extension SignalProtocol {
  /// Tells `target` that the work goes on: `true` when an observation begins, `false` when it ends or is disposed.
  ///
  ///     photos(for: query).feedActivity(into: isSearching)
  ///
  /// `target` may be a property, a subject or a part of a widget. It is not retained beyond what a binding retains.
  public func feedActivity<Target: BindableProtocol<Bool>>(into target: Target) -> Signal<Element, Failure> {
    feed(into: target) { signal, feed in
      signal.handleEvents(receiveSubscription: { feed(true) }, receiveCancel: { feed(false) })
    }
  }

  /// Gives each element to `target` too, before whoever is downstream gets it.
  public func feedNext(into target: some BindableProtocol<Element>) -> Signal<Element, Failure> {
    feedNext(into: target, map: { $0 })
  }

  /// Gives each element to a target that takes optional values too, before whoever is downstream gets it.
  public func feedNext(into target: some BindableProtocol<Element?>) -> Signal<Element, Failure> {
    feedNext(into: target, map: { $0 })
  }

  /// Gives what `map` makes of each element for which `shouldFeed` is true to `target`, before whoever is downstream gets
  /// the element.
  public func feedNext<Target: BindableProtocol>(
    into target: Target, when shouldFeed: @escaping (Element) -> Bool = { _ in true },
    map: @escaping (Element) -> Target.Element
  ) -> Signal<Element, Failure> {
    feed(into: target) { signal, feed in
      signal.handleEvents(receiveOutput: { if shouldFeed($0) { feed(map($0)) } })
    }
  }

  /// Gives the failure to `target` too, before whoever is downstream gets it.
  public func feedError(into target: some BindableProtocol<Failure>) -> Signal<Element, Failure> {
    feedError(into: target) { $0 }
  }

  /// Gives the failure to a target that takes optional values too, before whoever is downstream gets it. Nothing takes it
  /// back: a new observation that is to begin without an error sets the target to `nil`.
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

  /// Binds `target` for as long as an observation lasts. `connect` gets the function that feeds it.
  private func feed<Target: BindableProtocol>(
    into target: Target,
    _ connect: @escaping (Signal<Element, Failure>, @escaping (Target.Element) -> Void) -> Signal<Element, Failure>
  ) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let elements = PassthroughSubject<Target.Element, Never>()
      let binding = target.bind(signal: elements.toSignal())
      // The binding goes last: what `connect` makes may feed until the end.
      let source = handleEvents(receiveCancel: { binding.dispose() })
      connect(source) { elements.send($0) }.attach(observer, subscription)
    })
  }
}
