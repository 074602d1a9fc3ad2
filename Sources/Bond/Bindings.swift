public import BindingCore

@MainActor extension Disposable {
  /// The Bond 6 spelling of `dispose(in:)`.
  public func disposeIn(_ bag: DisposeBag) { bag.add(self) }

  /// The ReactiveKit and Combine spelling of `dispose()`.
  public nonisolated func cancel() { dispose() }

  /// The ReactiveKit spelling of `dispose(in:)`.
  public func store(in bag: DisposeBag) { bag.add(self) }
}

extension Property {
  /// The Bond 6 spelling of setting `value`; in Bond 6 a property is also a subject.
  @inlinable
  public func next(_ value: Value) { self.value = value }
}

extension FailableDynamicSubject {
  /// The Bond 6 spelling of `send(_:)`, for a `.next` event. The end of another signal has no effect: the subject ends
  /// with its target.
  public func on(_ event: Event<Element, Failure>) {
    if case .next(let element) = event { send(element) }
  }

  /// `bidirectionalMap(to:from:)` in terms of a getter and a setter.
  public func map<Converted>(
    get forward: @escaping (Element) -> Converted, set backward: @escaping (Converted) -> Element
  ) -> FailableDynamicSubject<Converted, Failure> {
    bidirectionalMap(to: forward, from: backward)
  }
}
