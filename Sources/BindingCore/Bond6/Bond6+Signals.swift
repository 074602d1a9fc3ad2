// Types in the spelling of ReactiveKit.

/// `SafeSignal` in the spelling of Bond 6.
public typealias Signal1<Element> = SafeSignal<Element>

/// An `Observer` of a signal that cannot fail, in the spelling of ReactiveKit.
public typealias SafeObserver<Element> = Observer<Element, Never>

/// `Disposable`, which has a `cancel()`, in the spelling of ReactiveKit and Combine.
public typealias Cancellable = Disposable

/// `DisposeBag` in the spelling of ReactiveKit.
public typealias DisposeBagProtocol = DisposeBag

extension AnyProperty {
  /// `init(_:)` in the spelling of ReactiveKit.
  @inlinable
  public convenience init(property: Property<Value>) { self.init(property) }
}
