/// The proxy behind `.reactive`: an object's properties and events as signals, bonds and subjects.
///
///     extension Reactive where Base: Label {
///       var shoutedText: Bond<String> { bond { label, text in label.label = text.uppercased() } }
///     }
@MainActor
public protocol ReactiveExtensions<Base> {
  associatedtype Base
  /// The object behind the proxy.
  var base: Base { get }
}

/// The proxy of one object.
public struct Reactive<Base>: ReactiveExtensions {
  public let base: Base

  @inlinable
  public init(_ base: Base) { self.base = base }
}

/// A class whose objects have `.reactive`.
@MainActor
public protocol ReactiveExtensionsProvider: AnyObject {}

extension ReactiveExtensionsProvider {
  /// The object's properties and events as signals, bonds and subjects.
  @inlinable
  public var reactive: Reactive<Self> { Reactive(self) }
}

extension ReactiveExtensions where Base: Deallocatable {
  /// A bond that calls `setter` with the object and each element, for as long as the object lives.
  public func bond<Element>(_ setter: @escaping (Base, Element) -> Void) -> Bond<Element> {
    Bond(target: base, setter: setter)
  }

  /// Fires once, when the object goes away.
  public var deallocated: SafeSignal<Void> { base.deallocated }
}
