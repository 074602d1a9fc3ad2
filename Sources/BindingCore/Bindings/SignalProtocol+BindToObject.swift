extension SignalProtocol where Failure == Never {
  /// Calls `setter` with the target and each element for as long as the target lives, without retaining it.
  ///
  /// Such an observation needs neither `[weak self]` nor a bag.
  @inlinable
  @discardableResult
  public func bind<Target: Deallocatable>(
    to target: Target, setter: @escaping (Target, Element) -> Void
  ) -> Subscription {
    bind(to: Bond(target: target, setter: setter))
  }

  /// `bind(to:setter:)` for signals without a value.
  @inlinable
  @discardableResult
  public func bind<Target: Deallocatable>(
    to target: Target, setter: @escaping (Target) -> Void
  ) -> Subscription where Element == Void {
    bind(to: Bond<Void>(target: target) { target, _ in setter(target) })
  }

  /// Sets a property of an object to each element for as long as the object lives, without retaining it.
  @inlinable
  @discardableResult
  public func bind<Target: Deallocatable>(
    to target: Target, keyPath: ReferenceWritableKeyPath<Target, Element>
  ) -> Subscription {
    bind(to: target) { target, element in target[keyPath: keyPath] = element }
  }

  /// `bind(to:keyPath:)` for a property that takes optional values.
  @inlinable
  @discardableResult
  public func bind<Target: Deallocatable>(
    to target: Target, keyPath: ReferenceWritableKeyPath<Target, Element?>
  ) -> Subscription {
    bind(to: target) { target, element in target[keyPath: keyPath] = element }
  }
}

extension SignalProtocol {
  /// Delivers each element together with `object`, without retaining the object. Finishes at the first element after
  /// the object is deallocated.
  ///
  ///     --1--2--3--|
  ///     withUnretained(a).map { $1 }
  ///     --1--2--3--|
  ///
  /// For a `Deallocatable` object, `bind(to:setter:)` is shorter and ends as soon as the object is deallocated.
  @inlinable
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Signal<(Object, Element), Failure> {
    Signal(attach: { [weak object] observer, subscription in
      let upstream = Subscription()
      subscription.add(upstream)
      attach(
        observer.with { [weak object] element in
          if let object { return observer.next((object, element)) }
          if upstream.isDisposed { return }
          upstream.dispose()
          observer.end?(.finished)
        }, upstream)
    })
  }
}
