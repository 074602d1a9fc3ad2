extension Disposable {
  /// `dispose(in:)` in the spelling of Bond 6.
  public func disposeIn(_ bag: DisposeBag) { bag.add(self) }
}

extension Property {
  /// Sets the value: `value` in the spelling of Bond 6, where a property is also a subject.
  @inlinable
  public func next(_ value: Value) { self.value = value }
}

/// `FailableDynamicSubject` in the spelling of Bond 6.
public typealias DynamicSubject2<Element, Failure: Error> = FailableDynamicSubject<Element, Failure>
