public import BindingCore

extension Disposable {
  /// `dispose(in:)` in the spelling of Bond 6.
  public func disposeIn(_ bag: DisposeBag) { bag.add(self) }

  /// `dispose()` in the spelling of ReactiveKit and Combine.
  public nonisolated func cancel() { dispose() }

  /// `dispose(in:)` in the spelling of ReactiveKit.
  public func store(in bag: DisposeBag) { bag.add(self) }
}

extension Property {
  /// Sets the value: `value` in the spelling of Bond 6, where a property is also a subject.
  @inlinable
  public func next(_ value: Value) { self.value = value }
}

extension FailableDynamicSubject {
  /// `send(_:)` of a `.next` in the spelling of Bond 6. The end of another signal has no effect: the subject ends with
  /// its target.
  public func on(_ event: Event<Element, Failure>) {
    if case .next(let element) = event { send(element) }
  }

  /// `bidirectionalMap(to:from:)` in the words of a value: how to get it and how to set it.
  public func map<Converted>(
    get forward: @escaping (Element) -> Converted, set backward: @escaping (Converted) -> Element
  ) -> FailableDynamicSubject<Converted, Failure> {
    bidirectionalMap(to: forward, from: backward)
  }
}
